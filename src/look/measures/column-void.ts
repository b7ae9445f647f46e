import { area, bottom, intersect, px, right } from '../geometry.ts'
import type { Box, Draft, Measure, ViewFacts } from '../types.ts'
import { getElement, isPainted, isPhone, isShown, isWithin, listChildren } from '../view.ts'

/** When the rest of a column is a void: its height in pixels, and as a part of the row. */
const VOID = { pixels: 420, part: 0.45 }

/** A column that ends long before the one next to it. */
export const columnVoid: Measure = {
  code: 'column-void',
  level: 'info',
  why: 'A large empty area makes the page look unfinished.',
  fix: 'Balance the columns, put the short one above the other, or let it stay in view (`position: sticky`).',
  measure(view) {
    if (isPhone(view)) return []
    return [...listChildren(view)].flatMap(([parent, children]) =>
      parent < 0 ? [] : measureRow(view, parent, children),
    )
  },
}

function measureRow(view: ViewFacts, parent: number, children: readonly number[]): Draft[] {
  const { style, box } = getElement(view, parent)
  const columns = children.filter((index) => getElement(view, index).box.width >= 180)
  if (!/flex|grid/.test(style.display) || columns.length < 2 || columns.length > 3) return []
  if (columns.length !== children.length || box.width < 560 || isFrame(view, columns)) return []
  const boxes = columns.map((index) => getElement(view, index).box)
  const [first] = boxes
  if (!first || boxes.some(({ y }) => Math.abs(y - first.y) > 24)) return []
  const ends = columns.map((index) => findEnd(view, index))
  const last = Math.max(...ends)
  const column = ends.findIndex(
    (end) => last - end >= Math.max(VOID.pixels, (last - first.y) * VOID.part),
  )
  const [index, outer, end] = [columns[column], boxes[column], ends[column]]
  if (index === undefined || outer === undefined || end === undefined) return []
  const rest: Box = { x: outer.x, y: end, width: outer.width, height: last - end }
  if (!isEmpty(view, rest)) return []
  const message = `The column ends at ${px(end)}, and ${px(rest.height)} next to it stay empty.`
  return [{ message, element: index, box: rest }]
}

/** True for the frame of an app, whose navigation is short, and for columns that stay in view. */
const isFrame = (view: ViewFacts, columns: readonly number[]): boolean =>
  columns.some((index) => {
    const { tag, isPinned, role } = getElement(view, index)
    const landmarks = view.elements.some(
      (element, at) => /^(nav|main)$/.test(element.tag) && isWithin(view, at, index),
    )
    return isPinned || landmarks || tag === 'nav' || role === 'navigation' || hasPinned(view, index)
  })

const hasPinned = (view: ViewFacts, index: number): boolean =>
  view.elements.some(({ isPinned }, at) => isPinned && isWithin(view, at, index))

/** Returns where the last visible content of a column ends. */
function findEnd(view: ViewFacts, column: number): number {
  const { box } = getElement(view, column)
  // A card that fills its row is no void.
  if (isPainted(view, column)) return bottom(box)
  const ends = view.elements.flatMap((element, index) => {
    if (!isShown(element) || !isWithin(view, index, column) || index === column) return []
    return isContent(view, index) ? [bottom(element.box)] : []
  })
  return Math.max(box.y, ...ends)
}

const isContent = (view: ViewFacts, index: number): boolean => {
  const { tag } = getElement(view, index)
  if (/^(img|svg|video|canvas|input|select|textarea|button)$/.test(tag)) return true
  return isPainted(view, index) || view.runs.some(({ element }) => element === index)
}

/** True if nothing visible is in an area. */
const isEmpty = (view: ViewFacts, rest: Box): boolean =>
  !view.elements.some((element, index) => {
    if (!isShown(element)) return false
    const shared = intersect(element.box, rest)
    const isSmaller = element.box.width <= rest.width + 40 || right(element.box) < right(rest)
    return area(shared) > 400 && isSmaller && isContent(view, index)
  })
