import type { AtRule, ChildNode, Container, CssSyntaxError, Declaration, Root, Rule } from 'postcss'
import { parse as parseCss } from 'postcss'
import { parse as parseScss } from 'postcss-scss'
import {
  type MarkupElement,
  readLiteral,
  type StyleDeclaration,
  type StyleRule,
  type Syntax,
  type TextRange,
} from '../../internal/verify.ts'

/** The rules of a style sheet or of all styles in a file, and what could not be parsed. */
export interface ParsedStyles {
  readonly rules: readonly StyleRule[]
  readonly errors: readonly string[]
}

/** The languages of style sheets that can be parsed. */
export type StyleSyntax = 'css' | 'scss'

/** Parses a style sheet. Offsets are those in the text, plus `offset`. */
export function parseStylesheet(text: string, syntax: StyleSyntax, offset = 0): ParsedStyles {
  // PostCSS does not count a byte order mark.
  if (text.startsWith('\uFEFF')) return parseStylesheet(text.slice(1), syntax, offset + 1)
  const parse = syntax === 'scss' ? parseScss : parseCss
  try {
    const root: Root = parse(text, { map: false })
    return { rules: new RuleCollector(text, offset).collect(root), errors: [] }
  } catch (error) {
    if (!isCssSyntaxError(error)) throw error
    const { line = 1, column = 1, reason } = error
    return { rules: [], errors: [`Line ${line}:${column}: ${reason}.`] }
  }
}

/** True for a syntax error of PostCSS, of which each parser can have its own copy. */
const isCssSyntaxError = (error: unknown): error is CssSyntaxError =>
  error instanceof Error && error.name === 'CssSyntaxError'

/** The selectors and conditions around a declaration. */
interface StyleScope {
  readonly selectors: readonly string[]
  readonly conditions: readonly string[]
}

const TOP_SCOPE: StyleScope = { selectors: [], conditions: [] }

/** Ends the growth of selectors whose parents have many selectors, or that repeat `&`. */
const MAX_SELECTORS = 100
const MAX_SELECTOR_LENGTH = 1_000

/** Deeper rules are not read. */
const MAX_DEPTH = 100

/** At-rules whose declarations apply to what the rules around them select. */
const CONDITIONAL = new Set([
  ...['media', 'supports', 'layer', 'container', 'scope', 'starting-style', 'include'],
  ...['if', 'else', 'each', 'for', 'while', 'mixin', 'variant', 'utility', 'screen', 'nest'],
])

/** Matches the start of a nested property of Sass, which looks like a rule. */
const NESTED_PROPERTY = /^([a-z-]+):$/

class RuleCollector {
  private readonly rules: StyleRule[] = []
  private readonly text: string
  private readonly offset: number

  constructor(text: string, offset: number) {
    this.text = text
    this.offset = offset
  }

  collect(root: Root): readonly StyleRule[] {
    this.visit(root, TOP_SCOPE)
    return this.rules
  }

  private visit(container: Container<ChildNode>, scope: StyleScope, depth = 0): void {
    if (depth > MAX_DEPTH) return
    const nodes = container.nodes ?? []
    const declarations = nodes.flatMap((node) => this.toDeclarations(node))
    if (declarations.length > 0) {
      this.rules.push({ ...scope, declarations, range: this.toRange(container) })
    }
    for (const node of nodes) {
      if (node.type === 'rule' && !NESTED_PROPERTY.test(node.selector)) {
        this.visit(node, enterRule(scope, node), depth + 1)
      } else if (node.type === 'atrule' && node.nodes) {
        this.visit(node, enterAtRule(scope, node), depth + 1)
      }
    }
  }

  /** Returns a declaration, or those of a nested property such as `font: { size: 1rem }` of Sass. */
  private toDeclarations(node: ChildNode): StyleDeclaration[] {
    const [, prefix] = (node.type === 'rule' && NESTED_PROPERTY.exec(node.selector)) || []
    if (node.type === 'rule' && prefix !== undefined) {
      return (node.nodes ?? [])
        .flatMap((child) => (child.type === 'decl' ? this.toDeclarations(child) : []))
        .map((declaration) => ({ ...declaration, property: `${prefix}-${declaration.property}` }))
    }
    if (node.type !== 'decl') return []
    const range = this.toDeclarationRange(node)
    const written = (node.raws.value?.raw ?? node.value).trimEnd()
    const start = range.start + node.prop.length + (node.raws.between ?? ':').length
    return [
      {
        property: node.prop.startsWith('--') ? node.prop : node.prop.toLowerCase(),
        value: node.value.trimEnd(),
        range,
        valueRange: { start, end: start + written.length },
      },
    ]
  }

