import type { Graph, GraphEdge, GraphNode } from './graph.ts'
import { toSourceId } from './source-nodes.ts'
import { type ReachedNode, walkGraph } from './walk-graph.ts'

/** The relations that lead from a file to what depends on it, read backwards. */
const DEPENDENTS: readonly GraphEdge['relation'][] = [
  ...(['SOURCE_IMPORTS_SOURCE', 'NODE_DERIVED_FROM_SOURCE', 'TEST_COVERS_NODE'] as const),
  ...(['PAGE_ROUTED_AT_ROUTE', 'SECTION_CONTAINS_PAGE', 'COMPONENT_STYLED_WITH_TOKEN'] as const),
]

/** The relations that lead from a contract to everything that it decides. */
const CONTENTS: readonly GraphEdge['relation'][] = [
  ...(['PROJECT_CONTAINS_SECTION', 'SECTION_CONTAINS_PAGE', 'PAGE_ROUTED_AT_ROUTE'] as const),
]

/** What a change of files affects. */
export interface Impact {
  /** Everything that depends on the files, and the files themselves, nearest first. */
  readonly nodes: readonly ReachedNode[]
  /** The files that the graph does not know. */
  readonly unresolved: readonly string[]
}

/** Finds what a change of files affects: importing files, components, routes, pages and tests. */
export function findImpact(graph: Graph, files: readonly string[]): Impact {
  const byId = new Map(graph.nodes.map((node) => [node.id, node]))
  const starts = files.flatMap((file) => byId.get(toSourceId(file)) ?? [])
  const edges = [...graph.edges, ...listLayoutEdges(graph.nodes)]
  const dependents = starts.flatMap((start) =>
    walkGraph({ nodes: graph.nodes, edges }, start, {
      relations: DEPENDENTS,
      direction: 'in',
      depth: Number.POSITIVE_INFINITY,
    }),
  )
  const contents = dependents
    .filter(({ type }) => type === 'Project')
    .flatMap((project) => listContents(graph, project))
  return {
    nodes: keepNearest([...dependents, ...contents]),
    unresolved: files.filter((file) => !byId.has(toSourceId(file))),
  }
}

/** Lists what a changed contract decides: sections, pages and routes. */
const listContents = (graph: Graph, project: ReachedNode): ReachedNode[] =>
  walkGraph(graph, project, { relations: CONTENTS, direction: 'out', depth: 3 }).map((node) => ({
    ...node,
    distance: node.distance + project.distance,
  }))

function keepNearest(nodes: readonly ReachedNode[]): ReachedNode[] {
  const nearest = new Map<string, ReachedNode>()
  for (const node of nodes.toSorted((a, b) => a.distance - b.distance)) {
    if (!nearest.has(node.id)) nearest.set(node.id, node)
  }
  return [...nearest.values()]
}

/** A file that frames all routes of its folder because of its name. */
const LAYOUT_FILE = /(^|\/)(\+layout|_?layout|_app|template)\.\w+$/

/** Connects the files of a folder with the layout that frames them, as if they imported it. */
function listLayoutEdges(nodes: readonly GraphNode[]): GraphEdge[] {
  const files = nodes.filter(({ type }) => type === 'SourceArtifact')
  return files
    .filter(({ payload }) => LAYOUT_FILE.test(String(payload.path)))
    .flatMap((layout) => {
      const folder = String(layout.payload.path).replace(/[^/]*$/, '')
      return files
        .filter(({ id, payload }) => id !== layout.id && String(payload.path).startsWith(folder))
        .map(({ id }) => ({ src: id, dst: layout.id, relation: 'SOURCE_IMPORTS_SOURCE' as const }))
    })
}
