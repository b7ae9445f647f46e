import { escapeAttribute, escapeText, VOID_ELEMENTS } from '../html.ts'

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
export const attr = (element: Element, name: string): string | undefined =>
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
type Change = (element: Element) => Node | readonly Node[]

/** The nodes with every element changed, from the inside out; what did not change is the same object. */
export function mapElements(nodes: readonly Node[], change: Change): readonly Node[] {
  const changed = nodes.flatMap((node) => {
    if (!isElement(node)) return node
    const children = mapElements(node.children, change)
    return change(children === node.children ? node : withChildren(node, children))
  })
  const isSame = changed.length === nodes.length && changed.every((node, at) => node === nodes[at])
  return isSame ? nodes : changed
}

/** Every element of some nodes, in document order. */
export function* elementsOf(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (!isElement(node)) continue
    yield node
    yield* elementsOf(node.children)
  }
}

/** The first element that passes, in document order. */
export function findElement(
  nodes: readonly Node[],
  passes: (element: Element) => boolean,
): Element | undefined {
  for (const element of elementsOf(nodes)) if (passes(element)) return element
  return undefined
}

/** The text inside some nodes, white space in one piece each. */
export const textIn = (nodes: readonly Node[]): string =>
  nodes.map(textOfNode).join('').replaceAll(/\s+/g, ' ').trim()

/** The words of the first element that passes. */
export function firstText(
  nodes: readonly Node[],
  passes: (element: Element) => boolean,
): string | undefined {
  const found = findElement(nodes, passes)
  return found && textIn(found.children)
}

const textOfNode = (node: Node): string =>
  isElement(node) ? node.children.map(textOfNode).join('') : node

/** The nodes as HTML. */
export const printNodes = (nodes: readonly Node[]): string => nodes.map(print).join('')

function print(node: Node): string {
  if (!isElement(node)) return escapeText(node)
  const { name, attributes, children } = node
  const pairs = [...attributes].map(([key, value]) =>
    value === '' ? ` ${key}` : ` ${key}="${escapeAttribute(value)}"`,
  )
  const start = `<${name}${pairs.join('')}>`
  return VOID_ELEMENTS.has(name) ? start : `${start}${printNodes(children)}</${name}>`
}
