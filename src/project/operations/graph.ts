import { basename } from 'node:path'
import { canonicalJson } from '../../essence.ts'
import { type JsonObject, lookupFrom, nearest } from '../../index.ts'
import { sha256 } from '../../node.ts'
import { openContent } from '../content.ts'
import {
  type Contract,
  parseContract,
  requireContract,
  requireValidEssence,
} from '../contract/contract-file.ts'
import { readFramework } from '../discover/framework.ts'
import type { Environment } from '../environment.ts'
import { choiceError, EXIT, OperationError } from '../errors.ts'
import { requireRef, runGit } from '../git.ts'
import { compareGraphs, type GraphChange } from '../graph/compare-graphs.ts'
import {
  type ContractGraph,
  createContractGraph,
  type GraphNode,
  NODE_TYPES,
} from '../graph/contract-graph.ts'
import { type ReachedNode, type WalkOptions, walkGraph } from '../graph/walk-graph.ts'
import { notAvailableYet } from '../not-available.ts'
import { type Page, type PagedList, paginate } from '../paging.ts'
import { ESSENCE_FILE } from '../project.ts'

/** A graph with the identity of its project. */
interface ProjectGraph extends ContractGraph {
  readonly projectId: string
  readonly contract: Contract
  readonly sourceHash: string
}

async function openGraph(environment: Environment, contract?: Contract): Promise<ProjectGraph> {
  const current = contract ?? (await requireContract(environment))
  const essence = requireValidEssence(current)
  const { client } = await openContent(environment, current.project)
  const { packageName } = await readFramework(current.project.root)
  const projectId = packageName ?? basename(current.project.root)
  const graph = await createContractGraph(essence, { projectId, lookup: lookupFrom(client) })
  return { ...graph, projectId, contract: current, sourceHash: `sha256:${hashGraph(graph)}` }
}

const hashGraph = (graph: ContractGraph): string => sha256(canonicalJson(graph))

/** The options of a snapshot. */
export interface SnapshotInput {
  /** A git reference whose contract is compared with the current one. */
  readonly compare_to?: string | undefined
  /** Returns the whole snapshot instead of its sizes. */
  readonly detail?: 'compact' | 'full' | undefined
}

/** The sizes of a graph, and optionally all of it. */
export interface SnapshotData {
  readonly id: string
  readonly project_id: string
  readonly source_hash: string
  readonly contract_hash: string | null
  readonly counts: {
    readonly nodes: Readonly<Record<string, number>>
    readonly edges: Readonly<Record<string, number>>
  }
  readonly limitations: readonly string[]
  readonly changes?: readonly GraphChange[]
  /** A document of graph-snapshot.v1. */
  readonly snapshot?: JsonObject
}

const LIMITATIONS = ['Source files, components, findings and tests are not in the graph yet.']

/** Describes the graph of the contract, and compares it with an earlier one. */
export async function createSnapshot(
  environment: Environment,
  { compare_to, detail = 'compact' }: SnapshotInput = {},
): Promise<SnapshotData> {
  const graph = await openGraph(environment)
  const { nodes, edges, projectId, sourceHash, contract } = graph
  const id = `snapshot:${sourceHash.slice(7, 19)}`
  return {
    id,
    project_id: projectId,
    source_hash: sourceHash,
    contract_hash: contract.hash,
    counts: {
      nodes: countBy(nodes.map(({ type }) => type)),
      edges: countBy(edges.map(({ relation }) => relation)),
    },
    limitations: LIMITATIONS,
    ...(compare_to === undefined
      ? {}
      : { changes: await compareWith(environment, graph, compare_to) }),
    ...(detail === 'full' ? { snapshot: toSnapshot(graph, id) } : {}),
  }
}

const toSnapshot = ({ nodes, edges, projectId, sourceHash }: ProjectGraph, id: string) => ({
  $schema: 'https://svc.example/schemas/graph-snapshot.v1.json',
  id,
  schema_version: '3.0.0-draft',
  project_id: projectId,
  created_at: new Date().toISOString(),
  source_hash: sourceHash,
  nodes,
  edges,
  summary: { nodes: nodes.length, edges: edges.length, findings: 0, evidence: 0 },
})

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

