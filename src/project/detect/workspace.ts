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
        packages: await readWorkspacePackages(root, folders),
      }
    }
    if (folder === dirname(folder)) return { settings, packages: [] }
  }
}

async function readWorkspacePackages(
  root: string,
  folders: readonly string[],
): Promise<WorkspacePackage[]> {
  const packages = await Promise.all(
    folders
      .filter((folder) => folder !== root)
      .map(async (folder) => {
        const { value = {} } = (await readSettingsFile(folder, 'package.json')) ?? {}
        const name = asString(value.name)
        return name === undefined
          ? []
          : [{ name, folder: displayPath(root, folder), settings: value }]
      }),
  )
  return packages.flat()
}

/** Lists the folders of a workspace by its root; empty if the folder is no such root. */
export async function listWorkspaceFolders(root: string): Promise<string[]> {
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
  const excluded = await expand(patterns.filter(isExclusion).map((pattern) => pattern.slice(1)))
  const included = await expand(patterns.filter((pattern) => !isExclusion(pattern)))
  return [...new Set(included)].filter((folder) => !excluded.includes(folder))
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
