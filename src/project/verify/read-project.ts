import {
  type DiscoveredComponent,
  listUndefinedNames,
  memoizeByObject,
  type ProjectContract,
  type Snapshot,
  type SourceFile,
} from '../../internal/verify.ts'
import { pluralize } from '../../internal.ts'
import { findContract } from '../contract/contract-file.ts'
import { readFramework } from '../detect/framework.ts'
import { type ImportAliases, readImportAliases } from '../detect/import-aliases.ts'
import { findPagesFolder } from '../detect/pages-folder.ts'
import { readPackages } from '../detect/workspace.ts'
import { findRoutes } from '../discover/routes.ts'
import { findSourceComponents } from '../discover/source-components.ts'
import { listSourceFiles } from '../discover/source-files.ts'
import { findTokens } from '../discover/tokens.ts'
import { DEFAULT_VERIFY_CONFIG, type VerifyConfig } from '../folder/config.ts'
import { readText } from '../folder/files.ts'
import type { Project } from '../folder/project.ts'
import { listCompiledSheets } from '../parse/file-role.ts'
import type { ThreadOptions } from '../parse/parse-threads.ts'
import { readSources, type SourceCache } from '../parse/read-sources.ts'
import type { TimeLimit } from '../parse/timed-parser.ts'
import { findDependencyNames } from './dependency-names.ts'
import { compilePatterns, type PathPatterns } from './path-patterns.ts'

/** Reads everything about a project that checks need. Files in `cache` are parsed only once. */
export async function readProject(
  project: Project,
  cache?: SourceCache,
  options?: ThreadOptions & TimeLimit,
): Promise<Snapshot> {
  const { root, config } = project
  const { include, exclude, ...settings } = config.verify ?? DEFAULT_VERIFY_CONFIG
  const ignored = await createIgnore(root, { include, exclude })
  const listing = await listSourceFiles(root, ignored.matches)
  const sources = await readSources(root, listing.files, cache, options)
  const { limitations } = sources
  const compiled = listCompiledSheets(listing.files)
  const files = sources.files.map((file) => (compiled.has(file.path) ? markGenerated(file) : file))
  const framework = await readFramework(root)
  const aliases = await readImportAliases(root, await readPackages(root))
  const snapshot: Snapshot = {
    files,
    contract: await readContract(project),
    settings,
    framework: framework.name,
    pagesFolder: findPagesFolder(framework.name, listing.files),
    routes: findRoutes(listing, framework, { files, resolveAlias: aliases.toFolder }),
    components: findComponents(files, aliases),
    tokens: findTokens(files),
    publicFiles: listPublicFiles(listing.files),
    built: null,
    limitations: [
      ...(listing.isComplete ? [] : ['The project has more files than were read.']),
      ...describeOmitted(ignored.omitted),
      ...limitations,
    ],
  }
  const unknown = listUndefinedNames(snapshot)
  return unknown.size === 0
    ? snapshot
    : { ...snapshot, dependencyNames: await findDependencyNames(root, unknown) }
}

/** Returns a style sheet as the output of a tool; once per file, as facts about it are memoized. */
const markGenerated = memoizeByObject(
  (file: SourceFile): SourceFile => ({ ...file, role: 'generated' }),
)

/** Finds the components of a project; an alias of the project is the best way to import one. */
function findComponents(
  files: readonly SourceFile[],
  { toSpecifier }: ImportAliases,
): DiscoveredComponent[] {
  return findSourceComponents(files).map((component) => {
    const alias = toSpecifier(component.file.replace(/(?:\/index)?\.[cm]?[jt]sx?$/, ''))
    return { ...component, specifier: alias ?? component.specifier }
  })
}

/** Creates the patterns of files that git ignores or the settings exclude. */
async function createIgnore(
  root: string,
  { include, exclude }: Pick<VerifyConfig, 'include' | 'exclude'>,
): Promise<PathPatterns> {
  const lines = ((await readText(root, '.gitignore')) ?? '').split(/\r?\n/)
  const ignored = compilePatterns([...lines, ...exclude])
  const included = compilePatterns(include)
  const matches = (path: string): boolean =>
    ignored.matches(path) || (include.length > 0 && !path.endsWith('/') && !included.matches(path))
  return { matches, omitted: ignored.omitted }
}

const describeOmitted = (count: number): string[] =>
  count === 0
    ? []
    : [`${pluralize(count, 'pattern')} of .gitignore left out: too complex, or too many.`]

async function readContract(project: Project): Promise<ProjectContract | null> {
  const contract = await findContract(project)
  if (contract?.essence === undefined) return null
  return { path: contract.file, text: contract.text, essence: contract.essence }
}

/** Folders whose files the site serves as they are. */
const PUBLIC_FOLDER = /^(?:public|static|src\/public)\//

/** Lists the files that the site serves as they are, as paths. Plain HTML sites serve all. */
const listPublicFiles = (files: readonly string[]): string[] =>
  files.filter((file) => PUBLIC_FOLDER.test(file)).map((file) => file.replace(PUBLIC_FOLDER, '/'))
