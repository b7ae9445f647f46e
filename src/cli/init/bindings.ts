import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { WORDS } from '../../site.ts'
import { readSettingsFile } from '../config.ts'
import { CliError, EXIT } from '../exit.ts'
import { ifExists, readText } from '../files.ts'
import { type ImportAliases, readImportAliases } from './aliases.ts'
import { listExportedNames } from './exported-names.ts'
import type { ProjectFact } from './facts.ts'

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
