import { CONTENT_TYPES, type ContentType } from '../core/content/content-types.ts'
import { SORT_ORDERS } from '../core/content/list.ts'
import { recordMarkdown } from '../core/content/markdown/record.ts'
import { NAMESPACE } from '../core/content/record.ts'
import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import type { SearchResponseV1 } from '../core/generated/types/search-response.v1.ts'
import { Problem } from '../core/problem.ts'
import { exportFileName, exportMediaType, THEME_FORMATS } from '../core/theme/exports/formats.ts'
import { type Client, recordNotFound } from './client.ts'
import {
  changesShape,
  entryShape,
  healthShape,
  openapiShape,
  schemaListShape,
  textShape,
} from './document-shapes.ts'
import type { SearchResponse } from './documents.ts'
import { packRoutes } from './pack-routes.ts'
import { LIST_PARAMETERS, PAGE_SIZE, parameterNames, SEARCH_PARAMETERS } from './parameters.ts'
import { API_ROOT, NAMESPACE_ALIAS, PATHS } from './paths.ts'
import { get, type Route, type SiteListing, schemaUrl } from './route.ts'
import {
  filtersForType,
  isStaticPageOffset,
  staticLists,
  staticPageOffsets,
  staticPagePath,
} from './static-lists.ts'

export type { Route, RouteInput, RouteParams, SiteListing } from './route.ts'

const LIST_SCHEMA_URL = schemaUrl('public-content-list.v1.json')
const SEARCH_SCHEMA_URL = schemaUrl('search-response.v1.json')

const apiPath = (path: string): string => `${API_ROOT}/${path}`.replace(/\.json$/, '')

const healthRoute = (path: string): Route =>
  get(path, {
    summary: 'That the API is there, and which release of the content it serves.',
    cache: 'entry',
    shape: healthShape,
    handle: (client) => client.health(),
    listPaths: async () => [path],
  })

const schemaRoute = (path: string, entries: Route['listPaths']): Route =>
  get(path, {
    summary: 'One schema by its file name: the same bytes in the API and as published.',
    cache: 'content',
    print: 'pretty',
    describedby: 'https://json-schema.org/draft/2020-12/schema',
    handle: (client, { params: { name = '' } }) => client.schema(name),
    listPaths: entries,
  })

/** The four addresses of a type's lists and the two of its records. */
const contentTypeRoutes = (type: ContentType): Route[] => [
  get(`${API_ROOT}/${type}`, {
    summary: `A page of ${type}, filtered and sorted as asked.`,
    cache: 'content',
    describedby: LIST_SCHEMA_URL,
    parameters: LIST_PARAMETERS,
    handle: (client, { query }) => client.list(type, query),
    listPaths: async () => [`${API_ROOT}/${type}`],
  }),
  get(`${API_ROOT}/${type}/all`, {
    summary: `Every one of the ${type} that lists show, in the usual order.`,
    cache: 'content',
    describedby: LIST_SCHEMA_URL,
    handle: (client) => client.all(type),
    listPaths: async () => [`${API_ROOT}/${type}/all`],
  }),
  get(`${API_ROOT}/${type}/q/{filter}/{sort}/{offset}`, {
    summary: `A page of ${type} that is kept as a file: one filter, one order, ${PAGE_SIZE} rows.`,
    cache: 'content',
    describedby: LIST_SCHEMA_URL,
    handle: (client, { params }) => getStaticPage(client, type, params),
    listPaths: ({ client }) => listStaticPages(client, type),
  }),
  // Before the records, whose slug would fit the ending too.
  ...(type === 'themes' ? [NAMESPACE, NAMESPACE_ALIAS].flatMap(themeExportRoutes) : []),
  markdownRoute(type, NAMESPACE),
  markdownRoute(type, NAMESPACE_ALIAS),
  recordRoute(type, NAMESPACE),
  recordRoute(type, NAMESPACE_ALIAS),
  get(`${API_ROOT}/${type}/{namespace}/{slug}`, {
    summary: 'Other namespaces are a compatibility input and hold no records.',
    cache: 'content',
    handle: async (client, { params: { namespace = '', slug = '' } }) => {
      const slugs = (await client.all(type)).items.map((row) => row.slug)
      throw recordNotFound(type, slug, slugs, namespace)
    },
    listPaths: async () => [],
  }),
]

const recordRoute = (type: ContentType, namespace: string): Route =>
  get(`${API_ROOT}/${type}/${namespace}/{slug}`, {
    summary: `One of the ${type} by its slug, with what is known about its quality.`,
    cache: 'content',
    describedby: schemaUrl('public-content-record.v1.json'),
    handle: (client, { params: { slug = '' } }) => client.get(type, slug),
    listPaths: async ({ slugs }) =>
      slugs(type).map((slug) => `${API_ROOT}/${type}/${namespace}/${slug}`),
  })

const markdownRoute = (type: ContentType, namespace: string): Route =>
  get(`${API_ROOT}/${type}/${namespace}/{slug}.md`, {
    summary: `One of the ${type} as Markdown, for people and agents.`,
    cache: 'content',
    print: 'text',
    mediaType: 'text/markdown',
    shape: textShape,
    handle: async (client, { params: { slug = '' } }) =>
      recordMarkdown(type, (await client.get(type, slug)).data),
    listPaths: async ({ slugs }) =>
      slugs(type).map((slug) => `${API_ROOT}/${type}/${namespace}/${slug}.md`),
  })

