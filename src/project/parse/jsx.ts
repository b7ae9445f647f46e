import type { Node } from 'oxc-parser'
import type { Attribute, TextRange, Value } from '../../internal/verify.ts'
import {
  addDynamic,
  addText,
  dynamicValue,
  type MarkupBuilder,
  type OpenElement,
} from './markup-builder.ts'

type AnyNode = Node & Readonly<Record<string, unknown>>

/** What JSX needs from the reader of the script around it. */
export interface ScriptContext {
  readonly toRange: (node: AnyNode) => TextRange
  readonly readValue: (node: AnyNode) => Value
  /** Reads an expression; elements in it get the parent. */
  readonly visit: (node: unknown, parent: OpenElement | null) => void
}

/** The names of attributes that differ from HTML by more than their case. */
const HTML_NAMES: Readonly<Record<string, string>> = { classname: 'class', htmlfor: 'for' }

/** Reads the elements of JSX. */
export class JsxReader {
  readonly #text: string
  readonly #builder: MarkupBuilder
  readonly #script: ScriptContext

  constructor(text: string, builder: MarkupBuilder, script: ScriptContext) {
    this.#text = text
    this.#builder = builder
    this.#script = script
  }

  /** Reads an element or a fragment that an expression contains. */
  read(node: AnyNode, parent: OpenElement | null): void {
    this.#readNode(node, parent, false)
  }

  #readNode(node: AnyNode, parent: OpenElement | null, isListed: boolean): void {
    if (node.type === 'JSXFragment') {
      this.#readChildren(node, parent, isListed)
      return
    }
    const { openingElement: opening } = node as unknown as { readonly openingElement: AnyNode }
    const range = this.#script.toRange(node)
    const tagRange = this.#script.toRange(opening)
    const name = this.#slice(opening.name as AnyNode)
    if (name === 'Fragment' || name === 'React.Fragment') {
      this.#readChildren(node, parent, isListed)
      return
    }
    const isComponent = /^[A-Z$_]|[.-]/.test(name)
    const tag = isComponent ? name : name.toLowerCase()
    const element = this.#builder.add({ tag, isComponent, range, tagRange }, parent, isListed)
    for (const attribute of opening.attributes as AnyNode[]) this.#readAttribute(attribute, element)
    this.#readChildren(node, element, true)
  }

  #readAttribute(node: AnyNode, element: OpenElement): void {
    if (node.type === 'JSXSpreadAttribute') {
      element.hasSpread = true
      this.#script.visit(node.argument, element)
      return
    }
    const written = this.#slice(node.name as AnyNode).toLowerCase()
    const name = Object.hasOwn(HTML_NAMES, written) ? (HTML_NAMES[written] ?? written) : written
    const value = this.#readAttributeValue(node.value, element)
    if (name === 'children' || name === 'dangerouslysetinnerhtml')
      addDynamic(element, value?.kind === 'dynamic' ? value.source : '', this.#script.toRange(node))
    element.attributes.push({ name, range: this.#script.toRange(node), value })
  }

  #readAttributeValue(value: unknown, element: OpenElement): Attribute['value'] {
    const node = value as AnyNode | null
    if (node === null) return null
    if (node.type === 'Literal') return this.#script.readValue(node)
    if (node.type !== 'JSXExpressionContainer') {
      this.#script.visit(node, element)
      return dynamicValue(this.#text, this.#script.toRange(node))
    }
    const expression = node.expression as AnyNode
    const result = this.#script.readValue(expression)
    if (result.kind === 'dynamic') this.#script.visit(expression, element)
    return result
  }

  #readChildren({ children }: AnyNode, parent: OpenElement | null, isListed: boolean): void {
    for (const child of children as AnyNode[]) {
      if (child.type === 'JSXText') {
        if (isListed) this.#addText(child, parent)
      } else if (child.type === 'JSXElement' || child.type === 'JSXFragment') {
        this.#readNode(child, parent, isListed)
      } else {
        this.#readExpression(child, parent, isListed)
      }
    }
  }

  /** Adds a text without the white space that JSX removes: all that contains a line break. */
  #addText(node: AnyNode, parent: OpenElement | null): void {
    const text = trimLineBreaks(node.value as string)
    if (text !== '') addText(parent, text, this.#script.toRange(node))
  }

  #readExpression(node: AnyNode, parent: OpenElement | null, isListed: boolean): void {
    const expression = node.expression as AnyNode
    if (expression.type === 'JSXEmptyExpression') return
    const range = this.#script.toRange(node)
    const value = this.#script.readValue(expression)
    if (isListed && value.kind === 'static') addText(parent, value.text, value.range)
    else if (isListed) addDynamic(parent, this.#text.slice(range.start, range.end), range)
    if (value.kind === 'dynamic') this.#script.visit(expression, parent)
  }

  #slice(node: AnyNode): string {
    const { start, end } = this.#script.toRange(node)
    return this.#text.slice(start, end)
  }
}

/** Removes the white space at both ends of a text, at each end only if it contains a line break. */
function trimLineBreaks(text: string): string {
  const start = text.length - text.trimStart().length
  const end = text.trimEnd().length
  const from = text.slice(0, start).includes('\n') ? start : 0
  const to = text.slice(end).includes('\n') ? end : text.length
  return text.slice(from, Math.max(from, to))
}
