import { groupBy } from '../../core/kernel/lists.ts'
import { nearest } from '../../core/kernel/nearest.ts'
import { Problem } from '../../core/kernel/problem.ts'
import { API_ROOT } from '../paths.ts'
import { ROUTES, type Route, type RouteParams } from '../routes.ts'

export interface RouteMatch {
  readonly route: Route
  readonly params: RouteParams
}

/** Returns the route that answers a request and its path parameters; throws a `Problem`. */
export function matchRoute(method: string, pathname: string): RouteMatch {
  const matches = findRoutes(pathname)
  if (matches.length === 0) throw routeNotFound(pathname)
  const routeMethod = method === 'HEAD' ? 'GET' : method
  const match = matches.find(({ route }) => route.method === routeMethod)
  if (!match) throw methodNotAllowed(method, pathname, matches)
  return match
}

/** A segment of a route's path: fixed text, or a parameter with a fixed suffix. */
interface PathSegment {
  readonly text: string
  readonly name: string | undefined
  readonly suffix: string
}

interface RoutePattern {
  readonly route: Route
  readonly segments: readonly PathSegment[]
}

const PATTERNS: readonly RoutePattern[] = ROUTES.map((route) => ({
  route,
  segments: route.path.split('/').slice(1).map(parseSegment),
}))

function parseSegment(text: string): PathSegment {
  const [, name, suffix = ''] = /^\{(\w+)\}(.*)$/.exec(text) ?? []
  return { text, name, suffix }
}

/**
 * Returns the key of the routes that can match a path: the number of its segments and its second
 * segment, which is the type or the family of a route. Only a few routes share a key.
 */
const tableKey = (segments: readonly string[]): string =>
  `${segments.length} ${segments.length > 2 ? segments[1] : ''}`

/** The routes by the key of their path, each list in the order of `ROUTES`. */
const ROUTE_TABLE: ReadonlyMap<string, readonly RoutePattern[]> = groupBy(
  PATTERNS,
  ({ segments }) => tableKey(segments.map(({ text }) => text)),
)

/** Returns the parameters of a path that a route has listed. */
export const getRouteParams = (route: Route, path: string): RouteParams =>
  bindParams(SEGMENTS_BY_ROUTE.get(route) ?? [], decodeSegments(path) ?? []) ?? {}

const SEGMENTS_BY_ROUTE = new Map(PATTERNS.map(({ route, segments }) => [route, segments]))

/** `/v1/health`, `/v1/health/` and `/v1/health.json` match the same route. */
function findRoutes(pathname: string): RouteMatch[] {
  const segments = decodeSegments(pathname.replace(/\/+$/, '').replace(ENTRY_PATH, API_ROOT))
  if (!segments?.length) return []
  const withoutJson = segments.with(-1, segments.at(-1)?.replace(/\.json$/, '') ?? '')
  return (ROUTE_TABLE.get(tableKey(segments)) ?? []).flatMap(({ route, segments: pattern }) => {
    const params = bindParams(pattern, keepsExtension(pattern.at(-1)) ? segments : withoutJson)
    return params ? [{ route, params }] : []
  })
}

const ENTRY_PATH = /^\/v1\/index(\.json)?$/

/** True if the extension is part of the route: of a schema's name, or in the route's suffix. */
const keepsExtension = (segment: PathSegment | undefined): boolean =>
  segment?.text === '{name}' || /^\.[\w.]+$/.test(segment?.suffix ?? '')

function bindParams(
  pattern: readonly PathSegment[],
  segments: readonly string[],
): RouteParams | undefined {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, { text, name, suffix }] of pattern.entries()) {
    const segment = segments[index] ?? ''
    const value = segment.slice(0, segment.length - suffix.length)
    // A value before a suffix has no dot: `a.b.css` does not match `{slug}.css`.
    const isValue = segment.endsWith(suffix) && !(suffix && value.includes('.'))
    if (name === undefined ? text !== segment : !isValue) return undefined
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

/** The paths without parameters, which a mistyped path is compared with. */
const FIXED_PATHS = ROUTES.map(({ path }) => path).filter((path) => !path.includes('{'))

function suggestRoute(path: string): string {
  const near = nearest(path, FIXED_PATHS)
  const suggestion = near.length > 0 ? `Did you mean ${near.join(' or ')}? ` : ''
  return `${suggestion}GET ${API_ROOT} leads to everything there is.`
}

/** Returns the problem of a path that no route matches, with the nearest path. */
export const routeNotFound = (path: string): Problem =>
  new Problem('route-not-found', `There is nothing at ${path}.`, {
    hint: suggestRoute(path),
  })

function methodNotAllowed(
  method: string,
  pathname: string,
  matches: readonly RouteMatch[],
): Problem {
  const methods = [...new Set(matches.map(({ route }) => route.method))]
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
  const alternative = matches.find(({ route }) => route.alternative)?.route.alternative
  const [path = pathname] = matches.map(({ route }) => route.path)
  return new Problem('method-not-allowed', `${path} does not answer ${method}.`, {
    hint: [`Use ${allow.join(', ')}.`, alternative].filter(Boolean).join(' '),
    extensions: { allow },
  })
}
