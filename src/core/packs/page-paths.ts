import type { Parts } from '../essence/diagnostics/facts.ts'
import type { PagePlace } from '../essence/diagnostics/places.ts'
import { isPreferredPath } from '../essence/route-path.ts'

/** The path that stands for a page, and the others that lead to it. */
export interface PagePaths {
  readonly path: string
  readonly aliases: readonly string[]
}

/**
 * The paths of every page, asked for one after the other: its own route, else the preferred one of
 * the map, else one derived from its id that no other page has.
 */
export function createPaths({ routes, pages }: Parts): (place: PagePlace) => PagePaths {
  const declared = [
    ...routes.entries.map(({ path }) => path),
    ...pages.flatMap(({ page }) => page.route ?? []),
  ]
  const taken: Taken = new Map(declared.map((path) => [path, 1]))
  return ({ section, page, name }) => {
    const paths = routes.pathsTo(name).toSorted(byPreference)
    // An empty path is a valid key of the map, but no valid route.
    const path = page.route ?? paths.find(Boolean) ?? derive(section.id, page.id, taken)
    return { path, aliases: paths.filter((other) => other !== path) }
  }
}

/** The paths that are taken, each with the highest number that was put behind it. */
type Taken = Map<string, number>

const byPreference = (a: string, b: string): number => (isPreferredPath(a, b) ? -1 : 1)

/** The start is also called home or index. */
function derive(section: string, page: string, taken: Taken): string {
  const own = page.endsWith('-detail') ? `/${page}/:id` : `/${page}`
  const last = `/${section}${own}`
  const choices = [/^(home|index)$/.test(page) ? '/' : own, own, last]
  const path = choices.find((choice) => !taken.has(choice)) ?? numbered(last, taken)
  taken.set(path, 1)
  return path
}

/** Counting goes on where it stopped, so that a thousand equal ids do not take a million looks. */
function numbered(path: string, taken: Taken): string {
  let count = taken.get(path) ?? 1
  do count++
  while (taken.has(`${path}-${count}`))
  taken.set(path, count)
  return `${path}-${count}`
}
