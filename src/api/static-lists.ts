import type { ContentType } from '../core/content/content-types.ts'
import { SORT_ORDERS, type SortOrder } from '../core/content/list.ts'
import { NAMESPACE, OFFICIAL_SOURCE } from '../core/content/record.ts'
import { PAGE_SIZE, type Query, type QueryInput } from './parameters.ts'

// The query plane: the lists that are kept as files, so that a host without code can page, sort
// and filter. One filter at a time, the usual page size, pages named by their offset.

const COMMON_FILTERS = {
  all: {},
  recommended: { recommended: true },
  authored: { intelligence_source: 'authored' },
  benchmark: { intelligence_source: 'benchmark' },
  hybrid: { intelligence_source: 'hybrid' },
} as const satisfies Record<string, QueryInput>

const BLUEPRINT_SET_FILTERS = {
  featured: { blueprint_set: 'featured' },
  certified: { blueprint_set: 'certified' },
  labs: { blueprint_set: 'labs' },
} as const satisfies Record<string, QueryInput>

/** The filters of the lists of a type, by the names that they have in addresses. */
export const filtersForType = (type: ContentType): Readonly<Record<string, QueryInput>> =>
  type === 'blueprints' ? { ...COMMON_FILTERS, ...BLUEPRINT_SET_FILTERS } : COMMON_FILTERS

/** A list of the plane: which rows, in which order. */
export interface StaticList {
  readonly filter: string
  readonly sort: SortOrder
}

/** Every list of the plane of a type. */
export const staticLists = (type: ContentType): StaticList[] =>
  Object.keys(filtersForType(type)).flatMap((filter) =>
    SORT_ORDERS.map((sort) => ({ filter, sort })),
  )

/** The offsets of a list's pages, with one empty page past the end for hosts that cannot know it. */
export const staticPageOffsets = (total: number): number[] =>
  Array.from({ length: Math.ceil(total / PAGE_SIZE) + 1 }, (_, at) => at * PAGE_SIZE)

/** Whether a list of so many rows has a page at an offset. */
export const isStaticPageOffset = (total: number, offset: number): boolean =>
  offset % PAGE_SIZE === 0 && offset >= 0 && offset < total + PAGE_SIZE

/** Where a page of the plane lies below `/v1/`. */
export const staticPagePath = (
  type: ContentType,
  { filter, sort }: StaticList,
  offset: number,
): string => `${type}/q/${filter}/${sort}/${offset}.json`

/** The page of the plane that answers a query, when one does. */
export function findStaticPagePath(
  type: ContentType,
  query: Query,
  offset: number,
): string | undefined {
  const { limit, sort, namespace, source = OFFICIAL_SOURCE, q } = query
  const isPlain = q === undefined && namespace === NAMESPACE && source === OFFICIAL_SOURCE
  if (!isPlain || limit !== PAGE_SIZE || offset % PAGE_SIZE !== 0 || sort === undefined)
    return undefined
  const filter = Object.entries(filtersForType(type)).find(([, input]) =>
    isSameFilter(input, query),
  )?.[0]
  return filter === undefined ? undefined : staticPagePath(type, { filter, sort }, offset)
}

function isSameFilter(input: QueryInput, query: Query): boolean {
  const { recommended = false, intelligence_source, blueprint_set = 'all' } = input
  return (
    recommended === query.recommended &&
    intelligence_source === query.intelligenceSource &&
    blueprint_set === query.blueprintSet
  )
}

/** The links from a page to its neighbours, relative to the base address. */
export const pageLinks = (query: Query, total: number) =>
  createPageLinks(query, total, (offset) => pageLink(query, offset))

/** The same for a server that keeps no pages as files. */
export const queryPageLinks = (query: Query, total: number) =>
  createPageLinks(query, total, (offset) => queryPageLink(query, offset))

function createPageLinks(query: Query, total: number, to: (offset: number) => string) {
  const { offset, limit } = query
  const pastEnd = Math.ceil(total / limit) * limit
  return {
    next: offset + limit < total ? to(offset + limit) : null,
    // From beyond the end, back to the last page that has rows.
    previous: offset > 0 ? to(Math.max(0, Math.min(offset, pastEnd) - limit)) : null,
  }
}

/** In the order in which links have them. */
const LINK_PARAMETERS = [
  ...(['q', 'type', 'namespace', 'source', 'sort', 'recommended', 'intelligence_source'] as const),
  ...(['blueprint_set', 'limit', 'offset'] as const),
]

const PARAMETER_DEFAULTS: Readonly<Record<string, unknown>> = {
  ...{ namespace: NAMESPACE, sort: 'recommended', recommended: false, blueprint_set: 'all' },
  ...{ limit: PAGE_SIZE, offset: 0 },
}

function pageLink(query: Query, offset: number): string {
  const [type = 'patterns'] = query.types
  const path = query.kind === 'list' ? findStaticPagePath(type, query, offset) : undefined
  return path ?? queryPageLink(query, offset)
}

function queryPageLink(query: Query, offset: number): string {
  const { echo, kind, types } = query
  const [type = 'patterns'] = types
  const asked: Readonly<Record<string, unknown>> = { ...echo, offset }
  const given = LINK_PARAMETERS.filter((name) => {
    const isInPath = kind === 'list' && name === 'type'
    // A search for words is in the order of relevance, so that "recommended" must be said.
    const isUsual =
      asked[name] === PARAMETER_DEFAULTS[name] && !(name === 'sort' && echo.q !== undefined)
    return !isInPath && !isUsual && asked[name] !== undefined && asked[name] !== null
  })
  const search = new URLSearchParams(given.map((name) => [name, String(asked[name])]))
  return `${kind === 'list' ? type : 'search'}?${search}`
}
