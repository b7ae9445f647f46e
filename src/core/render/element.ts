import { escapeHtml, escapeHtmlAttribute, VOID_ELEMENTS } from '../kernel/html/parse.ts'

/** An immutable HTML element. */
export interface Element {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly Node[]
}

/** An element, or text, which is escaped when it is serialized. */
export type Node = Element | string

type Attributes = Readonly<Record<string, string | boolean | undefined>>

/** A child that `el` accepts; it ignores `undefined` and `false`. */
export type Child = Node | undefined | false

/** Creates an element. `true` is an attribute without a value; `false` and `undefined` omit it. */
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

export const getAttribute = (element: Element, name: string): string | undefined =>
  element.attributes.get(name)

/** Returns the element with changed attributes; `undefined` and `false` remove an attribute. */
export function withAttributes(element: Element, changes: Attributes): Element {
  const attributes = new Map(element.attributes)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === false) attributes.delete(name)
    else attributes.set(name, value === true ? '' : value)
  }
  return { ...element, attributes }
}

export const withChildren = (element: Element, children: readonly Node[]): Element => ({
  ...element,
  children,
})

/** Returns the replacement of an element: one node, several, or none. */
type ElementChange = (element: Element) => Node | readonly Node[]

/** Changes every element from the inside out; nodes without changes stay the same objects. */
export function mapElements(nodes: readonly Node[], change: ElementChange): readonly Node[] {
  // Most nodes do not change, so a list is copied only from its first changed node on.
  let changed: Node[] | undefined
  for (const [index, node] of nodes.entries()) {
    const result = isElement(node) ? change(mapChildren(node, change)) : node
    if (result !== node) changed ??= nodes.slice(0, index)
    changed?.push(...[result].flat())
  }
  return changed ?? nodes
}

function mapChildren(element: Element, change: ElementChange): Element {
  const children = mapElements(element.children, change)
  return children === element.children ? element : withChildren(element, children)
}

/** Returns all elements of some nodes, in document order; appends them to `result`. */
export function listElements(nodes: readonly Node[], result: Element[] = []): Element[] {
  for (const node of nodes) {
    if (!isElement(node)) continue
    result.push(node)
    listElements(node.children, result)
  }
  return result
}

/** Returns the first element in document order that meets a condition. */
export function findElement(
  nodes: readonly Node[],
  condition: (element: Element) => boolean,
): Element | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue
    const match = condition(node) ? node : findElement(node.children, condition)
    if (match) return match
  }
  return undefined
}

/** Replaces the first occurrence of an element inside a root, or the root itself. */
export function replaceElement(root: Element, target: Element, ...replacement: Node[]): Element {
  if (root === target) return (replacement.find(isElement) ?? root) as Element
  let isDone = false
  const change = (element: Element): Element => {
    if (isDone) return element
    const children = element.children.flatMap((child): readonly Node[] => {
      if (isDone || !isElement(child)) return [child]
      if (child !== target) return [change(child)]
      isDone = true
      return replacement
    })
    return isDone ? withChildren(element, children) : element
  }
  return change(root)
}

/** Returns the text inside some nodes, with each run of white space as one space. */
export const textContent = (nodes: readonly Node[]): string =>
  nodes.map(nodeText).join('').replaceAll(/\s+/g, ' ').trim()

/** Returns the text of the first element that meets a condition. */
export function findText(
  nodes: readonly Node[],
  condition: (element: Element) => boolean,
): string | undefined {
  const match = findElement(nodes, condition)
  return match && textContent(match.children)
}

const nodeText = (node: Node): string =>
  isElement(node) ? node.children.map(nodeText).join('') : node

/** Serializes nodes as HTML. */
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
