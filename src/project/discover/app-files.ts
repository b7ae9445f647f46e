import { posix } from 'node:path'
import { type DiscoveredRoutes, getRouteShape } from '../../internal/verify.ts'
import type { AppFiles } from '../../packs.ts'
import { readText } from '../folder/files.ts'
import type { TimeLimit } from '../parse/timed-parser.ts'
import { discoverRoutes } from './discover-project.ts'

/** Reads the files of the app in a project; undefined if no route of it is implemented. */
export async function readAppFiles(
  root: string,
  limit: TimeLimit = {},
): Promise<AppFiles | undefined> {
  const { files, routes } = await discoverRoutes(root, limit)
  return findAppFiles({ files: files.files, routes }, (file) => readText(root, file))
}

/** The files of a project and the routes that they implement. */
interface AppSource {
  readonly files: readonly string[]
  readonly routes: DiscoveredRoutes
}

/** Finds the files that packs name: those of the pages, of their frame and of the start. */
async function findAppFiles(
  { files, routes }: AppSource,
  read: (file: string) => Promise<string | undefined>,
): Promise<AppFiles | undefined> {
  const known = new Set(files)
  const pages = mapPages(routes, known)
  if (Object.keys(pages).length === 0) return undefined
  const definitions = countByValue(
    routes.items.flatMap(({ file, page }) => (page === undefined || page === file ? [] : file)),
  )
  const entry = await findEntry(files, known, read)
  const own = Object.values(pages).filter((file) => !ROOT_COMPONENT.test(file) && file !== entry)
  return {
    pages,
    entry,
    frame: findFrame(files),
    ...(definitions[0] === undefined
      ? {}
      : {
          routes: definitions[0],
          pageFolder: countByValue(own.map((file) => posix.dirname(file)))[0],
        }),
  }
}

/** Returns the file of each route. A page says more than what frames it at the same path. */
export function mapPages(
  { items }: DiscoveredRoutes,
  known: ReadonlySet<string>,
): Record<string, string> {
  const pages: Record<string, string> = {}
  const leavesFirst = items.toSorted((a, b) => Number(a.isParent ?? 0) - Number(b.isParent ?? 0))
  for (const { path, file, page = file } of leavesFirst) {
    if (known.has(page)) pages[getRouteShape(path)] ??= page
  }
  return pages
}

/** Lists values, the most frequent first; of equal ones, the first. */
function countByValue(values: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value)
}

/** The root component of an app that code starts. */
const ROOT_COMPONENT = /^(?:src\/|app\/)?app\.(?:[jt]sx?|vue|svelte)$/i

/** Files that render the frame around the pages, the surest first. */
const FRAMES: readonly RegExp[] = [
  /^(?:src\/)?app\/layout\.[jt]sx?$/,
  /^(?:src\/)?pages\/_app\.[jt]sx?$/,
  /^src\/routes\/\+layout\.svelte$/,
  /^src\/routes\/__root\.[jt]sx$/,
  /^(?:app\/|src\/)?layouts\/default\.vue$/,
  /^(?:src\/)?(?:[\w-]+\/){0,3}[\w-]*layouts?(?:\/index)?\.(?:[jt]sx|vue|svelte|astro)$/i,
  /^app\/root\.[jt]sx$/,
  ROOT_COMPONENT,
]

function findFrame(files: readonly string[]): string | undefined {
  for (const pattern of FRAMES) {
    const [first] = files
      .filter((file) => pattern.test(file))
      .sort((a, b) => a.split('/').length - b.split('/').length)
    if (first !== undefined) return first
  }
  return undefined
}

const MODULE_SCRIPT = /<script\b[^<>]{0,200}\bsrc=["']\/?([^"']{1,200})["']/gi

/** Files that start an app, where no HTML page names one. */
const ENTRIES =
  /^(?:(?:src\/)?(?:main|index|entry-client|entry\.client)\.[jt]sx?|src\/app\.html|(?:app\/|src\/)?app\.vue)$/

async function findEntry(
  files: readonly string[],
  known: ReadonlySet<string>,
  read: (file: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const html = known.has('index.html') ? await read('index.html') : undefined
  const scripts = [...(html ?? '').matchAll(MODULE_SCRIPT)].map(([, path = '']) =>
    posix.normalize(path),
  )
  return scripts.find((path) => known.has(path)) ?? files.find((file) => ENTRIES.test(file))
}
