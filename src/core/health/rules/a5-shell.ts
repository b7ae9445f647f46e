import { toPointer } from '../../pointer.ts'
import { pagesOf } from '../pages-of.ts'
import type { RecordRule } from '../rule.ts'

/** Every page has a frame. */
export const shellResolves: RecordRule<'archetypes'> = {
  id: 'A5',
  asks: 'The shell of a page exists, or is "inherit" in an auxiliary archetype.',
  severity: 'error',
  source: 'reference',
  types: ['archetypes'],
  check(record, { records }) {
    const shells = new Set(records.shells.map(({ slug }) => slug))
    const isAuxiliary = record.data.role === 'auxiliary'
    return pagesOf(record).flatMap(({ at, shell }) => {
      const isInherited = shell === 'inherit'
      if (isInherited ? isAuxiliary : shells.has(shell)) return []
      return {
        pointer: toPointer(['pages', at, 'shell']),
        message: isInherited
          ? 'Only an auxiliary archetype inherits its shell.'
          : `There is no shell "${shell}".`,
        remedy: 'Name a shell that exists.',
      }
    })
  },
}
