import { nearest } from '../core/nearest.ts'
import { Problem } from '../core/problem.ts'
import { API_ROOT } from './paths.ts'
import { ROUTES, type Route, type RouteParams } from './routes.ts'

export interface RouteMatch {
  readonly route: Route
  readonly params: RouteParams
}

/** The route that answers a request and the values of its varying segments, or a `Problem`. */
export function matchRoute(method: string, pathname: string): RouteMatch {
  const found = findRoutes(pathname)
  if (found.length === 0) throw routeNotFound(pathname)
  const wanted = method === 'HEAD' ? 'GET' : method
  const answer = found.find(({ route }) => route.method === wanted)
  if (!answer) throw methodNotAllowed(method, pathname, found)
  return answer
}

/** A segment of a route's address: fixed, or a name for what varies before a stated ending. */
interface PathSegment {
  readonly text: string
  readonly name: string | undefined
  readonly suffix: string
}

const ROUTE_SEGMENTS: ReadonlyMap<Route, readonly PathSegment[]> = new Map(
  ROUTES.map((route) => [route, route.path.split('/').slice(1).map(parseSegment)]),
)

function parseSegment(text: string): PathSegment {
  const [, name, ending = ''] = /^\{(\w+)\}(.*)$/.exec(text) ?? []
  return { text, name, suffix: ending }
}

/** The values of the varying segments of an address that a route has. */
export const getRouteParams = (route: Route, address: string): RouteParams =>
  bindParams(ROUTE_SEGMENTS.get(route) ?? [], decodeSegments(address) ?? []) ?? {}

/** `/v1/health`, `/v1/health/` and `/v1/health.json` are one address; a schema's name keeps its `.json`. */
function findRoutes(pathname: string): RouteMatch[] {
  const segments = decodeSegments(pathname.replace(/\/+$/, '').replace(ENTRY_PATH, API_ROOT))
  if (!segments?.length) return []
  const bare = segments.with(-1, segments.at(-1)?.replace(/\.json$/, '') ?? '')
  return [...ROUTE_SEGMENTS].flatMap(([route, parts]) => {
    const params = bindParams(parts, keepsFileExtension(parts.at(-1)) ? segments : bare)
    return params ? [{ route, params }] : []
  })
}

const ENTRY_PATH = /^\/v1\/index(\.json)?$/

/** Whether a file's ending belongs to the address: that of a schema's name, or one that a route states. */
const keepsFileExtension = (part: PathSegment | undefined): boolean =>
  part?.text === '{name}' || /^\.[\w.]+$/.test(part?.suffix ?? '')

function bindParams(
  pattern: readonly PathSegment[],
  segments: readonly string[],
): RouteParams | undefined {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, { text, name, suffix }] of pattern.entries()) {
    const segment = segments[index] ?? ''
    const value = segment.slice(0, segment.length - suffix.length)
    // What stands before a stated ending has none of its own: `a.b.css` is no `{slug}.css`.
    const isVarying = segment.endsWith(suffix) && !(suffix && value.includes('.'))
    if (name === undefined ? text !== segment : !isVarying) return undefined
    if (name !== undefined) params[name] = value
  }
  return params
}

function decodeSegments(pathname: string): string[] | undefined {
  const segments = pathname.split('/').slice(1)
  try {
    return pathname.includes('%') ? segments.map(decodeURIComponent) : segments
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

/** The addresses without a segment that varies: those that can be mistyped as a whole. */
const FIXED_PATHS = ROUTES.map(({ path }) => path).filter((path) => !path.includes('{'))

function suggestRoute(address: string): string {
  const near = nearest(address, FIXED_PATHS)
  const meant = near.length > 0 ? `Did you mean ${near.join(' or ')}? ` : ''
  return `${meant}GET ${API_ROOT} leads to everything there is.`
}

/** The problem of an address that no route has. */
export const routeNotFound = (address: string): Problem =>
  new Problem('route-not-found', `There is nothing at ${address}.`, {
    hint: suggestRoute(address),
  })

function methodNotAllowed(method: string, pathname: string, found: readonly RouteMatch[]): Problem {
  const methods = [...new Set(found.map(({ route }) => route.method))]
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
  const instead = found.find(({ route }) => route.alternative)?.route.alternative
  const [address = pathname] = found.map(({ route }) => route.path)
  return new Problem('method-not-allowed', `${address} does not answer ${method}.`, {
    hint: [`Use ${allow.join(', ')}.`, instead].filter(Boolean).join(' '),
    extensions: { allow },
  })
}
