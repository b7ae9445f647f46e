import { px } from '../geometry.ts'
import type { Box, Measure, ViewFacts } from '../types.ts'
import {
  findAncestor,
  getElement,
  getVisibleBox,
  isButton,
  isLink,
  isPhone,
  isShown,
  quote,
} from '../view.ts'

/** The smallest size of a target, by WCAG 2.2 (2.5.8). */
const MIN_SIZE = 24

/** Controls that are small and close to others. */
export const smallTarget: Measure = {
  code: 'target-small',
  level: 'warn',
  why: 'Fingers hit the wrong one.',
  fix: 'Make it at least 24 by 24 px, better 44, or move its neighbors away.',
  measure(view) {
    if (!isPhone(view)) return []
    const targets = listTargets(view)
    return targets.flatMap(({ index, box: seen }) => {
      // A part that scrolls shows the rest of it.
      const { box } = getElement(view, index)
      const isSmall = box.width < MIN_SIZE - 0.5 || box.height < MIN_SIZE - 0.5
      const others = targets.filter((other) => other.index !== index)
      const near = others.find((other) => isNear(seen, other.box))
      if (!isSmall || near === undefined || isInText(view, index)) return []
      const { label } = getElement(view, index)
      const name = label === '' ? 'A control' : quote(label, 30)
      const message = `${name} is ${px(box.width)} × ${px(box.height)} and touches the area of a neighbor.`
      return [{ message, element: index, key: `target-small ${view.page}` }]
    })
  },
}

interface Target {
  readonly index: number
  readonly box: Box
}

const listTargets = (view: ViewFacts): Target[] =>
  view.elements.flatMap((element, index) => {
    if (!isButton(element) && !isLink(element)) return []
    const isInside = findAncestor(view, element.parent, (outer) => isButton(outer) || isLink(outer))
    if (isInside >= 0 || !isShown(element) || element.isDisabled) return []
    return [{ index, box: getVisibleBox(element) }]
  })

/** True if a circle of the smallest size around a target crosses another one. */
function isNear(box: Box, other: Box): boolean {
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const distanceX = Math.max(other.x - x, 0, x - (other.x + other.width))
  const distanceY = Math.max(other.y - y, 0, y - (other.y + other.height))
  return Math.hypot(distanceX, distanceY) < MIN_SIZE / 2 - 1
}

/** True for a link in a sentence, whose height is that of its line. */
function isInText(view: ViewFacts, index: number): boolean {
  const { style, parent } = getElement(view, index)
  if (!/^inline/.test(style.display)) return false
  return view.runs.some(({ element }) => element === parent)
}
