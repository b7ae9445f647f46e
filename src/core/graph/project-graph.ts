import type { Lookup } from '../content/content-types.ts'
import type { Essence } from '../essence/version.ts'
import { type Sha256, sha256Hex } from '../kernel/hash.ts'
import { canonicalJson } from '../kernel/json/canonical.ts'
import type { SourceFinding } from '../verify/finding.ts'
import { addContract } from './contract-nodes.ts'
import { createGraphBuilder, type Graph } from './graph.ts'
import { addFindings, addSources, type SourceFacts, toSourceId } from './source-nodes.ts'

/** What a graph is made of; each part but the project may be missing. */
export interface GraphInput {
  readonly projectId: string
  readonly contract: {
    readonly path: string
    readonly essence: Essence
    readonly hash: string | null
  } | null
  readonly lookup: Lookup
  readonly source: SourceFacts | null
  readonly findings: readonly SourceFinding[]
}

/** A graph with its identity. */
export interface ProjectGraph extends Graph {
  readonly id: string
  readonly projectId: string
  /** A digest over everything but the findings: equal inputs give an equal value. */
  readonly sourceHash: string
  readonly contractHash: string | null
}

/** Creates the graph of a project: its contract, the records it names, its source and findings. */
export async function createProjectGraph(
  { projectId, contract, lookup, source, findings }: GraphInput,
  hex: Sha256 = sha256Hex,
): Promise<ProjectGraph> {
  const builder = createGraphBuilder()
  const project = `project:${projectId}`
  builder.addNode(project, 'Project', { target: contract?.essence.meta.target ?? null })
  if (contract) {
    const { path, essence, hash } = contract
    await addContract(builder, essence, { project, lookup })
    const dst = builder.addNode(toSourceId(path), 'SourceArtifact', {
      path,
      role: 'contract',
      hash,
    })
    builder.addEdge({ src: project, dst, relation: 'NODE_DERIVED_FROM_SOURCE' })
  }
  if (source) addSources(builder, source)
  const sourceHash = `sha256:${hex(canonicalJson(builder.build()))}`
  addFindings(builder, findings)
  const graph = builder.build()
  const id = `snapshot:${hex(canonicalJson(graph)).slice(0, 12)}`
  return { ...graph, id, projectId, sourceHash, contractHash: contract?.hash ?? null }
}
