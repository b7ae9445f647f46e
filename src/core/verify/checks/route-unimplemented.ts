import {
  findTarget,
  getPageFile,
  hasRoutesByFile,
  type Target,
} from '../../essence/app/find-target.ts'
import type { ProjectCheck } from '../check.ts'
import { listMissingRoutes } from '../declared-routes.ts'
import type { ProjectContract, Snapshot } from '../snapshot.ts'

/** Finds routes of the contract that the app does not have. */
export const routeUnimplemented: ProjectCheck = {
  code: 'ROUTE002',
  check: 'route-unimplemented',
  family: 'routes',
  layer: 'blueprint',
  severity: 'warn',
  summary: 'a route of the contract is not in the app',
  needs: 'contract',
  scope: 'project',
  *run(snapshot) {
    const { contract, routes } = snapshot
    if (contract === null || routes.completeness !== 'complete') return
    const target = findFileTarget(contract, snapshot)
    for (const { path, page, range } of listMissingRoutes(contract, routes.items)) {
      const place = target && getPageFile(target, toLocation(path, page))
      const title = place ? `Implement ${path} in ${place}.` : `Implement ${path}.`
      yield {
        file: contract.path,
        range,
        message: `Nothing implements the route ${path} of the page ${page}.`,
        confidence: 'certain',
        anchor: `route ${path}`,
        repair: {
          kind: 'manual',
          title,
          steps: [title, `Or remove the page ${page} from ${contract.path}.`],
          autofix: 'none',
        },
      }
    }
  },
}

/**
 * Returns the conventions that packs use, if the file of a page decides its route: those of the
 * contract, unless the project has another framework.
 */
function findFileTarget(
  { essence }: ProjectContract,
  { framework, pagesFolder }: Snapshot,
): Target | undefined {
  const declared = findTarget(essence.meta.target, pagesFolder)
  const actual = framework === null ? undefined : findTarget(framework, pagesFolder)
  const target = actual && actual.title !== declared?.title ? actual : declared
  return target && hasRoutesByFile(target) ? target : undefined
}

const toLocation = (path: string, name: string) => {
  const [section = '', page = ''] = name.split('/')
  return { path, section, page }
}
