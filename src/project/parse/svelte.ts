import { parse } from 'svelte/compiler'
import type { Attribute, ScriptCall, TextRange } from '../../internal/verify.ts'
import type { ParsedMarkup, ScriptBlock } from './html.ts'
import {
  addDynamic,
  addText,
  dynamicValue,
  findTagEnd,
  MarkupBuilder,
  type OpenElement,
  readExpression,
  staticValue,
} from './markup-builder.ts'

/** The markup of a Svelte component, with its `{@html}` tags as calls. */
export interface ParsedSvelte extends ParsedMarkup {
  readonly calls: readonly ScriptCall[]
}

/** Parses a component of Svelte. */
export function parseSvelte(text: string): ParsedSvelte {
  const root = parse(maskBlocks(text), { modern: true }) as unknown as SvelteRoot
  const reader = new SvelteReader(text)
  reader.readFragment(root.fragment, null, true)
  return {
    elements: reader.builder.elements,
    calls: reader.calls,
    scripts: [root.module, root.instance].flatMap((script): ScriptBlock[] =>
      script ? [{ range: toRange(script.content), lang: 'ts' }] : [],
    ),
    errors: [],
  }
}

/** Matches the start tag of a script or style at the start of a line. */
const BLOCK_START = /^<(script|style)\b(?:"[^"]*"|'[^']*'|[^<>"'])*>/gm

const BLOCK_ENDS: Readonly<Record<string, RegExp>> = {
  script: /<\/script\s*>/g,
  style: /<\/style\s*>/g,
}

/**
 * Blanks out scripts and styles, which other parsers read: parsing them twice would take most of
 * the time, and an error in one of them would hide the markup.
 */
function maskBlocks(text: string): string {
  const parts: string[] = []
  const unclosed = new Set<string>()
  let end = 0
  let block = execFrom(BLOCK_START, text, 0)
  while (block !== null) {
    const [tag, name = ''] = block
    const start = block.index + tag.length
    const close = unclosed.has(name) ? null : execFrom(BLOCK_ENDS[name] as RegExp, text, start)
    if (close === null) unclosed.add(name)
    else {
      parts.push(text.slice(end, start), ' '.repeat(close.index - start))
      end = close.index
    }
    block = execFrom(BLOCK_START, text, close === null ? start : end)
  }
  return parts.join('') + text.slice(end)
}

function execFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from
  return pattern.exec(text)
}

interface Located {
  readonly start: number
  readonly end: number
}

interface SvelteRoot {
  readonly fragment: SvelteFragment
  readonly module?: { readonly content: Located } | null
  readonly instance?: { readonly content: Located } | null
}

interface SvelteFragment {
  readonly type: 'Fragment'
  readonly nodes: readonly SvelteNode[]
}

/** A node of Svelte's syntax tree, as far as it is read. */
interface SvelteNode extends Located {
  readonly type: string
  readonly name?: string
  readonly data?: string
  readonly attributes?: readonly SvelteAttribute[]
  readonly expression?: Located | null
  readonly [part: string]: unknown
}

interface SvelteAttribute extends Located {
  readonly type: string
  readonly name?: string
  readonly value?: true | SvelteNode | readonly SvelteNode[]
  readonly expression?: Located | null
}

const toRange = ({ start, end }: Located): TextRange => ({ start, end })

/** Elements that render what is in them somewhere else, such as in the head of the document. */
const TRANSPARENT = new Set([
  ...['SvelteHead', 'SvelteFragment', 'SvelteBoundary', 'SvelteOptions'],
  ...['SvelteWindow', 'SvelteBody', 'SvelteDocument'],
])

const ELEMENTS = new Set(['RegularElement', 'TitleElement'])
const COMPONENTS = new Set(['Component', 'SvelteComponent', 'SvelteElement', 'SvelteSelf'])

const isFragment = (value: unknown): value is SvelteFragment =>
  (value as SvelteFragment | null)?.type === 'Fragment'

class SvelteReader {
  readonly builder = new MarkupBuilder()
  readonly calls: ScriptCall[] = []
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  readFragment({ nodes }: SvelteFragment, parent: OpenElement | null, isListed: boolean): void {
    for (const node of nodes) this.#readNode(node, parent, isListed)
  }

  #readNode(node: SvelteNode, parent: OpenElement | null, isListed: boolean): void {
    if (ELEMENTS.has(node.type) || COMPONENTS.has(node.type)) {
      this.#readElement(node, parent, isListed)
      return
    }
    if (node.type === 'Text') {
      if (isListed) addText(parent, node.data ?? '', toRange(node))
      return
    }
    if (node.type === 'Comment') return
    if (node.type === 'HtmlTag') this.#addHtml(node)
    const isTransparent = TRANSPARENT.has(node.type)
    if (isListed && !isTransparent)
      addDynamic(parent, this.#text.slice(node.start, node.end), toRange(node))
    // Blocks and slots: their elements are read, but running code decides which are shown.
    const fragments = Object.values(node).filter(isFragment)
    for (const fragment of fragments) this.readFragment(fragment, parent, isTransparent && isListed)
  }

  #addHtml(node: SvelteNode): void {
    const value = readExpression(this.#text, toRange(node.expression ?? node))
    this.calls.push({ callee: '@html', args: [value], range: toRange(node) })
  }

  #readElement(node: SvelteNode, parent: OpenElement | null, isListed: boolean): void {
    const { name = '', attributes = [] } = node
    const range = toRange(node)
    const lastEnd = attributes.at(-1)?.end ?? range.start + 1 + name.length
    const tagRange = { start: range.start, end: findTagEnd(this.#text, lastEnd) }
    const isComponent = COMPONENTS.has(node.type) || name.includes('-')
    const start = { tag: isComponent ? name : name.toLowerCase(), isComponent, range, tagRange }
    const element = this.builder.add(start, parent, isListed)
    for (const attribute of attributes) this.#readAttribute(attribute, element)
    if (isFragment(node.fragment)) this.readFragment(node.fragment, element, true)
  }

  #readAttribute(attribute: SvelteAttribute, element: OpenElement): void {
    const { type, name = '', expression } = attribute
    const range = toRange(attribute)
    const value = dynamicValue(this.#text, toRange(expression ?? attribute))
    if (type === 'Attribute') {
      const read = this.#readValue(attribute)
      element.attributes.push({ name: name.toLowerCase(), range, value: read })
    } else if (type === 'OnDirective')
      element.attributes.push({ name: `on${name.toLowerCase()}`, range, value })
    else if (type === 'BindDirective') {
      element.attributes.push({ name: name.toLowerCase(), range, value })
      // The bound text is the content of an element that can be edited.
      if (/^(?:innerhtml|textcontent|innertext)$/i.test(name)) addDynamic(element, name, range)
    } else if (/^(?:Class|Style|Let|Transition|Animate)Directive$/.test(type))
      element.attributes.push({
        name: `${type.replace('Directive', '').toLowerCase()}:${name}`,
        range,
        value,
      })
    // An action or attachment may set any attribute, like a spread.
    else element.hasSpread = true
  }

  #readValue({ value, start, end }: SvelteAttribute): Attribute['value'] {
    if (value === true || value === undefined) return null
    const parts = Array.isArray(value) ? (value as readonly SvelteNode[]) : [value as SvelteNode]
    const [first] = parts
    if (first === undefined) return staticValue('', { start: end - 1, end: end - 1 })
    if (parts.length > 1) return dynamicValue(this.#text, { start, end })
    if (first.type === 'Text') return staticValue(first.data ?? '', toRange(first))
    return readExpression(this.#text, toRange(first.expression ?? first))
  }
}
