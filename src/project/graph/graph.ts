import { join } from 'node:path'
import type { JsonObject } from '../../index.ts'
import {
  compareGraphs,
  findImpact as findGraphImpact,
  type GraphChange,
  type GraphNode,
  NODE_TYPES,
  type ProjectGraph,
  type ReachedNode,
  toContractCapsule,
  toGraphDiff,
  toGraphManifest,
  toGraphSnapshot,
  toSourceId,
  type WalkOptions,
  walkGraph,
} from '../../internal/verify.ts'
import { nearest } from '../../internal.ts'
import {
  type Contract,
  parseContract,
  requireContract,
  requireValidEssence,
} from '../contract/contract-file.ts'
import type { Environment } from '../environment.ts'
import { choiceError, EXIT, OperationError } from '../errors.ts'
import { resolveInside, writeFilesAtomic } from '../folder/files.ts'
import { requireRef, runGit, tryGit } from '../folder/git.ts'
import { ESSENCE_FILE, findProject, GRAPH_FOLDER } from '../folder/project.ts'
import { type Page, type PagedList, paginate } from '../paging.ts'
import { findLastRun } from '../verify/runs.ts'
import { type ReadProject, readWholeProject } from '../verify/verify-project.ts'
import { openGraph } from './open-graph.ts'

/** A graph with the project that it describes. */
interface OpenedGraph {
  readonly graph: ProjectGraph
  readonly read: ReadProject
}

/** Creates the graph of the current project, with the findings of its last run. */
async function openProjectGraph(environment: Environment): Promise<OpenedGraph> {
  const project = await findProject(environment)
  const read = await readWholeProject(environment, project)
  const { contract, contractReport } = read.snapshot
  // A graph without the contract would look like one of a project that has none.
  if (contract === null && contractReport?.text) {
    requireValidEssence(await requireContract(environment))
  }
  const findings = (await findLastRun(project.root))?.findings ?? []
  return { read, graph: await openGraph(environment, read, findings) }
}

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

/** Describes the graph of a project, and compares it with an earlier contract. */
export async function createSnapshot(
  environment: Environment,
  { compare_to, detail = 'compact' }: SnapshotInput = {},
): Promise<SnapshotData> {
  const { graph, read } = await openProjectGraph(environment)
  const { nodes, edges, projectId, sourceHash, contractHash } = graph
  return {
    id: graph.id,
    project_id: projectId,
    source_hash: sourceHash,
    contract_hash: contractHash,
    counts: {
      nodes: countBy(nodes.map(({ type }) => type)),
      edges: countBy(edges.map(({ relation }) => relation)),
    },
    limitations: read.snapshot.limitations,
    ...(compare_to === undefined
      ? {}
      : { changes: compareGraphs(await openEarlier(environment, read, compare_to), graph) }),
    ...(detail === 'full'
      ? { snapshot: { ...toGraphSnapshot(graph, await describeBuild(environment, read)) } }
      : {}),
  }
}

async function describeBuild({ now }: Environment, { project: { root } }: ReadProject) {
  const commit = await tryGit(root, ['rev-parse', '--verify', 'HEAD'])
  const branch = commit === null ? null : await tryGit(root, ['symbolic-ref', '--short', 'HEAD'])
  const changes = commit === null ? null : await tryGit(root, ['status', '--porcelain'])
  const createdAt = new Date(now?.() ?? Date.now()).toISOString()
  if (commit === null) return { createdAt }
  return { createdAt, git: { commit, ...(branch ? { branch } : {}), dirty: changes !== '' } }
}

/** What a written graph consists of. */
export interface WrittenGraph {
  readonly id: string
  readonly files: readonly string[]
}

