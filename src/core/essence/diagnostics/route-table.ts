import type { Blueprint } from '../../generated/types/essence.v4.ts'
import { groupBy } from '../../group-by.ts'
import { toPointer } from '../../pointer.ts'
import { removeParameterNames } from '../route-path.ts'
import { createRouteMatcher } from '../route-set.ts'
import type { Suggest, Suggester } from '../suggest.ts'
import { type PageEntry, toPageName } from './places.ts'

/** One path of the route map. */
export interface RouteEntry {
  readonly pointer: string
  readonly path: string
  readonly section: string
  readonly page: string
}

/** Where the paths of a document lead. */
export interface RouteTable {
  readonly entries: readonly RouteEntry[]
  /** The entry of the map for a path, also when it names its parameters differently. */
  readonly findEntry: (path: string) => RouteEntry | undefined
  /** The paths of the map that lead to a page, by the page's name. */
  readonly listPathsTo: (name: string) => readonly string[]
  /** Whether a page or the map declares the path, or one with parameters that it fills in. */
  readonly hasRoute: (path: string) => boolean
  /** The declared paths that an undeclared one most likely meant. */
  readonly suggest: Suggest
}

/** The name of the page that a path of the map leads to. */
export const getTargetPageName = ({ section, page }: RouteEntry): string =>
  toPageName(section, page)

/** The paths that a document's pages and its route map declare. */
export function createRouteTable(
  { routes = {} }: Blueprint,
  pages: readonly PageEntry[],
  suggester: Suggester,
): RouteTable {
  const entries = Object.entries(routes).map(([path, { section, page }]) => {
    return { pointer: `/blueprint/routes${toPointer([path])}`, path, section, page }
  })
  const own = pages.flatMap(({ page }) => page.route ?? [])
  const declared = new Set([...own, ...entries.map(({ path }) => path)])
  const byPage = groupBy(entries, getTargetPageName)
  // Paths stand for themselves, and the first of a shape for all of that shape.
  const byPath = new Map([
    ...entries.map((entry) => [removeParameterNames(entry.path), entry] as const).toReversed(),
    ...entries.map((entry) => [entry.path, entry] as const),
  ])
  return {
    entries,
    findEntry: (path) => byPath.get(path) ?? byPath.get(removeParameterNames(path)),
    listPathsTo: (name) => (byPage.get(name) ?? []).map(({ path }) => path),
    hasRoute: createRouteMatcher(declared),
    suggest: suggester(declared),
  }
}
