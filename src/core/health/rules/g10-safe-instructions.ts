import { CONTENT_TYPES } from '../../content/type.ts'
import { examplesOf, proseOf } from '../prose.ts'
import type { RecordRule } from '../rule.ts'
import { unsafeIn } from '../unsafe.ts'

/** No record tells an agent to build a hole. */
export const safeInstructions: RecordRule = {
  id: 'G10',
  asks: 'No text tells a reader to go round sign-in or to expose a secret.',
  severity: 'error',
  source: 'content',
  types: CONTENT_TYPES,
  check: (record) =>
    [...proseOf(record), ...examplesOf(record)].flatMap(({ pointer, text }) =>
      unsafeIn(text).map(({ found, means }) => ({
        pointer,
        message: `"${found}" ${means}.`,
        remedy: 'Say what a safe product does, or forbid it with "never".',
      })),
    ),
}
