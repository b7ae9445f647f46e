import { recordMarkdown } from '../core/content/markdown.ts'
import { SORT_ORDERS } from '../core/content/order.ts'
import { NAMESPACE } from '../core/content/record.ts'
import { CONTENT_TYPES, type ContentType } from '../core/content/type.ts'
import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import type { SearchResponseV1 } from '../core/generated/types/search-response.v1.ts'
import { exportFileName, exportMediaType, THEME_FORMATS } from '../core/packs/exports/formats.ts'
import { Problem } from '../core/problem.ts'
import { type Client, recordNotFound } from './client.ts'
import type { SearchAnswer } from './documents.ts'
import { packRoutes } from './pack-routes.ts'
import { API_ROOT, NAMESPACE_ALIAS, PATHS } from './paths.ts'
import { filtersOf, isPlaneOffset, planeLists, planeOffsets, planePath } from './plane.ts'
import { LIST_PARAMETERS, PAGE_SIZE, SEARCH_PARAMETERS } from './query.ts'
import { get, type Listing, type Route, schemaUrl } from './route.ts'
import {
  changesShape,
  entryShape,
  healthShape,
  openapiShape,
  schemaListShape,
  textShape,
} from './shapes.ts'

export type { Asked, Listing, Params, Route } from './route.ts'

const LIST_SCHEMA = schemaUrl('public-content-list.v1.json')
const SEARCH_SCHEMA = schemaUrl('search-response.v1.json')

const at = (path: string): string => `${API_ROOT}/${path}`.replace(/\.json$/, '')

const health = (path: string): Route =>
  get(path, {
    summary: 'That the API is there, and which release of the content it serves.',
    cache: 'entry',
    shape: healthShape,
    answer: (client) => client.health(),
    entries: async () => [path],
  })

const schema = (path: string, entries: Route['entries']): Route =>
  get(path, {
    summary: 'One schema by its file name: the same bytes in the API and as published.',
    cache: 'content',
    print: 'pretty',
    describedby: 'https://json-schema.org/draft/2020-12/schema',
    answer: (client, { params: { name = '' } }) => client.schema(name),
    entries,
  })

/** The four addresses of a type's lists and the two of its records. */
const collection = (type: ContentType): Route[] => [
  get(`${API_ROOT}/${type}`, {
    summary: `A page of ${type}, filtered and sorted as asked.`,
    cache: 'content',
    describedby: LIST_SCHEMA,
    parameters: LIST_PARAMETERS,
    answer: (client, { query }) => client.list(type, query),
    entries: async () => [`${API_ROOT}/${type}`],
  }),
  get(`${API_ROOT}/${type}/all`, {
    summary: `Every one of the ${type} that lists show, in the usual order.`,
    cache: 'content',
    describedby: LIST_SCHEMA,
    answer: (client) => client.all(type),
    entries: async () => [`${API_ROOT}/${type}/all`],
  }),
  get(`${API_ROOT}/${type}/q/{filter}/{sort}/{offset}`, {
    summary: `A page of ${type} that is kept as a file: one filter, one order, ${PAGE_SIZE} rows.`,
    cache: 'content',
    describedby: LIST_SCHEMA,
    answer: (client, { params }) => planePage(client, type, params),
    entries: ({ client }) => planeEntries(client, type),
  }),
  // Before the records, whose slug would fit the ending too.
  ...(type === 'themes' ? [NAMESPACE, NAMESPACE_ALIAS].flatMap(themeExports) : []),
  markdown(type, NAMESPACE),
  markdown(type, NAMESPACE_ALIAS),
  record(type, NAMESPACE),
  record(type, NAMESPACE_ALIAS),
  get(`${API_ROOT}/${type}/{namespace}/{slug}`, {
    summary: 'Other namespaces are a compatibility input and hold no records.',
    cache: 'content',
    answer: async (client, { params: { namespace = '', slug = '' } }) => {
      const slugs = (await client.all(type)).items.map((row) => row.slug)
      throw recordNotFound(type, slug, slugs, namespace)
    },
    entries: async () => [],
  }),
]

const record = (type: ContentType, namespace: string): Route =>
  get(`${API_ROOT}/${type}/${namespace}/{slug}`, {
    summary: `One of the ${type} by its slug, with what is known about its quality.`,
    cache: 'content',
    describedby: schemaUrl('public-content-record.v1.json'),
    answer: (client, { params: { slug = '' } }) => client.get(type, slug),
    entries: async ({ slugs }) =>
      slugs(type).map((slug) => `${API_ROOT}/${type}/${namespace}/${slug}`),
  })

const markdown = (type: ContentType, namespace: string): Route =>
  get(`${API_ROOT}/${type}/${namespace}/{slug}.md`, {
    summary: `One of the ${type} as Markdown, for people and agents.`,
    cache: 'content',
    print: 'text',
    mediaType: 'text/markdown',
    shape: textShape,
    answer: async (client, { params: { slug = '' } }) =>
      recordMarkdown(type, (await client.get(type, slug)).data),
    entries: async ({ slugs }) =>
      slugs(type).map((slug) => `${API_ROOT}/${type}/${namespace}/${slug}.md`),
  })

/** A theme in the forms that other tools read. */
const themeExports = (namespace: string): Route[] =>
  THEME_FORMATS.map((format) => {
    const at = (slug: string): string =>
      `${API_ROOT}/themes/${namespace}/${exportFileName(slug, format)}`
    return get(at('{slug}'), {
      summary: `A theme as ${format}, for other tools.`,
      cache: 'content',
      print: 'text',
      mediaType: exportMediaType(format),
      shape: textShape,
      answer: async (client, { params: { slug = '' } }) => {
        const { data } = await client.get('themes', slug)
        const { exportTheme } = await import('../core/packs/exports/export-theme.ts')
        return exportTheme(data, format)
      },
      entries: async ({ slugs }) => slugs('themes').map(at),
    })
  })

