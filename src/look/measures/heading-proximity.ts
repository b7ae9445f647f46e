import { bottom, px, unite } from '../geometry.ts'
import type { Draft, Measure, ViewFacts } from '../types.ts'
import { getElement, isHeading, isPainted, isShown, listChildren, quote } from '../view.ts'

/** When a heading visibly belongs to the wrong side: in pixels, and as a factor. */
const CLEAR = { pixels: 10, factor: 1.4 }

/** A heading that is closer to what is above it than to what it names. */
export const headingProximity: Measure = {
  code: 'heading-far',
  level: 'warn',
  why: 'The heading looks like the end of the part above it.',
  fix: 'Make the space above a heading larger than the space below it.',
  measure(view) {
    const children = listChildren(view)
    return view.elements.flatMap((element, index) => {
      if (!isHeading(element) || !isShown(element) || element.tag === 'h1') return []
      const siblings = children.get(element.parent) ?? []
      const at = siblings.indexOf(index)
      return compareGaps(view, siblings[at - 1], index, siblings[at + 1])
    })
  },
}

function compareGaps(
  view: ViewFacts,
  before: number | undefined,
  heading: number,
  after: number | undefined,
): Draft[] {
  if (before === undefined || after === undefined) return []
  const [above, title, below] = [before, heading, after].map((index) => getElement(view, index))
  if (!above || !title || !below || isHeading(above) || !isShown(above) || !isShown(below))
    return []
  // Lines and boxes separate the parts by themselves, and a small line above is an eyebrow.
  if (above.tag === 'hr' || isPainted(view, before) || isPainted(view, heading)) return []
  if (title.style.border[0] > 0 || above.style.border[2] > 0 || above.box.height < 40) return []
  const isColumn = [above, below].every(
    ({ box }) => box.x < title.box.x + title.box.width && title.box.x < box.x + box.width,
  )
  const gapAbove = title.box.y - bottom(above.box)
  const gapBelow = below.box.y - bottom(title.box)
  if (!isColumn || gapAbove < 0 || gapBelow < gapAbove * CLEAR.factor) return []
  if (gapBelow - gapAbove < CLEAR.pixels) return []
  const message = `The heading ${quote(title.label)} is ${px(gapAbove)} below the part above, and ${px(gapBelow)} above its own.`
  const start = {
    ...above.box,
    y: Math.max(above.box.y, bottom(above.box) - 60),
    height: Math.min(60, above.box.height),
  }
  return [
    {
      message,
      element: heading,
      box: unite([start, title.box, { ...below.box, height: Math.min(60, below.box.height) }]),
    },
  ]
}
