import { serializeBody, toProblemDocument } from '../api/http/response.ts'
import { getRouteParams, matchRoute, routeNotFound } from '../api/http/router.ts'
import { API_FOLDER, apiFilePath, isTablePath, NAMESPACE_ALIAS, toFilePath } from '../api/paths.ts'
import type { SiteListing } from '../api/route.ts'
import { ROUTES } from '../api/routes.ts'
import { NAMESPACE } from '../core/content/record.ts'
import { isProblem } from '../core/problem.ts'
import { isInParts, type SitePart } from './optional-parts.ts'
import { PROBLEM_FILES } from './problem-files.ts'
import type { PublishedCorpus } from './published-corpus.ts'
import type { CreateSiteFile, SiteFile } from './site-manifest.ts'

export interface PrerenderOptions {
  readonly createFile: CreateSiteFile
  readonly without: readonly SitePart[]
}

/** Returns the responses to every path that a route lists, by the file that holds them. */
export async function prerender(
  listing: SiteListing & Pick<PublishedCorpus, 'texts'>,
  { createFile, without }: PrerenderOptions,
): Promise<Map<string, SiteFile>> {
  const files = new Map<string, SiteFile>()
  const terms = without.includes('terms') ? () => [] : listing.terms
  for (const route of ROUTES.filter(({ path }) => !isInParts(['alias'], toFilePath(path)))) {
    for (const path of await route.listPaths({ ...listing, terms })) {
      const file = toFilePath(path)
      if (isInParts(without, file)) continue
      const params = getRouteParams(route, path)
      const body = await route.handle(listing.client, { params, query: {} })
      const text =
        listing.texts?.get(file.replace(API_FOLDER, '')) ?? serializeBody(body, route.print)
      files.set(file, createFile(text))
    }
  }
  if (!without.includes('alias'))
    for (const [path, file] of namespaceAliases(files)) files.set(path, file)
  if (!without.includes('twins'))
    for (const [path, file] of extensionlessCopies(files)) files.set(path, file)
  for (const [path, text] of [...(await createProblemFiles(listing)), ...notFoundFiles()]) {
    files.set(path, createFile(text))
  }
  return files
}

/** Returns the same files below the alias of the namespace, for hosts that cannot serve `@`. */
const namespaceAliases = (files: ReadonlyMap<string, SiteFile>): [string, SiteFile][] =>
  [...files]
    .filter(([path]) => path.includes(`/${NAMESPACE}/`))
    .map(([path, file]) => [path.replace(`/${NAMESPACE}/`, `/${NAMESPACE_ALIAS}/`), file])

/** Returns the same files without `.json`, for the paths as the specification writes them. */
function extensionlessCopies(files: ReadonlyMap<string, SiteFile>): [string, SiteFile][] {
  const folders = new Set([...files.keys()].map((path) => path.slice(0, path.lastIndexOf('/'))))
  return [...files]
    .filter(([path]) => isCopiedWithoutExtension(path))
    .map(([path, file]): [string, SiteFile] => [path.replace(/\.json$/, ''), file])
    .filter(([path]) => !folders.has(path))
}

/** False for schemas and exports, whose names end in `.json`, and for pages, linked to with it. */
const isCopiedWithoutExtension = (file: string): boolean =>
  file.endsWith('.json') &&
  !/^v1\/(schema|search-terms)\/|^v1\/\w+\/q\/|^v1\/index\.json$|\.\w+\.json$/.test(file)

/** Returns the problems of paths that only code can answer, as the handler answers a bare GET. */
async function createProblemFiles({ client }: SiteListing): Promise<[string, string][]> {
  const files = PROBLEM_FILES.map(async ({ path, file }): Promise<[string, string][]> => {
    try {
      const { route, params } = matchRoute('GET', path)
      await route.handle(client, { params, query: {} })
      return []
    } catch (error) {
      if (!isProblem(error)) throw error
      return [[file.slice(1), serializeBody(toProblemDocument(error))]]
    }
  })
  return (await Promise.all(files)).flat()
}

/** Returns the files that a static host answers with if a path below `/v1` has no file. */
function notFoundFiles(): [string, string][] {
  const text = serializeBody(toProblemDocument(routeNotFound('this address')))
  return ['404.json', '404.html'].map((file) => [apiFilePath(file), text])
}

/** Returns the files of the API that no route answers: the tables. */
export const rawFiles = ({ files, texts }: PublishedCorpus): [string, string][] =>
  [...files]
    .filter(([path]) => isTablePath(path))
    .map(([path, value]) => [apiFilePath(path), texts?.get(path) ?? serializeBody(value)])
