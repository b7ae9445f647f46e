import { unique } from '../../kernel/lists.ts'

/** Removes the names of parameters, which no router tells paths apart by. */
export const removeParameterNames = (path: string): string => path.replace(/(^|\/):[^/]+/g, '$1:')

/** True if a page is better known by `path` than by `other`: the shorter, then by code unit. */
export const isPreferredPath = (path: string, other: string): boolean =>
  path.length === other.length ? path < other : path.length < other.length

/** True if a path is the prefix or below it: `/orders` covers `/orders/42`, not `/orders-x`. */
export const isUnderPrefix = (prefix: string, path: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`)

/** Removes trailing slashes; the lookbehind keeps the search linear in a path of many slashes. */
export const trimTrailingSlashes = (path: string): string => path.replace(/(?<!\/)\/+$/, '')

/** A tree of path segments; `:` is a parameter of any name. */
interface RouteNode extends Map<string, RouteNode> {}

/** True if a path is declared, or fills in the parameters of a declared path. */
export type MatchRoute = (path: string) => boolean

/**
 * Creates a matcher for declared paths. `/orders/:id` matches `/orders/:key` and `/orders/42`;
 * a query or fragment is ignored.
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

/** Marks the end of a path; no segment contains a slash. */
const PATH_END = '/'

const toRouteSegments = (path: string): string[] => [
  ...removeParameterNames(path).split('/'),
  PATH_END,
]

function addSegment(node: RouteNode, segment: string): RouteNode {
  const next = node.get(segment) ?? new Map()
  node.set(segment, next)
  return next
}

/** Follows a segment by its text and, unless it is empty or the end, as a parameter. */
const matchSegment = (nodes: readonly RouteNode[], segment: string): RouteNode[] => {
  const keys = /[^/]/.test(segment) ? unique([segment, PARAMETER]) : [segment]
  return nodes.flatMap((node) => keys.flatMap((key) => node.get(key) ?? []))
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
  if (isPathPrefix(active_match)) return isUnderPrefix(trimTrailingSlashes(active_match), path)
  if (path.length > MAX_PATH_LENGTH) return false
  return compileActiveMatch(active_match)?.test(path) ?? false
}

/** True if an `active_match` starts with `/` and has no regular expression syntax. */
export const isPathPrefix = (match: string): boolean => /^\/[^\\^$.*+?()[\]{}|]*$/.test(match)

/** True if an `active_match` is a path prefix or a regular expression that can be run. */
export const isValidActiveMatch = (match: string): boolean =>
  isPathPrefix(match) || compileActiveMatch(match) !== undefined

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
