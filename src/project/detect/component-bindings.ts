import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { asObject } from '../../index.ts'
import { ifExists } from '../../node.ts'
import { WORDS } from '../../site.ts'
import { readSettingsFile } from '../config.ts'
import { EXIT, OperationError } from '../errors.ts'
import { readText } from '../files.ts'
import type { ProjectFact } from './project-facts.ts'

/** The imports of the primitives that a project has. */
export interface ComponentBindings {
  readonly bind: Readonly<Record<string, string>>
  readonly facts: readonly ProjectFact[]
  /** Notes about what could not be detected. */
  readonly notes: readonly string[]
}

const NO_BINDINGS: ComponentBindings = { bind: {}, facts: [], notes: [] }

/** The shadcn/ui names of primitives, where they differ from ours. */
const SHADCN_NAMES: Readonly<Record<string, string>> = {
  Menu: 'DropdownMenu',
  Radio: 'RadioGroupItem',
  Toast: 'Toaster',
}

/** Finds the primitives that folders export, by default the folder in `components.json`. */
export async function findComponentBindings(
  root: string,
  folders: readonly string[],
): Promise<ComponentBindings> {
  const aliases = await readImportAliases(root)
  if (folders.length > 0) return bindComponents(root, folders.map(toSlashes), { aliases, from: '' })
  const settings = await readSettingsFile(root, 'components.json')
  if (settings === undefined) return NO_BINDINGS
  const shadcn = asObject(settings.value.aliases)
  const ui = shadcn.ui ?? (shadcn.components === undefined ? undefined : `${shadcn.components}/ui`)
  const folder = typeof ui === 'string' ? aliases.toFolder(ui) : undefined
  if (folder === undefined) {
    const note = `components.json refers to ${JSON.stringify(ui ?? null)}, but no path in tsconfig.json maps to it. Pass the folder with --components.`
    return { ...NO_BINDINGS, notes: [note] }
  }
  return bindComponents(root, [folder], { aliases, from: 'components.json, ' })
}

interface BindingSource {
  readonly aliases: ImportAliases
  readonly from: string
}

async function bindComponents(
  root: string,
  folders: readonly string[],
  { aliases, from }: BindingSource,
): Promise<ComponentBindings> {
  const bind = new Map<string, string>()
  const facts: ProjectFact[] = []
  for (const folder of folders) {
    const imports = await findExports(root, folder, aliases)
    const matches = Object.keys(WORDS.components).flatMap((primitive) => {
      const name = [primitive, SHADCN_NAMES[primitive] ?? ''].find((item) => imports.has(item))
      return name === undefined ? [] : [[primitive, imports.get(name) ?? ''] as const]
    })
    for (const [primitive, line] of matches) if (!bind.has(primitive)) bind.set(primitive, line)
    facts.push({ what: 'components', value: String(matches.length), from: `${from}${folder}` })
  }
  const hasUncovered = folders.some((folder) => aliases.toSpecifier(`${folder}/`) === undefined)
  const note = 'No path in tsconfig.json covers the components, so their imports start at the root.'
  return { bind: Object.fromEntries(bind), facts, notes: hasUncovered ? [note] : [] }
}

const SOURCE_FILE = /^(?!.*\.(?:test|spec|stories|d)\.)(.+)\.(tsx?|jsx?|vue|svelte)$/

/** Returns the import lines of everything that a folder exports, by name. */
async function findExports(
  root: string,
  folder: string,
  aliases: ImportAliases,
): Promise<Map<string, string>> {
  const names = await ifExists(readdir(join(root, folder), { recursive: true }))
  if (names === undefined) {
    throw new OperationError('folder-not-found', `Folder not found: ${folder}.`, {
      exit: EXIT.notFound,
      hint: 'Pass the folder of your components with --components.',
    })
  }
  const imports = new Map<string, string>()
  for (const name of names.map(toSlashes).sort()) {
    const [, path = '', extension = ''] = SOURCE_FILE.exec(name) ?? []
    if (path === '') continue
    const text = (await readText(join(root, folder, name))) ?? ''
    const isComponent = extension === 'vue' || extension === 'svelte'
    const file = posix.join(folder, isComponent ? name : path.replace(/(^|\/)index$/, ''))
    const from = aliases.toSpecifier(file) ?? `./${file}`
    if (isComponent) {
      const component = posix.basename(path)
      imports.set(component, `import ${component} from '${from}'`)
    } else {
      for (const exported of listExportedNames(text)) {
        imports.set(exported, `import { ${exported} } from '${from}'`)
      }
    }
  }
  return imports
}

const toSlashes = (path: string): string =>
  path.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/+$/, '')

/** Maps between import specifiers and folders of a project. */
export interface ImportAliases {
  /** Returns the folder of an import specifier, relative to the root. */
  toFolder(specifier: string): string | undefined
  /** Returns the import specifier of a path without its extension. */
  toSpecifier(path: string): string | undefined
}

const COMPILER_CONFIG_FILES = ['tsconfig.json', 'tsconfig.app.json', 'jsconfig.json']

/** Reads the `paths` of the first compiler settings file that has any. */
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

/** Joins folders: `.` and `./src/` become `src/`, and the root becomes an empty string. */
function joinFolder(base: string, target: string): string {
  const path = posix.normalize(join(base, target).replaceAll('\\', '/'))
  return path === './' ? '' : path.endsWith('/') ? path : `${path}/`
}

/** Matches `export function X`, `export const X` and `export class X`. */
const EXPORTED_DECLARATION = /^\s*export\s+(?:async\s+)?(?:function|const|let|class)\s+([A-Z]\w*)/gm

/** Matches `export { A, B as C }`, also from another file. */
const EXPORT_LIST = /^\s*export\s*\{([^}]*)\}/gm

/** Returns the capitalized names that a module exports, without types and default exports. */
export function listExportedNames(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const declared = [...code.matchAll(EXPORTED_DECLARATION)].map(([, name = '']) => name)
  const listed = [...code.matchAll(EXPORT_LIST)].flatMap(([, list = '']) =>
    list.split(',').flatMap((item) => {
      const [, name] = /^(?!type\s)(?:\w+\s+as\s+)?([A-Z]\w*)$/.exec(item.trim()) ?? []
      return name === undefined ? [] : [name]
    }),
  )
  return [...new Set([...declared, ...listed])]
}
