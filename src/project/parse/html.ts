import { Parser } from 'htmlparser2'
import type { Attribute, MarkupElement, TextRange } from '../../internal/verify.ts'
import { maskExpressions } from './astro-expressions.ts'
import {
  addDynamic,
  addText,
  dynamicValue,
  MarkupBuilder,
  type OpenElement,
  readExpression,
  staticValue,
} from './markup-builder.ts'

/** A script in a markup file. */
export interface ScriptBlock {
  readonly range: TextRange
  readonly lang: 'js' | 'ts' | 'jsx' | 'tsx'
}

/** The markup of a file. */
export interface ParsedMarkup {
  readonly elements: readonly MarkupElement[]
  readonly scripts: readonly ScriptBlock[]
  readonly errors: readonly string[]
}

/** Parses an HTML document or fragment. Every text has a result, as in browsers. */
export function parseHtml(text: string): ParsedMarkup {
  const elements = new HtmlReader(text, text).read()
  return { elements, scripts: findScripts(elements), errors: [] }
}

const FRONTMATTER = /^\s*---[ \t]*\r?\n([\s\S]*?)\r?\n---/

/**
 * Parses the markup of an Astro file as far as that is possible without its compiler. Expressions
 * are dynamic; elements inside them are read, without what is around them.
 */
export function parseAstro(text: string): ParsedMarkup {
  const [all = '', script = ''] = FRONTMATTER.exec(text) ?? []
  const start = all.indexOf(script, all.indexOf('---') + 3)
  const masked = ' '.repeat(all.length) + maskExpressions(text.slice(all.length))
  const elements = new HtmlReader(text, masked, true).read()
  const frontmatter: ScriptBlock = { range: { start, end: start + script.length }, lang: 'ts' }
  return {
    elements,
    scripts: [...(script === '' ? [] : [frontmatter]), ...findScripts(elements)],
    errors: [],
  }
}

const SCRIPT_TYPES = ['', 'module', 'text/javascript', 'application/javascript', 'text/babel']

const findScripts = (elements: readonly MarkupElement[]): ScriptBlock[] =>
  elements.flatMap(({ tag, attributes, children: [child] }) => {
    if (tag !== 'script' || child?.kind !== 'text') return []
    const type = attributes.find(({ name }) => name === 'type')?.value
    const isScript = !type || (type.kind === 'static' && SCRIPT_TYPES.includes(type.text))
    return isScript ? [{ range: child.range, lang: 'ts' as const }] : []
  })

/** Reads HTML into elements. `masked` is the text without what is not HTML, at the same offsets. */
class HtmlReader {
  readonly #text: string
  readonly #masked: string
  readonly #isAstro: boolean
  readonly #builder = new MarkupBuilder()
  readonly #open: OpenElement[] = []
  readonly #parser: Parser
  #attributes: Attribute[] = []
  #hasSpread = false
  #tagStart = 0

  constructor(text: string, masked: string, isAstro = false) {
    this.#text = text
    this.#masked = masked
    this.#isAstro = isAstro
    this.#parser = new Parser(
      {
        onopentagname: () => this.#startTag(),
        onattribute: (name, value) => this.#addAttribute(name, value),
        onopentag: (name) => this.#enter(name),
        onclosetag: (_, isImplied) => this.#leave(isImplied),
        ontext: (value) => this.#addText(value),
      },
      isAstro
        ? { lowerCaseTags: false, recognizeSelfClosing: true, decodeEntities: false }
        : { decodeEntities: false },
    )
  }

  read(): OpenElement[] {
    this.#parser.end(this.#masked)
    return this.#builder.elements
  }

  #startTag(): void {
    this.#attributes = []
    this.#hasSpread = false
    this.#tagStart = this.#parser.startIndex
  }

  #addAttribute(rawName: string, value: string): void {
    const range = { start: this.#parser.startIndex, end: this.#parser.endIndex }
    const raw = this.#text.slice(range.start, range.end)
    if (this.#isAstro && raw.startsWith('{')) {
      this.#addShorthand(raw, range)
      return
    }
    const name = rawName.toLowerCase()
    const equals = this.#masked.slice(range.start, range.end).indexOf('=')
    if (equals === -1) {
      this.#attributes.push({ name, range, value: null })
      return
    }
    const after = raw.slice(equals + 1)
    const start = range.start + equals + 1 + (after.length - after.trimStart().length)
    this.#attributes.push({ name, range, value: this.#readValue(value, { start, end: range.end }) })
  }

  #readValue(value: string, range: TextRange): Attribute['value'] {
    const first = this.#text[range.start]
    if (this.#isAstro && first === '{')
      return readExpression(this.#text, { start: range.start + 1, end: range.end - 1 })
    if (this.#isAstro && first === '`') return dynamicValue(this.#text, range)
    const isQuoted = first === '"' || first === "'"
    const inside = isQuoted ? { start: range.start + 1, end: range.end - 1 } : range
    // Templates of servers put values there that this file does not show.
    return /\{\{|<%|<\?|\$\{/.test(value)
      ? dynamicValue(this.#text, inside)
      : staticValue(value, inside)
  }

  /** Adds `{...props}` or `{name}` of Astro. */
  #addShorthand(raw: string, range: TextRange): void {
    const name = /^\{\s*([\w$]+)\s*\}$/.exec(raw)?.[1]
    if (name === undefined) this.#hasSpread = true
    else
      this.#attributes.push({
        name: name.toLowerCase(),
        range,
        value: dynamicValue(this.#text, { start: range.start + 1, end: range.end - 1 }),
      })
  }

  #enter(name: string): void {
    const isComponent = name.includes('-') || /^[A-Z]|\./.test(name)
    const range = { start: this.#tagStart, end: this.#parser.endIndex + 1 }
    const tag = isComponent ? name : name.toLowerCase()
    const parent = this.#open.at(-1) ?? null
    if (this.#isAstro && tag === 'slot') addDynamic(parent, '<slot>', range)
    const start = { tag, isComponent, range, tagRange: range }
    const element = this.#builder.add(start, parent)
    element.attributes.push(...this.#attributes)
    element.hasSpread = this.#hasSpread
    const content = element.attributes.find(({ name: own }) => /^set:(?:html|text)$/.test(own))
    if (content) addDynamic(element, content.name, content.range)
    this.#open.push(element)
  }

  #leave(isImplied: boolean): void {
    const element = this.#open.pop()
    if (element === undefined) return
    const { start, end: tagEnd } = element.tagRange
    // An element without content ends with its start tag, and an implied end is before the next tag.
    const end = isImplied ? this.#parser.startIndex : this.#parser.endIndex + 1
    element.range = { start, end: Math.max(tagEnd, end) }
  }

  #addText(value: string): void {
    const range = { start: this.#parser.startIndex, end: this.#parser.endIndex + 1 }
    const parent = this.#open.at(-1) ?? null
    const isDynamic = this.#isAstro && value.includes('\u0000')
    if (isDynamic || /\{\{|<%|<\?/.test(value))
      addDynamic(parent, this.#text.slice(range.start, range.end), range)
    else addText(parent, value, range)
  }
}
