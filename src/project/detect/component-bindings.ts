import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { ifExists } from '../../internal/node.ts'
import { asObject } from '../../internal.ts'
import { WORDS } from '../../site.ts'
import { EXIT, OperationError } from '../errors.ts'
import { readSettingsFile } from '../folder/config.ts'
import { getBoundary, readFoundText } from '../folder/files.ts'
import { type ImportAliases, readImportAliases } from './import-aliases.ts'
import { listDependencies, type ProjectFact } from './project-facts.ts'
import type { ProjectPackages } from './workspace.ts'

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

/** Names of packages that hold the components of a workspace. */
const COMPONENT_PACKAGE = /(^|[/-])(ui|components|design-system)$/

/** Finds the primitives that folders export, by default those of `components.json`. */
export async function findComponentBindings(
  root: string,
  folders: readonly string[],
  packages: ProjectPackages,
): Promise<ComponentBindings> {
  const aliases = await readImportAliases(root, packages)
  if (folders.length > 0) {
    const paths = folders.map((folder) => aliases.toFolder(folder) ?? toSlashes(folder))
    return bindComponents(root, paths, { aliases, from: '' })
  }
  const settings = await readSettingsFile(root, 'components.json')
  if (settings === undefined) return bindWorkspaceComponents(root, packages, aliases)
  const shadcn = asObject(settings.value.aliases)
  const ui = shadcn.ui ?? (shadcn.components === undefined ? undefined : `${shadcn.components}/ui`)
  const folder = typeof ui === 'string' ? aliases.toFolder(ui) : undefined
  if (folder === undefined) {
    const note = `components.json refers to ${JSON.stringify(ui ?? null)}, but no path in tsconfig.json, no "imports" in package.json and no package of the workspace maps to it. Pass the folder with --components.`
    return { ...NO_BINDINGS, notes: [note] }
  }
  return bindComponents(root, [folder], { aliases, from: 'components.json, ' })
}

/** Binds the components of the first package of the workspace that is named after them. */
async function bindWorkspaceComponents(
  root: string,
  { settings, packages }: ProjectPackages,
  aliases: ImportAliases,
): Promise<ComponentBindings> {
  const dependencies = listDependencies(settings)
  const match = packages.find(({ name }) => dependencies.has(name) && COMPONENT_PACKAGE.test(name))
  if (match === undefined) return NO_BINDINGS
  const entryFolder = aliases.toFolder(match.name)
  // The entry may be in a folder that only a build creates.
  const isThere = entryFolder !== undefined && (await ifExists(readdir(join(root, entryFolder))))
  const folder = isThere ? entryFolder : match.folder
  return bindComponents(root, [folder], { aliases, from: `${match.name}, ` })
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
  const ofPackage = new Set<string>()
  for (const name of names.map(toSlashes).sort()) {
    const [, stem = '', extension = ''] = SOURCE_FILE.exec(name) ?? []
    if (stem === '') continue
    const path = join(root, folder, name)
    const text = (await readFoundText(getBoundary(root, path), path)) ?? ''
    const isComponent = extension === 'vue' || extension === 'svelte'
    const file = posix.join(folder, isComponent ? name : stem.replace(/(^|\/)index$/, ''))
    const from = aliases.toSpecifier(file) ?? `./${file}`
    if (isComponent) {
      const component = posix.basename(stem)
      imports.set(component, `import ${component} from '${from}'`)
    } else {
      for (const exported of listExportedNames(text)) {
        if (ofPackage.has(exported)) continue
        imports.set(exported, `import { ${exported} } from '${from}'`)
        // What a package exports by its name needs no path into it.
        if (aliases.isPackage(from)) ofPackage.add(exported)
      }
    }
  }
  return imports
}

const toSlashes = (path: string): string =>
  path
    .replaceAll('\\', '/')
    .replace(/^\.\//, '')
    .replace(/(?<!\/)\/+$/, '')

/** Matches `export function X`, `export const X` and `export class X`. */
const EXPORTED_DECLARATION =
  /^[ \t]*export\s+(?:async\s+)?(?:function|const|let|class)\s+([A-Z]\w*)/gm

/** Matches `export { A, B as C }`, also from another file. */
const EXPORT_LIST = /^[ \t]*export\s*\{([^{}]*)\}/gm

/** Returns the capitalized names that a module exports, without types and default exports. */
export function listExportedNames(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?(?:\*\/|(?![\s\S]))|^[ \t]*\/\/.*$/gm, '')
  const declared = [...code.matchAll(EXPORTED_DECLARATION)].map(([, name = '']) => name)
  const listed = [...code.matchAll(EXPORT_LIST)].flatMap(([, list = '']) =>
    list.split(',').flatMap((item) => {
      const [, name] = /^(?!type\s)(?:\w+\s+as\s+)?([A-Z]\w*)$/.exec(item.trim()) ?? []
      return name === undefined ? [] : [name]
    }),
  )
  return [...new Set([...declared, ...listed])]
}
