import { area, intersect } from '../geometry.ts'
import type { Box, Draft, Measure, TextBlock, ViewFacts } from '../types.ts'
import { getElement, isWithin, listAncestors, quote } from '../view.ts'

/** How much of the smaller text must be covered. */
const MIN_SHARE = 0.12

/** Two texts that are written over each other. */
export const overlappingText: Measure = {
  code: 'text-overlap',
  level: 'error',
  why: 'Neither of the two texts can be read where they cross.',
  fix: 'Give both a place in the flow, or more room.',
  measure(view) {
    const items = listLines(view)
    const drafts: Draft[] = []
    for (const [index, a] of items.entries()) {
      for (const b of items.slice(index + 1)) {
        if (b.box.y > a.box.y + a.box.height) break
        if (!cross(a, b) || isCovered(view, a.element, b.element)) continue
        if (isInFlow(view, a.element, b.element) || isInFlow(view, b.element, a.element)) continue
        drafts.push({
          message: `${quote(a.text)} and ${quote(b.text)} overlap.`,
          element: a.element,
          box: intersect(a.box, b.box),
        })
      }
    }
    return drafts
  },
}

interface Line {
  readonly element: number
  readonly text: string
  readonly box: Box
}

/** Lists the lines of text in the flow of the page, from top to bottom, without their leading. */
const listLines = (view: ViewFacts): Line[] =>
  view.blocks
    .filter(({ element }) => {
      const { isPinned, isDecorative } = getElement(view, element)
      return !isPinned && !isDecorative
    })
    .flatMap((block) => toLines(view, block))
    .toSorted((a, b) => a.box.y - b.box.y)

function toLines(view: ViewFacts, { element, lines }: TextBlock): Line[] {
  const { clip, style } = getElement(view, element)
  return lines.flatMap(({ text, box }) => {
    const height = Math.min(box.height, style.fontSize) * 0.7
    const glyphs = { ...box, y: box.y + (box.height - height) / 2, height }
    const seen = intersect(glyphs, clip)
    return seen.width > 2 && seen.height > 2 ? [{ element, text, box: seen }] : []
  })
}

function cross(a: Line, b: Line): boolean {
  if (a.element === b.element) return false
  const shared = intersect(a.box, b.box)
  if (shared.width < 4 || shared.height < 3) return false
  return area(shared) >= MIN_SHARE * Math.min(area(a.box), area(b.box))
}

/** True if one of two texts is on a layer that hides the other, such as an open menu. */
function isCovered(view: ViewFacts, a: number, b: number): boolean {
  const layers = [
    ...listAncestors(view, a).filter((at) => !isWithin(view, b, at)),
    ...listAncestors(view, b).filter((at) => !isWithin(view, a, at)),
  ]
  return layers.some((at) => {
    const { style } = getElement(view, at)
    return style.background[3] > 0.6 || style.hasBackgroundImage || style.opacity < 0.5
  })
}

/** True if a text is an inline block in the lines of another one, which flow around it. */
const isInFlow = (view: ViewFacts, inner: number, outer: number): boolean =>
  inner !== outer &&
  getElement(view, inner).style.display.startsWith('inline') &&
  !/absolute|fixed/.test(getElement(view, inner).style.position) &&
  getElement(view, inner).parent === outer
