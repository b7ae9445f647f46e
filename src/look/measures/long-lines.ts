import type { Measure } from '../types.ts'
import { findAncestor, getElement, quote } from '../view.ts'

/** The most characters of a line that the eye follows back to the next one. */
const MAX_CHARACTERS = 85

/** Paragraphs with lines of more than 85 characters. */
export const longLines: Measure = {
  code: 'line-long',
  level: 'info',
  why: 'The eye loses the start of the next line.',
  fix: 'Set a `max-width` of 60 to 65 ch on running text.',
  measure: (view) =>
    view.blocks.flatMap(({ element, lines, isGraphic }) => {
      const facts = getElement(view, element)
      const isCode = facts.style.whiteSpace.startsWith('pre')
      const cell = findAncestor(view, element, ({ tag }) => /^(td|th|pre|code|footer)$/.test(tag))
      const longest = Math.max(...lines.map(({ text }) => text.length))
      if (isGraphic || isCode || cell >= 0 || facts.isDecorative) return []
      if (lines.length < 3 || longest <= MAX_CHARACTERS + 5) return []
      const text = quote(lines[0]?.text ?? '', 30)
      const message = `The paragraph ${text} has lines of ${longest} characters.`
      return [{ message, element, key: `line-long ${text}` }]
    }),
}
