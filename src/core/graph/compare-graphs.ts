import { isSameJson } from '../kernel/json/canonical.ts'
import type { Graph, GraphEdge, GraphNode } from './graph.ts'

/** One difference between two graphs, as in graph-diff.v1. */
export interface GraphChange {
  readonly op:
    | 'node.added'
    | 'node.removed'
    | 'node.changed'
    | 'edge.added'
    | 'edge.removed'
    | 'edge.changed'
    | 'finding.added'
    | 'finding.resolved'
  readonly id?: string
  readonly type?: GraphNode['type']
  readonly src?: string
  readonly dst?: string
  readonly relation?: GraphEdge['relation']
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

/** Lists the nodes and edges that differ between two graphs. */
export const compareGraphs = (before: Graph, after: Graph): GraphChange[] => [
  ...compareNodes(before, after),
  ...compareEdges(before, after),
]

function compareNodes(before: Graph, after: Graph): GraphChange[] {
  const old = new Map(before.nodes.map((node) => [node.id, node]))
  const current = new Map(after.nodes.map((node) => [node.id, node]))
  return [
    ...[...current.values()].flatMap((node): GraphChange[] => {
      const match = old.get(node.id)
      if (match === undefined) return [describeNode(node, 'added')]
      return isSameJson(getFacts(match), getFacts(node))
        ? []
        : [{ op: 'node.changed', ...name(node), before: match.payload, after: node.payload }]
    }),
    ...[...old.values()]
      .filter(({ id }) => !current.has(id))
      .map((node) => describeNode(node, 'removed')),
  ]
}

const name = ({ id, type }: GraphNode) => ({ id, type })

function describeNode(node: GraphNode, change: 'added' | 'removed'): GraphChange {
  const isAdded = change === 'added'
  const value = isAdded ? { after: node.payload } : { before: node.payload }
  if (node.type !== 'Finding') return { op: `node.${change}`, ...name(node), ...value }
  return { op: isAdded ? 'finding.added' : 'finding.resolved', ...name(node), ...value }
}

/** Returns the payload without its place: a page before it changes that, but not the node. */
const getFacts = ({ payload: { pointer: _, line: __, ...facts } }: GraphNode) => facts

function compareEdges(before: Graph, after: Graph): GraphChange[] {
  const old = new Map(before.edges.map((edge) => [toKey(edge), edge]))
  const current = new Map(after.edges.map((edge) => [toKey(edge), edge]))
  return [
    ...listMissing('edge.added', current, old),
    ...listMissing('edge.removed', old, current),
    ...[...current].flatMap(([key, edge]): GraphChange[] => {
      const match = old.get(key)
      if (match === undefined || isSameJson(match.payload ?? {}, edge.payload ?? {})) return []
      const values = { before: match.payload ?? {}, after: edge.payload ?? {} }
      return [{ op: 'edge.changed', ...describeEdge(edge), ...values }]
    }),
  ]
}

const toKey = ({ src, dst, relation, idx }: GraphEdge): string =>
  JSON.stringify([relation, src, dst, relation === 'PAGE_COMPOSES_PATTERN' ? idx : null])

const describeEdge = ({ src, dst, relation }: GraphEdge) => ({ src, dst, relation })

const listMissing = (
  op: 'edge.added' | 'edge.removed',
  edges: ReadonlyMap<string, GraphEdge>,
  others: ReadonlyMap<string, GraphEdge>,
): GraphChange[] =>
  [...edges].filter(([key]) => !others.has(key)).map(([, edge]) => ({ op, ...describeEdge(edge) }))
