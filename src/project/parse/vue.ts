import { type ErrorCodes, errorMessages, parse } from '@vue/compiler-dom'
import { decodeHTML, decodeHTMLAttribute } from 'entities/decode'
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

/** Parses a component of Vue. */
export function parseVue(text: string): ParsedMarkup {
  const { children, errors } = parseBlocks(text)
  const [template, ...others] = children.filter(({ tag }) => tag === 'template')
  const lang = template && readAttribute(template, 'lang')
  const isHtml = lang === undefined || lang === 'html'
  const isRead = isHtml && template !== undefined && readAttribute(template, 'src') === undefined
  const reader = new VueReader(text)
  if (isRead) for (const child of template.children ?? []) reader.read(child, null)
  inheritAttributes(reader.builder.elements)
  return {
    elements: reader.builder.elements,
    scripts: children.filter(({ tag }) => tag === 'script').map(toScriptBlock),
    errors: [
      ...errors.slice(0, 1),
      ...(others.length > 0 ? ['Only the first of several templates is read.'] : []),
      ...(isHtml ? [] : [`The template is written in ${lang}, which is not read.`]),
    ],
  }
}

/** Returns the blocks of a component, such as its template and script, with their content. */
function parseBlocks(text: string): { children: readonly VueNode[]; errors: readonly string[] } {
  const errors: string[] = []
  const { children } = parse(text, {
    parseMode: 'sfc',
    comments: false,
    // The parser for browsers, which is the smallest one, would ask the document.
    decodeEntities: (raw, isAttribute) =>
      isAttribute ? decodeHTMLAttribute(raw) : decodeHTML(raw),
    // The message of an error is only an address if NODE_ENV is "production".
    onError: ({ code, message }) =>
      errors.push(errorMessages[Number(code) as ErrorCodes] ?? message),
  })
  return { children: children as unknown as readonly VueNode[], errors }
}

const readAttribute = ({ props = [] }: VueNode, name: string): string | undefined =>
  props.find((prop) => prop.type === NODE.attribute && prop.name === name)?.value?.content

const INHERITING = /^(?:a|button|dialog|img|input|select|svg|textarea)$/

/**
 * Marks the only root of a component: Vue adds the attributes of its user to it. Roots that only
 * contain other elements are left out, because their users rarely pass what a check is about.
 * https://vuejs.org/guide/components/attrs.html
 */
function inheritAttributes(elements: readonly OpenElement[]): void {
  const [root, ...others] = elements.filter(({ parent }) => parent === null)
  if (root !== undefined && others.length === 0 && INHERITING.test(root.tag)) root.hasSpread = true
}

function toScriptBlock(block: VueNode): ScriptBlock {
  const lang = readAttribute(block, 'lang')
  const range = toRange(block.innerLoc ?? block.loc)
  return { range, lang: lang === 'tsx' || lang === 'jsx' ? lang : 'ts' }
}

interface VueLocation {
  readonly start: { readonly offset: number }
  readonly end: { readonly offset: number }
}

/** A node of Vue's syntax tree, as far as it is read. The numbers are Vue's `NodeTypes`. */
interface VueNode {
  readonly type: number
  readonly loc: VueLocation
  /** The content of a block of the component, without its tags. */
  readonly innerLoc?: VueLocation
  readonly tag?: string
  readonly tagType?: number
  readonly props?: readonly VueProp[]
  readonly children?: readonly VueNode[]
  readonly content?: unknown
}

interface VueProp {
  readonly type: number
  readonly name: string
  readonly loc: VueLocation
  readonly value?: { readonly content: string; readonly loc: VueLocation }
  readonly arg?: { readonly content: string; readonly isStatic: boolean }
  readonly exp?: { readonly loc: VueLocation }
}

const NODE = { element: 1, text: 2, interpolation: 5, attribute: 6, directive: 7 } as const
const TAG = { element: 0, component: 1, slot: 2, template: 3 } as const

const DIRECTIVES = new Set(
  'bind cloak else else-if for html if memo model on once pre show slot text'.split(' '),
)

const toRange = ({ start, end }: VueLocation): { start: number; end: number } => ({
  start: start.offset,
  end: end.offset,
})

class VueReader {
  readonly builder = new MarkupBuilder()
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  read(node: VueNode, parent: OpenElement | null, isListed = true): void {
    if (node.type === NODE.element) this.#readElement(node, parent, isListed)
    if (!isListed) return
    const range = toRange(node.loc)
    if (node.type === NODE.text) addText(parent, String(node.content), range)
    if (node.type === NODE.interpolation)
      addDynamic(parent, this.#text.slice(range.start, range.end), range)
  }

  #readElement(node: VueNode, parent: OpenElement | null, isListed: boolean): void {
    const { tag = '', tagType, props = [], children = [] } = node
    const range = toRange(node.loc)
    if (tagType === TAG.slot || tagType === TAG.template) {
      // What is in a slot, or in a template with a condition, depends on running code.
      if (isListed) addDynamic(parent, `<${tag}>`, range)
      for (const child of children) this.read(child, parent, false)
      return
    }
    const lastEnd = props.at(-1)?.loc.end.offset ?? range.start + 1 + tag.length
    const tagRange = { start: range.start, end: findTagEnd(this.#text, lastEnd) }
    const isComponent = tagType === TAG.component || tag.includes('-')
    const start = { tag: isComponent ? tag : tag.toLowerCase(), isComponent, range, tagRange }
    const element = this.builder.add(start, parent, isListed)
    for (const prop of props) this.#readProp(prop, element)
    for (const child of children) this.read(child, element)
  }

  #readProp(prop: VueProp, element: OpenElement): void {
    const range = toRange(prop.loc)
    if (prop.type === NODE.attribute) {
      const { name, value } = prop
      const text = value?.content ?? ''
      const start = (value?.loc.start.offset ?? 0) + (this.#isQuoted(value) ? 1 : 0)
      const inner = { start, end: start + text.length }
      element.attributes.push({
        name: name.toLowerCase(),
        range,
        value: value ? staticValue(text, inner) : null,
      })
      return
    }
    const { name, arg, exp } = prop
    const target = arg?.isStatic ? arg.content.toLowerCase() : undefined
    const value = exp
      ? readExpression(this.#text, toRange(exp.loc))
      : dynamicValue(this.#text, range)
    if (name === 'bind' && target !== undefined)
      element.attributes.push({ name: target, range, value })
    else if (name === 'on' && target !== undefined)
      element.attributes.push({ name: `on${target}`, range, value: asDynamic(this.#text, value) })
    else if (name === 'bind' || name === 'on' || !DIRECTIVES.has(name)) element.hasSpread = true
    else element.attributes.push({ name: `v-${name}`, range, value })
    if (name === 'text' || name === 'html')
      addDynamic(element, this.#text.slice(range.start, range.end), range)
  }

  #isQuoted(value: VueProp['value']): boolean {
    return /["']/.test(this.#text[value?.loc.start.offset ?? -1] ?? '')
  }
}

const asDynamic = (text: string, { range }: { range: { start: number; end: number } }) =>
  dynamicValue(text, range)
