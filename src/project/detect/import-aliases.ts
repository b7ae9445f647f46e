import { dirname, join, posix, resolve } from 'node:path'
import type { JsonObject } from '../../index.ts'
import { asObject, asString } from '../../internal.ts'
import { readSettingsFile } from '../folder/config.ts'
import { displayPath } from '../folder/files.ts'
import type { ProjectPackages, WorkspacePackage } from './workspace.ts'

/** Maps between import specifiers and folders of a project. */
export interface ImportAliases {
  /** Returns the folder of an import specifier, relative to the root. */
  toFolder(specifier: string): string | undefined
  /** Returns the import specifier of a path without its extension. */
  toSpecifier(path: string): string | undefined
  /** True if a specifier is the name of a package of the workspace. */
  isPackage(specifier: string): boolean
}

/** The start of specifiers and the folder that it maps to, both with a slash at the end. */
type AliasPair = readonly [prefix: string, folder: string]

/** Reads the aliases of a project: compiler settings, `#` imports and packages of the workspace. */
export async function readImportAliases(
  root: string,
  { settings, packages }: ProjectPackages,
): Promise<ImportAliases> {
  const names = Object.keys({
    ...asObject(settings.dependencies),
    ...asObject(settings.devDependencies),
  })
  return createImportAliases(
    [
      ...(await readCompilerPaths(root)),
      ...listSubpaths('', asObject(settings.imports), ''),
      ...(names.includes('@sveltejs/kit') ? [['$lib/', 'src/lib/'] as const] : []),
      ...(names.includes('nuxt') ? [['~/', 'app/'] as const] : []),
      ...packages.flatMap(listPackagePaths),
    ],
    packages.map(readEntry),
  )
}

function createImportAliases(
  pairs: readonly AliasPair[],
  entries: readonly PackageEntry[],
): ImportAliases {
  return {
    isPackage: (specifier) => entries.some(({ name }) => name === specifier),
    toFolder: (specifier) => {
      const pair = pairs.find(([prefix]) => `${specifier}/`.startsWith(prefix))
      if (pair) return `${pair[1]}${specifier.slice(pair[0].length)}`.replace(/\/$/, '')
      const entry = entries.find(({ name }) => name === specifier)
      return entry?.module && posix.dirname(entry.module)
    },
    toSpecifier: (path) => {
      const entry = entries.find(({ module }) => module === path || module === `${path}/index`)
      if (entry) return entry.name
      const pair = pairs.find(([, folder]) => path.startsWith(folder))
      if (pair) return `${pair[0]}${path.slice(pair[1].length)}`
      // No path leads into a package but its name, whatever its files are.
      return entries.find(({ folder }) => path.startsWith(`${folder}/`))?.name
    },
  }
}

const COMPILER_CONFIG_FILES = ['tsconfig.json', 'tsconfig.app.json', 'jsconfig.json']

/** Reads the `paths` of the first compiler settings file that has any. */
async function readCompilerPaths(root: string): Promise<AliasPair[]> {
  for (const file of COMPILER_CONFIG_FILES) {
    const pairs = await readPaths(root, file, MAX_EXTENDS)
    if (pairs.length > 0) return pairs
  }
  return []
}

/** Ends settings files that extend each other in a circle. */
const MAX_EXTENDS = 5

async function readPaths(root: string, file: string, depth: number): Promise<AliasPair[]> {
  const settings = await readSettingsFile(root, file)
  if (settings === undefined || depth === 0) return []
  const options = asObject(settings.value.compilerOptions)
  const folder = posix.join(posix.dirname(file), asString(options.baseUrl) ?? '.')
  const pairs = Object.entries(asObject(options.paths)).flatMap(([alias, targets]) => {
    const [target] = Array.isArray(targets) ? targets : []
    if (typeof target !== 'string' || !alias.endsWith('/*') || !target.endsWith('/*')) return []
    return [[alias.slice(0, -1), joinFolder(folder, target.slice(0, -1))] as const]
  })
  if (pairs.length > 0) return pairs
  const parents = [settings.value.extends].flat().filter((name) => /^\.\.?\//.test(String(name)))
  for (const parent of parents) {
    const path = displayPath(root, resolve(root, dirname(file), String(parent)))
    const inherited = await readPaths(root, path.replace(/(\.json)?$/, '.json'), depth - 1)
    if (inherited.length > 0) return inherited
  }
  return []
}

/** Joins folders: `.` and `./src/` become `src/`, and the root becomes an empty string. */
function joinFolder(base: string, target: string): string {
  const path = posix.normalize(join(base, target).replaceAll('\\', '/'))
  return path === './' ? '' : path.endsWith('/') ? path : `${path}/`
}

/** Lists the patterns of an `imports` or `exports` field, such as `./ui/*` for `./src/ui/*.tsx`. */
const listSubpaths = (name: string, field: JsonObject, folder: string): AliasPair[] =>
  Object.entries(field).flatMap(([key, target]) => {
    const file = findTargetFile(target)
    if (!key.endsWith('/*') || file === undefined || !file.includes('*')) return []
    const prefix = key.startsWith('#') ? key : posix.join(name, key)
    return [
      [prefix.slice(0, -1), joinFolder(folder || '.', file.replace(/\*[\s\S]*$/, ''))] as const,
    ]
  })

/** Returns the first file of a target, which may have conditions. */
function findTargetFile(target: unknown): string | undefined {
  if (typeof target === 'string') return target
  const files = Object.entries(asObject(target)).filter(([condition]) => condition !== 'types')
  return files.map(([, value]) => findTargetFile(value)).find((file) => file !== undefined)
}

const listPackagePaths = ({ name, folder, settings }: WorkspacePackage): AliasPair[] =>
  settings.exports === undefined
    ? [[`${name}/`, `${folder}/`]]
    : listSubpaths(name, asObject(settings.exports), folder)

/** A package of the workspace, and the module that its name refers to. */
interface PackageEntry extends Pick<WorkspacePackage, 'name' | 'folder'> {
  /** The path of the module without its extension. */
  readonly module: string | undefined
}

function readEntry({ name, folder, settings }: WorkspacePackage): PackageEntry {
  const exported =
    typeof settings.exports === 'string' ? settings.exports : asObject(settings.exports)['.']
  const entry = findTargetFile(exported) ?? asString(settings.main) ?? asString(settings.module)
  const module = entry && posix.join(folder, entry).replace(/\.[cm]?[jt]sx?$/, '')
  return { name, folder, module }
}
