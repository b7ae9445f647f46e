import { CONTENT_TYPES } from '../../content/content-types.ts'
import { listExamples, listProse } from '../prose.ts'
import type { RecordRule } from '../rule.ts'
import { findUnsafeInstructions } from '../unsafe.ts'

/** No record tells an agent to build a hole. */
export const safeInstructionsRule: RecordRule = {
  id: 'G10',
  requirement: 'No text tells a reader to go round sign-in or to expose a secret.',
  severity: 'error',
  source: 'content',
  types: CONTENT_TYPES,
  check: (record) =>
    [...listProse(record), ...listExamples(record)].flatMap(({ pointer, text }) =>
      findUnsafeInstructions(text).map(({ match, effect }) => ({
        pointer,
        message: `"${match}" ${effect}.`,
        remedy: 'Say what a safe product does, or forbid it with "never".',
      })),
    ),
}