  /** Returns the range of a declaration without its semicolon. */
  private toDeclarationRange(node: Declaration): TextRange {
    const { start, end } = this.toRange(node)
    return { start, end: this.text[end - this.offset - 1] === ';' ? end - 1 : end }
  }

  private toRange({ source }: ChildNode | Container<ChildNode>): TextRange {
    const start = source?.start?.offset ?? 0
    const end = source?.end?.offset ?? this.text.length
    return { start: this.offset + start, end: this.offset + end }
  }
}

const enterRule = ({ selectors, conditions }: StyleScope, { selector }: Rule): StyleScope => ({
  selectors: resolveSelectors(selectors, splitSelectors(selector)),
  conditions,
})

function enterAtRule({ selectors, conditions }: StyleScope, { name, params }: AtRule): StyleScope {
  const condition = `@${name} ${params}`.trim()
  if (name === 'theme') return { selectors: [':root'], conditions: [...conditions, condition] }
  if (CONDITIONAL.has(name) || name.endsWith('keyframes') || selectors.length > 0) {
    return { selectors, conditions: [...conditions, condition] }
  }
  return { selectors: [condition], conditions }
}

/** Splits a list of selectors at the commas that are not inside parentheses or brackets. */
function splitSelectors(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const piece of list.match(/[,()[\]]|[^,()[\]]+/g) ?? []) {
    if (piece === '(' || piece === '[') depth += 1
    if (piece === ')' || piece === ']') depth -= 1
    if (piece === ',' && depth <= 0) parts.push('')
    else parts[parts.length - 1] += piece
  }
  return parts.map((part) => part.replaceAll(/\s+/g, ' ').trim()).filter((part) => part !== '')
}

function resolveSelectors(outer: readonly string[], inner: readonly string[]): readonly string[] {
  if (outer.length === 0) return inner
  const parents = outer.slice(0, MAX_SELECTORS)
  return parents
    .flatMap((parent) => inner.slice(0, MAX_SELECTORS).map((selector) => nest(parent, selector)))
    .slice(0, MAX_SELECTORS)
}

