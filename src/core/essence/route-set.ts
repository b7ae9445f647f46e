import { shapeOf } from './route-path.ts'

/** Segments of paths that share their beginnings; `:` stands for a parameter of any name. */
interface Node extends Map<string, Node> {}

/** Whether a set holds a path, or one with parameters that it fills in. */
export type HoldsRoute = (path: string) => boolean

/**
 * The set of the paths. `/orders/:id` holds `/orders/:key` and `/orders/42`; a query or fragment
 * behind a path does not count.
 */
export function createRouteSet(paths: Iterable<string>): HoldsRoute {
  const exact = new Set(paths)
  const root: Node = new Map()
  for (const path of exact) segmentsOf(path).reduce(grow, root)
  return (path) =>
    exact.has(path) || segmentsOf(path.replace(/[?#].*/s, '')).reduce(step, [root]).length > 0
}

const PARAMETER = ':'

/** What no segment is: behind it a path ends. */
const END = '/'

/** The name of a parameter tells no paths apart. */
const segmentsOf = (path: string): string[] => [...shapeOf(path).split('/'), END]

function grow(node: Node, segment: string): Node {
  const next = node.get(segment) ?? new Map()
  node.set(segment, next)
  return next
}

/** Where one more segment leads: to itself, and to a parameter unless it is empty or the end. */
const step = (nodes: readonly Node[], segment: string): Node[] => {
  const ways = /[^/]/.test(segment) ? [...new Set([segment, PARAMETER])] : [segment]
  return nodes.flatMap((node) => ways.flatMap((way) => node.get(way) ?? []))
}
