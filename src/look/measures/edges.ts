import { px, right } from '../geometry.ts'
import type { Measure, ViewFacts } from '../types.ts'
import { findAncestor, getElement, isPhone, isShown } from '../view.ts'

/** The difference that is visible but not meant, in pixels. */
const ALMOST = { min: 3, max: 20 }

/** Left edges of header, content and footer that nearly, but not quite, align. */
export const edges: Measure = {
  code: 'edges-off',
  level: 'warn',
  why: 'The eye sees a line that is broken by a few pixels, and takes it for carelessness.',
  fix: 'Use one container with the same width and padding for header, content and footer.',
  measure(view) {
    const [header, main, footer] = ['header', 'main', 'footer'].map((tag) => findEdge(view, tag))
    if (main === undefined) return []
    return [header, footer].flatMap((edge) => {
      if (edge === undefined || !isAbove(view, edge, main)) return []
      const difference = Math.abs(edge.x - main.x)
      if (difference < ALMOST.min || difference > ALMOST.max) return []
      const name = edge.tag === 'header' ? 'header' : 'footer'
      const message = `The ${name} starts at ${px(edge.x)}, and the content at ${px(main.x)}.`
      const y = name === 'header' ? edge.y : main.lastY
      const box = { x: 0, y: Math.max(0, y - 40), width: isPhone(view) ? 390 : 560, height: 260 }
      return [{ message, element: edge.element, box, key: `edges-off ${name} ${difference}` }]
    })
  },
}

interface Edge {
  readonly tag: string
  readonly element: number
  /** The region that has the edge. */
  readonly region: number
  readonly x: number
  readonly y: number
  readonly lastY: number
}

/** Finds where most of the visible text of a landmark of the page starts. */
function findEdge(view: ViewFacts, tag: string): Edge | undefined {
  const region = view.elements.findIndex(
    (element) => element.tag === tag && isShown(element) && isOfPage(view, element.parent),
  )
  if (region < 0) return undefined
  const lines = view.blocks
    .filter(({ element, isGraphic }) => !isGraphic && isPlain(view, element, region))
    .flatMap(({ element, lines: [first] }) => (first ? [{ element, box: first.box }] : []))
  const pictures = view.elements.flatMap(({ tag: name, box }, element) =>
    /^(svg|img)$/.test(name) && isPlain(view, element, region) ? [{ element, box }] : [],
  )
  const items = [...lines, ...(tag === 'header' ? pictures : [])]
  const x = Math.min(...items.map(({ box }) => box.x))
  const first = items.find(({ box }) => box.x < x + 1)
  // One part that starts further left is an exception, and no edge.
  const count = items.filter(({ box }) => Math.abs(box.x - x) < 1.5).length
  if (!first || (tag === 'main' && count < 3)) return undefined
  const lastY = Math.max(...items.map(({ box }) => box.y))
  return { tag, element: first.element, region, x, y: first.box.y, lastY }
}

/** True if no section contains the landmark, so that it belongs to the page. */
const isOfPage = (view: ViewFacts, parent: number): boolean =>
  parent < 0 ||
  findAncestor(view, parent, ({ tag }) => /^(main|section|article|aside|dialog|nav)$/.test(tag)) < 0

/** True for text in the flow of a region that people see, and that is not centered or in a box. */
function isPlain(view: ViewFacts, index: number, region: number): boolean {
  const element = getElement(view, index)
  if (!isShown(element) || element.style.textAlign === 'center') return false
  return findAncestor(view, index, (_, at) => at === region) >= 0
}

/** True if one landmark is as wide as the other, above or below it. */
function isAbove(view: ViewFacts, a: Edge, b: Edge): boolean {
  const [outer, inner] = [getElement(view, a.region).box, getElement(view, b.region).box]
  return outer.x <= inner.x + 1 && right(outer) >= right(inner) - 1
}
