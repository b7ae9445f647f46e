import { toNearestPointer, toPointer } from '../../../kernel/json/pointer.ts'
import type { RecordDraft } from '../../finding.ts'
import { type ArchetypePage, hasRouteParameter, listArchetypePages } from '../../record-parts.ts'
import type { RecordRule } from '../../rule.ts'

/** Requires navigation to link to all pages of the archetype and to no others. */
export const navigationRule: RecordRule<'archetypes'> = {
  id: 'A7',
  requirement:
    'Navigation links only to own pages, and in work areas to every page without parameters.',
  severity: 'error',
  source: 'reference',
  scope: 'record',
  types: ['archetypes'],
  check(record) {
    const { role, navigation_items = [] } = record.data
    const pages = listArchetypePages(record)
    const routes = navigation_items.map(({ route }) => route)
    const isWorkArea = role === 'primary' || role === 'auxiliary'
    const pointer = toNearestPointer(record.authored, ['navigation_items'])
    return [
      ...findForeignRoutes(routes, pages),
      ...(isWorkArea ? findUnlinkedPages(routes, pages, pointer) : []),
    ]
  },
}

function findForeignRoutes(
  routes: readonly string[],
  pages: readonly ArchetypePage[],
): RecordDraft[] {
  const paths = pages.map(({ path }) => path)
  return routes.flatMap((route, index) =>
    paths.includes(route)
      ? []
      : {
          pointer: toPointer(['navigation_items', index, 'route']),
          message: `No page of the archetype has the path "${route}".`,
          hint: `Link to one of ${paths.map((path) => `"${path}"`).join(', ')}.`,
        },
  )
}

const findUnlinkedPages = (
  routes: readonly string[],
  pages: readonly ArchetypePage[],
  pointer: string,
): RecordDraft[] =>
  pages
    .filter(({ path }) => !hasRouteParameter(path) && !routes.includes(path))
    .map(({ id, path }) => ({
      pointer,
      message: `No navigation item links to the page "${id}".`,
      hint: `Add an item with the route "${path}".`,
    }))
