import { CONTENT_TYPES } from '../../../content/content-types.ts'
import type { RecordDraft } from '../../finding.ts'
import { findMatches, listExamples, listLabels, listProse, type RecordText } from '../../prose.ts'
import type { RecordRule } from '../../rule.ts'

/** Requires headings and counts as people write them: "Visits", "18 visits today", "Late (1)". */
export const spokenCountsRule: RecordRule = {
  id: 'G17',
  requirement:
    'Headings and counts are what people write: "Visits (18)" or "18 visits today", not "Visits, 18 in total".',
  severity: 'warn',
  source: 'content',
  scope: 'record',
  types: CONTENT_TYPES,
  check(record) {
    const headings = listExamples(record).flatMap(({ pointer, text }) =>
      [...text.matchAll(HEADING)].map(([, , content = '']) => ({
        pointer,
        text: toMarkedText(content),
      })),
    )
    const labels = listLabels(record)
    return [
      ...report([...listProse(record), ...labels, ...headings], COUNT_IN_TOTAL, COUNT_REMEDY),
      ...report([...labels, ...headings], APPENDED_COUNT, COUNT_REMEDY),
      ...report(headings, APPENDED_NOUN, NOUN_REMEDY),
    ]
  },
}

const HEADING = /<(h[1-6]|caption|legend)\b[^>]*>([\s\S]*?)<\/\1>/g

/** Replaces the start of a text that a developer fills in. */
const FIELD = '•'

/** Removes the tags of a heading and marks where its fields start. */
const toMarkedText = (html: string): string =>
  html
    .replaceAll(/<[^>]*\bdata-field=[^>]*>/g, FIELD)
    .replaceAll(/<[^>]*>/g, '')
    .trim()

/** Matches a count that is added to a noun: ", 18 in total". */
const COUNT_IN_TOTAL = /, •?(?:\{\w+\}|\d[\d,]*) in total\b/g

/**
 * Matches a heading or label that ends in a count after a comma: "Late, 1", "{set}, {total} rows".
 * A year, an amount with a unit and a phrase such as "2 tasks left" are no such count.
 */
const APPENDED_COUNT =
  /^[^,:?!.\d]+, •?(?:\{(?:count|total|open|unread|active)\}|(?!(?:19|20)\d\d$)\d[\d,]*)(?: (?!left\b)[a-z]{3,}){0,2}$/g

/** Matches a heading of two fields whose second one is a noun in lower case: "Biscuit, visits". */
const APPENDED_NOUN = /^•[^•,]+, •[a-z][a-z ]*$/g

const COUNT_REMEDY = 'Write "Visits (18)", or a phrase that people say, such as "18 visits today".'

const NOUN_REMEDY = 'Leave out what the page is about, or join the two in a phrase.'

const report = (texts: readonly RecordText[], pattern: RegExp, hint: string): RecordDraft[] =>
  findMatches(texts, pattern).map(({ pointer, match }) => ({
    pointer,
    message: `"${match.replaceAll(FIELD, '').trim()}" is not what people write.`,
    hint,
  }))
