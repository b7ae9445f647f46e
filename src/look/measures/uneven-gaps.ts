import { bottom, px, right, unite } from '../geometry.ts'
import type { Box, Draft, Measure, ViewFacts } from '../types.ts'
import { getElement, isShown, listChildren } from '../view.ts'

/** When a gap differs visibly from its equals: in pixels, and as a part of the usual gap. */
const VISIBLE = { pixels: 4, part: 0.3 }

/** Equal items of a row or list with one gap that differs from the others. */
export const unevenGaps: Measure = {
  code: 'gap-uneven',
  level: 'warn',
  why: 'An uneven rhythm looks like a mistake, or like a group that is not one.',
  fix: 'Set one `gap` on the container, and no margins on its items.',
  measure: (view) =>
    [...listChildren(view)].flatMap(([parent, items]) =>
      parent < 0 ? [] : measureItems(view, items),
    ),
}

function measureItems(view: ViewFacts, items: readonly number[]): Draft[] {
  const [first] = items
  if (first === undefined || items.length < 4 || !areEqual(view, items)) return []
  const boxes = items.map((index) => getElement(view, index).box)
  for (const axis of ['x', 'y'] as const) {
    const gaps = readGaps(boxes, axis)
    if (gaps === undefined) continue
    const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
    const same = gaps.filter((gap) => Math.abs(gap - usual) < 1)
    const odd = gaps.findIndex(
      (gap) => Math.abs(gap - usual) >= Math.max(VISIBLE.pixels, Math.abs(usual) * VISIBLE.part),
    )
    const [before, after] = [boxes[odd], boxes[odd + 1]]
    // Several other gaps are groups; one is a slip.
    if (!before || !after || same.length !== gaps.length - 1 || usual < 1) continue
    const message = `One gap between equal items is ${px(gaps[odd] ?? 0)}; the others are ${px(usual)}.`
    return [{ message, element: items[odd] ?? first, box: unite([before, after]) }]
  }
  return []
}

/** True if items have the same kind, all of them are visible, and none is placed freely. */
function areEqual(view: ViewFacts, items: readonly number[]): boolean {
  const kinds = items.map((index) => {
    const { tag, className, style } = getElement(view, index)
    return `${tag} ${className} ${style.display} ${style.fontSize}`
  })
  return (
    new Set(kinds).size === 1 &&
    items.every((index) => {
      const element = getElement(view, index)
      return (
        isShown(element) && !element.isLifted && /block|flex|grid|item/.test(element.style.display)
      )
    })
  )
}

/** Returns the gaps of boxes in one line; undefined if they are not in one. */
function readGaps(boxes: readonly Box[], axis: 'x' | 'y'): number[] | undefined {
  const gaps: number[] = []
  for (const [index, box] of boxes.entries()) {
    const next = boxes[index + 1]
    if (next === undefined) break
    const isAligned = axis === 'x' ? Math.abs(next.y - box.y) < 2 : Math.abs(next.x - box.x) < 2
    const gap = axis === 'x' ? next.x - right(box) : next.y - bottom(box)
    if (!isAligned || gap < -0.5) return undefined
    gaps.push(gap)
  }
  return gaps
}
