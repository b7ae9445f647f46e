import type { Route } from '../../generated/types/blueprint.v1.ts'
import type { Part } from './parts.ts'
import { isUnder } from './paths.ts'
import { placesOf, type Stop } from './routing.ts'

/** Finds a route's page by its name, else by the path that its archetype gives it. */
export type FindPage = (path: string, route: Route) => Stop | undefined

/** A finder of the pages that routes name. */
export function createFindPage(parts: readonly Part[]): FindPage {
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
