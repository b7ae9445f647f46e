import { readdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { asObject, asStrings } from '../../index.ts'
import { ifExists } from '../../node.ts'
import { readSettingsFile } from '../config.ts'
import { findContract } from '../contract/contract-file.ts'
import type { Environment } from '../environment.ts'
import { isSystemError, OperationError } from '../errors.ts'
import { readText } from '../files.ts'
import { type Page, type PagedList, paginate } from '../paging.ts'
import { ESSENCE_FILE, openProject } from '../project.ts'
import { type PackFreshness, readPackFreshness } from '../verify/findings.ts'
import { type ContractStatus, describeContract } from './project-state.ts'

/** A project of a workspace. */
export interface WorkspaceProject {
  readonly path: string
  readonly name: string | null
  readonly contract: ContractStatus
  readonly packs: PackFreshness
  readonly findings: number
  /** Why the project could not be read, if it could not. */
  readonly error?: string
}

/** The projects of a workspace. */
export interface WorkspaceHealth extends PagedList<WorkspaceProject> {
  readonly root: string
  /** The file that lists the projects; null if the folder is no workspace. */
  readonly declared_in: string | null
  readonly counts: Readonly<Record<ContractStatus, number>>
}

/** Lists the projects of an npm, pnpm or Yarn workspace, with the state of their contracts. */
export async function readWorkspaceHealth(
  environment: Environment,
  page: Page = {},
): Promise<WorkspaceHealth> {
  const workspace = await findWorkspace(environment)
  const paths = await listProjects(workspace.root, workspace.globs)
  const projects: WorkspaceProject[] = []
  for (const path of paths) projects.push(await describeProject(environment, workspace.root, path))
  const counts = { valid: 0, warnings: 0, invalid: 0, missing: 0 }
  for (const { contract } of projects) counts[contract]++
  return {
    root: workspace.root,
    declared_in: workspace.declaredIn,
    counts,
    ...paginate(projects, page),
  }
}

interface Workspace {
  readonly root: string
  readonly globs: readonly string[]
  readonly declaredIn: string | null
}

/** Finds the workspace that contains the project or the current folder, never above `cwd`'s root. */
async function findWorkspace({ cwd, settings }: Environment): Promise<Workspace> {
  const start = settings.project === undefined ? cwd : resolve(cwd, settings.project)
  for (let folder = start; ; folder = dirname(folder)) {
    const workspace = await readWorkspace(folder)
    if (workspace) return workspace
    if (folder === dirname(folder) || folder === cwd) break
  }
  return { root: start, globs: [], declaredIn: null }
}

async function readWorkspace(root: string): Promise<Workspace | undefined> {
  const pnpm = await readText(join(root, 'pnpm-workspace.yaml'))
  if (pnpm !== undefined) {
    return { root, globs: parsePnpmPackages(pnpm), declaredIn: 'pnpm-workspace.yaml' }
  }
  const { value = {} } = (await readSettingsFile(root, 'package.json')) ?? {}
  const { workspaces } = value
  const globs = asStrings(Array.isArray(workspaces) ? workspaces : asObject(workspaces).packages)
  return globs.length === 0 ? undefined : { root, globs, declaredIn: 'package.json' }
}

/** Reads the list `packages` of a pnpm file, which has one path per line. */
function parsePnpmPackages(text: string): string[] {
  const lines = text.split(/\r?\n/)
  const start = lines.findIndex((line) => /^packages:\s*(?:#.*)?$/.test(line)) + 1
  if (start === 0) return []
  const rest = lines.slice(start)
  const end = rest.findIndex((line) => /^[^\s#-]/.test(line))
  return rest.slice(0, end === -1 ? undefined : end).flatMap((line) => {
    const [, glob] = /^\s*-\s*["']?([^"'#\s]+)/.exec(line) ?? []
    return glob === undefined ? [] : [glob]
  })
}

const MAX_PROJECTS = 500

/** Lists the folders of a workspace that are projects, and its root if it has a contract. */
async function listProjects(root: string, globs: readonly string[]): Promise<string[]> {
  const excluded = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1))
  const folders = new Set<string>()
  for (const glob of globs.filter((item) => !item.startsWith('!'))) {
    for (const folder of await expandGlob(root, glob)) folders.add(folder)
  }
  const kept = [...folders].filter((folder) => !excluded.some((glob) => matchesGlob(glob, folder)))
  const isRootProject =
    globs.length === 0 || (await ifExists(stat(join(root, ESSENCE_FILE)))) !== undefined
  return [...(isRootProject ? ['.'] : []), ...kept.sort()].slice(0, MAX_PROJECTS)
}

const toRegExp = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replace(/^\.\//, '')
      .replace(/\/+$/, '')
      .split('/')
      .map((part) =>
        part === '**'
          ? '(?:[^/]+/)*[^/]+'
          : part.replaceAll(/[.+^${}()|[\]\\?]/g, '\\$&').replaceAll('*', '[^/]*'),
      )
      .join('/')}$`,
  )

const matchesGlob = (glob: string, path: string): boolean => toRegExp(glob).test(path)

const MAX_DEPTH = 4
const MAX_GLOB_LENGTH = 200

/** Lists the folders with a `package.json` that a glob such as `apps/*` matches. */
async function expandGlob(root: string, glob: string): Promise<string[]> {
  if (glob.length > MAX_GLOB_LENGTH || glob.split('/').includes('..')) return []
  const pattern = toRegExp(glob)
  const depth = glob.includes('**') ? MAX_DEPTH : glob.split('/').filter(Boolean).length
  const matches: string[] = []
  let level = ['']
  for (let at = 0; at < depth; at++) {
    const below: string[] = []
    for (const folder of level) {
      const entries = (await ifExists(readdir(join(root, folder), { withFileTypes: true }))) ?? []
      for (const entry of entries) {
        if (!entry.isDirectory() || /^(?:\.|node_modules$)/.test(entry.name)) continue
        below.push(folder === '' ? entry.name : `${folder}/${entry.name}`)
      }
    }
    matches.push(...below.filter((folder) => pattern.test(folder)))
    level = below
  }
  const packages = await Promise.all(
    matches.map((folder) => ifExists(stat(join(root, folder, 'package.json')))),
  )
  return matches.filter((_, index) => packages[index] !== undefined)
}

async function describeProject(
  environment: Environment,
  root: string,
  path: string,
): Promise<WorkspaceProject> {
  const folder = join(root, path)
  const settings = { ...environment.settings, project: folder }
  try {
    const project = await openProject(folder)
    const { value = {} } = (await readSettingsFile(folder, 'package.json')) ?? {}
    const { status, findings } = await describeContract({ ...environment, settings })
    const contract = await findContract(project)
    return {
      path,
      name: typeof value.name === 'string' ? value.name : null,
      contract: status,
      packs: contract ? (await readPackFreshness(contract)).freshness : 'missing',
      findings,
    }
  } catch (error) {
    if (!(error instanceof OperationError || isSystemError(error))) throw error
    const base = { path, name: null, packs: 'missing', findings: 0 } as const
    return { ...base, contract: 'invalid', error: error.message }
  }
}
