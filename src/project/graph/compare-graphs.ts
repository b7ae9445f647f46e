import type { JsonObject } from '../../index.ts'
import { isSameJson } from '../contract/contract-file.ts'
import type { ContractGraph, GraphEdge, GraphNode } from './contract-graph.ts'

/** One difference between two graphs, as in graph-diff.v1. */
export interface GraphChange {
  readonly op: 'node.added' | 'node.removed' | 'node.changed' | 'edge.added' | 'edge.removed'
  readonly id?: string
  readonly src?: string
  readonly dst?: string
  readonly relation?: string
}

/** Lists the nodes and edges that differ between two graphs. */
export const compareGraphs = (before: ContractGraph, after: ContractGraph): GraphChange[] => [
  ...compareNodes(before, after),
  ...compareEdges(before, after),
]

function compareNodes(before: ContractGraph, after: ContractGraph): GraphChange[] {
  const old = new Map(before.nodes.map((node) => [node.id, node]))
  const current = new Map(after.nodes.map((node) => [node.id, node]))
  return [
    ...[...current].flatMap(([id, node]): GraphChange[] => {
      const match = old.get(id)
      if (match === undefined) return [{ op: 'node.added', id }]
      // A pointer changes with every page before it, which is no change of the node.
      return isSameJson(withoutPointer(match), withoutPointer(node))
        ? []
        : [{ op: 'node.changed', id }]
    }),
    ...[...old.keys()]
      .filter((id) => !current.has(id))
      .map((id): GraphChange => ({ op: 'node.removed', id })),
  ]
}

const withoutPointer = ({ payload: { pointer: _, ...payload } }: GraphNode): JsonObject => payload

function compareEdges(before: ContractGraph, after: ContractGraph): GraphChange[] {
  const toKey = ({ src, dst, relation }: GraphEdge) => JSON.stringify([relation, src, dst])
  const old = new Map(before.edges.map((edge) => [toKey(edge), edge]))
  const current = new Map(after.edges.map((edge) => [toKey(edge), edge]))
  const list = (
    op: 'edge.added' | 'edge.removed',
    edges: ReadonlyMap<string, GraphEdge>,
    others: ReadonlyMap<string, GraphEdge>,
  ): GraphChange[] =>
    [...edges]
      .filter(([key]) => !others.has(key))
      .map(([, { src, dst, relation }]) => ({ op, src, dst, relation }))
  return [...list('edge.added', current, old), ...list('edge.removed', old, current)]
}
