import type { Mode } from '../palette.ts'

/** A custom property that a style sheet declares for the whole page. */
export interface CustomProperty {
  readonly name: string
  readonly value: string
  /** The mode of the declaration; absent if it applies to both. */
  readonly mode?: Mode
  /** The selector or at-rule around the declaration, without nesting. */
  readonly selector: string
  /** The media query around the selector, if it decides the mode. */
  readonly media?: string
}

/** The custom properties of the whole page, and the selectors of all others. */
export interface ParsedStylesheet {
  readonly properties: readonly CustomProperty[]
  readonly skippedSelectors: readonly string[]
}

const COMMENT = String.raw`\/\*[\s\S]*?(?:\*\/|$)`
const STRING = String.raw`"(?:\\[\s\S]|[^"\\])*"?|'(?:\\[\s\S]|[^'\\])*'?`
const CSS_PIECES = new RegExp(
  `${COMMENT}|${STRING}|\\\\[\\s\\S]?|[{}()[\\];]|[^"'\\\\{}()[\\];/]+|/`,
  'g',
)

/** Parses the custom properties of a style sheet, even if the rest of it is invalid. */
export function parseStylesheet(text: string): ParsedStylesheet {
  const properties: CustomProperty[] = []
  const skippedSelectors = new Set<string>()
  const openBlocks: CssBlock[] = []
  let line = ''
  let depth = 0
  // Remembered for the whole declaration, because a value may contain any number of braces.
  let isValue = false
  const endDeclaration = (): void => {
    const [, name, value] = DECLARATION.exec(line) ?? []
    const block = openBlocks.at(-1)
    line = ''
    isValue = false
    if (name === undefined || !value?.trim() || block === undefined) return
    if (block.scope === undefined) skippedSelectors.add(block.prelude)
    else properties.push({ name, value: stripImportant(value), ...block.scope })
  }
  for (const [piece] of text.matchAll(CSS_PIECES)) {
    if (depth === 0 && piece === '{') isValue ||= DECLARATION_START.test(line)
    if (depth === 0 && piece === '{' && !isValue) {
      openBlocks.push(openBlock(openBlocks.at(-1), line.trim().replace(/\s+/g, ' ')))
      line = ''
    } else if (depth === 0 && (piece === ';' || piece === '}')) {
      endDeclaration()
      if (piece === '}') openBlocks.pop()
    } else {
      if ('{(['.includes(piece)) depth += 1
      if ('})]'.includes(piece)) depth = Math.max(0, depth - 1)
      const text = piece.startsWith('/*') ? ' ' : piece
      line += line === '' ? text.trimStart() : text
    }
  }
  endDeclaration()
  return { properties, skippedSelectors: [...skippedSelectors] }
}

const DECLARATION = /^(--[^\s:]+)\s*:([\s\S]*)$/
const DECLARATION_START = /^--[^\s:]+\s*:/

const stripImportant = (value: string): string =>
  value
    .trim()
    .replace(/!\s*important$/i, '')
    .trim()

/** An open rule; it has a scope only if it applies to the whole page. */
interface CssBlock {
  readonly prelude: string
  readonly scope?: Pick<CustomProperty, 'mode' | 'selector' | 'media'>
}

function openBlock(outer: CssBlock | undefined, prelude: string): CssBlock {
  const ownMode = getSelectorMode(prelude)
  const isOuterSkipped = outer !== undefined && outer.scope === undefined
  if (ownMode === undefined || isOuterSkipped) return { prelude }
  const mode = ownMode === 'both' ? outer?.scope?.mode : ownMode
  const isMedia = prelude.startsWith('@media')
  const media = isMedia ? prelude : outer?.scope?.media
  return {
    prelude,
    scope: {
      selector: joinSelectors(outer?.scope?.selector, prelude),
      ...(mode === undefined ? {} : { mode }),
      ...(media === undefined ? {} : { media }),
    },
  }
}

/** Returns the selector of a nested rule; an at-rule without one of its own keeps the outer one. */
function joinSelectors(outer: string | undefined, prelude: string): string {
  if (outer === undefined || outer.startsWith('@')) return prelude
  if (prelude.startsWith('@')) return outer
  const selector = prelude.replaceAll('&', outer)
  return selector.length > MAX_SELECTOR_LENGTH ? prelude : selector
}

/** Ends the growth of selectors that repeat `&` on every level. */
const MAX_SELECTOR_LENGTH = 400

/** Returns the mode of a rule; undefined if it does not apply to the whole page. */
function getSelectorMode(prelude: string): Mode | 'both' | undefined {
  const [, scheme] = /^@media\b.*prefers-color-scheme\s*:\s*(light|dark)\s*\)$/i.exec(prelude) ?? []
  if (scheme !== undefined) return scheme.toLowerCase() === 'dark' ? 'dark' : 'light'
  if (/^@(theme|layer|supports)\b/i.test(prelude)) return 'both'
  if (prelude.startsWith('@')) return undefined
  const bare = prelude.replace(/:not\([^()]*\)/g, '').replace(/["']/g, '')
  if (!PAGE_SELECTOR.test(bare)) return undefined
  // A list with a selector that names no mode applies to both.
  const modes = bare.split(',').map((selector) => MODE_SELECTOR.exec(selector)?.[1]?.toLowerCase())
  if (modes.includes(undefined)) return 'both'
  return modes.includes('dark') ? 'dark' : 'light'
}

const MODE_SELECTOR = /(?:\.|=)(light|dark)\b/i

/** Matches selectors of the page itself, and of modes that are set on it or on a part of it. */
const PAGE_SELECTOR =
  /^(?:&|:root|:host|html|body|\*|\.(?:light|dark)\b|\[(?:class|data-[\w-]+)[~|^$*]?=(?:light|dark)\]|:(?:where|is)\(|[\s,)>])+$/i