function nest(parent: string, selector: string): string {
  const nested = selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`
  return nested.length > MAX_SELECTOR_LENGTH ? selector : nested
}

/** Parses the declarations of a style attribute, whose value starts at an offset. */
function parseStyleAttribute(value: string, offset: number): readonly StyleDeclaration[] {
  const { rules } = parseStylesheet(`a{${value}}`, 'css', offset - 2)
  return rules.flatMap(({ declarations }) => declarations)
}

/** Reads the declarations of a style object such as `{ color: 'red', padding: 8 }`. */
export function parseStyleObject(source: string, offset: number): readonly StyleDeclaration[] {
  const literal = readLiteral(source, offset)
  if (literal.kind === 'array') {
    return literal.items.flatMap(({ range: { start, end } }) =>
      parseStyleObject(source.slice(start - offset, end - offset), start),
    )
  }
  if (literal.kind !== 'object') return []
  return literal.entries.flatMap(({ key, value, range }) => {
    if (value.kind !== 'string' && value.kind !== 'number') return []
    const property = key.startsWith('--') ? key : toCssProperty(key)
    const unit = value.kind === 'number' && !UNITLESS.test(property) ? 'px' : ''
    return [{ property, value: `${value.text}${unit}`, range, valueRange: value.range }]
  })
}

/** Properties whose numbers stay numbers in a style object of React. */
const UNITLESS =
  /^--|opacity$|^(?:z-index|order|flex|flex-(?:grow|shrink)|line-height|font-weight|zoom|scale|tab-size|columns?|column-count|grid-.*|aspect-ratio|animation-iteration-count)$/

const toCssProperty = (name: string): string =>
  name
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/^(webkit|moz|ms)-/, '-$1-')

/** A file whose styles are to be parsed. */
export interface StyledFile {
  readonly text: string
  readonly syntax: Syntax
  readonly elements: readonly MarkupElement[]
}

/** Parses all styles of a file: the sheet itself, its style blocks and its style attributes. */
export function parseStyles({ text, syntax, elements }: StyledFile): ParsedStyles {
  if (syntax === 'css' || syntax === 'scss') return parseStylesheet(text, syntax)
  const parsed = findStyleBlocks(text, syntax, elements).map(parseBlock)
  return {
    rules: [
      ...parsed.flatMap(({ rules }) => rules),
      ...elements.flatMap((element) => readStyleAttributes(element, text)),
    ],
    errors: parsed.flatMap(({ errors }) => errors),
  }
}

/** The text between the tags of a style element. */
interface StyleBlock {
  readonly text: string
  readonly start: number
  readonly language: string
}

const parseBlock = ({ text, start, language }: StyleBlock): ParsedStyles =>
  language === 'css' || language === 'scss' || language === 'postcss'
    ? parseStylesheet(text, language === 'scss' ? 'scss' : 'css', start)
    : { rules: [], errors: [`Styles in the language "${language}" are not read.`] }

// Each pattern ends at the end of the text or has a limit, so that no text takes quadratic time.
const HIDDEN = /<!--[\s\S]*?(?:-->|$)|<script\b[\s\S]*?(?:<\/script\s*>|$)/gi
const STYLE_TAG = /<style\b((?:"[^"]{0,500}"|'[^']{0,500}'|[^<>"']){0,500})>/gi

function findStyleBlocks(
  text: string,
  syntax: Syntax,
  elements: readonly MarkupElement[],
): readonly StyleBlock[] {
  if (syntax === 'script') return []
  if (syntax === 'jsx') return elements.flatMap((element) => findScriptedBlock(element))
  const visible = text.replaceAll(HIDDEN, (part) => ' '.repeat(part.length))
  const blocks: StyleBlock[] = []
  let end = 0
  for (const { 0: tag, 1: attributes = '', index } of visible.matchAll(STYLE_TAG)) {
    if (index < end || /\/\s*$/.test(attributes)) continue
    const start = index + tag.length
    end = findClosingTag(visible, start)
    if (end === -1) break
    const language = /\blang\s*=\s*["']?([\w-]+)/.exec(attributes)?.[1] ?? 'css'
    blocks.push({ text: text.slice(start, end), start, language })
  }
  return blocks
}

function findClosingTag(text: string, start: number): number {
  const pattern = /<\/style\s*>/gi
  pattern.lastIndex = start
  return pattern.exec(text)?.index ?? -1
}

/** Finds the sheet in `<style>{`...`}</style>`, unless code computes a part of it. */
function findScriptedBlock({ tag, children }: MarkupElement): StyleBlock[] {
  if (tag !== 'style') return []
  return children.flatMap((child) => {
    if (child.kind === 'text')
      return [{ text: child.text, start: child.range.start, language: 'css' }]
    if (child.kind !== 'dynamic') return []
    const [, before, body] = /^(\s*(?:\{\s*)?`)([^`$\\]*)`/.exec(child.source) ?? []
    if (before === undefined || body === undefined) return []
    return [{ text: body, start: child.range.start + before.length, language: 'css' }]
  })
}

/** Reads the rules that `style` and Svelte's `style:color` attributes set. */
function readStyleAttributes({ attributes }: MarkupElement, text: string): StyleRule[] {
  return attributes.flatMap(({ name, value, range }) => {
    if (value === null || !(name === 'style' || name.startsWith('style:'))) return []
    const declarations =
      name !== 'style'
        ? toSingleDeclaration(name.slice('style:'.length), value, range)
        : value.kind === 'static'
          ? parseStyleAttribute(value.text, findText(text, value.text, value.range))
          : parseStyleObject(value.source, findText(text, value.source, value.range))
    return declarations.length > 0 ? [{ selectors: [], conditions: [], declarations, range }] : []
  })
}

type AttributeValue = NonNullable<MarkupElement['attributes'][number]['value']>

const toSingleDeclaration = (
  property: string,
  value: AttributeValue,
  range: TextRange,
): StyleDeclaration[] =>
  value.kind === 'static' ? [{ property, value: value.text, range, valueRange: value.range }] : []

/** Returns where a value starts: its range may include quotes or braces. */
function findText(text: string, value: string, { start, end }: TextRange): number {
  const index = text.slice(start, end).indexOf(value)
  return index === -1 ? start : start + index
}
