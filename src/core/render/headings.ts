import { type Element, el, findElement, isElement, mapElements, type Node, textIn } from './node.ts'

const levelOf = ({ name }: Element): number => Number(/^h([1-6])$/.exec(name)?.[1] ?? 0)

/** The first heading of some nodes, in document order. */
export const firstHeading = (nodes: readonly Node[]): Element | undefined =>
  findElement(nodes, (element) => levelOf(element) > 0)

/** The slots whose heading says what a page is about when they open it. */
const NAMES_PAGE = new Set(['title', 'heading', 'identity', 'profile', 'member'])

/** The words of the heading that can be the title of a page which opens with this element. */
export function titleOf(root: Element): string | undefined {
  const heading = firstHeading([root])
  if (heading === undefined || levelOf(heading) !== 2) return undefined
  const names = root.attributes.get('aria-labelledby')?.split(/\s+/) ?? []
  const isName = names.includes(heading.attributes.get('id') ?? '')
  const slot = findElement(
    [root],
    (element) =>
      NAMES_PAGE.has(element.attributes.get('data-slot') ?? '') &&
      firstHeading([element]) === heading,
  )
  return isName || slot ? textIn(heading.children) : undefined
}

/** The nodes with every heading so many levels higher, the highest being the first. */
export const raiseHeadings = (nodes: readonly Node[], by: number): readonly Node[] =>
  mapElements(nodes, (element) => {
    const level = levelOf(element)
    return level === 0 ? element : { ...element, name: `h${Math.max(1, level - by)}` }
  })

/** The nodes in which only the first of the highest headings is one. */
export function keepOneTitle(nodes: readonly Node[]): Node[] {
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
export const pageTitle = (text: string): Element => el('h1', { 'data-title': true }, [text])
