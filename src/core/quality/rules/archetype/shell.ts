import { indexRecords } from '../../../content/corpus.ts'
import { toPointer } from '../../../kernel/json/pointer.ts'
import { listArchetypePages } from '../../record-parts.ts'
import type { ContextRule } from '../../rule.ts'

/** Requires every page to have an existing shell. */
export const shellRule: ContextRule<'archetypes'> = {
  id: 'A5',
  requirement: 'The shell of a page exists, or is "inherit" in an auxiliary archetype.',
  severity: 'error',
  source: 'reference',
  scope: 'context',
  types: ['archetypes'],
  check(record, { records }) {
    const { shells } = indexRecords(records)
    const isAuxiliary = record.data.role === 'auxiliary'
    return listArchetypePages(record).flatMap(({ index, shell }) => {
      const isInherited = shell === 'inherit'
      if (isInherited ? isAuxiliary : shells.has(shell)) return []
      return {
        pointer: toPointer(['pages', index, 'shell']),
        message: isInherited
          ? 'Only an auxiliary archetype can inherit its shell.'
          : `Unknown shell "${shell}".`,
        hint: 'Name an existing shell.',
      }
    })
  },
}
