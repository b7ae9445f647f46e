import { unite } from '../geometry.ts'
import type { Draft, Measure, ViewFacts } from '../types.ts'
import {
  findAncestor,
  getElement,
  isHeading,
  isPainted,
  isPhone,
  isShown,
  isWithin,
  listChildren,
  quote,
} from '../view.ts'

/** How many cards of equal weight leave the eye without a start. */
const MIN_CARDS = 4

/** Panels with different content that all have the same weight. */
export const equalCards: Measure = {
  code: 'cards-equal',
  level: 'info',
  why: 'Where everything weighs the same, people do not know what to read first.',
  fix: 'Make the card that answers the question of the page larger, or first and alone.',
  measure(view) {
    if (isPhone(view)) return []
    return [...listChildren(view)].flatMap(([parent, children]) =>
      parent < 0 ? [] : measureGrid(view, parent, children),
    )
  },
}

function measureGrid(view: ViewFacts, parent: number, children: readonly number[]): Draft[] {
  const isInMain = findAncestor(view, parent, ({ tag }) => tag === 'main') >= 0
  const [first] = children
  if (!isInMain || children.length < MIN_CARDS || first === undefined) return []
  const size = getElement(view, first).box
  const isPanel = (index: number): boolean => {
    const element = getElement(view, index)
    const { box, style, tag } = element
    if (!isShown(element) || tag === 'li' || box.height < 160 || !isPainted(view, index))
      return false
    const other = getElement(view, first).style
    const isSamePaint =
      `${style.background} ${style.border}` === `${other.background} ${other.border}`
    return isSamePaint && Math.abs(box.width - size.width) < size.width * 0.05
  }
  if (!children.every(isPanel)) return []
  const titles = children.map((index) => findTitle(view, index))
  const shapes = new Set(children.map((index) => readShape(view, index)))
  // Items of a collection have the same shape; panels of a dashboard do not.
  if (titles.some((title) => title === undefined) || shapes.size < children.length) return []
  const names = titles.slice(0, 3).map((title) => quote(title ?? '', 24))
  const message = `${children.length} cards have the same size and look: ${names.join(', ')} …`
  return [
    { message, element: parent, box: unite(children.map((index) => getElement(view, index).box)) },
  ]
}

const findTitle = (view: ViewFacts, card: number): string | undefined =>
  view.elements.find((element, index) => isHeading(element) && isWithin(view, index, card))?.label

/** Returns the tags of a card, without repetitions. */
const readShape = (view: ViewFacts, card: number): string =>
  [
    ...new Set(
      view.elements
        .filter((_, index) => isWithin(view, index, card))
        .map(({ tag, className }) => `${tag}.${className}`),
    ),
  ].join()
