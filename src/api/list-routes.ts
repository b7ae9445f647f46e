import type { ContentType } from '../core/content/content-types.ts'
import { SORT_ORDERS } from '../core/content/list.ts'
import type { PublicContentListV1 } from '../core/generated/types/public-content-list.v1.ts'
import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import type { SearchResponseV1 } from '../core/generated/types/search-response.v1.ts'
import { Problem } from '../core/kernel/problem.ts'
import type { Client } from './client.ts'
import type { SearchResponse } from './content-documents.ts'
import { LIST_PARAMETERS, PAGE_SIZE, SEARCH_PARAMETERS } from './parameters.ts'
import { API_ROOT, PATHS } from './paths.ts'
import { apiPath, get, type Route, type RouteParams, schemaUrl } from './route.ts'
import {
  filtersForType,
  isStaticPageOffset,
  staticLists,
  staticPageOffsets,
  staticPagePath,
} from './static-lists.ts'

const LIST_SCHEMA_URL = schemaUrl('public-content-list.v1.json')
const SEARCH_SCHEMA_URL = schemaUrl('search-response.v1.json')

/** Returns the three routes of a type's lists: any page, the whole list, and the static pages. */
export const listRoutes = (type: ContentType): Route[] => [
  get(`${API_ROOT}/${type}`, {
    summary: `Lists ${type} page by page, with filters and sorting.`,
    onFileHost: `the first page without parameters. \`next\` leads on; \`/${type}/q/{filter}/{sort}/{offset}.json\` has one filter, and \`/${type}/all.json\` has all rows. Other offsets and combined filters are not files.`,
    cache: 'content',
    describedby: LIST_SCHEMA_URL,
    paged: true,
    parameters: LIST_PARAMETERS,
    handle: (client, { query }) => client.list(type, query),
    listPaths: async () => [`${API_ROOT}/${type}`],
  }),
  get(`${API_ROOT}/${type}/all`, {
    summary: `Lists all ${type} in the default order.`,
    cache: 'content',
    describedby: LIST_SCHEMA_URL,
    handle: (client) => client.all(type),
    listPaths: async () => [`${API_ROOT}/${type}/all`],
  }),
  get(`${API_ROOT}/${type}/q/{filter}/{sort}/{offset}`, {
    summary: `Returns a page of ${type} that is a static file: one filter, one order, ${PAGE_SIZE} rows.`,
    cache: 'content',
    describedby: LIST_SCHEMA_URL,
    paged: true,
    handle: (client, { params }) => getStaticPage(client, type, params),
    listPaths: ({ client }) => listStaticPages(client, type),
  }),
]

/** Returns the routes of searches: any query, and the static page of one word. */
export const searchRoutes = (): Route[] => [
  get(`${API_ROOT}/search`, {
    summary: 'Returns the records that match a query, best first.',
    onFileHost:
      'not served. `/search-terms/{term}.json` has the first results for one word; the module and the service worker search for anything.',
    cache: 'content',
    describedby: SEARCH_SCHEMA_URL,
    paged: true,
    parameters: SEARCH_PARAMETERS,
    handle: async (client, { query }) => toSearchResponse(await client.search(query)),
    listPaths: async () => [],
  }),
  get(apiPath(PATHS.searchTerm('{term}')), {
    summary: 'Returns the first results for one word, as a static file.',
    cache: 'content',
    describedby: SEARCH_SCHEMA_URL,
    handle: async (client, { params: { term = '' } }) => ({
      ...toSearchResponse(await client.search({ q: term })),
      // Only the first page of a word is a file, so a static host has no next page to link to.
      // `total` still counts every result.
      next: null,
    }),
    listPaths: async ({ terms }) => terms().map((term) => apiPath(PATHS.searchTerm(term))),
  }),
]

async function getStaticPage(
  client: Client,
  type: ContentType,
  params: RouteParams,
): Promise<PublicContentListV1> {
  const { filter = '', sort = '', offset = '' } = params
  const filters = filtersForType(type)
  const isKnown = Object.hasOwn(filters, filter) && SORT_ORDERS.some((order) => order === sort)
  const start = /^\d{1,9}$/.test(offset) && String(Number(offset)) === offset ? Number(offset) : -1
  if (!isKnown || start < 0) throw pageNotFound(type, params)
  const page = await client.list(type, { ...filters[filter], sort, offset: start })
  if (!isStaticPageOffset(page.total, start)) throw pageNotFound(type, params)
  return page
}

async function listStaticPages(client: Client, type: ContentType): Promise<string[]> {
  // The number of rows depends on the filter and not on the sort order.
  const filters = Object.entries(filtersForType(type)).map(
    async ([filter, input]) => [filter, (await client.list(type, input)).total] as const,
  )
  const totals = new Map(await Promise.all(filters))
  return staticLists(type).flatMap((list) =>
    staticPageOffsets(totals.get(list.filter) ?? 0).map((offset) =>
      apiPath(staticPagePath(type, list, offset)),
    ),
  )
}

/** Removes scores and matches, which only function calls return; reading a match computes it. */
const toSearchResponse = ({ results, ...response }: SearchResponse): SearchResponseV1 => ({
  results: results.map((result) => {
    const keys = Object.keys(result).filter((key) => key !== 'score' && key !== 'matches')
    return Object.fromEntries(
      keys.map((key) => [key, Reflect.get(result, key)]),
    ) as unknown as PublicContentSummaryV1
  }),
  ...response,
})

const pageNotFound = (type: ContentType, params: RouteParams): Problem =>
  new Problem(
    'route-not-found',
    `There is no page ${Object.values(params).join('/')} of ${type}.`,
    {
      hint: `Filters are ${Object.keys(filtersForType(type)).join(', ')}; sorts are ${SORT_ORDERS.join(', ')}; offsets are multiples of ${PAGE_SIZE}.`,
    },
  )
