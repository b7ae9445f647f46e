import type { Measure } from '../types.ts'
import { getElement, getText, isHeading, looksLikeButton, quote } from '../view.ts'

/** A heading or button whose last line is one short word. */
export const orphanWord: Measure = {
  code: 'last-word',
  level: 'info',
  why: 'A lone word looks like an accident and takes a whole line.',
  fix: 'Set `text-wrap: balance` on headings, or change the words or the width.',
  measure: (view) =>
    view.blocks.flatMap((block) => {
      const { element, lines, isGraphic } = block
      const facts = getElement(view, element)
      const isTitle = isHeading(facts) || looksLikeButton(view, element)
      const last = lines.at(-1)
      if (isGraphic || facts.isDecorative || !isTitle || lines.length < 2 || !last) return []
      const words = lines.reduce((sum, line) => sum + line.words, 0)
      const widest = Math.max(...lines.map(({ box }) => box.width))
      if (last.words > 1 || words < 4 || last.box.width > widest * 0.4) return []
      const message = `The last line of ${quote(getText(block))} is one word, ${quote(last.text)}.`
      return [{ message, element }]
    }),
}