async function compareWith(
  environment: Environment,
  graph: ProjectGraph,
  ref: string,
): Promise<GraphChange[]> {
  const { project, fullPath } = graph.contract
  const text = await runGit(project.root, ['show', `${requireRef(ref)}:./${ESSENCE_FILE}`])
  const before = await openGraph(environment, { project, fullPath, ...parseContract(text) })
  return compareGraphs(before, graph)
}

/** The nodes to list. */
export interface QueryInput extends Page {
  readonly node_type?: string | undefined
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly file_path?: string | undefined
}

/** Lists the nodes of the graph that match. */
export async function queryGraph(
  environment: Environment,
  { node_type, id, name, file_path, ...page }: QueryInput,
): Promise<PagedList<GraphNode>> {
  if (file_path !== undefined) throw filesNotAvailable()
  if (node_type !== undefined) requireNodeType(node_type)
  const { nodes } = await openGraph(environment)
  if (id !== undefined) requireNode(nodes, id)
  const words = name?.toLowerCase()
  const matches = nodes.filter(
    (node) =>
      (node_type === undefined || node.type === node_type) &&
      (id === undefined || node.id === id) &&
      (words === undefined || node.id.replace(/^\w+:/, '').toLowerCase().includes(words)),
  )
  return paginate(matches, page)
}

const filesNotAvailable = (): OperationError =>
  notAvailableYet('The graph of source files', 'the engine that reads source code')

/** The node types of graph.common.v1 that no contract produces. */
const SOURCE_NODE_TYPES = [
  ...['Component', 'Decorator', 'LocalRule', 'StyleBridge', 'SourceArtifact', 'Finding'],
  ...['Evidence', 'Repair', 'Test', 'AgentRun'],
]

function requireNodeType(type: string): void {
  if (SOURCE_NODE_TYPES.includes(type)) {
    throw notAvailableYet(`Nodes of type ${type}`, 'the engine that reads source code')
  }
  const types: readonly string[] = NODE_TYPES
  if (!types.includes(type)) throw choiceError('"node_type"', type, types)
}

function requireNode(nodes: readonly GraphNode[], id: string): GraphNode {
  const node = nodes.find((item) => item.id === id)
  if (node) return node
  const suggestions = nearest(
    id,
    nodes.map((item) => item.id),
  )
  throw new OperationError('node-not-found', `The graph has no node "${id}".`, {
    exit: EXIT.notFound,
    suggestions,
    hint:
      suggestions.length > 0
        ? `Did you mean ${suggestions.join(' or ')}?`
        : 'An id is a type and a name, such as page:orders/list.',
  })
}

/** Where to start, and which edges to follow. */
export interface TraverseInput extends Page {
  readonly from?: string | undefined
  readonly file_path?: string | undefined
  readonly relations?: WalkOptions['relations']
  readonly direction?: WalkOptions['direction'] | undefined
  readonly depth?: number | undefined
}

/** Lists the nodes that can be reached from a node, nearest first. */
export async function traverseGraph(
  environment: Environment,
  { from, file_path, relations, direction = 'out', depth = 2, ...page }: TraverseInput,
): Promise<PagedList<ReachedNode>> {
  if (file_path !== undefined) throw filesNotAvailable()
  if (from === undefined) throw new OperationError('usage', 'traverse needs "from".')
  const graph = await openGraph(environment)
  const start = requireNode(graph.nodes, from)
  return paginate(walkGraph(graph, start, { relations, direction, depth }), page)
}

/** The files whose effect is wanted. */
export interface ImpactInput extends Page {
  readonly files: readonly string[]
}

/** Lists what a change of files affects. Only the contract can be judged without source code. */
export async function findImpact(
  environment: Environment,
  { files, ...page }: ImpactInput,
): Promise<PagedList<ReachedNode> & { readonly files: readonly string[] }> {
  if (files.length === 0) {
    throw new OperationError('usage', 'Pass at least one file.', {
      hint: `Only ${ESSENCE_FILE} can be judged until source code can be read.`,
    })
  }
  const other = files.find((file) => file !== ESSENCE_FILE)
  if (other !== undefined) {
    throw notAvailableYet(`The impact of ${other}`, 'the engine that reads source code')
  }
  const graph = await openGraph(environment)
  const start = requireNode(graph.nodes, `project:${graph.projectId}`)
  const affected = walkGraph(graph, start, { direction: 'out', depth: 3 })
  const types = new Set(['Section', 'Page', 'Route'])
  const matches = affected.filter(({ type }) => types.has(type))
  return { files, ...paginate(matches, page) }
}
