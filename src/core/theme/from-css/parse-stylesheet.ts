import type { Mode } from '../palette.ts'

/** A custom property as a style sheet declares it for the whole page. */
export interface CustomProperty {
  readonly name: string
  readonly value: string
  /** The mode that it is for; absent when it holds for both. */
  readonly mode?: Mode
  /** The selector, or the at-rule, that it stands under. */
  readonly selector: string
}

/** What a style sheet declares, and where it declares what cannot be told for the whole page. */
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

/** Reads the custom properties of a style sheet, whatever it is worth otherwise. */
export function parseStylesheet(text: string): ParsedStylesheet {
  const properties: CustomProperty[] = []
  const passedOver = new Set<string>()
  const open: CssBlock[] = []
  let line = ''
  let depth = 0
  // Asked once a line: a value may hold any number of braces.
  let isValue = false
  const end = (): void => {
    const [, name, value] = DECLARATION.exec(line) ?? []
    const block = open.at(-1)
    line = ''
    isValue = false
    if (name === undefined || !value?.trim() || block === undefined) return
    if (block.scope === undefined) passedOver.add(block.prelude)
    else properties.push({ name, value: stripImportant(value), ...block.scope })
  }
  for (const [piece] of text.matchAll(CSS_PIECES)) {
    if (depth === 0 && piece === '{') isValue ||= DECLARATION_START.test(line)
    if (depth === 0 && piece === '{' && !isValue) {
      open.push(openBlock(open.at(-1), line.trim().replace(/\s+/g, ' ')))
      line = ''
    } else if (depth === 0 && (piece === ';' || piece === '}')) {
      end()
      if (piece === '}') open.pop()
    } else {
      if ('{(['.includes(piece)) depth += 1
      if ('})]'.includes(piece)) depth = Math.max(0, depth - 1)
      const written = piece.startsWith('/*') ? ' ' : piece
      line += line === '' ? written.trimStart() : written
    }
  }
  end()
  return { properties, skippedSelectors: [...passedOver] }
}

const DECLARATION = /^(--[^\s:]+)\s*:([\s\S]*)$/
const DECLARATION_START = /^--[^\s:]+\s*:/

const stripImportant = (value: string): string =>
  value
    .trim()
    .replace(/!\s*important$/i, '')
    .trim()

/** A rule, and what it holds for; no place when that is not the whole page. */
interface CssBlock {
  readonly prelude: string
  readonly scope?: Pick<CustomProperty, 'mode' | 'selector'>
}

function openBlock(outer: CssBlock | undefined, prelude: string): CssBlock {
  const own = getSelectorMode(prelude)
  if (own === undefined || (outer !== undefined && outer.scope === undefined)) return { prelude }
  const mode = own === 'both' ? outer?.scope?.mode : own
  const selector = prelude.startsWith('@layer') ? (outer?.scope?.selector ?? prelude) : prelude
  return { prelude, scope: mode === undefined ? { selector } : { mode, selector } }
}

/** The mode that a rule asks for, `both` when it asks for none; undefined when it is not for all. */
function getSelectorMode(prelude: string): Mode | 'both' | undefined {
  const [, scheme] = /^@media\b.*prefers-color-scheme\s*:\s*(light|dark)\s*\)$/i.exec(prelude) ?? []
  if (scheme !== undefined) return scheme.toLowerCase() === 'dark' ? 'dark' : 'light'
  if (/^@(theme|layer|supports)\b/i.test(prelude)) return 'both'
  if (prelude.startsWith('@')) return undefined
  const bare = prelude.replace(/:not\([^()]*\)/g, '').replace(/["']/g, '')
  if (!PAGE_SELECTOR.test(bare)) return undefined
  // A list that names the page without a mode holds for both.
  const modes = bare.split(',').map((selector) => MODE_SELECTOR.exec(selector)?.[1]?.toLowerCase())
  if (modes.includes(undefined)) return 'both'
  return modes.includes('dark') ? 'dark' : 'light'
}

const MODE_SELECTOR = /(?:\.|=)(light|dark)\b/i

/** Selectors of the page itself, and of modes that are switched on it or on a part. */
const PAGE_SELECTOR =
  /^(?:&|:root|:host|html|body|\*|\.(?:light|dark)\b|\[(?:class|data-[\w-]+)[~|^$*]?=(?:light|dark)\]|:(?:where|is)\(|[\s,)>])+$/i
