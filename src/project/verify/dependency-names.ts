import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { asObject } from '../../internal.ts'
import { isSystemError } from '../errors.ts'
import { readSettingsFile } from '../folder/config.ts'

/** The custom properties that packages mention, of those that were searched for. */
export interface DependencyNames {
  readonly names: ReadonlySet<string>
  /** False if not all packages could be searched. */
  readonly isComplete: boolean
}

/** Limits of the search, so that a large dependency costs no more than a second. */
const MAX_FILES = 3_000
const MAX_FILE_BYTES = 2_000_000
const MAX_TOTAL_BYTES = 40_000_000
const MAX_DEPTH = 6

/** Packages that build, test or check, but are no part of a page. */
const TOOL_PACKAGE =
  /^@types\/|^(?:@[\w-]+\/)?(?:typescript|eslint|prettier|biome|vite|vitest|webpack|rollup|esbuild|babel|jest|playwright|cypress|storybook|husky|turbo|tsx|swc|postcss|autoprefixer)(?:[-/]|$)/

/**
 * Searches the packages that a project names for custom properties, in style sheets first and then in
 * scripts, such as the preset of a Tailwind configuration. Reads text only: no code is run.
 */
export async function findDependencyNames(
  root: string,
  wanted: ReadonlySet<string>,
): Promise<DependencyNames> {
  const { value = {} } = (await readSettingsFile(root, 'package.json')) ?? {}
  const packages = Object.keys({
    ...asObject(value.dependencies),
    ...asObject(value.devDependencies),
    ...asObject(value.peerDependencies),
  }).filter((name) => !TOOL_PACKAGE.test(name))
  const folders = packages.map((name) => findPackage(root, name))
  const listed = folders.flatMap((folder) => (folder === undefined ? [] : listFiles(folder)))
  const files = [
    ...listed.filter((path) => STYLE_FILE.test(path)),
    ...listed.filter((path) => !STYLE_FILE.test(path)),
  ]
  const search = { names: new Set<string>(), bytes: 0 }
  for (const path of files.slice(0, MAX_FILES)) searchFile(path, wanted, search)
  return {
    names: search.names,
    isComplete:
      folders.every((folder) => folder !== undefined) &&
      files.length <= MAX_FILES &&
      search.bytes <= MAX_TOTAL_BYTES,
  }
}

const STYLE_FILE = /\.(?:css|scss|less)$/
const SEARCHED_FILE = /\.(?:css|scss|less|[cm]?js|json)$/

/** Finds the folder of an installed package, here or in a folder above. */
function findPackage(root: string, name: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name)
    if (ifReadable(() => statSync(path).isDirectory())) return path
    if (folder === dirname(folder)) return undefined
  }
}

/** Lists the files of a package, without those of its own packages. */
function listFiles(folder: string, depth = 0): string[] {
  const entries = ifReadable(() => readdirSync(folder, { withFileTypes: true })) ?? []
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isFile()) return SEARCHED_FILE.test(entry.name) ? path : []
    const isFolder = entry.isDirectory() && entry.name !== 'node_modules'
    return isFolder && depth < MAX_DEPTH ? listFiles(path, depth + 1) : []
  })
}

function searchFile(
  path: string,
  wanted: ReadonlySet<string>,
  search: { names: Set<string>; bytes: number },
): void {
  const size = ifReadable(() => statSync(path).size) ?? 0
  if (size > MAX_FILE_BYTES || search.bytes > MAX_TOTAL_BYTES) return
  search.bytes += size
  const text = ifReadable(() => readFileSync(path, 'utf8')) ?? ''
  for (const [name] of text.matchAll(/--[A-Za-z_][\w-]*/g))
    if (wanted.has(name)) search.names.add(name)
}

function ifReadable<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (isSystemError(error)) return undefined
    throw error
  }
}
