import { escapeHtml, escapeHtmlAttribute, VOID_ELEMENTS } from '../html/parse.ts'

/** An element of what is rendered. */
export interface Element {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly Node[]
}

/** An element or a piece of text, which is escaped when it is printed. */
export type Node = Element | string

type Attributes = Readonly<Record<string, string | boolean | undefined>>

/** What may stand among children; nothing is printed for `undefined` and `false`. */
export type Child = Node | undefined | false

/** An element. An attribute that is `true` has no value; one that is `false` or undefined is left out. */
export const el = (
  name: string,
  attributes: Attributes = {},
  children: readonly Child[] = [],
): Element => ({
  name,
  attributes: new Map(
    Object.entries(attributes).flatMap(([key, value]): [string, string][] =>
      value === undefined || value === false ? [] : [[key, value === true ? '' : value]],
    ),
  ),
  children: children.filter((child): child is Node => Boolean(child)),
})

export const isElement = (node: Node | undefined): node is Element => typeof node === 'object'

/** The value of an attribute. */
export const getAttribute = (element: Element, name: string): string | undefined =>
  element.attributes.get(name)

/** The element with other attributes; one that is undefined or `false` is taken away. */
export function withAttributes(element: Element, changes: Attributes): Element {
  const attributes = new Map(element.attributes)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === false) attributes.delete(name)
    else attributes.set(name, value === true ? '' : value)
  }
  return { ...element, attributes }
}

/** The element with other children. */
export const withChildren = (element: Element, children: readonly Node[]): Element => ({
  ...element,
  children,
})

/** What a change puts in the place of an element: itself, others, or nothing. */
type ElementChange = (element: Element) => Node | readonly Node[]

/** The nodes with every element changed, from the inside out; what did not change is the same object. */
export function mapElements(nodes: readonly Node[], change: ElementChange): readonly Node[] {
  // Most nodes of most trees stay as they are: a list is only made where one does not.
  let changed: Node[] | undefined
  for (const [at, node] of nodes.entries()) {
    const now = isElement(node) ? change(mapChildren(node, change)) : node
    if (now !== node) changed ??= nodes.slice(0, at)
    changed?.push(...[now].flat())
  }
  return changed ?? nodes
}

function mapChildren(element: Element, change: ElementChange): Element {
  const children = mapElements(element.children, change)
  return children === element.children ? element : withChildren(element, children)
}

/** Every element of some nodes, in document order. */
export function listElements(nodes: readonly Node[], before: Element[] = []): Element[] {
  for (const node of nodes) {
    if (!isElement(node)) continue
    before.push(node)
    listElements(node.children, before)
  }
  return before
}

/** The first element that passes, in document order. */
export function findElement(
  nodes: readonly Node[],
  passes: (element: Element) => boolean,
): Element | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue
    const found = passes(node) ? node : findElement(node.children, passes)
    if (found) return found
  }
  return undefined
}

/** The text inside some nodes, white space in one piece each. */
export const textContent = (nodes: readonly Node[]): string =>
  nodes.map(nodeText).join('').replaceAll(/\s+/g, ' ').trim()

/** The words of the first element that passes. */
export function findText(
  nodes: readonly Node[],
  passes: (element: Element) => boolean,
): string | undefined {
  const found = findElement(nodes, passes)
  return found && textContent(found.children)
}

const nodeText = (node: Node): string =>
  isElement(node) ? node.children.map(nodeText).join('') : node

/** The nodes as HTML. */
export function serializeNodes(nodes: readonly Node[]): string {
  let html = ''
  for (const node of nodes) html += isElement(node) ? serializeElement(node) : escapeHtml(node)
  return html
}

function serializeElement({ name, attributes, children }: Element): string {
  let start = `<${name}`
  for (const [key, value] of attributes) {
    start += value === '' ? ` ${key}` : ` ${key}="${escapeHtmlAttribute(value)}"`
  }
  return VOID_ELEMENTS.has(name) ? `${start}>` : `${start}>${serializeNodes(children)}</${name}>`
}
