import { toNearestPointer, toPointer } from '../../../json/pointer.ts'
import { type ArchetypePage, hasRouteParameter, listArchetypePages } from '../../record-parts.ts'
import type { Finding, RecordRule } from '../../rule.ts'

/** Navigation leads to the pages of the archetype, and leaves none out. */
export const navigationRule: RecordRule<'archetypes'> = {
  id: 'A7',
  requirement:
    'Navigation items lead to own pages, and to all without parameters that work is done on.',
  severity: 'error',
  source: 'reference',
  scope: 'record',
  types: ['archetypes'],
  check(record) {
    const { role, navigation_items = [] } = record.data
    const pages = listArchetypePages(record)
    const routes = navigation_items.map(({ route }) => route)
    const isWork = role === 'primary' || role === 'auxiliary'
    const pointer = toNearestPointer(record.authored, ['navigation_items'])
    return [
      ...findForeignRoutes(routes, pages),
      ...(isWork ? findUnlinkedPages(routes, pages, pointer) : []),
    ]
  },
}

function findForeignRoutes(routes: readonly string[], pages: readonly ArchetypePage[]): Finding[] {
  const paths = pages.map(({ path }) => path)
  return routes.flatMap((route, at) =>
    paths.includes(route)
      ? []
      : {
          pointer: toPointer(['navigation_items', at, 'route']),
          message: `"${route}" is the path of no page of the archetype.`,
          remedy: `Lead to one of ${paths.map((path) => `"${path}"`).join(', ')}.`,
        },
  )
}

const findUnlinkedPages = (
  routes: readonly string[],
  pages: readonly ArchetypePage[],
  pointer: string,
): Finding[] =>
  pages
    .filter(({ path }) => !hasRouteParameter(path) && !routes.includes(path))
    .map(({ id, path }) => ({
      pointer,
      message: `No navigation item leads to the page "${id}".`,
      remedy: `Add an item with the route "${path}".`,
    }))
