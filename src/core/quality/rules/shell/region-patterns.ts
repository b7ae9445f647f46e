import { indexRecords } from '../../../content/corpus.ts'
import { findDanglingReferences } from '../../../content/dangling-references.ts'
import { findReferences } from '../../../content/references.ts'
import type { ContextRule } from '../../rule.ts'

/** Requires regions to name existing patterns and presets. */
export const regionPatternsRule: ContextRule<'shells'> = {
  id: 'S5',
  requirement: 'The patterns and presets of every region exist.',
  severity: 'error',
  source: 'reference',
  scope: 'context',
  types: ['shells'],
  check: ({ authored }, { records }) =>
    findDanglingReferences(
      findReferences('shells', authored).filter(({ pointer }) => pointer.startsWith('/regions/')),
      indexRecords(records),
    ).map(({ pointer, message, hint }) => ({
      pointer,
      message,
      hint: hint ?? 'Name a pattern of the corpus.',
    })),
}
