import { AsyncLocalStorage } from 'node:async_hooks'
import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { JsonObject } from '../../index.ts'
import { FileError, ifExists, resolveContained } from '../../internal/node.ts'
import { asObject, asString, asStrings, isObject } from '../../internal.ts'
import { readSettingsFile } from '../folder/config.ts'
import { displayPath, readText } from '../folder/files.ts'

/** A package of a workspace. */
export interface WorkspacePackage {
  readonly name: string
  /** The path of its folder, relative to the project. */
  readonly folder: string
  readonly settings: JsonObject
}

/** The package file of a project, and the workspace that the project belongs to. */
export interface ProjectPackages {
  readonly settings: JsonObject
  /** The package file of the workspace root; undefined if the project is not in a workspace. */
  readonly workspaceSettings?: JsonObject
  readonly packages: readonly WorkspacePackage[]
}

/** What was read of workspaces during an action. */
interface WorkspaceCache {
  readonly folders: Map<string, Promise<readonly string[]>>
  readonly packages: Map<string, Promise<readonly PackageFile[]>>
}

const currentCache = new AsyncLocalStorage<WorkspaceCache>()

/**
 * Runs an action for several projects of a workspace. Each needs all packages of the workspace, which
 * are read once during the action.
 */
export const withWorkspaceCache = <T>(action: () => Promise<T>): Promise<T> =>
  currentCache.run({ folders: new Map(), packages: new Map() }, action)

/** Returns a value of the current cache, or computes it. */
function fromCache<T>(
  select: (cache: WorkspaceCache) => Map<string, Promise<T>>,
  key: string,
  compute: () => Promise<T>,
): Promise<T> {
  const cache = currentCache.getStore()
  if (cache === undefined) return compute()
  const values = select(cache)
  const value = values.get(key) ?? compute()
  values.set(key, value)
  return value
}

/** Reads the package file of a project, and those of its workspace. */
export async function readPackages(root: string): Promise<ProjectPackages> {
  const settings = (await readSettingsFile(root, 'package.json'))?.value ?? {}
  for (let folder = root; ; folder = dirname(folder)) {
    const folders = await listWorkspaceFolders(folder)
    const isMember = folder === root || folders.includes(root)
    if (folders.length > 0 && isMember) {
      const own =
        folder === root ? settings : (await readSettingsFile(folder, 'package.json'))?.value
      return {
        settings,
        workspaceSettings: own ?? {},
        packages: (await readPackageFiles(folder))
          .filter((file) => file.folder !== root)
          .map((file) => ({ ...file, folder: displayPath(root, file.folder) })),
      }
    }
    if (folder === dirname(folder)) return { settings, packages: [] }
  }
}

/** A package of a workspace, in which the path of its folder is absolute. */
type PackageFile = WorkspacePackage

/** Reads the package files of a workspace that have a name. */
const readPackageFiles = (workspace: string): Promise<readonly PackageFile[]> =>
  fromCache(
    (cache) => cache.packages,
    workspace,
    async () => {
      const files = (await listWorkspaceFolders(workspace)).map(async (folder) => {
        const { value = {} } = (await readSettingsFile(folder, 'package.json')) ?? {}
        const name = asString(value.name)
        return name === undefined ? [] : [{ name, folder, settings: value }]
      })
      return (await Promise.all(files)).flat()
    },
  )

/** Lists the folders of a workspace by its root; empty if the folder is no such root. */
export const listWorkspaceFolders = (root: string): Promise<readonly string[]> =>
  fromCache(
    (cache) => cache.folders,
    root,
    () => findWorkspaceFolders(root),
  )

async function findWorkspaceFolders(root: string): Promise<string[]> {
  const pnpm = await readText(root, 'pnpm-workspace.yaml')
  const text = pnpm === undefined ? await readText(root, 'package.json') : undefined
  // Most package files above a project have nothing to do with it, not even valid JSON.
  if (text !== undefined && !text.includes('"workspaces"')) return []
  const { value = {} } =
    text === undefined ? {} : ((await readSettingsFile(root, 'package.json')) ?? {})
  const { workspaces } = value
  const patterns =
    pnpm === undefined
      ? asStrings(isObject(workspaces) ? asObject(workspaces).packages : workspaces)
      : parsePnpmPatterns(pnpm)
  const expand = async (list: readonly string[]): Promise<string[]> =>
    (await Promise.all(list.map((pattern) => expandPattern(root, pattern)))).flat()
  const isExclusion = (pattern: string): boolean => pattern.startsWith('!')
  const excluded = new Set(
    await expand(patterns.filter(isExclusion).map((pattern) => pattern.slice(1))),
  )
  const included = await expand(patterns.filter((pattern) => !isExclusion(pattern)))
  return [...new Set(included)].filter((folder) => !excluded.has(folder))
}

/** Returns the list under `packages:` of a `pnpm-workspace.yaml`. */
function parsePnpmPatterns(text: string): string[] {
  const [, list = ''] =
    /^packages:[^\n]*\n((?:[ \t]*-[^\n]*\n?|[ \t]*#[^\n]*\n|[ \t]*\n)*)/m.exec(text) ?? []
  return [...list.matchAll(/^[ \t]*-[ \t]*["']?([^"'\s#]+)/gm)].map(([, pattern = '']) => pattern)
}

/** The depth to which `**` is followed. */
const MAX_DEPTH = 3

/** No workspace has packages in deeper folders than these. */
const MAX_SEGMENTS = 20

/** Lists the folders that match a pattern such as `apps/*`. */
async function expandPattern(root: string, pattern: string): Promise<string[]> {
  let folders = [root]
  const segments = pattern.split('/').filter((part) => part !== '' && part !== '.')
  if (segments.includes('..') || segments.length > MAX_SEGMENTS) return []
  for (const segment of segments) {
    const depth = segment === '**' ? MAX_DEPTH : 1
    const next = segment.includes('*')
      ? (await Promise.all(folders.map((folder) => listFolders(folder, depth)))).map((list) =>
          list.filter((folder) => matchesSegment(segment, basename(folder))),
        )
      : [folders.map((folder) => join(folder, segment))]
    // Several `**` list the same folders again and again.
    folders = [...new Set(next.flat())]
  }
  return folders.filter((folder) => isContained(root, folder))
}

/** True if a folder is below another one, also after links are followed. */
function isContained(root: string, folder: string): boolean {
  try {
    resolveContained(root, folder)
    return folder !== root
  } catch (error) {
    if (error instanceof FileError) return false
    throw error
  }
}

/** True if a name matches a part of a pattern, such as `app-*`. */
function matchesSegment(segment: string, name: string): boolean {
  const [start = '', ...rest] = segment.split('*')
  const end = rest.at(-1) ?? ''
  return name.startsWith(start) && name.endsWith(end)
}

async function listFolders(folder: string, depth: number): Promise<string[]> {
  const entries = (await ifExists(readdir(folder, { withFileTypes: true }))) ?? []
  const folders = entries
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
    .map((entry) => join(folder, entry.name))
  if (depth === 1) return folders
  const nested = await Promise.all(folders.map((path) => listFolders(path, depth - 1)))
  return [...folders, ...nested.flat()]
}
