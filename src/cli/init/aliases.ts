import { join, posix } from 'node:path'
import { readSettingsFile } from '../config.ts'

/** How a project's imports name its folders. */
export interface ImportAliases {
  /** The folder that an import leads to, from the root. */
  toFolder(specifier: string): string | undefined
  /** How a file is imported, without its ending. */
  toSpecifier(path: string): string | undefined
}

const COMPILER_CONFIG_FILES = ['tsconfig.json', 'tsconfig.app.json', 'jsconfig.json']

/** The `paths` of a project's compiler settings, of the first file that has any. */
export async function readImportAliases(root: string): Promise<ImportAliases> {
  for (const file of COMPILER_CONFIG_FILES) {
    const settings = await readSettingsFile(root, file)
    const options = asObject(settings?.value.compilerOptions)
    const pairs = Object.entries(asObject(options.paths)).flatMap(([alias, targets]) => {
      const [target] = Array.isArray(targets) ? targets : []
      if (typeof target !== 'string' || !alias.endsWith('/*') || !target.endsWith('/*')) return []
      const base = typeof options.baseUrl === 'string' ? options.baseUrl : '.'
      return [[alias.slice(0, -1), joinFolder(base, target.slice(0, -1))] as const]
    })
    if (pairs.length > 0) return createImportAliases(pairs)
  }
  return createImportAliases([])
}

function createImportAliases(
  pairs: readonly (readonly [prefix: string, folder: string])[],
): ImportAliases {
  return {
    toFolder: (specifier) => {
      const pair = pairs.find(([prefix]) => specifier.startsWith(prefix))
      return pair && `${pair[1]}${specifier.slice(pair[0].length)}`
    },
    toSpecifier: (path) => {
      const pair = pairs.find(([, folder]) => path.startsWith(folder))
      return pair && `${pair[0]}${path.slice(pair[1].length)}`
    },
  }
}

/** `./src/` below `.` as `src/`; the root itself as nothing. */
function joinFolder(base: string, target: string): string {
  const path = posix.normalize(join(base, target).replaceAll('\\', '/'))
  return path === './' ? '' : path.endsWith('/') ? path : `${path}/`
}

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
