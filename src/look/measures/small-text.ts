import { area, intersect } from '../geometry.ts'
import type { Measure } from '../types.ts'
import { getElement, quote } from '../view.ts'

/** The smallest size of text that most people read without effort, in pixels. */
const MIN_SIZE = 12

/** Text below 12 px. */
export const smallText: Measure = {
  code: 'text-small',
  level: 'warn',
  why: 'Text below 12 px is hard to read for many people, on phones above all.',
  fix: 'Use 12 px or more, also for labels, captions and charts.',
  measure: (view) =>
    view.runs.flatMap(({ element, text, box }) => {
      const { style, clip, isDecorative, tag } = getElement(view, element)
      const isScaled = tag === 'text' && box.height > MIN_SIZE * 1.2
      const isSeen = area(intersect(box, clip)) > area(box) / 2
      if (style.fontSize >= MIN_SIZE - 0.25 || isDecorative || isScaled || !isSeen) return []
      if ((text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 3 || /^(sup|sub)$/.test(tag)) return []
      const size = Math.round(style.fontSize * 10) / 10
      const message = `${quote(text)} is ${size} px.`
      return [{ message, element, box, key: `text-small ${size}` }]
    }),
}
