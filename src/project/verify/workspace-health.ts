import { stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { ifExists } from '../../internal/node.ts'
import { listWorkspaceFolders, withWorkspaceCache } from '../detect/workspace.ts'
import type { Environment } from '../environment.ts'
import { isSystemError, OperationError } from '../errors.ts'
import { readSettingsFile } from '../folder/config.ts'
import { displayPath } from '../folder/files.ts'
import { ESSENCE_FILE, openProject } from '../folder/project.ts'
import type { PackFreshness } from '../packs/owned-file-state.ts'
import { type Page, type PagedList, paginate } from '../paging.ts'
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
  const { root, folders } = await findWorkspace(environment)
  const paths = await listProjects(root, folders)
  const projects: WorkspaceProject[] = []
  await withWorkspaceCache(async () => {
    for (const path of paths) projects.push(await describeProject(environment, root, path))
  })
  const counts = { valid: 0, warnings: 0, invalid: 0, missing: 0 }
  for (const { contract } of projects) counts[contract]++
  const isPnpm = await exists(join(root, 'pnpm-workspace.yaml'))
  const declaredIn = isPnpm ? 'pnpm-workspace.yaml' : 'package.json'
  return {
    root,
    declared_in: folders.length === 0 ? null : declaredIn,
    counts,
    ...paginate(projects, page),
  }
}

const exists = async (path: string): Promise<boolean> => (await ifExists(stat(path))) !== undefined

/** A folder with several projects. */
export interface Workspace {
  readonly root: string
  readonly folders: readonly string[]
}

/** Finds the workspace that contains the project, not above the current folder. */
export async function findWorkspace({ cwd, settings }: Environment): Promise<Workspace> {
  const start = settings.project === undefined ? cwd : resolve(cwd, settings.project)
  for (let folder = start; ; folder = dirname(folder)) {
    const folders = await listWorkspaceFolders(folder)
    if (folders.length > 0) return { root: folder, folders }
    if (folder === dirname(folder) || folder === cwd) return { root: start, folders: [] }
  }
}

const MAX_PROJECTS = 500

/** Lists the folders that are projects; the root is one if it has a contract or no workspace. */
export async function listProjects(root: string, folders: readonly string[]): Promise<string[]> {
  const paths: string[] = []
  for (const folder of folders) {
    const path = displayPath(root, folder)
    if (!path.startsWith('../') && (await exists(join(folder, 'package.json')))) paths.push(path)
  }
  const isRootProject = folders.length === 0 || (await exists(join(root, ESSENCE_FILE)))
  return [...(isRootProject ? ['.'] : []), ...paths.sort()].slice(0, MAX_PROJECTS)
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
    const { contract, packs } = await describeContract({ ...environment, settings }, project)
    return {
      path,
      name: typeof value.name === 'string' ? value.name : null,
      contract: contract.status,
      packs,
      findings: contract.findings,
    }
  } catch (error) {
    if (!(error instanceof OperationError || isSystemError(error))) throw error
    const base = { path, name: null, packs: 'missing', findings: 0 } as const
    return { ...base, contract: 'invalid', error: error.message }
  }
}
