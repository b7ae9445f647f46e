import { CONTENT_TYPES } from '../../../content/content-types.ts'
import { findMatches, listExamples, listProse } from '../../prose.ts'
import type { RecordRule } from '../../rule.ts'

// Only in capitals, because a "todo list" is something that people search for.
const NOTE_PATTERN = /\b(?:TODO|FIXME|TBD|XXX)\b/g

const FILLER_PATTERN = /\b(?:lorem|ipsum|should feel|etc\.)/gi

/** Forbids unfinished text and filler. */
export const fillerTextRule: RecordRule = {
  id: 'G7',
  requirement: 'No text contains a note such as TODO, filler text, "should feel" or "etc.".',
  severity: 'warn',
  source: 'content',
  scope: 'record',
  types: CONTENT_TYPES,
  check: (record) => {
    const texts = [...listProse(record), ...listExamples(record)]
    return [...findMatches(texts, NOTE_PATTERN), ...findMatches(texts, FILLER_PATTERN)].map(
      ({ pointer, match }) => ({
        pointer,
        message: `"${match}" is filler or unfinished.`,
        hint: 'Be specific, or remove it.',
      }),
    )
  },
}
