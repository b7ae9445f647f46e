import { readdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { parseJson } from '../../essence.ts'
import { ifExists } from '../../internal/node.ts'
import {
  type FailOn,
  getLoop,
  type ReportBaseline,
  type ReportFile,
  type ReportGit,
  type ReportGraphFiles,
  type ReportInput,
  type ReportPacks,
  type ReportProject,
} from '../../internal/verify.ts'
import { asObject, asString } from '../../internal.ts'
import { findInstructionFiles } from '../agents/instruction-files.ts'
import { readFramework } from '../detect/framework.ts'
import { listWorkspaceFolders } from '../detect/workspace.ts'
import type { Environment } from '../environment.ts'
import { readSettingsFile } from '../folder/config.ts'
import { readText } from '../folder/files.ts'
import { tryGit } from '../folder/git.ts'
import { CONTEXT_FOLDER, GRAPH_FOLDER, hasCustomRecords, type Project } from '../folder/project.ts'
import { getProjectId, openGraph } from '../graph/open-graph.ts'
import { MANIFEST_FILE } from '../packs/pack-files.ts'
import { selectPack } from '../packs/select-pack.ts'
import { openContent } from '../registry/content.ts'
import type { StoredRun } from '../verify/run-files.ts'
import {
  hashText,
  listChangedSince,
  type ReadProject,
  readWholeProject,
} from '../verify/verify-project.ts'
import { readHosting } from './static-hosting.ts'

/** A run, with the project as it was read for it if that is still at hand. */
export interface ReportSource extends Partial<ReadProject> {
  readonly project: Project
  readonly run: StoredRun
}

/** What a report compares with. */
export interface ReportOptions {
  readonly baseline?: ReportBaseline | null
  readonly git?: ReportGit | null
  readonly failOn?: FailOn
}

/** Collects everything that the reports of a run are made from. */
export async function readReportInput(
  environment: Environment,
  source: ReportSource,
  { baseline = null, git = null, failOn = 'error' }: ReportOptions = {},
): Promise<ReportInput> {
  const { project, run } = source
  const { snapshot, contractHash = null } = source
  const read =
    snapshot === undefined
      ? await readWholeProject(environment, project, { dist: run.scope.dist })
      : { project, snapshot, contractHash, notes: [] }
  const { client } = await openContent(environment, project)
  const { version } = await client.health()
  const now = environment.now?.() ?? Date.now()
  return {
    generatedAt: new Date(now).toISOString(),
    version,
    project: await describeProject(environment, project),
    run,
    snapshot: read.snapshot,
    graph: await openGraph(environment, read, run.findings),
    graphFiles: await readGraphFiles(project),
    loop: getLoop(run, listChangedSince(run, read.snapshot)),
    packs: await readPacks(environment, read),
    baseline,
    git,
    failOn,
  }
}

async function describeProject({ cwd }: Environment, project: Project): Promise<ReportProject> {
  const { root } = project
  const framework = await readFramework(root)
  const { value = {} } = (await readSettingsFile(root, 'package.json')) ?? {}
  const versions = { ...asObject(value.devDependencies), ...asObject(value.dependencies) }
  const version = versions[framework.packages[0] ?? '']
  const workspace = await findWorkspaceRoot(root, cwd)
  const files = await findInstructionFiles(root)
  const texts = await Promise.all(files.map((file) => readText(root, file)))
  return {
    id: await getProjectId(project),
    workspaceRoot: '.',
    path: relative(workspace, root).split(sep).join('/') || '.',
    packageName: framework.packageName,
    packageManager: await findPackageManager(workspace),
    frameworkVersion: typeof version === 'string' ? version : null,
    ruleFiles: files.filter((_, index) => texts[index] !== undefined),
    hasCustomRecords: await hasCustomRecords(root),
    hosting: await readHosting(root),
  }
}

/** Finds the workspace that lists a project; a project on its own is its own workspace. */
async function findWorkspaceRoot(root: string, cwd: string): Promise<string> {
  for (let folder = root; ; folder = dirname(folder)) {
    if ((await listWorkspaceFolders(folder)).includes(root)) return folder
    if (folder === dirname(folder) || folder === cwd) return root
  }
}

const LOCK_FILES = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['package-lock.json', 'npm'],
] as const

async function findPackageManager(root: string): Promise<string> {
  for (const [file, name] of LOCK_FILES) {
    if ((await ifExists(stat(join(root, file)))) !== undefined) return name
  }
  return 'npm'
}

/** Reads the state of the packs. Their documents are compiled: the folder may have Markdown only. */
async function readPacks(
  environment: Environment,
  { project, snapshot }: ReadProject,
): Promise<ReportPacks> {
  const manifest = await describeFile(project, `${CONTEXT_FOLDER}/${MANIFEST_FILE}`)
  const reviewPack = await describeFile(project, `${CONTEXT_FOLDER}/review-pack.md`)
  const files = { manifest, reviewPack }
  if (!manifest.present || snapshot.contract === null) {
    return { manifest: null, reviewPack: null, files }
  }
  const settings = { ...environment.settings, project: project.root }
  const selected = await selectPack({ ...environment, settings }, { pack_type: 'review' })
  return toReportPacks(selected, files)
}

/** Takes the documents of a selected pack as they are published. */
function toReportPacks(
  selected: { readonly manifest?: unknown; readonly pack?: unknown },
  files: ReportPacks['files'],
): ReportPacks {
  const { manifest = null, pack = null } = selected
  return {
    manifest: manifest as ReportPacks['manifest'],
    reviewPack: pack as ReportPacks['reviewPack'],
    files,
  }
}

const MAX_GRAPH_BYTES = 512 * 1024 * 1024

/** Reads which documents of a graph are saved in a project. */
async function readGraphFiles({ root }: Project): Promise<ReportGraphFiles> {
  const names = ((await ifExists(readdir(join(root, GRAPH_FOLDER)))) ?? []).sort()
  const text = await readText(root, join(GRAPH_FOLDER, 'graph-snapshot.json'), {
    maxBytes: MAX_GRAPH_BYTES,
  })
  const parsed = text === undefined ? undefined : parseJson(text)
  const snapshot = parsed?.ok ? asObject(parsed.value) : {}
  return { names, sourceHash: asString(snapshot.source_hash) ?? null }
}

async function describeFile({ root }: Project, path: string): Promise<ReportFile> {
  const text = await readText(root, path)
  return { path, present: text !== undefined, hash: text === undefined ? null : hashText(text) }
}

/** Reads the state of the repository; null outside of one. */
export async function readGit(
  root: string,
  since: string | null,
  changedFiles: readonly string[],
): Promise<ReportGit | null> {
  const head = await tryGit(root, ['rev-parse', '--verify', 'HEAD'])
  if (head === null) return null
  const mergeBase = since === null ? null : await tryGit(root, ['merge-base', since, 'HEAD'])
  return { baseRef: since, headRef: head, mergeBase, changedFiles }
}
