import { px } from '../geometry.ts'
import type { Measure, ViewFacts } from '../types.ts'
import { findAncestor, getElement, isPhone, isShown } from '../view.ts'

/** The difference that makes the content jump from page to page, in pixels. */
const MIN_DIFFERENCE = 12

/** Pages with the same header whose content starts at different edges. */
export const contentWidth: Measure = {
  code: 'width-differs',
  level: 'warn',
  why: 'The content jumps sideways from page to page, so that they look like different products.',
  fix: 'Use one container for the content of all pages with this frame.',
  compare(views) {
    const wide = views.filter((view) => !isPhone(view) && view.view.scheme === 'light')
    const starts = wide.flatMap((view) => readStart(view) ?? [])
    return [...groupByFrame(starts).values()].flatMap((group) => {
      const most = findMostCommon(group.map(({ x }) => Math.round(x)))
      const other = group.find(({ x }) => Math.abs(x - most) >= MIN_DIFFERENCE)
      const usual = group.find(({ x }) => Math.round(x) === most)
      if (!other || !usual || group.length < 2) return []
      const message = `The content starts at ${px(other.x)} here, and at ${px(most)} on ${usual.view.page}, below the same header.`
      return [{ view: other.view, message, element: other.element, key: 'width-differs' }]
    })
  },
}

interface Start {
  readonly view: ViewFacts
  readonly element: number
  /** Where the header starts and ends; the same on pages with the same frame. */
  readonly frame: string
  readonly x: number
}

function groupByFrame(starts: readonly Start[]): Map<string, Start[]> {
  const groups = new Map<string, Start[]>()
  for (const start of starts) groups.set(start.frame, [...(groups.get(start.frame) ?? []), start])
  return groups
}

/** Reads where the content of a page starts; undefined if its title is centered or it has no header. */
function readStart(view: ViewFacts): Start | undefined {
  const header = view.elements.find(({ tag, parent }, index) => {
    const inside = findAncestor(view, parent, (outer) => /^(main|article|section)$/.test(outer.tag))
    return tag === 'header' && inside < 0 && isShown(getElement(view, index))
  })
  const title = view.blocks.find(({ element }) => getElement(view, element).tag === 'h1')
  if (!header || !title) return undefined
  if (getElement(view, title.element).style.textAlign === 'center') return undefined
  const lines = view.blocks.filter(({ element }) => {
    const isInMain = findAncestor(view, element, ({ tag }) => tag === 'main') >= 0
    return isInMain && isShown(getElement(view, element))
  })
  const x = Math.min(...lines.flatMap(({ lines: [line] }) => line?.box.x ?? []))
  const { box, label } = header
  const frame = `${box.x} ${box.width} ${label.slice(0, 30)}`
  return Number.isFinite(x) ? { view, element: title.element, frame, x } : undefined
}

function findMostCommon(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}
