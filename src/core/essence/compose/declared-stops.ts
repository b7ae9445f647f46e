import type { Route } from '../../generated/types/blueprint.v1.ts'
import type { Issue } from '../../issue.ts'
import { toPointer } from '../../pointer.ts'
import { removeParameterNames } from '../route-path.ts'
import { createPageFinder } from './find-page.ts'
import { createUnknownRouteExplainer } from './lost-route.ts'
import type { RoutePlan, RoutePlanInput, RouteTarget } from './routing.ts'

/** What the routes of a product lead to, and an issue for each that leads to no page of its own. */
export function resolveDeclaredRoutes(routed: RoutePlanInput): Omit<RoutePlan, 'pathByPage'> {
  const targets = new Map<string, RouteTarget>()
  const removedPaths = new Set<string>()
  const issues: Issue[] = []
  const findPage = createPageFinder(routed.sections)
  const explainUnknown = createUnknownRouteExplainer(routed)
  const isRemoved = createRemovedRouteCheck(routed)
  const checkDuplicate = createDuplicateRouteCheck()
  for (const [path, route] of Object.entries(routed.routes)) {
    const target = findPage(path, route)
    if (target) {
      issues.push(...checkDuplicate(path, target))
      targets.set(path || '/', { ...target, shell: route.shell })
    } else if (isRemoved(route)) removedPaths.add(path)
    else issues.push(explainUnknown(path, route))
  }
  return { targets, removedPaths, issues }
}

/** Tells routes whose page was left out, or whose archetype is missing and was reported already. */
function createRemovedRouteCheck({
  sections,
  composedSlugs,
  removedPageIds,
}: RoutePlanInput): (route: Route) => boolean {
  const left = new Set(sections.map(({ slug }) => slug))
  return ({ archetype, page }) => {
    if (archetype === undefined) return page !== undefined && removedPageIds.has(page)
    if (!composedSlugs.has(archetype)) return false
    return removedPageIds.has(page ?? '') || !left.has(archetype)
  }
}

/** Tells of paths that no router can tell apart and that lead to different pages. */
function createDuplicateRouteCheck(): (path: string, target: RouteTarget) => Issue[] {
  const firsts = new Map<string, { path: string; target: RouteTarget }>()
  return (path, target) => {
    const shape = removeParameterNames(path || '/')
    const first = firsts.get(shape)
    if (first === undefined) firsts.set(shape, { path, target })
    if (first === undefined || first.target.page === target.page) return []
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
