import { posix } from 'node:path'
import { listExportedNames } from '../detect/component-bindings.ts'
import { readImportAliases } from '../detect/import-aliases.ts'
import { readPackages } from '../detect/workspace.ts'
import { readText } from '../folder/files.ts'
import type { SourceFiles } from './source-files.ts'

/** A component that a file exports. */
export interface ExportedComponent {
  readonly name: string
  readonly file: string
  readonly import: string
}

/** The components of a project. Names are read from the text, so some may be missing. */
export interface DiscoveredComponents {
  readonly completeness: 'partial'
  readonly reason: string
  readonly items: readonly ExportedComponent[]
}

const COMPONENT_FILE = /^(?!.*\.(?:test|spec|stories)\.)(.+)\.(tsx|jsx|vue|svelte|astro)$/

const MAX_CHARACTERS = 400_000

/** Finds the components that the files of a project export, without the pages in `routeFiles`. */
export async function findComponents(
  root: string,
  { files }: Pick<SourceFiles, 'files'>,
  routeFiles: ReadonlySet<string>,
): Promise<DiscoveredComponents> {
  const { toSpecifier } = await readImportAliases(root, await readPackages(root))
  const items: ExportedComponent[] = []
  for (const file of files) {
    const [, path = '', extension = ''] = COMPONENT_FILE.exec(file) ?? []
    if (path === '' || routeFiles.has(file)) continue
    const isModule = extension === 'tsx' || extension === 'jsx'
    const target = isModule ? path.replace(/(^|\/)index$/, '') : file
    const from = toSpecifier(target) ?? `./${target}`
    const names = isModule
      ? await listModuleExports(root, file)
      : [toDefaultExport(posix.basename(path))]
    for (const { name, isDefault } of names) {
      const binding = isDefault ? name : `{ ${name} }`
      items.push({ name, file, import: `import ${binding} from '${from}'` })
    }
  }
  return {
    completeness: 'partial',
    reason: 'Names are read from export statements; "export *" and unnamed defaults are left out.',
    items,
  }
}

interface ModuleExport {
  readonly name: string
  readonly isDefault: boolean
}

const toDefaultExport = (name: string): ModuleExport => ({ name, isDefault: true })

const DEFAULT_EXPORT = /^[ \t]*export\s+default\s+(?:async\s+)?(?:function|class)\s+([A-Z]\w*)/m

async function listModuleExports(root: string, file: string): Promise<ModuleExport[]> {
  const text = ((await readText(root, file)) ?? '').slice(0, MAX_CHARACTERS)
  const [, defaultName] = DEFAULT_EXPORT.exec(text) ?? []
  return [
    ...listExportedNames(text).map((name) => ({ name, isDefault: false })),
    ...(defaultName === undefined ? [] : [toDefaultExport(defaultName)]),
  ]
}
