import type { EssenceOutline } from '../essence/model/facts.ts'
import type { PageEntry } from '../essence/model/outline.ts'
import { isPreferredPath } from '../essence/model/route-matching.ts'
import { createUniqueNamer } from './pack-names.ts'

/** The path that stands for a page, and the others that lead to it. */
export interface PagePaths {
  readonly path: string
  readonly aliases: readonly string[]
}

/**
 * The paths of every page, asked for one after the other: its own route, else the preferred one of
 * the map, else one derived from its id that no other page has.
 */
export function createPathResolver({
  routes,
  pages,
}: EssenceOutline): (place: PageEntry) => PagePaths {
  const declared = pages.flatMap(({ page }) => page.route ?? [])
  const taken = new Set([...routes.entries.map(({ path }) => path), ...declared])
  const numbered = createUniqueNamer()
  const derive = ({ section, page: { id } }: PageEntry): string => {
    const own = id.endsWith('-detail') ? `/${id}/:id` : `/${id}`
    const last = `/${section.id}${own}`
    const start = /^(home|index)$/.test(id) ? '/' : own
    let path = [start, own].find((choice) => !taken.has(choice)) ?? last
    while (taken.has(path)) path = numbered(last).replace('~', '-')
    taken.add(path)
    return path
  }
  return (place) => {
    const paths = routes.listPathsTo(place.name).toSorted(comparePreference)
    // An empty path is a valid key of the map, but no valid route.
    const path = place.page.route ?? paths.find(Boolean) ?? derive(place)
    return { path, aliases: paths.filter((other) => other !== path) }
  }
}

const comparePreference = (a: string, b: string): number => (isPreferredPath(a, b) ? -1 : 1)
