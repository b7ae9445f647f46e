import { match, paramsOf, routeNotFound } from '../api/match.ts'
import { API_ROOT, fileOf, isTable, NAMESPACE_ALIAS } from '../api/paths.ts'
import { print, problemBody } from '../api/respond.ts'
import type { Listing } from '../api/route.ts'
import { ROUTES } from '../api/routes.ts'
import { NAMESPACE } from '../core/content/record.ts'
import { isProblem } from '../core/problem.ts'
import { isOf, type Part } from './parts.ts'
import type { MakeFile, SiteFile } from './site-file.ts'
import type { Tables } from './tables.ts'

/** What the path of every file of the API begins with. */
const ROOT = `${API_ROOT.slice(1)}/`

export interface PrerenderOptions {
  readonly make: MakeFile
  readonly without: readonly Part[]
}

/** The answer to every address that can be listed in advance, by the file that holds it. */
export async function prerender(
  listing: Listing & Pick<Tables, 'texts'>,
  { make, without }: PrerenderOptions,
): Promise<Map<string, SiteFile>> {
  const files = new Map<string, SiteFile>()
  const terms = without.includes('terms') ? () => [] : listing.terms
  for (const route of ROUTES.filter(({ path }) => !isOf(['alias'], fileOf(path)))) {
    for (const address of await route.entries({ ...listing, terms })) {
      const file = fileOf(address)
      if (isOf(without, file)) continue
      const params = paramsOf(route, address)
      const body = await route.answer(listing.client, { params, query: {} })
      const text = listing.texts?.get(file.replace(ROOT, '')) ?? print(body, route.print)
      files.set(file, make(text))
    }
  }
  if (!without.includes('alias')) for (const [path, file] of aliases(files)) files.set(path, file)
  if (!without.includes('twins')) for (const [path, file] of twins(files)) files.set(path, file)
  for (const [path, text] of [...(await refusals(listing)), ...notFound()]) {
    files.set(path, make(text))
  }
  return files
}

/** The same bytes below the form of the namespace that hosts without `@` can serve. */
const aliases = (files: ReadonlyMap<string, SiteFile>): [string, SiteFile][] =>
  [...files]
    .filter(([path]) => path.includes(`/${NAMESPACE}/`))
    .map(([path, file]) => [path.replace(`/${NAMESPACE}/`, `/${NAMESPACE_ALIAS}/`), file])

/** The same bytes without `.json`, for callers that use the addresses as the specification writes them. */
function twins(files: ReadonlyMap<string, SiteFile>): [string, SiteFile][] {
  const folders = new Set([...files.keys()].map((path) => path.slice(0, path.lastIndexOf('/'))))
  return [...files]
    .filter(([path]) => isLeaf(path))
    .map(([path, file]): [string, SiteFile] => [path.replace(/\.json$/, ''), file])
    .filter(([path]) => !folders.has(path))
}

/** Schemas and exports keep their `.json`; pages of the query plane are only ever linked to with it. */
const isLeaf = (file: string): boolean =>
  file.endsWith('.json') &&
  !/^v1\/(schema|search-terms)\/|^v1\/\w+\/q\/|^v1\/index\.json$|\.\w+\.json$/.test(file)

/** What a static host answers where only code can: the handler's problem for a bare request. */
async function refusals({ client }: Listing): Promise<[string, string][]> {
  const addresses = ['search', 'packs/compile', 'packs/select'].map((path) => `${API_ROOT}/${path}`)
  const refused = addresses.map(async (address): Promise<[string, string][]> => {
    try {
      const { route, params } = match('GET', address)
      await route.answer(client, { params, query: {} })
      return []
    } catch (error) {
      if (!isProblem(error)) throw error
      return [[fileOf(address), print(problemBody(error))]]
    }
  })
  return (await Promise.all(refused)).flat()
}

/** What a static host answers for an address below `/v1` that has no file. */
function notFound(): [string, string][] {
  const text = print(problemBody(routeNotFound('this address')))
  return ['404.json', '404.html'].map((file) => [`${ROOT}${file}`, text])
}

/** Files of the API that no route answers, as they lie. */
export const rawFiles = ({ files, texts }: Tables): [string, string][] =>
  [...files]
    .filter(([path]) => isTable(path))
    .map(([path, value]) => [`${ROOT}${path}`, texts?.get(path) ?? print(value)])
