import { createOutline } from '../essence/model/outline.ts'
import { getRouteShape } from '../essence/model/route-notation.ts'
import { memoizeByObject } from '../kernel/memoize.ts'
import type { DiscoveredRoute, ProjectContract } from './snapshot.ts'
import type { TextRange } from './source-file.ts'

/** A route of the contract. */
export interface DeclaredRoute {
  readonly path: string
  /** The section and page that it shows: `orders/list`. */
  readonly page: string
  /** Where the path is written in the contract. */
  readonly range: TextRange
}

/** Lists the routes of a contract, each once. */
export const listDeclaredRoutes = memoizeByObject(
  ({ essence, text }: ProjectContract): readonly DeclaredRoute[] => {
    const pages = createOutline(essence).pages.flatMap(({ page, name }) =>
      page.route === undefined ? [] : [{ path: page.route, page: name }],
    )
    const mapped = Object.entries(essence.blueprint.routes ?? {}).map(([path, target]) => ({
      path,
      page: `${target.section}/${target.page}`,
    }))
    const routes = new Map([...mapped, ...pages].map((route) => [getRouteShape(route.path), route]))
    return [...routes.values()].map((route) => ({ ...route, range: findPath(text, route.path) }))
  },
)

/** Lists the routes of a contract that the app does not have, in the order of the contract. */
export function listMissingRoutes(
  contract: ProjectContract,
  routes: readonly DiscoveredRoute[],
): DeclaredRoute[] {
  const shapes = new Set(routes.map(({ path }) => getRouteShape(path)))
  return listDeclaredRoutes(contract).filter(
    ({ path }) =>
      !shapes.has(getRouteShape(path)) && !routes.some((route) => isCaughtBy(route, path)),
  )
}

function findPath(text: string, path: string): TextRange {
  const literal = JSON.stringify(path)
  const start = Math.max(0, text.indexOf(literal))
  return { start, end: text.startsWith(literal, start) ? start + literal.length : start }
}

/** True if a route is no page of its own: an error page, an endpoint or a catch-all. */
export const isAuxiliaryRoute = ({ path }: DiscoveredRoute): boolean =>
  /\*|^\/(?:api|_[^/]*|404|500|not-found|error)(?:\/|$)/.test(path)

/** True if a catch-all below a folder answers a path: `/docs/*rest` answers `/docs/:slug`. */
const isCaughtBy = ({ path }: DiscoveredRoute, declared: string): boolean => {
  const [prefix = '', rest] = path.split('/*')
  return (
    rest !== undefined &&
    prefix !== '' &&
    getRouteShape(declared).startsWith(`${getRouteShape(prefix)}/`)
  )
}
