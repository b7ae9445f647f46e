import { CONTENT_TYPES, type ContentType, toSingular } from '../core/content/content-types.ts'
import { createComparator, matchesFilter, paginate } from '../core/content/list.ts'
import type { BlueprintSet } from '../core/content/record.ts'
import type { PublicContentListV1 } from '../core/generated/types/public-content-list.v1.ts'
import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import { groupBy } from '../core/lists.ts'
import type { SearchResponse, SearchResult } from './documents.ts'
import { parseListQuery, type Query } from './parameters.ts'
import type { SourceOptions } from './source.ts'
import type { pageLinks } from './static-lists.ts'

/** Lists and searches. */
export interface ListAndSearch {
  list(query: Query, options?: SourceOptions): Promise<PublicContentListV1>
  /** The whole list of a type, in the usual order. */
  all(type: ContentType, options?: SourceOptions): Promise<PublicContentListV1>
  search(query: Query, options?: SourceOptions): Promise<SearchResponse>
  /** Every slug of a type that lists show. */
  slugs(type: ContentType, options?: SourceOptions): Promise<readonly string[]>
}

/** Rows, best first. A plain server need not say which release they belong to. */
export interface ReleaseRows {
  readonly release?: string | undefined
  readonly rows: readonly PublicContentSummaryV1[]
}

/** The rows that have some words, best first. */
export interface SearchMatches extends ReleaseRows {
  readonly suggestions: readonly string[]
  /** The row with what was found in it, where that is known. */
  explain(row: PublicContentSummaryV1): SearchResult
}

/** What lists and searches are answered from. */
export interface ContentStore {
  /** The rows of some types, perhaps with others among them. */
  rows(types: readonly ContentType[], options?: SourceOptions): Promise<ReleaseRows>
  find(query: TextQuery, options?: SourceOptions): Promise<SearchMatches>
  /** The links from a page to its neighbours. */
  readonly links: typeof pageLinks
}

/** Some words to find, in records of some types. */
export interface TextQuery {
  readonly q: string
  readonly types: readonly ContentType[]
}

/** Answers from rows: the same whatever they were read from. */
export function createListAndSearch(store: ContentStore): ListAndSearch {
  const inOrder = createSortedRowsCache()
  const rowsOf = async (types: readonly ContentType[], options?: SourceOptions) => {
    const { release, rows } = await store.rows(types, options)
    return { release, rows: rows.filter(hasTypeIn(types)) }
  }

  /** The rows that a search finds before filters: those with its words, else all of its types. */
  const find = async (
    { q, types, sort }: Query,
    options?: SourceOptions,
  ): Promise<SearchMatches> => {
    if (q !== undefined) {
      const found = await store.find({ q, types }, options)
      return sort === undefined
        ? found
        : { ...found, rows: found.rows.toSorted(createComparator(sort)) }
    }
    const { release, rows } = await rowsOf(types, options)
    const ordered = rows.toSorted(createComparator(sort ?? 'recommended'))
    return { release, rows: ordered, suggestions: [], explain: (row) => row }
  }

  const windowOf = (query: Query, total: number, release: string | undefined) => ({
    ...{ total, limit: query.limit, offset: query.offset, query: query.echo },
    ...store.links(query, total),
    ...optionalRelease(release),
  })

  return {
    async list(query, options) {
      const { release, rows } = await store.rows(query.types, options)
      const { items, total } = paginate(inOrder(rows, query), query)
      return { items: [...items], ...windowOf(query, total, release) }
    },
    async all(type, options) {
      const { release, rows } = await rowsOf([type], options)
      return {
        ...{ items: rows, total: rows.length, limit: rows.length, offset: 0 },
        query: { ...parseListQuery(type, {}).echo, limit: rows.length },
        ...{ ...optionalRelease(release), next: null, previous: null },
      }
    },
    async search(query, options) {
      const { release, rows, suggestions, explain } = await find(query, options)
      const wanted = rows.filter((row) => matchesFilter(row, query))
      const { items, total } = paginate(wanted, query)
      return {
        results: items.map(explain),
        ...windowOf(query, total, release),
        facets: countFacets(wanted),
        ...(total === 0 && suggestions.length > 0 ? { suggestions: [...suggestions] } : {}),
      }
    },
    slugs: async (type, options) => (await rowsOf([type], options)).rows.map(({ slug }) => slug),
  }
}

/**
 * Rows as a query wants them. Each order is kept, since filters leave it as it is, and so is the last
 * list, since its pages are asked for one by one.
 */
function createSortedRowsCache() {
  let kept: ReleaseRows['rows'] | undefined
  const orders = new Map<string, ReleaseRows['rows']>()
  let last: { asked: string; rows: ReleaseRows['rows'] } | undefined

  const inOrder = (
    rows: ReleaseRows['rows'],
    { types, sort = 'recommended' }: Query,
  ): ReleaseRows['rows'] => {
    const name = [sort, ...types].join(' ')
    const order = orders.get(name) ?? rows.filter(hasTypeIn(types)).sort(createComparator(sort))
    orders.set(name, order)
    return order
  }

  return (from: ReleaseRows['rows'], query: Query): ReleaseRows['rows'] => {
    const { limit, offset, echo, ...wanted } = query
    const asked = JSON.stringify(wanted)
    if (kept !== from) orders.clear()
    if (kept !== from || last?.asked !== asked) {
      last = { asked, rows: inOrder(from, query).filter((row) => matchesFilter(row, query)) }
    }
    kept = from
    return last.rows
  }
}

/** Whether a row is of one of some types. */
export function hasTypeIn(types: readonly ContentType[]): (row: PublicContentSummaryV1) => boolean {
  const names = new Set<string>(types.map(toSingular))
  return ({ type }) => names.has(type)
}

const optionalRelease = (release: string | undefined) => (release === undefined ? {} : { release })

/** How many of the found rows have each value. */
function countFacets(
  rows: readonly PublicContentSummaryV1[],
): Record<string, Record<string, number>> {
  const types = groupBy(rows, ({ type }) => type)
  const inSet = (blueprintSet: BlueprintSet): number =>
    (types.get('blueprint') ?? []).filter((row) => matchesFilter(row, { blueprintSet })).length
  const recommended = rows.filter(({ intelligence }) => intelligence?.recommended === true).length
  return {
    type: omitZeroCounts(
      CONTENT_TYPES.map((type) => [toSingular(type), types.get(toSingular(type))?.length ?? 0]),
    ),
    recommended: omitZeroCounts([['true', recommended]]),
    blueprint_set: omitZeroCounts(FACET_SETS.map((set) => [set, inSet(set)])),
  }
}

const FACET_SETS = ['featured', 'certified', 'labs'] as const satisfies readonly BlueprintSet[]

const omitZeroCounts = (counts: readonly [string, number][]): Record<string, number> =>
  Object.fromEntries(counts.filter(([, number]) => number > 0))
