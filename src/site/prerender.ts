import { createClient } from '../api/client.ts'
import { serializeBody, toProblemDocument } from '../api/http/response.ts'
import { getRouteParams, matchRoute, routeNotFound } from '../api/http/router.ts'
import { API_FOLDER, apiFilePath, isTablePath, NAMESPACE_ALIAS, toFilePath } from '../api/paths.ts'
import { recordRoutes } from '../api/record-routes.ts'
import type { Route, SiteListing } from '../api/route.ts'
import { ROUTES } from '../api/routes.ts'
import { CONTENT_TYPES } from '../core/content/content-types.ts'
import { NAMESPACE } from '../core/content/record.ts'
import { isProblem } from '../core/kernel/problem.ts'
import { isInParts, type SitePart } from './optional-parts.ts'
import { type PlannedFile, planTexts, serializeInParts } from './planned-file.ts'
import { PROBLEM_FILES } from './problem-files.ts'
import type { PublishedCorpus } from './published-corpus.ts'

/** Plans the responses to every path that a route lists, by the files that hold them. */
export async function planApiFiles(
  listing: SiteListing & Pick<PublishedCorpus, 'texts'>,
  without: readonly SitePart[],
): Promise<PlannedFile[]> {
  const plans = toPlans(await planResponses(listing, without, ROUTES), without)
  return [...plans, ...planTexts([...(await createProblemFiles(listing)), ...notFoundFiles()])]
}

/** Lists the files of the records, which depend on nothing but their slugs. */
export async function listRecordFiles(
  slugs: SiteListing['slugs'],
  without: readonly SitePart[],
): Promise<string[]> {
  const listing = { client: createClient(), slugs, terms: () => [] }
  const routes = CONTENT_TYPES.flatMap(recordRoutes)
  const plans = toPlans(await planResponses(listing, without, routes), without)
  return plans.flatMap(({ paths }) => paths)
}

/** Adds the copies of files below the alias of the namespace and without an extension. */
function toPlans(
  responses: ReadonlyMap<string, PlannedFile['render']>,
  without: readonly SitePart[],
): PlannedFile[] {
  const files = [...responses.keys()]
  const aliases = without.includes('alias') ? [] : files.flatMap(listAliases)
  const folders = new Set(
    [...files, ...aliases].map((path) => path.slice(0, path.lastIndexOf('/'))),
  )
  const listCopies = (path: string): string[] =>
    without.includes('twins') ? [] : listExtensionlessPaths(path, folders)
  return [...responses].map(([file, render]): PlannedFile => {
    const paths = [file, ...(without.includes('alias') ? [] : listAliases(file))]
    return { paths: [...paths, ...paths.flatMap(listCopies)], render }
  })
}

/** Returns how to render the response of each file that a route lists. */
async function planResponses(
  listing: SiteListing & Pick<PublishedCorpus, 'texts'>,
  without: readonly SitePart[],
  routes: readonly Route[],
): Promise<Map<string, PlannedFile['render']>> {
  const { client, texts } = listing
  const terms = without.includes('terms') ? () => [] : listing.terms
  const responses = new Map<string, PlannedFile['render']>()
  for (const route of routes.filter(({ path }) => !isInParts(['alias'], toFilePath(path)))) {
    for (const path of await route.listPaths({ ...listing, terms })) {
      const file = toFilePath(path)
      if (isInParts(without, file)) continue
      responses.set(file, async () => {
        const body = await route.handle(client, { params: getRouteParams(route, path), query: {} })
        return texts?.get(file.replace(API_FOLDER, '')) ?? serializeBody(body, route.print)
      })
    }
  }
  return responses
}

/** Returns the path below the alias of the namespace, for hosts that cannot serve `@`. */
const listAliases = (path: string): string[] =>
  path.includes(`/${NAMESPACE}/`) ? [path.replace(`/${NAMESPACE}/`, `/${NAMESPACE_ALIAS}/`)] : []

/** Returns the path without `.json`, as the specification writes it, unless a folder has it. */
function listExtensionlessPaths(path: string, folders: ReadonlySet<string>): string[] {
  const copy = path.replace(/\.json$/, '')
  return isCopiedWithoutExtension(path) && !folders.has(copy) ? [copy] : []
}

/** False for schemas and exports, whose names end in `.json`, and for pages, linked to with it. */
const isCopiedWithoutExtension = (file: string): boolean =>
  file.endsWith('.json') &&
  !/^v1\/(schema|search-terms)\/|^v1\/[\w-]+\/q\/|^v1\/index\.json$|\.\w+\.json$/.test(file)

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

/** Plans the files of the API that no route answers: the tables. */
export const planTables = ({ files, texts }: PublishedCorpus): PlannedFile[] =>
  [...files]
    .filter(([path]) => isTablePath(path))
    .map(([path, value]) => ({
      paths: [apiFilePath(path)],
      render: () => texts?.get(path) ?? serializeInParts(value),
    }))
