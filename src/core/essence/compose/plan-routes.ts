import type { Route } from '../../generated/types/blueprint.v1.ts'
import type { Issue } from '../../issue.ts'
import { lostRoute } from './lost-route.ts'
import type { Part, PartPage } from './parts.ts'
import { isUnder, under } from './paths.ts'

/** What a path shows. */
export interface Stop {
  readonly part: Part
  readonly page: PartPage
  /** The shell that the product asks for on this path. */
  readonly shell?: string | undefined
}

/** Every path of the product, and the way back from a page to its path. */
export interface Routing {
  readonly stops: ReadonlyMap<string, Stop>
  readonly pathOf: ReadonlyMap<PartPage, string>
  /** Paths of pages that the product leaves out. */
  readonly gone: ReadonlySet<string>
  readonly issues: readonly Issue[]
}

/** What the paths of a product follow from. */
export interface Given {
  readonly routes: Readonly<Record<string, Route>>
  readonly parts: readonly Part[]
  /** The slugs of all composed archetypes, those without a part among them. */
  readonly composed: ReadonlySet<string>
  readonly removed: ReadonlySet<string>
}

/** The routes that the product declares, and one of its own for each page without one. */
export function planRoutes(given: Given): Routing {
  const stops = new Map<string, Stop>()
  const gone = new Set<string>()
  const issues: Issue[] = []
  const find = createFinder(given)
  for (const [path, route] of Object.entries(given.routes)) {
    const place = find(path, route)
    if (place) stops.set(path || '/', { ...place, shell: route.shell })
    else if (isGone(route, given)) gone.add(path)
    else issues.push(lostRoute(path, route, given))
  }
  const pathOf = preferred(stops)
  for (const { part, page } of placesOf(given.parts)) {
    if (pathOf.has(page)) continue
    const path = freePath({ part, page }, stops)
    stops.set(path, { part, page })
    pathOf.set(page, path)
  }
  return { stops, pathOf, gone, issues }
}

const placesOf = (parts: readonly Part[]): Stop[] =>
  parts.flatMap((part) => part.pages.map((page) => ({ part, page })))

type Find = (path: string, route: Route) => Stop | undefined

/** Finds a route's page by its name, else by the path that its archetype gives it. */
function createFinder({ parts }: Given): Find {
  const byName = new Map<string, Stop[]>()
  const byPath = new Map<string, Stop[]>()
  for (const place of placesOf(parts)) {
    gather(byName, place.page.source.id, place)
    gather(byPath, place.page.path, place)
  }
  return (path, { archetype, page }) => {
    const places = page === undefined ? byPath.get(path) : byName.get(page)
    return places
      ?.filter(({ part }) => archetype === undefined || part.slug === archetype)
      .reduce<Stop | undefined>((best, place) => nearer(path, best, place), undefined)
  }
}

function gather(groups: Map<string, Stop[]>, key: string, place: Stop): void {
  const group = groups.get(key)
  if (group) group.push(place)
  else groups.set(key, [place])
}

/** Of an archetype composed twice, the section whose prefix holds the path; else the first. */
function nearer(path: string, best: Stop | undefined, place: Stop): Stop {
  const holds = ({ part }: Stop): number => (isUnder(part.prefix, path) ? part.prefix.length : -1)
  return best === undefined || holds(place) > holds(best) ? place : best
}

/** A route whose page was left out, or whose archetype is missing and was reported already. */
const isGone = ({ archetype, page }: Route, { parts, composed, removed }: Given): boolean => {
  if (archetype === undefined) return page !== undefined && removed.has(page)
  if (!composed.has(archetype)) return false
  return removed.has(page ?? '') || !parts.some(({ slug }) => slug === archetype)
}

/** Of several paths to one page its own, else the shortest, else the first by code unit. */
function preferred(stops: ReadonlyMap<string, Stop>): Map<PartPage, string> {
  const paths = new Map<PartPage, string>()
  for (const [path, { page }] of stops) {
    const best = paths.get(page)
    if (best === undefined || comesFirst(path, best, page.path)) paths.set(page, path)
  }
  return paths
}

function comesFirst(path: string, best: string, ownPath: string): boolean {
  if (path === ownPath || best === ownPath) return path === ownPath
  return path.length === best.length ? path < best : path.length < best.length
}

function freePath({ part, page }: Stop, stops: ReadonlyMap<string, Stop>): string {
  let path = page.path
  for (let count = 1; stops.has(path); count++) {
    path = under(count === 1 ? `/${part.id}` : `/${part.id}-${count}`, page.path)
  }
  return path
}
