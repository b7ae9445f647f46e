import {
  type Element,
  el,
  findElement,
  isElement,
  mapElements,
  type Node,
  textContent,
} from './element.ts'

const getHeadingLevel = ({ name }: Element): number => Number(/^h([1-6])$/.exec(name)?.[1] ?? 0)

/** The first heading of some nodes, in document order. */
export const findHeading = (nodes: readonly Node[]): Element | undefined =>
  findElement(nodes, (element) => getHeadingLevel(element) > 0)

/** The slots whose heading says what a page is about when they open it. */
const TITLE_SLOTS = new Set(['title', 'heading', 'identity', 'profile', 'member'])

/** The words of the heading that can be the title of a page which opens with this element. */
export function findPageTitle(root: Element): string | undefined {
  const heading = findHeading([root])
  if (heading === undefined || getHeadingLevel(heading) !== 2) return undefined
  const names = root.attributes.get('aria-labelledby')?.split(/\s+/) ?? []
  const isName = names.includes(heading.attributes.get('id') ?? '')
  const slot = findElement(
    [root],
    (element) =>
      TITLE_SLOTS.has(element.attributes.get('data-slot') ?? '') &&
      findHeading([element]) === heading,
  )
  return isName || slot ? textContent(heading.children) : undefined
}

/** The nodes with every heading so many levels higher, the highest being the first. */
export const promoteHeadings = (nodes: readonly Node[], by: number): readonly Node[] =>
  mapElements(nodes, (element) => {
    const level = getHeadingLevel(element)
    return level === 0 ? element : { ...element, name: `h${Math.max(1, level - by)}` }
  })

/** The nodes in which only the first of the highest headings is one. */
export function keepSingleH1(nodes: readonly Node[]): Node[] {
  let seen = false
  const walk = (node: Node): Node => {
    if (!isElement(node)) return node
    const isSecond = node.name === 'h1' && seen
    if (node.name === 'h1') seen = true
    return { ...node, name: isSecond ? 'h2' : node.name, children: node.children.map(walk) }
  }
  return nodes.map(walk)
}

/** A title for a page that no pattern opens. */
export const createPageTitle = (text: string): Element => el('h1', { 'data-title': true }, [text])
