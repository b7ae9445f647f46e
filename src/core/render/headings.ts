import { type Element, el, findElement, isElement, type Node, withAttributes } from './element.ts'

const getHeadingLevel = ({ name }: Element): number => Number(/^h([1-6])$/.exec(name)?.[1] ?? 0)

export const isHeading = (element: Element): boolean => getHeadingLevel(element) > 0

/** Returns the first heading of some nodes, in document order. */
export const findHeading = (nodes: readonly Node[]): Element | undefined =>
  findElement(nodes, isHeading)

/** The slots whose heading can be the title of a page. */
const TITLE_SLOTS = new Set(['title', 'heading', 'identity', 'profile', 'member', 'question'])

/** Returns the first heading outside of hidden elements, such as an error that did not occur. */
function findVisibleHeading(nodes: readonly Node[]): Element | undefined {
  for (const node of nodes) {
    if (!isElement(node) || node.attributes.has('hidden')) continue
    const heading = isHeading(node) ? node : findVisibleHeading(node.children)
    if (heading) return heading
  }
  return undefined
}

/**
 * Returns the heading that becomes the title of a page that starts with the element. An alert has
 * none: it is shown below the title.
 */
export function findPageTitle(root: Element): Element | undefined {
  if (root.attributes.get('data-component') === 'Alert') return undefined
  const heading = findVisibleHeading([root])
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

/**
 * Moves every heading up by a number of levels, to `h1` at most. In a hidden element it moves up to
 * `h2`, because the title of the page is visible.
 */
export const promoteHeadings = (
  nodes: readonly Node[],
  levels: number,
  highest = 1,
): readonly Node[] =>
  nodes.map((node) => {
    if (!isElement(node)) return node
    const limit = node.attributes.has('hidden') ? 2 : highest
    const level = getHeadingLevel(node)
    return {
      ...node,
      name: level === 0 ? node.name : `h${Math.max(Math.min(limit, level), level - levels)}`,
      children: [...promoteHeadings(node.children, levels, limit)],
    }
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
