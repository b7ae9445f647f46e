import { createIcon } from './icons.ts'
import { uniqueId } from './instance-ids.ts'
import { type Element, el, getAttribute, withAttributes } from './node.ts'

/**
 * The button that opens an element where the window is narrower than a breakpoint, and the element,
 * which the style sheet shows in its place from there on.
 */
export function collapseBelow(
  element: Element,
  below: string,
  taken: Set<string>,
): [Element, Element] {
  const id = getAttribute(element, 'id') ?? uniqueId('menu', taken)
  taken.add(id)
  return [
    el(
      'button',
      { type: 'button', 'data-variant': 'quiet', 'data-unfold': below, popovertarget: id },
      [createIcon('menu'), el('span', {}, ['Menu'])],
    ),
    withAttributes(element, { id, popover: true, 'data-fold': below }),
  ]
}
