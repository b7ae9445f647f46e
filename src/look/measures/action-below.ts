import { bottom, px } from '../geometry.ts'
import type { Measure } from '../types.ts'
import { findAncestor, getVisibleBox, isFilledButton, isPhone, isShown, quote } from '../view.ts'

/** Labels of buttons that lead through a list, whose place is after it. */
const OTHER_PAGE = /^\W*(next|previous|older|newer|(show|load|view|see) (more|all))\b/i

/** How many filled buttons a page with a main action has at most. */
const MAX_ACTIONS = 2

/** A phone page whose first screen does not have the main action. */
export const actionBelow: Measure = {
  code: 'action-below',
  level: 'warn',
  why: 'Many people never scroll to it.',
  fix: 'Move it up, shorten what is above it, or keep it in a bar at the bottom of the screen.',
  measure(view) {
    if (!isPhone(view)) return []
    const buttons = view.elements
      .map((element, index) => ({ ...element, index, seen: getVisibleBox(element) }))
      .filter((element) => isShown(element) && isFilledButton(view, element.index))
    const { height } = view.screen
    const actions = buttons
      .filter(({ label }) => !OTHER_PAGE.test(label))
      .filter(({ index }) => findAncestor(view, index, ({ tag }) => tag === 'footer') < 0)
      .toSorted((a, b) => a.seen.y - b.seen.y)
    const [first] = actions
    // Many filled buttons have no main one.
    if (first === undefined || first.isPinned || actions.length > MAX_ACTIONS) return []
    if (buttons.some(({ seen, isPinned }) => isPinned || bottom(seen) <= height)) return []
    if (first.seen.y < height * 1.1) return []
    const message = `The first filled button, ${quote(first.label, 30)}, is at ${px(first.seen.y)}; the first screen ends at ${px(height)}.`
    return [{ message, element: first.index }]
  },
}
