import { toPointer } from '../../../kernel/json/pointer.ts'
import { listArchetypePages } from '../../record-parts.ts'
import type { RecordRule } from '../../rule.ts'

/** Requires pages with unique ids. */
export const uniquePageIdsRule: RecordRule<'archetypes'> = {
  id: 'A1',
  requirement: 'An archetype has at least one page, and page ids are unique.',
  severity: 'error',
  source: 'content',
  scope: 'record',
  types: ['archetypes'],
  check(record) {
    const ids = listArchetypePages(record).map(({ id }) => id)
    if (ids.length === 0) {
      const message = 'The archetype has no pages.'
      return [{ pointer: '/pages', message, hint: 'Add at least one page.' }]
    }
    return ids.flatMap((id, index) =>
      ids.indexOf(id) === index
        ? []
        : {
            pointer: toPointer(['pages', index, 'id']),
            message: `An earlier page has the same id "${id}".`,
            hint: 'Give the page a unique id.',
          },
    )
  },
}
