import { bottom, px, right, sharedHeight, unite } from '../geometry.ts'
import type { Box, Draft, Measure, ViewFacts } from '../types.ts'
import { getElement, isShown, quote } from '../view.ts'

/** A label of a field that is closer to the field before it than to its own. */
export const labelProximity: Measure = {
  code: 'label-far',
  level: 'warn',
  why: 'People read the label as belonging to the field above it.',
  fix: 'Put the label closer to its field than to anything else.',
  measure: (view) => view.elements.flatMap((_, index) => measureLabel(view, index)),
}

function measureLabel(view: ViewFacts, index: number): Draft[] {
  const label = getElement(view, index)
  if (label.field < 0 || !isShown(label)) return []
  const field = getElement(view, label.field)
  const below = field.box.y - bottom(label.box)
  if (below < 0 || !isAbove(label.box, field.box) || label.box.height > 60) return []
  // A hint between them keeps the label and its field together.
  const isBetween = ({ box }: { readonly box: Box }): boolean =>
    isAbove(label.box, box) && box.y < field.box.y - 1
  if (
    view.runs.some(({ box, element }) => isBetween({ box }) && isShown(getElement(view, element)))
  )
    return []
  const fields = view.elements.filter(({ tag }) => /^(input|select|textarea)$/.test(tag))
  const before = fields
    .filter((other) => other !== field && isAbove(other.box, label.box) && isShown(other))
    .map((other) => ({ box: other.box, gap: label.box.y - bottom(other.box) }))
    .filter(({ gap }) => gap >= 0)
    .toSorted((a, b) => a.gap - b.gap)[0]
  if (before === undefined || below < before.gap + 4) return []
  const message = `The label ${quote(label.label)} is ${px(below)} from its field, and ${px(before.gap)} from the one above.`
  return [{ message, element: index, box: unite([before.box, label.box, field.box]) }]
}

/** True if a box is above another one, in the same column. */
const isAbove = (a: Box, b: Box): boolean =>
  sharedHeight(a, b) < 2 && a.y < b.y && a.x < right(b) && b.x < right(a)
