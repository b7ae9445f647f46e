/** A path without the names of its parameters: what a router tells paths apart by. */
export const removeParameterNames = (path: string): string => path.replace(/(^|\/):[^/]+/g, '$1:')

/** Whether of two paths to one page the first stands for it: the shorter, then by code unit. */
export const isPreferredPath = (path: string, other: string): boolean =>
  path.length === other.length ? path < other : path.length < other.length

/** Segments of paths that share their beginnings; `:` stands for a parameter of any name. */
interface RouteNode extends Map<string, RouteNode> {}

/** Whether a set holds a path, or one with parameters that it fills in. */
export type MatchRoute = (path: string) => boolean

/**
 * The set of the paths. `/orders/:id` holds `/orders/:key` and `/orders/42`; a query or fragment
 * behind a path does not count.
 */
export function createRouteMatcher(paths: Iterable<string>): MatchRoute {
  const exact = new Set(paths)
  const root: RouteNode = new Map()
  for (const path of exact) toRouteSegments(path).reduce(addSegment, root)
  return (path) =>
    exact.has(path) ||
    toRouteSegments(path.replace(/[?#].*/s, '')).reduce(matchSegment, [root]).length > 0
}

const PARAMETER = ':'

/** What no segment is: behind it a path ends. */
const PATH_END = '/'

/** The name of a parameter tells no paths apart. */
const toRouteSegments = (path: string): string[] => [
  ...removeParameterNames(path).split('/'),
  PATH_END,
]

function addSegment(node: RouteNode, segment: string): RouteNode {
  const next = node.get(segment) ?? new Map()
  node.set(segment, next)
  return next
}

/** Where one more segment leads: to itself, and to a parameter unless it is empty or the end. */
const matchSegment = (nodes: readonly RouteNode[], segment: string): RouteNode[] => {
  const ways = /[^/]/.test(segment) ? [...new Set([segment, PARAMETER])] : [segment]
  return nodes.flatMap((node) => ways.flatMap((way) => node.get(way) ?? []))
}

/** The fields of a navigation item that decide where it is active. */
interface ActiveItem {
  readonly route: string
  readonly active_match?: string
}

/**
 * True if a navigation item is active on a path. `active_match` is a path prefix or a regular
 * expression; without it the path has to be the item's route.
 */
export function isNavigationItemActive({ route, active_match }: ActiveItem, path: string): boolean {
  if (active_match === undefined) return path === route
  if (isPathPrefix(active_match)) return isUnderPath(active_match, path)
  if (path.length > MAX_PATH_LENGTH) return false
  return compileActiveMatch(active_match)?.test(path) ?? false
}

/** True if an `active_match` starts with `/` and has no regular expression syntax. */
export const isPathPrefix = (match: string): boolean => /^\/[^\\^$.*+?()[\]{}|]*$/.test(match)

/** True if an `active_match` is a path prefix or a regular expression that can be run. */
export const isValidActiveMatch = (match: string): boolean =>
  isPathPrefix(match) || compileActiveMatch(match) !== undefined

/** Compares whole segments: `/orders` covers `/orders/42` but not `/orders-archive`. */
const isUnderPath = (prefix: string, path: string): boolean =>
  `${path}/`.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)

// Regular expressions come from the document, and JavaScript cannot interrupt a slow one. So only
// expressions run whose number of steps is bounded: no group repeats, each choice doubles the
// steps, and each repetition multiplies them by the length of the path at most.
const MAX_PATH_LENGTH = 256
const MAX_STEPS_LOG2 = 24
const REPETITION_LOG2 = Math.log2(MAX_PATH_LENGTH)

function compileActiveMatch(match: string): RegExp | undefined {
  try {
    return isBounded(match) ? new RegExp(match) : undefined
  } catch {
    // Engines differ in what they throw for a pattern that is too deep or too large for them.
    return undefined
  }
}

function isBounded(pattern: string): boolean {
  const syntax = pattern
    .replace(/\\./gs, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\(\?/g, '(')
  const choices = syntax.match(/[?|]/g)?.length ?? 0
  // Without an anchor before every alternative, each position of the path is a start.
  const isAnchored = pattern.startsWith('^') && !syntax.includes('|')
  const repetitions = (syntax.match(/[*+{]/g)?.length ?? 0) + (isAnchored ? 0 : 1)
  return !/\)[*+{]/.test(syntax) && choices + repetitions * REPETITION_LOG2 <= MAX_STEPS_LOG2
}
