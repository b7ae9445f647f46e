/** Segments of paths that share their beginnings; `:` stands for a parameter of any name. */
interface Node {
  readonly next: Map<string, Node>
  isEnd: boolean
}

/** Whether a set holds a path, or one with parameters that it fills in. */
export type HoldsRoute = (path: string) => boolean

/**
 * The set of the paths. `/orders/:id` holds `/orders/:key` and `/orders/42`; a query or fragment
 * behind a path does not count.
 */
export function createRouteSet(paths: Iterable<string>): HoldsRoute {
  const exact = new Set(paths)
  const root = createNode()
  for (const path of exact) segmentsOf(path).reduce(grow, root).isEnd = true
  return (path) =>
    exact.has(path) || segmentsOf(withoutQuery(path)).reduce(step, [root]).some(isEnd)
}

const createNode = (): Node => ({ next: new Map(), isEnd: false })

const isEnd = (node: Node): boolean => node.isEnd

/** The name of a parameter tells no paths apart. */
const segmentsOf = (path: string): string[] =>
  path.split('/').map((segment) => (/^:./s.test(segment) ? PARAMETER : segment))

const PARAMETER = ':'

function grow(node: Node, segment: string): Node {
  const next = node.next.get(segment) ?? createNode()
  node.next.set(segment, next)
  return next
}

/** Where one more segment leads: to itself, and to a parameter unless it is empty. */
const step = (nodes: readonly Node[], segment: string): Node[] => {
  const ways = segment === '' ? [''] : [...new Set([segment, PARAMETER])]
  return nodes.flatMap(({ next }) => ways.flatMap((way) => next.get(way) ?? []))
}

const withoutQuery = (path: string): string => path.slice(0, path.search(/[?#]|$/))
