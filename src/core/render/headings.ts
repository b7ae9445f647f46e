import {
  type Element,
  el,
  findElement,
  isElement,
  mapElements,
  type Node,
  withAttributes,
} from './element.ts'

const getHeadingLevel = ({ name }: Element): number => Number(/^h([1-6])$/.exec(name)?.[1] ?? 0)

export const isHeading = (element: Element): boolean => getHeadingLevel(element) > 0

/** Returns the first heading of some nodes, in document order. */
export const findHeading = (nodes: readonly Node[]): Element | undefined =>
  findElement(nodes, isHeading)

/** The slots whose heading can be the title of a page. */
const TITLE_SLOTS = new Set(['title', 'heading', 'identity', 'profile', 'member'])

/**
 * Returns the heading that becomes the title of a page that starts with the element. An alert has
 * none: it is shown below the title.
 */
export function findPageTitle(root: Element): Element | undefined {
  if (root.attributes.get('data-component') === 'Alert') return undefined
  const heading = findHeading([root])
  if (heading === undefined || getHeadingLevel(heading) !== 2) return undefined
  const labelIds = root.attributes.get('aria-labelledby')?.split(/\s+/) ?? []
  const isLabel = labelIds.includes(heading.attributes.get('id') ?? '')
  const slot = findElement(
    [root],
    (element) =>
      TITLE_SLOTS.has(element.attributes.get('data-slot') ?? '') &&
      findHeading([element]) === heading,
  )
  return isLabel || slot ? heading : undefined
}

/** Moves every heading up by a number of levels, to `h1` at most. */
export const promoteHeadings = (nodes: readonly Node[], levels: number): readonly Node[] =>
  mapElements(nodes, (element) => {
    const level = getHeadingLevel(element)
    return level === 0 ? element : { ...element, name: `h${Math.max(1, level - levels)}` }
  })

/** Turns every `h1` but the first into an `h2`. */
export function keepSingleH1(nodes: readonly Node[]): Node[] {
  let hasH1 = false
  const change = (node: Node): Node => {
    if (!isElement(node)) return node
    const isRepeated = node.name === 'h1' && hasH1
    if (node.name === 'h1') hasH1 = true
    return { ...node, name: isRepeated ? 'h2' : node.name, children: node.children.map(change) }
  }
  return nodes.map(change)
}

/** Creates the title of a page whose first pattern has none. */
export const createPageTitle = (text: string): Element => el('h1', { 'data-title': true }, [text])

/** Turns the heading of a pattern into the title of a page, above the patterns. */
export const toPageTitle = (heading: Element): Element => ({
  ...withAttributes(heading, { 'data-title': true }),
  name: 'h1',
})
