import type { Route } from '../../generated/types/blueprint.v1.ts'
import type { Issue } from '../../issue.ts'
import { toPointer } from '../../pointer.ts'
import { shapeOf } from '../route-path.ts'
import { createFindPage } from './find-page.ts'
import { createLostRoutes } from './lost-route.ts'
import type { Routed, Routing, Stop } from './routing.ts'

/** What the routes of a product lead to, and an issue for each that leads to no page of its own. */
export function declaredStops(routed: Routed): Omit<Routing, 'pathOf'> {
  const stops = new Map<string, Stop>()
  const gone = new Set<string>()
  const issues: Issue[] = []
  const findPage = createFindPage(routed.parts)
  const tellLost = createLostRoutes(routed)
  const isGone = createIsGone(routed)
  const tellTaken = createTakenShapes()
  for (const [path, route] of Object.entries(routed.routes)) {
    const place = findPage(path, route)
    if (place) {
      issues.push(...tellTaken(path, place))
      stops.set(path || '/', { ...place, shell: route.shell })
    } else if (isGone(route)) gone.add(path)
    else issues.push(tellLost(path, route))
  }
  return { stops, gone, issues }
}

/** Tells routes whose page was left out, or whose archetype is missing and was reported already. */
function createIsGone({ parts, composed, removed }: Routed): (route: Route) => boolean {
  const left = new Set(parts.map(({ slug }) => slug))
  return ({ archetype, page }) => {
    if (archetype === undefined) return page !== undefined && removed.has(page)
    if (!composed.has(archetype)) return false
    return removed.has(page ?? '') || !left.has(archetype)
  }
}

/** Tells of paths that no router can tell apart and that lead to different pages. */
function createTakenShapes(): (path: string, place: Stop) => Issue[] {
  const firsts = new Map<string, { path: string; place: Stop }>()
  return (path, place) => {
    const shape = shapeOf(path || '/')
    const first = firsts.get(shape)
    if (first === undefined) firsts.set(shape, { path, place })
    if (first === undefined || first.place.page === place.page) return []
    return [
      {
        code: 'route-duplicate',
        severity: 'error',
        pointer: toPointer(['routes', path]),
        message: `The routes "${first.path}" and "${path}" are one path and lead to two pages.`,
        expected: 'a path that no other route has, whatever its parameters are called',
        found: JSON.stringify(path),
      },
    ]
  }
}
