import type { Graph, GraphNode } from './graph.ts'

/** A node with its distance from the start. */
export interface ReachedNode extends GraphNode {
  readonly distance: number
  /** The relation and the neighbor that led to the node; absent for the start. */
  readonly via?: { readonly relation: string; readonly node: string }
}

/** The edges to follow from a node. */
export interface WalkOptions {
  /** The relations to follow; by default all. */
  readonly relations?: readonly string[] | undefined
  readonly direction: 'out' | 'in' | 'both'
  readonly depth: number
}

/** Lists the nodes that can be reached from a node, nearest first. */
export function walkGraph(
  { nodes, edges }: Graph,
  start: GraphNode,
  { relations, direction, depth }: WalkOptions,
): ReachedNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const steps = edges
    .filter(({ relation }) => relations === undefined || relations.includes(relation))
    .flatMap(({ src, dst, relation }) => [
      ...(direction === 'in' ? [] : [{ from: src, to: dst, relation }]),
      ...(direction === 'out' ? [] : [{ from: dst, to: src, relation }]),
    ])
  const stepsFrom = new Map<string, typeof steps>()
  for (const step of steps) {
    const list = stepsFrom.get(step.from)
    if (list) list.push(step)
    else stepsFrom.set(step.from, [step])
  }
  const reached = new Map<string, ReachedNode>([[start.id, { ...start, distance: 0 }]])
  for (const current of reached.values()) {
    if (current.distance >= depth) continue
    for (const { to, relation } of stepsFrom.get(current.id) ?? []) {
      const node = byId.get(to)
      if (node === undefined || reached.has(to)) continue
      const via = { relation, node: current.id }
      reached.set(to, { ...node, distance: current.distance + 1, via })
    }
  }
  return [...reached.values()]
}