/** Writes the graph, its manifest and its capsule, and its changes since a git reference. */
export async function writeGraph(
  environment: Environment,
  {
    folder = GRAPH_FOLDER,
    compare_to,
  }: { readonly folder?: string; readonly compare_to?: string | undefined },
): Promise<WrittenGraph> {
  const { graph, read } = await openProjectGraph(environment)
  const build = await describeBuild(environment, read)
  const { createdAt: generatedAt } = build
  const before =
    compare_to === undefined ? undefined : await openEarlier(environment, read, compare_to)
  const outputs = {
    snapshot: 'graph-snapshot.json',
    ...(before ? { diff: 'graph-diff.json' } : {}),
  }
  const documents: Readonly<Record<string, object>> = {
    'graph-snapshot.json': toGraphSnapshot(graph, build),
    'graph-manifest.json': toGraphManifest(graph, {
      generatedAt,
      outputs,
      warnings: read.snapshot.limitations,
    }),
    'contract-capsule.json': toContractCapsule(graph, generatedAt),
    ...(before ? { 'graph-diff.json': toGraphDiff(before, graph) } : {}),
  }
  const target = resolveInside(read.project.root, '--write', folder)
  writeFilesAtomic(
    read.project.root,
    Object.entries(documents).map(([name, document]) => ({
      path: join(target, name),
      content: `${JSON.stringify(document, null, 2)}\n`,
    })),
  )
  return { id: graph.id, files: Object.keys(documents).map((name) => `${folder}/${name}`) }
}

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** Creates the graph with the contract of an earlier commit; the source is the current one. */
async function openEarlier(
  environment: Environment,
  read: ReadProject,
  ref: string,
): Promise<ProjectGraph> {
  const { project, snapshot } = read
  const text = await runGit(project.root, ['show', `${requireRef(ref)}:./${ESSENCE_FILE}`])
  const earlier: Contract = {
    project,
    fullPath: join(project.root, ESSENCE_FILE),
    ...parseContract(text),
  }
  const contract = { path: ESSENCE_FILE, text, essence: requireValidEssence(earlier) }
  const contractHash = earlier.hash
  return openGraph(environment, { ...read, snapshot: { ...snapshot, contract }, contractHash })
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
  if (node_type !== undefined) requireNodeType(node_type)
  const { graph } = await openProjectGraph(environment)
  const { nodes } = graph
  if (id !== undefined) requireNode(nodes, id)
  const inFile = file_path === undefined ? undefined : listNodesOfFile(graph, file_path)
  const words = name?.toLowerCase()
  const matches = nodes.filter(
    (node) =>
      (node_type === undefined || node.type === node_type) &&
      (id === undefined || node.id === id) &&
      (inFile === undefined || inFile.has(node.id)) &&
      (words === undefined || node.id.replace(/^\w+:/, '').toLowerCase().includes(words)),
  )
  return paginate(matches, page)
}

/** Lists the node of a file and the nodes that come from it. */
function listNodesOfFile({ nodes, edges }: ProjectGraph, file: string): ReadonlySet<string> {
  const { id } = requireNode(nodes, toSourceId(file))
  const relations = new Set(['NODE_DERIVED_FROM_SOURCE', 'FINDING_ANCHORED_AT'])
  const derived = edges.filter(({ dst, relation }) => dst === id && relations.has(relation))
  return new Set([id, ...derived.map(({ src }) => src)])
}

function requireNodeType(type: string): void {
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

/** Lists the nodes that can be reached from a node or a file, nearest first. */
export async function traverseGraph(
  environment: Environment,
  { from, file_path, relations, direction = 'out', depth = 2, ...page }: TraverseInput,
): Promise<PagedList<ReachedNode>> {
  const id = from ?? (file_path === undefined ? undefined : toSourceId(file_path))
  if (id === undefined) throw new OperationError('usage', 'traverse needs "from" or "file_path".')
  const { graph } = await openProjectGraph(environment)
  const start = requireNode(graph.nodes, id)
  return paginate(walkGraph(graph, start, { relations, direction, depth }), page)
}

/** The files whose effect is wanted. */
export interface ImpactInput extends Page {
  readonly files: readonly string[]
}

/** What a change of files affects. */
export interface ImpactData extends PagedList<ReachedNode> {
  readonly files: readonly string[]
  readonly routes: readonly string[]
  readonly pages: readonly string[]
  readonly components: readonly string[]
  readonly tests: readonly string[]
  /** The files that no source, route or contract of the project refers to. */
  readonly unknown: readonly string[]
}

/** Lists what a change of files affects: routes, pages, components and tests. */
export async function findImpact(
  environment: Environment,
  { files, ...page }: ImpactInput,
): Promise<ImpactData> {
  if (files.length === 0) {
    throw new OperationError('usage', 'Pass at least one file.', {
      hint: `Paths are relative to the project, such as src/app.tsx or ${ESSENCE_FILE}.`,
    })
  }
  const { graph } = await openProjectGraph(environment)
  const { nodes, unresolved } = findGraphImpact(graph, files)
  const list = (type: GraphNode['type']): string[] =>
    nodes.filter((node) => node.type === type).map(({ id }) => id.replace(/^\w+:/, ''))
  return {
    files,
    routes: list('Route'),
    pages: list('Page'),
    components: list('Component'),
    tests: list('Test'),
    unknown: unresolved,
    ...paginate(nodes, page),
  }
}
