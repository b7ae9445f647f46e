import { toPointer } from '../../../json/pointer.ts'
import { listArchetypePages } from '../../record-parts.ts'
import type { RecordRule } from '../../rule.ts'

/** An archetype has pages, each with an id of its own. */
export const uniquePageIdsRule: RecordRule<'archetypes'> = {
  id: 'A1',
  requirement: 'An archetype has at least one page, and no two pages have the same id.',
  severity: 'error',
  source: 'content',
  scope: 'record',
  types: ['archetypes'],
  check(record) {
    const ids = listArchetypePages(record).map(({ id }) => id)
    if (ids.length === 0) {
      const message = 'The archetype has no page.'
      return [{ pointer: '/pages', message, remedy: 'Add the pages that a product needs.' }]
    }
    return ids.flatMap((id, at) =>
      ids.indexOf(id) === at
        ? []
        : {
            pointer: toPointer(['pages', at, 'id']),
            message: `An earlier page has the id "${id}" already.`,
            remedy: 'Give the page an id of its own.',
          },
    )
  },
}
