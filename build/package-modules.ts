import type { Plugin, Rollup } from 'vite'

/** The entry points that browsers can load. `packs` and `search` are bundles of their own. */
const BROWSER_ENTRIES = [
  'index',
  'describe',
  'embedded',
  'essence',
  'handler',
  'registry',
  'render',
  'themes',
]

/** The entry points that share their chunks with the command line. */
export const LIBRARY_ENTRIES: readonly string[] = [...BROWSER_ENTRIES, 'site', 'node']

/** The entry points that are one file each. */
const SINGLE_FILES = ['packs.js', 'search.js']

/** The list of the files that browsers can load, which `svc build` copies. */
export const BROWSER_FILE_LIST = 'browser-files.json'

const PREFIX = 'svc-entry:'

/** Returns the module id of an entry point. */
export const toEntryId = (name: string): string => PREFIX + name

/**
 * Serves each entry point as a module that exports the source file of that name. If the source file
 * were the entry point itself, a command that imports one name from it would load all the others.
 */
export const createEntryPlugin = (root: string): Plugin => ({
  name: 'svc-entry',
  resolveId: { filter: { id: /^svc-entry:/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0svc-entry:/ },
    handler: (id) => `export * from '${root}src/${id.slice(PREFIX.length + 1)}.ts'`,
  },
})

/** Lists the files of the library that browsers load, at once or when they need them. */
export function listBrowserFiles(bundle: Rollup.OutputBundle): string[] {
  const files = new Set<string>()
  const add = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || files.has(file)) return
    files.add(file)
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) add(name)
  }
  for (const name of BROWSER_ENTRIES) add(`${name}.js`)
  return [...files, ...SINGLE_FILES].sort()
}

const SHIMS = '@modelcontextprotocol/server/_shims'

/**
 * Replaces Ajv in the tool server with the smaller validator of the same package, which saves
 * 130 kB. Our tools check their input with zod and need neither.
 */
export const createShimPlugin = (): Plugin => ({
  name: 'svc-shims',
  enforce: 'pre',
  resolveId: { filter: { id: /\/_shims$/ }, handler: (id) => (id === SHIMS ? `\0${SHIMS}` : null) },
  load: {
    filter: { id: /^\0@modelcontextprotocol\/server\/_shims$/ },
    handler: () => `
      export { CfWorkerJsonSchemaValidator as DefaultJsonSchemaValidator }
        from '@modelcontextprotocol/server/validators/cf-worker'
      export { default as process } from 'node:process'`,
  },
})
