import { isPreferredPath } from '../route-path.ts'
import { resolveDeclaredRoutes } from './declared-stops.ts'
import { createPathAllocator } from './free-paths.ts'
import type { PageDraft } from './parts.ts'
import {
  listRouteTargets,
  type RoutePlan,
  type RoutePlanInput,
  type RouteTarget,
} from './routing.ts'

/** The routes that the product declares, and one of its own for each page without one. */
export function planRoutes(routed: RoutePlanInput): RoutePlan {
  const { targets: declared, removedPaths, issues } = resolveDeclaredRoutes(routed)
  const stops = new Map(declared)
  const pathOf = choosePaths(stops)
  const freePath = createPathAllocator(stops.keys())
  for (const place of listRouteTargets(routed.sections)) {
    if (pathOf.has(place.page)) continue
    const path = freePath(place)
    stops.set(path, place)
    pathOf.set(place.page, path)
  }
  return { targets: stops, pathByPage: pathOf, removedPaths, issues }
}

/** Of several paths to one page its own, else the one that is preferred of any two. */
function choosePaths(stops: ReadonlyMap<string, RouteTarget>): Map<PageDraft, string> {
  const paths = new Map<PageDraft, string>()
  for (const [path, { page }] of stops) {
    const best = paths.get(page)
    if (best === undefined || isBetterPath(path, best, page.path)) paths.set(page, path)
  }
  return paths
}

function isBetterPath(path: string, best: string, ownPath: string): boolean {
  if (path === ownPath || best === ownPath) return path === ownPath
  return isPreferredPath(path, best)
}
