import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { WORDS } from '../../site.ts'
import { readSettings } from '../config.ts'
import { EXIT, Refusal } from '../exit.ts'
import { readText, whenThere } from '../files.ts'
import { type Aliases, readAliases } from './aliases.ts'
import { exportedNames } from './exported-names.ts'
import type { Fact } from './facts.ts'

/** Imports of primitives that a project has, and where they were found. */
export interface Bindings {
  readonly bind: Readonly<Record<string, string>>
  readonly facts: readonly Fact[]
  /** What could not be found out. */
  readonly notes: readonly string[]
}

const NONE: Bindings = { bind: {}, facts: [], notes: [] }

/** What shadcn/ui calls primitives that have another name here. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  Menu: 'DropdownMenu',
  Radio: 'RadioGroupItem',
  Toast: 'Toaster',
}

/** The primitives that the given folders export, else those of the folder in `components.json`. */
export async function findBindings(root: string, roots: readonly string[]): Promise<Bindings> {
  const aliases = await readAliases(root)
  if (roots.length > 0) return bindFolders(root, roots.map(slashed), { aliases, from: '' })
  const settings = await readSettings(root, 'components.json')
  if (settings === undefined) return NONE
  const { aliases: named } = settings.value as { aliases?: Record<string, unknown> }
  const ui = named?.ui ?? (named?.components === undefined ? undefined : `${named.components}/ui`)
  const folder = typeof ui === 'string' ? aliases.folderOf(ui) : undefined
  if (folder === undefined) {
    const note = `components.json names ${JSON.stringify(ui ?? null)}, but no path of tsconfig.json leads there: name the folder with --components.`
    return { ...NONE, notes: [note] }
  }
  return bindFolders(root, [folder], { aliases, from: 'components.json, ' })
}

interface Naming {
  readonly aliases: Aliases
  readonly from: string
}

async function bindFolders(
  root: string,
  folders: readonly string[],
  { aliases, from }: Naming,
): Promise<Bindings> {
  const found = new Map<string, string>()
  const facts: Fact[] = []
  for (const folder of folders) {
    const exported = await exportsBelow(root, folder, aliases)
    const own = Object.keys(WORDS.components).flatMap((primitive) => {
      const name = [primitive, OTHER_NAMES[primitive] ?? ''].find((one) => exported.has(one))
      return name === undefined ? [] : [[primitive, exported.get(name) ?? ''] as const]
    })
    for (const [primitive, line] of own) if (!found.has(primitive)) found.set(primitive, line)
    facts.push({ what: 'components', value: String(own.length), from: `${from}${folder}` })
  }
  const isBare = folders.some((folder) => aliases.specifierOf(`${folder}/`) === undefined)
  const note = 'No path of tsconfig.json covers the components: their imports start at the root.'
  return { bind: Object.fromEntries(found), facts, notes: isBare ? [note] : [] }
}

const SOURCE = /^(?!.*\.(?:test|spec|stories|d)\.)(.+)\.(tsx?|jsx?|vue|svelte)$/

/** The imports of everything that the files of a folder export, by name. */
async function exportsBelow(
  root: string,
  folder: string,
  aliases: Aliases,
): Promise<Map<string, string>> {
  const names = await whenThere(readdir(join(root, folder), { recursive: true }))
  if (names === undefined) {
    throw new Refusal('folder-not-found', `There is no folder ${folder}.`, {
      exit: EXIT.notFound,
      hint: 'Name the folder of your components with --components.',
    })
  }
  const found = new Map<string, string>()
  for (const name of names.map(slashed).sort()) {
    const [, path = '', ending = ''] = SOURCE.exec(name) ?? []
    if (path === '') continue
    const text = (await readText(join(root, folder, name))) ?? ''
    const isComponent = ending === 'vue' || ending === 'svelte'
    const file = posix.join(folder, isComponent ? name : path.replace(/(^|\/)index$/, ''))
    const from = aliases.specifierOf(file) ?? `./${file}`
    if (isComponent) {
      const own = posix.basename(path)
      found.set(own, `import ${own} from '${from}'`)
    } else {
      for (const one of exportedNames(text)) found.set(one, `import { ${one} } from '${from}'`)
    }
  }
  return found
}

const slashed = (path: string): string =>
  path.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/+$/, '')
