import { getRouteShape } from '../../essence/model/route-notation.ts'
import { nearest } from '../../kernel/nearest.ts'
import type { ProjectCheck } from '../check.ts'
import { isAuxiliaryRoute, listDeclaredRoutes } from '../declared-routes.ts'

/** Finds routes of the app that the contract does not have. */
export const routeUndeclared: ProjectCheck = {
  code: 'ROUTE001',
  check: 'route-undeclared',
  family: 'routes',
  layer: 'blueprint',
  severity: 'warn',
  summary: 'a route of the app is not in the contract',
  needs: 'contract',
  scope: 'project',
  *run({ contract, routes }) {
    if (contract === null || routes.completeness !== 'complete') return
    const declared = listDeclaredRoutes(contract)
    const shapes = new Set(declared.map(({ path }) => getRouteShape(path)))
    for (const route of routes.items) {
      // A contract need not have the frame around other routes.
      if (isAuxiliaryRoute(route) || route.isParent || shapes.has(getRouteShape(route.path)))
        continue
      const [similar] = nearest(
        route.path,
        declared.map(({ path }) => path),
      )
      yield {
        file: route.file,
        range: route.range ?? { start: 0, end: 0 },
        message: `The contract has no route ${route.path}.${similar ? ` Did you mean ${similar}?` : ''}`,
        confidence: 'certain',
        anchor: `route ${route.path}`,
        repair: {
          kind: 'contract',
          title: `Add a page with the route ${route.path} to ${contract.path}, or remove the route.`,
          steps: [
            `Add a page with "route": "${route.path}" to a section of ${contract.path}.`,
            `Or remove the route from ${route.file}.`,
          ],
          autofix: 'none',
        },
      }
    }
  },
}
