import { bottom, intersect, px, right } from '../geometry.ts'
import type { Draft, Measure, TextBlock, TextLine, ViewFacts } from '../types.ts'
import { getElement, listAncestors, quote } from '../view.ts'

/** How much of a line may be cut before it shows: pixels at a side, a part of the height. */
const LIMITS = { side: 4, height: 0.3 }

/** Text that a container cuts off without an ellipsis. */
export const clippedText: Measure = {
  code: 'text-clipped',
  level: 'error',
  why: 'People cannot read what is cut off.',
  fix: 'Let the container grow, let the text wrap, or shorten it.',
  measure: (view) => view.blocks.flatMap((block) => measureBlock(view, block)),
}

function measureBlock(view: ViewFacts, block: TextBlock): Draft[] {
  const element = getElement(view, block.element)
  if (element.isDecorative || hasEllipsis(view, block.element)) return []
  for (const line of block.lines) {
    const cut = describeCut(view, block, line)
    if (cut === undefined) continue
    return [
      {
        message: `${quote(line.text)} is cut off ${cut}.`,
        element: block.element,
        box: intersect(line.box, element.clip),
      },
    ]
  }
  return []
}

/** True if a container shortens its text on purpose, or fades it out. */
const hasEllipsis = (view: ViewFacts, index: number): boolean =>
  listAncestors(view, index).some((at) => {
    const { style } = getElement(view, at)
    return style.textOverflow === 'ellipsis' || style.lineClamp !== 'none'
  })

function describeCut(view: ViewFacts, block: TextBlock, { box }: TextLine): string | undefined {
  const { clip, hardClip, style } = getElement(view, block.element)
  const seen = intersect(box, ownClip(view, block) ?? clip)
  if (seen.width < 4 || seen.height < 4) return undefined
  const hard = ownClip(view, block) ?? hardClip
  // A part that scrolls shows the rest.
  const isScrolled = intersect(box, clip).width < intersect(box, hardClip).width - 1
  const sides = Math.max(hard.x - box.x, right(box) - right(hard))
  if (!isScrolled && sides > Math.max(LIMITS.side, style.fontSize * 0.3))
    return `after ${px(seen.width)} of ${px(box.width)}`
  const isHigher = intersect(box, clip).height < intersect(box, hardClip).height - 1
  const ends = Math.max(hard.y - box.y, bottom(box) - bottom(hard))
  if (!isHigher && ends > box.height * LIMITS.height && ends < box.height * 0.75)
    return `at ${px(box.height - ends)} of its ${px(box.height)} height`
  return undefined
}

/** Returns the box of a block that cuts its own text; undefined if it does not. */
function ownClip(view: ViewFacts, { element, isGraphic }: TextBlock) {
  const { style, box, hardClip, parent } = getElement(view, element)
  if (isGraphic && parent >= 0) {
    const graphic = listAncestors(view, element).find((at) => getElement(view, at).tag === 'svg')
    if (graphic === undefined) return undefined
    const picture = getElement(view, graphic)
    return picture.style.overflowX === 'visible' ? undefined : intersect(picture.box, hardClip)
  }
  const cuts = (overflow: string): boolean => /hidden|clip/.test(overflow)
  return cuts(style.overflowX) && cuts(style.overflowY) ? intersect(box, hardClip) : undefined
}
