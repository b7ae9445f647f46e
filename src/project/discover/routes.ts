import { toContractPath } from '../../essence.ts'
import type { DiscoveredRoute, DiscoveredRoutes, SourceFile } from '../../internal/verify.ts'
import type { Framework } from '../detect/framework.ts'
import { findPagesFolder, isOutsidePages } from '../detect/pages-folder.ts'
import { type CodeRoutes, findCodeRoutes } from './code-routes.ts'
import { findHandwrittenRoutes, readsAddress } from './handwritten-routes.ts'
import { ModuleGraph } from './module-graph.ts'
import type { ResolveAlias } from './source-components.ts'
import type { SourceFiles } from './source-files.ts'

/** A way to derive routes from file names. */
interface RouteConvention {
  readonly name: string
  /** Matches a page file; the first group is its path below the folder of routes. */
  readonly pattern: RegExp
  /** True if the convention only applies if no other one finds a route. */
  readonly isFallback?: boolean
  /** True if a segment is not part of the path, such as a group in parentheses. */
  readonly isInvisible?: (segment: string) => boolean
  /** True if a file with this segment is no page of its own. */
  readonly isExcluded?: (segment: string) => boolean
}

const isGroup = (segment: string): boolean => /^\([^.)][^)]*\)$/.test(segment)

