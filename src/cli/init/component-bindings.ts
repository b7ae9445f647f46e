import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { ifExists } from '../../node.ts'
import { WORDS } from '../../site.ts'
import { readSettingsFile } from '../config.ts'
import { CliError, EXIT } from '../errors.ts'
import { readText } from '../files.ts'
import type { ProjectFact } from './project-facts.ts'

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

/** `export function X`, `export const X`, `export class X`. */
const EXPORTED_DECLARATION = /^\s*export\s+(?:async\s+)?(?:function|const|let|class)\s+([A-Z]\w*)/gm

/** `export { A, B as C }`, also from another file. */
const EXPORT_LIST = /^\s*export\s*\{([^}]*)\}/gm

/** The names in capitals that the text of a module exports; types, defaults and comments are passed over. */
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

/** Imports of primitives that a project has, and where they were found. */
export interface ComponentBindings {
  readonly bind: Readonly<Record<string, string>>
  readonly facts: readonly ProjectFact[]
  /** What could not be found out. */
  readonly notes: readonly string[]
}

const NO_BINDINGS: ComponentBindings = { bind: {}, facts: [], notes: [] }

/** What shadcn/ui calls primitives that have another name here. */
const SHADCN_NAMES: Readonly<Record<string, string>> = {
  Menu: 'DropdownMenu',
  Radio: 'RadioGroupItem',
  Toast: 'Toaster',
}

/** The primitives that the given folders export, else those of the folder in `components.json`. */
export async function findComponentBindings(
  root: string,
  roots: readonly string[],
): Promise<ComponentBindings> {
  const aliases = await readImportAliases(root)
  if (roots.length > 0) return bindComponents(root, roots.map(toSlashes), { aliases, from: '' })
  const settings = await readSettingsFile(root, 'components.json')
  if (settings === undefined) return NO_BINDINGS
  const { aliases: named } = settings.value as { aliases?: Record<string, unknown> }
  const ui = named?.ui ?? (named?.components === undefined ? undefined : `${named.components}/ui`)
  const folder = typeof ui === 'string' ? aliases.toFolder(ui) : undefined
  if (folder === undefined) {
    const note = `components.json names ${JSON.stringify(ui ?? null)}, but no path of tsconfig.json leads there: name the folder with --components.`
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
  const found = new Map<string, string>()
  const facts: ProjectFact[] = []
  for (const folder of folders) {
    const exported = await findExports(root, folder, aliases)
    const own = Object.keys(WORDS.components).flatMap((primitive) => {
      const name = [primitive, SHADCN_NAMES[primitive] ?? ''].find((one) => exported.has(one))
      return name === undefined ? [] : [[primitive, exported.get(name) ?? ''] as const]
    })
    for (const [primitive, line] of own) if (!found.has(primitive)) found.set(primitive, line)
    facts.push({ what: 'components', value: String(own.length), from: `${from}${folder}` })
  }
  const isBare = folders.some((folder) => aliases.toSpecifier(`${folder}/`) === undefined)
  const note = 'No path of tsconfig.json covers the components: their imports start at the root.'
  return { bind: Object.fromEntries(found), facts, notes: isBare ? [note] : [] }
}

const SOURCE_FILE = /^(?!.*\.(?:test|spec|stories|d)\.)(.+)\.(tsx?|jsx?|vue|svelte)$/

/** The imports of everything that the files of a folder export, by name. */
async function findExports(
  root: string,
  folder: string,
  aliases: ImportAliases,
): Promise<Map<string, string>> {
  const names = await ifExists(readdir(join(root, folder), { recursive: true }))
  if (names === undefined) {
    throw new CliError('folder-not-found', `There is no folder ${folder}.`, {
      exit: EXIT.notFound,
      hint: 'Name the folder of your components with --components.',
    })
  }
  const found = new Map<string, string>()
  for (const name of names.map(toSlashes).sort()) {
    const [, path = '', ending = ''] = SOURCE_FILE.exec(name) ?? []
    if (path === '') continue
    const text = (await readText(join(root, folder, name))) ?? ''
    const isComponent = ending === 'vue' || ending === 'svelte'
    const file = posix.join(folder, isComponent ? name : path.replace(/(^|\/)index$/, ''))
    const from = aliases.toSpecifier(file) ?? `./${file}`
    if (isComponent) {
      const own = posix.basename(path)
      found.set(own, `import ${own} from '${from}'`)
    } else {
      for (const one of listExportedNames(text)) found.set(one, `import { ${one} } from '${from}'`)
    }
  }
  return found
}

const toSlashes = (path: string): string =>
  path.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/+$/, '')
