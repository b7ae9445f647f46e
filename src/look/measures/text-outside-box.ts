import { bottom, px, right } from '../geometry.ts'
import type { Draft, Measure, TextBlock, ViewFacts } from '../types.ts'
import { getElement, isPainted, listAncestors, quote } from '../view.ts'

/** How far text may reach out of its box, in pixels. */
const MAX_OUTSIDE = 3

/** Text that is wider or higher than the button, badge or card around it. */
export const textOutsideBox: Measure = {
  code: 'text-outside-box',
  level: 'error',
  why: 'It looks broken, and the text may collide with what is next to it.',
  fix: 'Let the text wrap or the box grow; remove its fixed size.',
  measure: (view) => view.blocks.flatMap((block) => measureBlock(view, block)),
}

function measureBlock(view: ViewFacts, { element, lines, isGraphic }: TextBlock): Draft[] {
  const text = getElement(view, element)
  if (isGraphic || text.isDecorative) return []
  const around: number[] = []
  for (const at of listAncestors(view, element)) {
    around.push(at)
    if (isPainted(view, at)) break
  }
  const outer = around.at(-1)
  if (outer === undefined || !isPainted(view, outer)) return []
  // What is placed freely, or what scrolls or cuts, reaches out on purpose or not at all.
  const isFree = around.some((at) => {
    const { style, isLifted } = getElement(view, at)
    const isFixedHere = at !== outer && isLifted !== getElement(view, outer).isLifted
    return isFixedHere || style.overflowX !== 'visible' || /table|contents/.test(style.display)
  })
  const { box, tag } = getElement(view, outer)
  if (isFree || /^(body|html|main|td|th|tr)$/.test(tag) || box.height < 12) return []
  for (const line of lines) {
    const aside = Math.max(box.x - line.box.x, right(line.box) - right(box))
    const glyphs = text.style.fontSize * 0.3
    const above = Math.max(box.y - line.box.y, bottom(line.box) - bottom(box)) - glyphs
    const length = Math.max(aside, above)
    if (length <= MAX_OUTSIDE) continue
    const message = `${quote(line.text)} reaches ${px(length)} out of its box.`
    return [{ message, element: outer, box: line.box }]
  }
  return []
}
