import type { Route } from '../../generated/types/blueprint.v1.ts'
import type { SectionDraft } from './parts.ts'
import { isUnderPrefix } from './paths.ts'
import { listRouteTargets, type RouteTarget } from './routing.ts'

/** Finds a route's page by its name, else by the path that its archetype gives it. */
export type FindPage = (path: string, route: Route) => RouteTarget | undefined

/** A finder of the pages that routes name. */
export function createPageFinder(parts: readonly SectionDraft[]): FindPage {
  const byName = new Map<string, RouteTarget[]>()
  const byPath = new Map<string, RouteTarget[]>()
  for (const place of listRouteTargets(parts)) {
    addToGroup(byName, place.page.source.id, place)
    addToGroup(byPath, place.page.path, place)
  }
  return (path, { archetype, page }) => {
    const places = page === undefined ? byPath.get(path) : byName.get(page)
    return places
      ?.filter(({ section }) => archetype === undefined || section.slug === archetype)
      .reduce<RouteTarget | undefined>(
        (best, place) => chooseCloserTarget(path, best, place),
        undefined,
      )
  }
}

function addToGroup(groups: Map<string, RouteTarget[]>, key: string, place: RouteTarget): void {
  const group = groups.get(key)
  if (group) group.push(place)
  else groups.set(key, [place])
}

/** Of an archetype composed twice, the section whose prefix holds the path; else the first. */
function chooseCloserTarget(
  path: string,
  best: RouteTarget | undefined,
  place: RouteTarget,
): RouteTarget {
  const holds = ({ section }: RouteTarget): number =>
    isUnderPrefix(section.prefix, path) ? section.prefix.length : -1
  return best === undefined || holds(place) > holds(best) ? place : best
}
