import type { Framework } from './framework.ts'
import type { SourceFiles } from './source-files.ts'

/** A route that a file of the project implements. */
export interface DiscoveredRoute {
  /** The path in the notation of a contract: `/orders/:id`, `/docs/*rest`. */
  readonly path: string
  readonly file: string
}

/** The routes of a project, and how far they can be trusted. */
export interface DiscoveredRoutes {
  readonly convention: string | null
  /** `unknown` means that code may define routes that no file name shows. */
  readonly completeness: 'complete' | 'partial' | 'unknown'
  readonly reason: string
  readonly items: readonly DiscoveredRoute[]
}

/** A way to derive routes from file names. */
interface RouteConvention {
  readonly name: string
  /** Matches a page file; the first group is its path below the folder of routes. */
  readonly pattern: RegExp
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
      pattern: /^src\/routes\/(?:(.*)\/)?\+page(?:@[^.]*)?\.(?:svelte|md|svx)$/,
      isInvisible: isGroup,
    },
  ],
  nuxt: [
    {
      name: 'Nuxt pages folder',
      pattern: /^(?:app\/|src\/)?pages\/(.*)\.vue$/,
      isInvisible: isGroup,
    },
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

/** Finds the routes that the files of a project define. */
export function findRoutes(
  { files, isComplete }: SourceFiles,
  { name, router }: Framework,
): DiscoveredRoutes {
  const hasHtml = name === null && files.some((file) => file.endsWith('.html'))
  const conventions = CONVENTIONS[hasHtml ? 'html' : (name ?? '')]
  if (conventions === undefined) return describeUnknown(name, router)
  const matches = conventions.map((convention) => ({
    convention: convention.name,
    items: files.flatMap((file) => toRoutes(file, convention)),
  }))
  const used = matches.filter(({ items }) => items.length > 0)
  const names = (used.length > 0 ? used : matches).map(({ convention }) => convention)
  return {
    convention: names.join(' and '),
    completeness: isComplete ? 'complete' : 'partial',
    reason: isComplete
      ? `Each route is a file: ${names.join(' and ')}.`
      : 'The project has more files than were read.',
    items: matches.flatMap(({ items }) => items).sort((a, b) => (a.path < b.path ? -1 : 1)),
  }
}

const describeUnknown = (name: string | null, router: string | null): DiscoveredRoutes => ({
  convention: null,
  completeness: 'unknown',
  reason: router
    ? `The routes are defined in code (${router}), which is not read yet.`
    : name
      ? `A project with ${name} may define its routes in code, which is not read yet.`
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
    path: `/${parts.map(toPathSegment).join('/')}`,
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

/** Writes a segment as in a contract: `[id]` and `[id=number]` are `:id`, `[...rest]` is `*rest`. */
const toPathSegment = (segment: string): string =>
  segment
    .replace(/^\[\.\.\.([^\]=]+)(?:=[^\]]*)?\]$/, '*$1')
    .replace(/^\[([^\]=]+)(?:=[^\]]*)?\]$/, ':$1')
