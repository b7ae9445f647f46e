import { findDanglingReferences } from '../../../content/dangling-references.ts'
import { findReferences } from '../../../content/references.ts'
import { getKnownPatterns, type RecordRule } from '../../rule.ts'

/** Regions that hold patterns which exist. */
export const regionPatternsRule: RecordRule<'shells'> = {
  id: 'S5',
  requirement: 'The patterns of every region, and the presets named with them, exist.',
  severity: 'error',
  source: 'reference',
  types: ['shells'],
  check: ({ authored }, corpus) =>
    findDanglingReferences(
      findReferences('shells', authored).filter(({ pointer }) => pointer.startsWith('/regions/')),
      getKnownPatterns(corpus),
    ).map(({ pointer, message, hint }) => ({
      pointer,
      message,
      remedy: hint ?? 'Name a pattern of the corpus.',
    })),
}