/** A theme in the forms that other tools read. */
const themeExportRoutes = (namespace: string): Route[] =>
  THEME_FORMATS.map((format) => {
    const at = (slug: string): string =>
      `${API_ROOT}/themes/${namespace}/${exportFileName(slug, format)}`
    return get(at('{slug}'), {
      summary: `A theme as ${format}, for other tools.`,
      cache: 'content',
      print: 'text',
      mediaType: exportMediaType(format),
      shape: textShape,
      handle: async (client, { params: { slug = '' } }) => {
        const { data } = await client.get('themes', slug)
        const { exportTheme } = await import('../core/theme/exports/export-theme.ts')
        return exportTheme(data, format)
      },
      listPaths: async ({ slugs }) => slugs('themes').map(at),
    })
  })

async function getStaticPage(
  client: Client,
  type: ContentType,
  params: Readonly<Record<string, string>>,
) {
  const { filter = '', sort = '', offset = '' } = params
  const filters = filtersForType(type)
  const isKnown = Object.hasOwn(filters, filter) && SORT_ORDERS.some((one) => one === sort)
  const start = /^\d{1,9}$/.test(offset) && String(Number(offset)) === offset ? Number(offset) : -1
  if (!isKnown || start < 0) throw pageNotFound(type, params)
  const page = await client.list(type, { ...filters[filter], sort, offset: start })
  if (!isStaticPageOffset(page.total, start)) throw pageNotFound(type, params)
  return page
}

async function listStaticPages(client: Client, type: ContentType): Promise<string[]> {
  // A list has as many rows in one order as in another.
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

const showcaseRoute = (
  name: 'manifest' | 'shortlist' | 'shortlist-verification',
  file: string,
): Route =>
  get(apiPath(PATHS.showcase(name)), {
    summary: `The ${name.replace('-', ' ')} of the showcase.`,
    cache: 'content',
    describedby: schemaUrl(file),
    handle: (client) => client.showcase(name),
    listPaths: async () => [apiPath(PATHS.showcase(name))],
  })

/** The whole HTTP interface. Prerendering, conformance and the documents about it follow from here. */
export const ROUTES: readonly Route[] = [
  healthRoute('/health'),
  healthRoute(`${API_ROOT}/health`),
  get(API_ROOT, {
    summary: 'Which release this is, and where everything lies.',
    cache: 'entry',
    shape: entryShape,
    handle: (client) => client.entry(),
    listPaths: async () => [API_ROOT],
  }),
  get(`${API_ROOT}/search`, {
    summary: 'Records that match some words, best first.',
    cache: 'content',
    describedby: SEARCH_SCHEMA_URL,
    parameters: SEARCH_PARAMETERS,
    handle: async (client, { query }) => toSearchResponse(await client.search(query)),
    listPaths: async () => [],
  }),
  get(`${API_ROOT}/search-terms/{term}`, {
    summary: 'The first results for one word, kept as a file.',
    cache: 'content',
    describedby: SEARCH_SCHEMA_URL,
    handle: async (client, { params: { term = '' } }) =>
      toSearchResponse(await client.search({ q: term })),
    listPaths: async ({ terms }: SiteListing) =>
      terms().map((term) => apiPath(PATHS.searchTerm(term))),
  }),
  ...CONTENT_TYPES.flatMap(contentTypeRoutes),
  get(`${API_ROOT}/schema`, {
    summary: 'The catalog of schemas: name, title, description and family of each.',
    cache: 'content',
    shape: schemaListShape,
    handle: (client) => client.schemas(),
    listPaths: async () => [`${API_ROOT}/schema`],
  }),
  schemaRoute(`${API_ROOT}/schema/{name}`, async ({ client }) =>
    (await client.schemas()).items.map(({ name }) => `${API_ROOT}/schema/${name}`),
  ),
  // The published files are copies of the repository's own, so that their parity is a test.
  schemaRoute('/schemas/{name}', async () => []),
  get(apiPath(PATHS.summary), {
    summary: 'How much of the content is judged, recommended and verified.',
    cache: 'content',
    describedby: schemaUrl('registry-intelligence-summary.v1.json'),
    parameters: parameterNames('summary'),
    handle: (client, { query: { namespace } }) =>
      client.summary(namespace === undefined ? {} : { namespace }),
    listPaths: async () => [apiPath(PATHS.summary)],
  }),
  get(apiPath(PATHS.changes), {
    summary: 'The records that are new, changed or gone since the last recorded release.',
    cache: 'content',
    shape: changesShape,
    handle: (client) => client.changes(),
    listPaths: async () => [apiPath(PATHS.changes)],
  }),
  get(apiPath(PATHS.openapi), {
    summary: 'This interface, described in OpenAPI 3.1.',
    cache: 'content',
    shape: openapiShape,
    handle: (client) => client.openapi(),
    listPaths: async () => [apiPath(PATHS.openapi)],
  }),
  showcaseRoute('manifest', 'showcase-manifest.v1.json'),
  showcaseRoute('shortlist', 'showcase-shortlist.v1.json'),
  showcaseRoute('shortlist-verification', 'showcase-shortlist-report.v1.json'),
  ...packRoutes(),
]

/** Over HTTP a result is a plain row; where its words stand is not even asked. */
const toSearchResponse = ({ results, ...answer }: SearchResponse): SearchResponseV1 => ({
  results: results.map((result) => {
    const keys = Object.keys(result).filter((key) => key !== 'score' && key !== 'matches')
    return Object.fromEntries(
      keys.map((key) => [key, Reflect.get(result, key)]),
    ) as unknown as PublicContentSummaryV1
  }),
  ...answer,
})

const pageNotFound = (type: ContentType, params: Readonly<Record<string, string>>): Problem =>
  new Problem(
    'route-not-found',
    `There is no page ${Object.values(params).join('/')} of ${type}.`,
    {
      hint: `Filters are ${Object.keys(filtersForType(type)).join(', ')}; sorts are ${SORT_ORDERS.join(', ')}; offsets are multiples of ${PAGE_SIZE}.`,
    },
  )
