import type { GraphNodeType, GraphRelation } from '../generated/types/graph.common.v1.ts'

/** The node types that have a producer, in the vocabulary of graph.common.v1. */
export const NODE_TYPES = [
  ...(['Project', 'Section', 'Page', 'Route', 'Shell', 'Region', 'Pattern'] as const),
  ...(['Component', 'Token', 'Theme', 'Feature', 'SourceArtifact', 'Finding', 'Test'] as const),
] as const satisfies readonly GraphNodeType[]

/** The relations that have a producer. */
const RELATIONS = [
  ...(['PROJECT_CONTAINS_SECTION', 'PROJECT_ENABLES_FEATURE', 'PROJECT_USES_THEME'] as const),
  ...(['SECTION_CONTAINS_PAGE', 'PAGE_ROUTED_AT_ROUTE', 'PAGE_USES_SHELL'] as const),
  ...(['SHELL_HAS_REGION', 'PAGE_COMPOSES_PATTERN', 'THEME_DEFINES_TOKEN'] as const),
  ...(['COMPONENT_STYLED_WITH_TOKEN', 'NODE_DERIVED_FROM_SOURCE'] as const),
  ...(['SOURCE_IMPORTS_SOURCE', 'FINDING_ANCHORED_AT', 'TEST_COVERS_NODE'] as const),
] as const satisfies readonly GraphRelation[]

/** A node of the graph. */
export interface GraphNode {
  readonly id: string
  readonly type: (typeof NODE_TYPES)[number]
  readonly payload: Readonly<Record<string, unknown>>
}

/** A relation between two nodes. */
export interface GraphEdge {
  readonly src: string
  readonly dst: string
  readonly relation: (typeof RELATIONS)[number]
  readonly payload?: Readonly<Record<string, unknown>>
  readonly idx?: number
}

/** The graph of a project. Each node appears once; both ends of an edge are nodes. */
export interface Graph {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
}

/** Collects the nodes and edges of a graph. */
export interface GraphBuilder {
  /** Adds a node, unless there is one with the same id, and returns the id. */
  addNode(id: string, type: GraphNode['type'], payload: GraphNode['payload']): string
  addEdge(edge: GraphEdge): void
  hasNode(id: string): boolean
  listNodes(type: GraphNode['type']): readonly GraphNode[]
  build(): Graph
}

/** Creates an empty graph. */
export function createGraphBuilder(): GraphBuilder {
  const nodes = new Map<string, GraphNode>()
  const edges = new Map<string, GraphEdge>()
  return {
    addNode(id, type, payload) {
      if (!nodes.has(id)) nodes.set(id, { id, type, payload })
      return id
    },
    addEdge(edge) {
      const key = JSON.stringify([edge.relation, edge.src, edge.dst, edge.idx])
      if (!edges.has(key)) edges.set(key, edge)
    },
    hasNode: (id) => nodes.has(id),
    listNodes: (type) => [...nodes.values()].filter((node) => node.type === type),
    build: () => ({ nodes: [...nodes.values()], edges: [...edges.values()] }),
  }
}
