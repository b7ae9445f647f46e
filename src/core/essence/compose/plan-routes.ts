import { isPreferredPath } from '../route-path.ts'
import { declaredStops } from './declared-stops.ts'
import { createFreePaths } from './free-paths.ts'
import type { PartPage } from './parts.ts'
import { placesOf, type Routed, type Routing, type Stop } from './routing.ts'

/** The routes that the product declares, and one of its own for each page without one. */
export function planRoutes(routed: Routed): Routing {
  const { stops: declared, gone, issues } = declaredStops(routed)
  const stops = new Map(declared)
  const pathOf = preferred(stops)
  const freePath = createFreePaths(stops.keys())
  for (const place of placesOf(routed.parts)) {
    if (pathOf.has(place.page)) continue
    const path = freePath(place)
    stops.set(path, place)
    pathOf.set(place.page, path)
  }
  return { stops, pathOf, gone, issues }
}

/** Of several paths to one page its own, else the one that is preferred of any two. */
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
  return isPreferredPath(path, best)
}
