import { join, posix } from 'node:path'
import { readSettings } from '../config.ts'

/** How a project's imports name its folders. */
export interface Aliases {
  /** The folder that an import leads to, from the root. */
  folderOf(specifier: string): string | undefined
  /** How a file is imported, without its ending. */
  specifierOf(path: string): string | undefined
}

const FILES = ['tsconfig.json', 'tsconfig.app.json', 'jsconfig.json']

/** The `paths` of a project's compiler settings, of the first file that has any. */
export async function readAliases(root: string): Promise<Aliases> {
  for (const file of FILES) {
    const settings = await readSettings(root, file)
    const options = fields(settings?.value.compilerOptions)
    const pairs = Object.entries(fields(options.paths)).flatMap(([alias, targets]) => {
      const [target] = Array.isArray(targets) ? targets : []
      if (typeof target !== 'string' || !alias.endsWith('/*') || !target.endsWith('/*')) return []
      const base = typeof options.baseUrl === 'string' ? options.baseUrl : '.'
      return [[alias.slice(0, -1), folder(base, target.slice(0, -1))] as const]
    })
    if (pairs.length > 0) return aliasesOf(pairs)
  }
  return aliasesOf([])
}

function aliasesOf(pairs: readonly (readonly [prefix: string, folder: string])[]): Aliases {
  return {
    folderOf: (specifier) => {
      const pair = pairs.find(([prefix]) => specifier.startsWith(prefix))
      return pair && `${pair[1]}${specifier.slice(pair[0].length)}`
    },
    specifierOf: (path) => {
      const pair = pairs.find(([, folder]) => path.startsWith(folder))
      return pair && `${pair[0]}${path.slice(pair[1].length)}`
    },
  }
}

/** `./src/` below `.` as `src/`; the root itself as nothing. */
function folder(base: string, target: string): string {
  const path = posix.normalize(join(base, target).replaceAll('\\', '/'))
  return path === './' ? '' : path.endsWith('/') ? path : `${path}/`
}

const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
