import { type Element, isElement } from '../core/render/element.ts'

/** An element with its relatives, which selectors refer to. */
export interface TreeElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly parent: TreeElement | undefined
  readonly children: readonly TreeElement[]
  /** The previous sibling element. */
  readonly previous: TreeElement | undefined
}

/** The elements of a document, and the names and values that occur in it. */
export interface ElementTree {
  /** All elements in document order. */
  readonly elements: readonly TreeElement[]
  readonly names: ReadonlySet<string>
  /** The values of each attribute. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>
}

/** Links every element below a root with its relatives. */
export function createElementTree(root: Element): ElementTree {
  const elements: TreeElement[] = []
  const attributes = new Map<string, Set<string>>()
  const add = (element: Element, relatives: Pick<TreeElement, 'parent' | 'previous'>) => {
    const children: TreeElement[] = []
    const added: TreeElement = { ...element, ...relatives, children }
    elements.push(added)
    for (const [name, value] of element.attributes) {
      attributes.set(name, (attributes.get(name) ?? new Set()).add(value))
    }
    for (const child of element.children.filter(isElement)) {
      children.push(add(child, { parent: added, previous: children.at(-1) }))
    }
    return added
  }
  add(root, { parent: undefined, previous: undefined })
  return { elements, names: new Set(elements.map(({ name }) => name)), attributes }
}

/** Lists the ancestors of an element, the nearest first. */
export function* listAncestors(element: TreeElement): Generator<TreeElement> {
  for (let { parent } = element; parent; { parent } = parent) yield parent
}

/** Lists the siblings before an element, the nearest first. */
export function* listPreviousSiblings(element: TreeElement): Generator<TreeElement> {
  for (let { previous } = element; previous; { previous } = previous) yield previous
}

/** Lists all elements inside an element. */
export function* listDescendants(element: TreeElement): Generator<TreeElement> {
  for (const child of element.children) {
    yield child
    yield* listDescendants(child)
  }
}
