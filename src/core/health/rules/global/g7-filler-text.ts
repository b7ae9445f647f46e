import { CONTENT_TYPES } from '../../../content/content-types.ts'
import { findMatches, listExamples, listProse } from '../../prose.ts'
import type { RecordRule } from '../../rule.ts'

// In capitals it is a note to oneself; a "todo list" is a thing that people search for.
const NOTE_PATTERN = /\b(?:TODO|FIXME|TBD|XXX)\b/g

const FILLER_PATTERN = /\b(?:lorem|ipsum|should feel|etc\.)/gi

/** Nothing in a record is unfinished or only fills space. */
export const fillerTextRule: RecordRule = {
  id: 'G7',
  requirement: 'No text holds a note to oneself, filler text, "should feel" or "etc.".',
  severity: 'warn',
  source: 'content',
  scope: 'record',
  types: CONTENT_TYPES,
  check: (record) => {
    const texts = [...listProse(record), ...listExamples(record)]
    return [...findMatches(texts, NOTE_PATTERN), ...findMatches(texts, FILLER_PATTERN)].map(
      ({ pointer, match }) => ({
        pointer,
        message: `"${match}" says nothing that can be decided.`,
        remedy: 'Write what is meant, or remove it.',
      }),
    )
  },
}
