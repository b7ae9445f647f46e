import { toPointer } from '../../../json/pointer.ts'
import { listArchetypePages } from '../../record-parts.ts'
import type { ContextRule } from '../../rule.ts'

/** Every page has a frame. */
export const shellRule: ContextRule<'archetypes'> = {
  id: 'A5',
  requirement: 'The shell of a page exists, or is "inherit" in an auxiliary archetype.',
  severity: 'error',
  source: 'reference',
  scope: 'context',
  types: ['archetypes'],
  check(record, { records }) {
    const shells = new Set(records.shells.map(({ slug }) => slug))
    const isAuxiliary = record.data.role === 'auxiliary'
    return listArchetypePages(record).flatMap(({ index, shell }) => {
      const isInherited = shell === 'inherit'
      if (isInherited ? isAuxiliary : shells.has(shell)) return []
      return {
        pointer: toPointer(['pages', index, 'shell']),
        message: isInherited
          ? 'Only an auxiliary archetype inherits its shell.'
          : `There is no shell "${shell}".`,
        remedy: 'Name a shell that exists.',
      }
    })
  },
}
