import type { Draft, ElementFacts, Measure, ViewFacts } from '../types.ts'
import { isHeading, isShown, quote } from '../view.ts'

/** A ring of the focus around a heading or a part of the page, which a script has focused. */
export const focusRing: Measure = {
  code: 'focus-ring',
  level: 'warn',
  why: 'It looks like a field or a selected control, but people can do nothing with it.',
  fix: 'Set `outline: none` for headings and regions that a script focuses; keep the ring of controls.',
  measure: (view) =>
    view.elements.flatMap((element, index) => measureElement(view, element, index)),
}

function measureElement(view: ViewFacts, element: ElementFacts, index: number): Draft[] {
  const { isFocused, isTabStop, style, label } = element
  if (!isFocused || isTabStop || style.outline < 1 || !isShown(element)) return []
  if (!isHeading(element) && !isRegion(view, element)) return []
  const kind = isHeading(element) ? 'heading' : 'region'
  const message = `The ${kind} ${quote(label)} has a focus ring, although nobody has moved the focus there.`
  return [{ message, element: index, key: `focus-ring ${kind}` }]
}

const REGION_TAGS = /^(main|section|article|body)$/
const REGION_ROLES = /^(region|main|article|document)$/

/** True for a part of the page, except for messages, which may ask for attention. */
function isRegion({ screen }: ViewFacts, { tag, role, box }: ElementFacts): boolean {
  if (role !== '') return REGION_ROLES.test(role)
  return (
    REGION_TAGS.test(tag) || (tag === 'div' && box.width * 2 > screen.width && box.height > 200)
  )
}