const CONVENTIONS: Readonly<Record<string, readonly RouteConvention[]>> = {
  next: [
    {
      name: 'Next.js app folder',
      pattern: /^(?:src\/)?app\/(?:(.*)\/)?page\.(?:tsx?|jsx?|mdx?)$/,
      isInvisible: isGroup,
      // Slots and intercepting routes render inside another page.
      isExcluded: (segment) => /^(?:@|_|\(\.)/.test(segment),
    },
    {
      name: 'Next.js pages folder',
      pattern:
        /^(?:src\/)?pages\/(?!api\/|(?:_app|_document|_error|404|500)\.)(.*)\.(?:tsx?|jsx?|mdx?)$/,
      isExcluded: (segment) => /\.(?:test|spec|d)$/.test(segment),
    },
  ],
  sveltekit: [
    {
      name: 'SvelteKit routes folder',
      pattern: /^src\/routes\/(?:(.*)\/)?\+page(?:@[^./]*)?\.(?:svelte|md|svx)$/,
      isInvisible: isGroup,
    },
  ],
  nuxt: [
    {
      name: 'Nuxt pages folder',
      pattern: /^(?:app\/|src\/)?pages\/(.*)\.vue$/,
      isInvisible: isGroup,
    },
    // Without pages, the app itself is the only page.
    { name: 'Nuxt app', pattern: /^(?:app\/|src\/)?app\.vue$/, isFallback: true },
  ],
  astro: [
    {
      name: 'Astro pages folder',
      pattern: /^src\/pages\/(?!(?:404|500)\.)(.*)\.(?:astro|mdx?|html)$/,
      isExcluded: (segment) => segment.startsWith('_'),
    },
  ],
  html: [{ name: 'HTML files', pattern: /^(?:public\/|src\/)?(.*)\.html?$/ }],
}

/** True if the names of files show the routes, so that no code has to be read for them. */
export const hasRouteFiles = ({ files }: SourceFiles, { name }: Framework): boolean =>
  findConventions(files, name) !== undefined

function findConventions(
  files: readonly string[],
  name: string | null,
): readonly RouteConvention[] | undefined {
  const hasHtml = name === null && files.some((file) => file.endsWith('.html'))
  return CONVENTIONS[hasHtml ? 'html' : (name ?? '')]
}

/** The code of a project, in which routes are looked for. */
interface ProjectCode {
  readonly files: readonly SourceFile[]
  readonly resolveAlias: ResolveAlias
}

/**
 * Finds the routes of a project: by the names of its files, or in its code if the framework has no
 * convention. Without `code`, none is read.
 */
export function findRoutes(
  { files, isComplete }: SourceFiles,
  { name, router }: Framework,
  code?: ProjectCode,
): DiscoveredRoutes {
  const conventions = findConventions(files, name)
  if (conventions === undefined) return readCode({ name, router, isComplete, paths: files }, code)
  const folder = findPagesFolder(name, files)
  const pageFiles = files.filter((file) => !isOutsidePages(folder, file))
  const matches = conventions.map((convention) => ({
    convention: convention.name,
    isFallback: convention.isFallback,
    items: pageFiles.flatMap((file) => toRoutes(file, convention)),
  }))
  const found = matches.filter(({ items }) => items.length > 0)
  const used = found.filter(({ isFallback }) => !isFallback || found.length === 1)
  const names = (used.length > 0 ? used : matches).map(({ convention }) => convention)
  return {
    convention: names.join(' and '),
    completeness: isComplete ? 'complete' : 'partial',
    reason: isComplete
      ? `Each route is a file: ${names.join(' and ')}.`
      : 'The project has more files than were read.',
    items: used.flatMap(({ items }) => items).sort((a, b) => (a.path < b.path ? -1 : 1)),
  }
}

interface CodeProject extends Pick<Framework, 'name' | 'router'> {
  readonly isComplete: boolean
  readonly paths: readonly string[]
}

const MAX_PLACES = 3

/** Finds the routes of a project whose framework leaves them to code. */
function readCode(
  { name, router, isComplete, paths }: CodeProject,
  code: ProjectCode | undefined,
): DiscoveredRoutes {
  const { items, unknown } = readRoutes(router, code)
  const convention = router ?? (name === 'react-router' ? name : null)
  if (items.length === 0) {
    const page = router === null && isComplete && code && findOnlyPage(paths, code.files)
    return page ? describeOnlyPage(page) : describeUnknown({ name, router }, code !== undefined)
  }
  const places = unknown.slice(0, MAX_PLACES).join(', ')
  return {
    convention,
    completeness: unknown.length === 0 && isComplete ? 'complete' : 'partial',
    reason:
      unknown.length > 0
        ? `Only running code knows the routes at ${places}${unknown.length > MAX_PLACES ? ' and elsewhere' : ''}.`
        : isComplete
          ? `The routes are written out in code${convention ? ` (${convention})` : ''}.`
          : 'The project has more files than were read.',
    items: items.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  }
}

/** Finds the routes in the notation of a router; without a router, those that code compares with. */
function readRoutes(
  router: Framework['router'],
  { files, resolveAlias }: Partial<ProjectCode> = {},
): CodeRoutes {
  const routes = findCodeRoutes(files ?? [], resolveAlias)
  if (router !== null || routes.items.length > 0 || files === undefined) return routes
  return findHandwrittenRoutes(files, new ModuleGraph(files, resolveAlias ?? (() => undefined)))
}

const HTML_ENTRY = /^(?:(?:public|src)\/)?index\.html$/
const ROOT_COMPONENT = /^(?:src\/)?app\.(?:[jt]sx?|vue|svelte)$/i

/** Finds the page of an app that has no router: one HTML file, and code that reads no address. */
function findOnlyPage(paths: readonly string[], files: readonly SourceFile[]): string | undefined {
  const documents = paths.filter((path) => /\.html?$/.test(path))
  const [document] = documents
  if (document === undefined || documents.length > 1 || !HTML_ENTRY.test(document)) return undefined
  return readsAddress(files)
    ? undefined
    : (paths.find((path) => ROOT_COMPONENT.test(path)) ?? document)
}

const describeOnlyPage = (file: string): DiscoveredRoutes => ({
  convention: null,
  completeness: 'complete',
  reason: 'The app has one page and no router.',
  items: [{ path: '/', file }],
})

const describeUnknown = (
  { name, router }: Pick<Framework, 'name' | 'router'>,
  wasRead: boolean,
): DiscoveredRoutes => ({
  convention: null,
  completeness: 'unknown',
  reason: router
    ? `The routes are defined in code (${router}), ${wasRead ? 'in a way that cannot be read' : 'which was not read'}.`
    : name
      ? `A project with ${name} may define its routes in code, ${wasRead ? 'but none were found' : 'which was not read'}.`
      : 'package.json names no known framework, and there are no HTML files.',
  items: [],
})

function toRoutes(
  file: string,
  { pattern, isInvisible, isExcluded }: RouteConvention,
): DiscoveredRoute[] {
  const match = pattern.exec(file)
  if (match === null) return []
  const segments = (match[1] ?? '').split('/').filter((segment) => segment !== '')
  if (segments.some((segment) => isExcluded?.(segment))) return []
  if (segments.at(-1) === 'index') segments.pop()
  const visible = segments.filter((segment) => !isInvisible?.(segment))
  return expandOptional(visible).map((parts) => ({
    path: toContractPath(`/${parts.join('/')}`),
    file,
  }))
}

/** Returns a path with and without its optional segment: `[[lang]]`. */
function expandOptional(segments: readonly string[]): readonly (readonly string[])[] {
  const index = segments.findIndex((segment) => /^\[\[.*\]\]$/.test(segment))
  if (index === -1) return [segments]
  const required = segments.map((segment, at) => (at === index ? segment.slice(1, -1) : segment))
  return [segments.filter((_, at) => at !== index), required]
}
