import { icon } from './icons.ts'
import { freeId } from './instance-ids.ts'
import { attr, type Element, el, withAttributes } from './node.ts'

/**
 * The button that opens an element where the window is narrower than a breakpoint, and the element,
 * which the style sheet shows in its place from there on.
 */
export function foldAway(element: Element, below: string, taken: Set<string>): [Element, Element] {
  const id = attr(element, 'id') ?? freeId('menu', taken)
  taken.add(id)
  return [
    el(
      'button',
      { type: 'button', 'data-variant': 'quiet', 'data-unfold': below, popovertarget: id },
      [icon('menu'), el('span', {}, ['Menu'])],
    ),
    withAttributes(element, { id, popover: true, 'data-fold': below }),
  ]
}
