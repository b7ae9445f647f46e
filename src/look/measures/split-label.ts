import { bottom, unite } from '../geometry.ts'
import type { Box, Draft, Measure, ViewFacts } from '../types.ts'
import { getElement, isShown, listAncestors, quote } from '../view.ts'

/** The size of a swatch, a dot or an icon that names a text, in pixels. */
const MARK = { min: 4, max: 26 }

/** A swatch, icon or box on another line than the text that it belongs to. */
export const splitLabel: Measure = {
  code: 'label-split',
  level: 'warn',
  why: 'Readers connect the mark with the wrong words, or with none.',
  fix: 'Keep the mark and its text in one element that does not break between them.',
  measure: (view) =>
    view.elements.flatMap((_, index) => (isMark(view, index) ? measureMark(view, index) : [])),
}

function isMark(view: ViewFacts, index: number): boolean {
  const { box, tag, type, style, label, parent, clip } = getElement(view, index)
  if (parent < 0 || box.width < MARK.min || box.height < MARK.min) return false
  if (box.width > MARK.max || box.height > MARK.max || clip.width < 1) return false
  if (/absolute|fixed/.test(style.position) || style.float !== 'none') return false
  const isChoice = tag === 'input' && /^(checkbox|radio)$/.test(type)
  const isPicture = tag === 'svg' || tag === 'img'
  const isSwatch = label === '' && (style.background[3] > 0.3 || style.hasBackgroundImage)
  return isChoice || isPicture || isSwatch
}

/** The words that follow a mark in the flow of the same line. */
interface Neighbor {
  readonly text: string
  readonly box: Box
  readonly element: number
}

function measureMark(view: ViewFacts, index: number): Draft[] {
  const mark = getElement(view, index)
  const next = findNextText(view, index)
  if (next === undefined) return []
  const isBelow = next.box.y >= bottom(mark.box) - 2
  // A mark above the text of a card is a picture of the card; one at the end of a line is split.
  const isAtEnd = mark.box.x > next.box.x + Math.max(24, next.box.width * 0.25)
  const gap = next.box.y - bottom(mark.box)
  if (!isBelow || !isAtEnd || gap > 16) return []
  const message = `The mark of ${quote(next.text)} is left behind at the end of the line above.`
  return [{ message, element: index, box: unite([mark.box, next.box]) }]
}

/** Finds the first text after a mark that flows on the same lines. */
function findNextText(view: ViewFacts, index: number): Neighbor | undefined {
  const { parent } = getElement(view, index)
  const outer = getElement(view, parent)
  const isRow = /flex/.test(outer.style.display) && outer.style.flexDirection.startsWith('row')
  if (isRow && outer.style.flexWrap === 'nowrap') return undefined
  if (!isRow && !/^(inline|block|list-item|inline-block)$/.test(outer.style.display))
    return undefined
  const after = view.runs.filter(({ element }) => listAncestors(view, element).includes(parent))
  const words = after.map(({ element, text, box }) => ({ element, text, box }))
  const flowing = words.filter(({ element }) => isShown(getElement(view, element)))
  // Runs are in the order of the document; the first one behind the mark is its text.
  return flowing.find(({ element, box }) =>
    element === parent ? isBehind(view, index, box) : element > index,
  )
}

/** True if text of the same parent starts behind a mark. */
function isBehind(view: ViewFacts, index: number, box: Box): boolean {
  const mark = getElement(view, index)
  return box.y >= bottom(mark.box) - 2 || box.x >= mark.box.x + mark.box.width - 1
}
