import { pageName } from '../essence/diagnostics/places.ts'
import { isPreferredPath } from '../essence/route-path.ts'
import type { Blueprint, Page, Section } from '../generated/types/essence.v4.ts'

/** The path that stands for a page, and the others that lead to it. */
export interface PagePaths {
  readonly path: string
  readonly aliases: readonly string[]
}

/** A page and the section that holds it. */
export interface Member {
  readonly section: Section
  readonly page: Page
}

/**
 * The paths of every page: its own route, else the preferred one of the map, else one derived from
 * its id that no other page has.
 */
export function pathsOfPages({ routes = {} }: Blueprint, members: readonly Member[]): PagePaths[] {
  const mapped = new Map<string, string[]>()
  for (const [path, { section, page }] of Object.entries(routes)) {
    const name = pageName(section, page)
    const others = mapped.get(name)
    if (others) others.push(path)
    else mapped.set(name, [path])
  }
  const declared = [...Object.keys(routes), ...members.flatMap(({ page }) => page.route ?? [])]
  const taken: Taken = new Map(declared.map((path) => [path, 1]))
  return members.map(({ section, page }) => {
    const paths = (mapped.get(pageName(section.id, page.id)) ?? []).toSorted(byPreference)
    // An empty path is a valid key of the map, but no valid route.
    const path = page.route ?? paths.find(Boolean) ?? derive(section.id, page.id, taken)
    return { path, aliases: paths.filter((other) => other !== path) }
  })
}

/** The paths that are taken, each with the highest number that was put behind it. */
type Taken = Map<string, number>

const byPreference = (a: string, b: string): number => (isPreferredPath(a, b) ? -1 : 1)

/** Ids that name the page people start on. */
const STARTS: ReadonlySet<string> = new Set(['home', 'index'])

function derive(section: string, page: string, taken: Taken): string {
  const own = page.endsWith('-detail') ? `/${page}/:id` : `/${page}`
  const choices = [...(STARTS.has(page) ? ['/'] : []), own, `/${section}${own}`]
  const path = choices.find((choice) => !taken.has(choice)) ?? numbered(`/${section}${own}`, taken)
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
