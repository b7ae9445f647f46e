import type {
  ContractCapsuleV1,
  Item,
  OpenFinding,
  Route,
} from '../generated/types/contract-capsule.v1.ts'
import type { GraphDiffV1 } from '../generated/types/graph-diff.v1.ts'
import type { GraphManifestV1 } from '../generated/types/graph-manifest.v1.ts'
import type { Git, GraphSnapshotV1 } from '../generated/types/graph-snapshot.v1.ts'
import { sha256Hex } from '../kernel/hash.ts'
import { canonicalJson } from '../kernel/json/canonical.ts'
import { compareGraphs } from './compare-graphs.ts'
import type { GraphNode } from './graph.ts'
import type { ProjectGraph } from './project-graph.ts'

const BASE = 'https://svc.example/schemas/'
const SCHEMA_VERSION = '3.0.0-draft'

/** Prints a graph as a document of graph-snapshot.v1. */
export const toGraphSnapshot = (
  graph: ProjectGraph,
  { createdAt, git }: { readonly createdAt: string; readonly git?: Git | undefined },
): GraphSnapshotV1 => ({
  $schema: `${BASE}graph-snapshot.v1.json`,
  id: graph.id,
  schema_version: SCHEMA_VERSION,
  project_id: graph.projectId,
  created_at: createdAt,
  source_hash: graph.sourceHash,
  ...(git === undefined ? {} : { git }),
  nodes: graph.nodes.map((node) => ({ ...node })),
  edges: graph.edges.map((edge) => ({ ...edge })),
  summary: {
    nodes: graph.nodes.length,
    edges: graph.edges.length,
    findings: graph.nodes.filter(({ type }) => type === 'Finding').length,
    evidence: 0,
  },
})

/** Lists what a graph was made from as a document of graph-manifest.v1. */
export const toGraphManifest = (
  graph: ProjectGraph,
  {
    generatedAt,
    outputs,
    warnings,
  }: {
    readonly generatedAt: string
    readonly outputs: GraphManifestV1['outputs']
    readonly warnings: readonly string[]
  },
): GraphManifestV1 => ({
  $schema: `${BASE}graph-manifest.v1.json`,
  schema_version: SCHEMA_VERSION,
  snapshot_id: graph.id,
  project_id: graph.projectId,
  generated_at: generatedAt,
  sources: listSources(graph).map(({ id, payload }) => ({
    id,
    kind: String(payload.role ?? 'source'),
    path: String(payload.path),
    ...(typeof payload.hash === 'string' ? { hash: payload.hash } : {}),
  })),
  outputs,
  warnings: warnings.map((message) => ({ code: 'not-checked', message })),
})

const listSources = ({ nodes }: ProjectGraph): GraphNode[] =>
  nodes.filter(({ type }) => type === 'SourceArtifact')

/** Compares two graphs as a document of graph-diff.v1. */
export const toGraphDiff = (before: ProjectGraph | null, after: ProjectGraph): GraphDiffV1 => ({
  $schema: `${BASE}graph-diff.v1.json`,
  id: `diff:${sha256Hex(`${before?.id ?? ''} ${after.id}`).slice(0, 12)}`,
  ...(before === null ? {} : { from: before.id }),
  to: after.id,
  ops: compareGraphs(before ?? { nodes: [], edges: [] }, after).map((change) => ({ ...change })),
})

/** The largest number of source files that a capsule lists. */
const SOURCE_ARTIFACT_LIMIT = 80

/** Summarizes a graph as a document of contract-capsule.v1. */
export function toContractCapsule(graph: ProjectGraph, createdAt: string): ContractCapsuleV1 {
  const list = (type: GraphNode['type']) => graph.nodes.filter((node) => node.type === type)
  const sources = list('SourceArtifact')
  const routes = list('Route').map((node) => toRoute(graph, node))
  const [components, tokens] = [list('Component').map(toItem), list('Token').map(toItem)]
  const findings = list('Finding').map((node) => toOpenFinding(graph, node))
  const { contractHash } = graph
  const contractKey = sha256Hex(canonicalJson([contractHash, routes, tokens]))
  return {
    $schema: `${BASE}contract-capsule.v1.json`,
    schema_version: SCHEMA_VERSION,
    snapshot_id: graph.id,
    project_id: graph.projectId,
    created_at: createdAt,
    source_hash: graph.sourceHash,
    ...(contractHash === null
      ? {}
      : {
          contract_hash: contractHash,
          contract_cache_key: `contract-${contractKey.slice(0, 16)}`,
        }),
    cache_key: `capsule-${sha256Hex(graph.id + graph.sourceHash).slice(0, 16)}`,
    summary: {
      routes: routes.length,
      components: components.length,
      tokens: tokens.length,
      local_rules: 0,
      style_bridge: 0,
      source_artifacts: sources.length,
      open_findings: findings.length,
    },
    source_artifact_limit: SOURCE_ARTIFACT_LIMIT,
    source_artifacts_truncated: sources.length > SOURCE_ARTIFACT_LIMIT,
    ...{ routes, components, tokens, local_rules: [], style_bridge: [] },
    source_artifacts: sources.slice(0, SOURCE_ARTIFACT_LIMIT).map(({ id, payload }) => ({
      id,
      path: String(payload.path),
      ...(typeof payload.role === 'string' ? { kind: payload.role } : {}),
    })),
    open_findings: findings,
  }
}

function toRoute({ edges }: ProjectGraph, { id, payload }: GraphNode): Route {
  const page = edges.find(
    ({ dst, relation }) => relation === 'PAGE_ROUTED_AT_ROUTE' && dst === id,
  )?.src
  const shell = edges.find(
    ({ src, relation }) => relation === 'PAGE_USES_SHELL' && src === page,
  )?.dst
  return {
    id,
    path: String(payload.path),
    ...(page === undefined ? {} : { page_id: page }),
    ...(shell === undefined ? {} : { shell_id: shell }),
  }
}

const toItem = ({ id, payload }: GraphNode): Item => ({ id, payload: { ...payload } })

function toOpenFinding({ edges }: ProjectGraph, { id, payload }: GraphNode): OpenFinding {
  const anchor = edges.find(
    ({ src, relation }) => relation === 'FINDING_ANCHORED_AT' && src === id,
  )?.dst
  const { code, severity, message } = payload
  return {
    id,
    code: String(code),
    severity: severity as 'error' | 'warn' | 'info',
    message: String(message),
    ...(anchor === undefined ? {} : { anchored_at: anchor }),
  }
}
