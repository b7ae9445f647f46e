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