async function planePage(
  client: Client,
  type: ContentType,
  params: Readonly<Record<string, string>>,
) {
  const { filter = '', sort = '', offset = '' } = params
  const filters = filtersOf(type)
  const isKnown = Object.hasOwn(filters, filter) && SORT_ORDERS.some((one) => one === sort)
  const start = /^\d{1,9}$/.test(offset) && String(Number(offset)) === offset ? Number(offset) : -1
  if (!isKnown || start < 0) throw noPage(type, params)
  const page = await client.list(type, { ...filters[filter], sort, offset: start })
  if (!isPlaneOffset(page.total, start)) throw noPage(type, params)
  return page
}

async function planeEntries(client: Client, type: ContentType): Promise<string[]> {
  // A list has as many rows in one order as in another.
  const filters = Object.entries(filtersOf(type)).map(
    async ([filter, input]) => [filter, (await client.list(type, input)).total] as const,
  )
  const totals = new Map(await Promise.all(filters))
  return planeLists(type).flatMap((list) =>
    planeOffsets(totals.get(list.filter) ?? 0).map((offset) => at(planePath(type, list, offset))),
  )
}

const showcase = (name: 'manifest' | 'shortlist' | 'shortlist-verification', file: string): Route =>
  get(at(PATHS.showcase(name)), {
    summary: `The ${name.replace('-', ' ')} of the showcase.`,
    cache: 'content',
    describedby: schemaUrl(file),
    answer: (client) => client.showcase(name),
    entries: async () => [at(PATHS.showcase(name))],
  })

/** The whole HTTP interface. Prerendering, conformance and the documents about it follow from here. */
export const ROUTES: readonly Route[] = [
  health('/health'),
  health(`${API_ROOT}/health`),
  get(API_ROOT, {
    summary: 'Which release this is, and where everything lies.',
    cache: 'entry',
    shape: entryShape,
    answer: (client) => client.entry(),
    entries: async () => [API_ROOT],
  }),
  get(`${API_ROOT}/search`, {
    summary: 'Records that match some words, best first.',
    cache: 'content',
    describedby: SEARCH_SCHEMA,
    parameters: SEARCH_PARAMETERS,
    answer: async (client, { query }) => wireSearch(await client.search(query)),
    entries: async () => [],
  }),
  get(`${API_ROOT}/search-terms/{term}`, {
    summary: 'The first results for one word, kept as a file.',
    cache: 'content',
    describedby: SEARCH_SCHEMA,
    answer: async (client, { params: { term = '' } }) =>
      wireSearch(await client.search({ q: term })),
    entries: async ({ terms }: Listing) => terms().map((term) => at(PATHS.searchTerm(term))),
  }),
  ...CONTENT_TYPES.flatMap(collection),
  get(`${API_ROOT}/schema`, {
    summary: 'The catalog of schemas: name, title, description and family of each.',
    cache: 'content',
    shape: schemaListShape,
    answer: (client) => client.schemas(),
    entries: async () => [`${API_ROOT}/schema`],
  }),
  schema(`${API_ROOT}/schema/{name}`, async ({ client }) =>
    (await client.schemas()).items.map(({ name }) => `${API_ROOT}/schema/${name}`),
  ),
  // The published files are copies of the repository's own, so that their parity is a test.
  schema('/schemas/{name}', async () => []),
  get(at(PATHS.summary), {
    summary: 'How much of the content is judged, recommended and verified.',
    cache: 'content',
    describedby: schemaUrl('registry-intelligence-summary.v1.json'),
    parameters: ['namespace'],
    answer: (client, { query: { namespace } }) =>
      client.summary(namespace === undefined ? {} : { namespace }),
    entries: async () => [at(PATHS.summary)],
  }),
  get(at(PATHS.changes), {
    summary: 'The records that are new, changed or gone since the last recorded release.',
    cache: 'content',
    shape: changesShape,
    answer: (client) => client.changes(),
    entries: async () => [at(PATHS.changes)],
  }),
  get(at(PATHS.openapi), {
    summary: 'This interface, described in OpenAPI 3.1.',
    cache: 'content',
    shape: openapiShape,
    answer: (client) => client.openapi(),
    entries: async () => [at(PATHS.openapi)],
  }),
  showcase('manifest', 'showcase-manifest.v1.json'),
  showcase('shortlist', 'showcase-shortlist.v1.json'),
  showcase('shortlist-verification', 'showcase-shortlist-report.v1.json'),
  ...packRoutes(),
]

/** Over HTTP a result is a plain row; where its words stand is not even asked. */
const wireSearch = ({ results, ...answer }: SearchAnswer): SearchResponseV1 => ({
  results: results.map((result) => {
    const keys = Object.keys(result).filter((key) => key !== 'score' && key !== 'matches')
    return Object.fromEntries(
      keys.map((key) => [key, Reflect.get(result, key)]),
    ) as unknown as PublicContentSummaryV1
  }),
  ...answer,
})

const noPage = (type: ContentType, params: Readonly<Record<string, string>>): Problem =>
  new Problem(
    'route-not-found',
    `There is no page ${Object.values(params).join('/')} of ${type}.`,
    {
      hint: `Filters are ${Object.keys(filtersOf(type)).join(', ')}; sorts are ${SORT_ORDERS.join(', ')}; offsets are multiples of ${PAGE_SIZE}.`,
    },
  )
