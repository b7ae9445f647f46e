import type { DiscoveredRoutes } from '../../internal/verify.ts'
import { type Framework, readFramework } from '../detect/framework.ts'
import { readImportAliases } from '../detect/import-aliases.ts'
import { readPackages } from '../detect/workspace.ts'
import { readSources } from '../parse/read-sources.ts'
import type { TimeLimit } from '../parse/timed-parser.ts'
import { type DiscoveredComponents, findComponents } from './components.ts'
import { findRoutes, hasRouteFiles } from './routes.ts'
import { listSourceFiles, type SourceFiles } from './source-files.ts'
import { type DiscoveredStyles, findStyles } from './styles.ts'

/** What the files of a project show without running its code. */
export interface DiscoveredProject {
  readonly framework: Framework
  readonly routes: DiscoveredRoutes
  readonly components: DiscoveredComponents
  readonly styles: DiscoveredStyles
  /** False if the project has more files than were read. */
  readonly isComplete: boolean
}

/** Reads the routes, components and styles of a project. */
export async function discoverProject(
  root: string,
  limit: TimeLimit = {},
): Promise<DiscoveredProject> {
  const { files, framework, routes } = await discoverRoutes(root, limit)
  const routeFiles = new Set(routes.items.map(({ file }) => file))
  return {
    framework,
    routes,
    components: await findComponents(root, files, routeFiles),
    styles: await findStyles(root, files),
    isComplete: files.isComplete,
  }
}

/** Reads the routes of a project, and no more of its code than they need. */
export async function discoverRoutes(
  root: string,
  limit: TimeLimit = {},
): Promise<Pick<DiscoveredProject, 'framework' | 'routes'> & { readonly files: SourceFiles }> {
  const [files, framework] = await Promise.all([listSourceFiles(root), readFramework(root)])
  const code = hasRouteFiles(files, framework) ? undefined : await readCode(root, files, limit)
  return { files, framework, routes: findRoutes(files, framework, code) }
}

async function readCode(root: string, { files }: SourceFiles, limit: TimeLimit) {
  const { toFolder } = await readImportAliases(root, await readPackages(root))
  const sources = await readSources(root, files.filter(isScript), new Map(), limit)
  return { files: sources.files, resolveAlias: toFolder }
}

/** True for a file that may define routes in code. */
const isScript = (file: string): boolean => /\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(file)
