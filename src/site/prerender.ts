import { serializeBody, toProblemDocument } from '../api/http-response.ts'
import { API_ROOT, isTablePath, NAMESPACE_ALIAS, toFilePath } from '../api/paths.ts'
import type { SiteListing } from '../api/route.ts'
import { getRouteParams, matchRoute, routeNotFound } from '../api/router.ts'
import { ROUTES } from '../api/routes.ts'
import { NAMESPACE } from '../core/content/record.ts'
import { isProblem } from '../core/problem.ts'
import { isInParts, type SitePart } from './optional-parts.ts'
import type { PublishedCorpus } from './published-corpus.ts'
import type { CreateSiteFile, SiteFile } from './site-manifest.ts'

/** What the path of every file of the API begins with. */
const API_FOLDER = `${API_ROOT.slice(1)}/`

export interface PrerenderOptions {
  readonly createFile: CreateSiteFile
  readonly without: readonly SitePart[]
}

/** The answer to every address that can be listed in advance, by the file that holds it. */
export async function prerender(
  listing: SiteListing & Pick<PublishedCorpus, 'texts'>,
  { createFile, without }: PrerenderOptions,
): Promise<Map<string, SiteFile>> {
  const files = new Map<string, SiteFile>()
  const terms = without.includes('terms') ? () => [] : listing.terms
  for (const route of ROUTES.filter(({ path }) => !isInParts(['alias'], toFilePath(path)))) {
    for (const address of await route.listPaths({ ...listing, terms })) {
      const file = toFilePath(address)
      if (isInParts(without, file)) continue
      const params = getRouteParams(route, address)
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
  for (const [path, text] of [...(await unsupportedRequestFiles(listing)), ...notFoundFiles()]) {
    files.set(path, createFile(text))
  }
  return files
}

/** The same bytes below the form of the namespace that hosts without `@` can serve. */
const namespaceAliases = (files: ReadonlyMap<string, SiteFile>): [string, SiteFile][] =>
  [...files]
    .filter(([path]) => path.includes(`/${NAMESPACE}/`))
    .map(([path, file]) => [path.replace(`/${NAMESPACE}/`, `/${NAMESPACE_ALIAS}/`), file])

/** The same bytes without `.json`, for callers that use the addresses as the specification writes them. */
function extensionlessCopies(files: ReadonlyMap<string, SiteFile>): [string, SiteFile][] {
  const folders = new Set([...files.keys()].map((path) => path.slice(0, path.lastIndexOf('/'))))
  return [...files]
    .filter(([path]) => isCopiedWithoutExtension(path))
    .map(([path, file]): [string, SiteFile] => [path.replace(/\.json$/, ''), file])
    .filter(([path]) => !folders.has(path))
}

/** Schemas and exports keep their `.json`; pages of the query plane are only ever linked to with it. */
const isCopiedWithoutExtension = (file: string): boolean =>
  file.endsWith('.json') &&
  !/^v1\/(schema|search-terms)\/|^v1\/\w+\/q\/|^v1\/index\.json$|\.\w+\.json$/.test(file)

/** What a static host answers where only code can: the handler's problem for a bare request. */
async function unsupportedRequestFiles({ client }: SiteListing): Promise<[string, string][]> {
  const addresses = ['search', 'packs/compile', 'packs/select'].map((path) => `${API_ROOT}/${path}`)
  const refused = addresses.map(async (address): Promise<[string, string][]> => {
    try {
      const { route, params } = matchRoute('GET', address)
      await route.handle(client, { params, query: {} })
      return []
    } catch (error) {
      if (!isProblem(error)) throw error
      return [[toFilePath(address), serializeBody(toProblemDocument(error))]]
    }
  })
  return (await Promise.all(refused)).flat()
}

/** What a static host answers for an address below `/v1` that has no file. */
function notFoundFiles(): [string, string][] {
  const text = serializeBody(toProblemDocument(routeNotFound('this address')))
  return ['404.json', '404.html'].map((file) => [`${API_FOLDER}${file}`, text])
}

/** Files of the API that no route answers, as they lie. */
export const rawFiles = ({ files, texts }: PublishedCorpus): [string, string][] =>
  [...files]
    .filter(([path]) => isTablePath(path))
    .map(([path, value]) => [`${API_FOLDER}${path}`, texts?.get(path) ?? serializeBody(value)])
