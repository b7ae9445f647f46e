import { CONTENT_TYPES } from '../../content/type.ts'
import { examplesOf, matchesIn, proseOf } from '../prose.ts'
import type { RecordRule } from '../rule.ts'

// In capitals it is a note to oneself; a "todo list" is a thing that people search for.
const NOTE = /\b(?:TODO|FIXME|TBD|XXX)\b/g

const FILLER = /\b(?:lorem|ipsum|should feel|etc\.)/gi

/** Nothing in a record is unfinished or only fills space. */
export const filler: RecordRule = {
  id: 'G7',
  asks: 'No text holds a note to oneself, filler text, "should feel" or "etc.".',
  severity: 'warn',
  source: 'content',
  types: CONTENT_TYPES,
  check: (record) => {
    const texts = [...proseOf(record), ...examplesOf(record)]
    return [...matchesIn(texts, NOTE), ...matchesIn(texts, FILLER)].map(({ pointer, found }) => ({
      pointer,
      message: `"${found}" says nothing that can be decided.`,
      remedy: 'Write what is meant, or remove it.',
    }))
  },
}
