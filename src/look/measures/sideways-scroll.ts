import { area, px, right } from '../geometry.ts'
import type { Measure } from '../types.ts'
import { quote } from '../view.ts'

/** A page that is wider than its screen. */
export const sidewaysScroll: Measure = {
  code: 'sideways-scroll',
  level: 'error',
  why: 'The page moves sideways under the finger, and a part of it is outside of the screen.',
  fix: 'Let the part wrap, shrink or scroll by itself.',
  measure(view) {
    const { width } = view.screen
    const over = view.document.width - width
    if (over <= 1) return []
    const outside = view.elements
      .map((element, index) => ({ ...element, index }))
      .filter(({ box, clip }) => right(box) > width + 1 && right(clip) > width + 1)
      .filter(({ tag, box }) => !/^(html|body)$/.test(tag) && area(box) > 0)
    // The innermost element that reaches furthest is the cause.
    const furthest = Math.max(...outside.map(({ box }) => right(box)))
    const cause = outside.findLast(({ box }) => right(box) >= furthest - 1)
    const name = cause && cause.label !== '' ? ` because of ${quote(cause.label, 30)}` : ''
    const message = `The page is ${px(over)} wider than its ${width} px${name}.`
    return [{ message, element: cause?.index ?? 0, key: `sideways-scroll ${view.page}` }]
  },
}
