import type { ContentType } from '../core/content/content-types.ts'
import { createComparator, paginate } from '../core/content/list.ts'
import type { PublicContentListV1 } from '../core/generated/types/public-content-list.v1.ts'
import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import type { SearchResponse, SearchResult } from './content-documents.ts'
import { countFacets } from './facets.ts'
import type { pageLinks } from './page-links.ts'
import type { ParameterTable } from './parameter-types.ts'
import { PARAMETERS } from './parameters.ts'
import { parseListQuery, type Query } from './query.ts'
import { createRowFilter, hasTypeIn } from './row-filter.ts'
import type { SourceOptions } from './source.ts'

/** Answers list and search requests. */
export interface ListAndSearch {
  list(query: Query, options?: SourceOptions): Promise<PublicContentListV1>
  /** Returns the whole list of a type in the default order. */
  all(type: ContentType, options?: SourceOptions): Promise<PublicContentListV1>
  search(query: Query, options?: SearchOptions): Promise<SearchResponse>
  /** Returns the slugs of a type, without hidden records. */
  slugs(type: ContentType, options?: SourceOptions): Promise<readonly string[]>
}

/** The options of a search. */
export interface SearchOptions extends SourceOptions {
  /**
   * The texts to search; a page can show the results of a small scope first, because its data
   * arrives first. Results of `names` cover names only, if there are so many records that their
   * cards take long to load, and filters apply to the best of them. `cards` adds tags, synonyms and
   * descriptions, and `all`, the default, every other text.
   */
  readonly scope?: SearchScope
}

export type SearchScope = 'names' | 'cards' | 'all'

/** Rows, best first, and their release. A plain server need not name a release. */
export interface ReleaseRows {
  readonly release?: string | undefined
  readonly rows: readonly PublicContentSummaryV1[]
}

/** The rows that match the words of a search, best first. */
export interface SearchMatches extends ReleaseRows {
  /** The number of all matches, if there are only rows for the best of them. */
  readonly total?: number
  readonly suggestions: readonly string[]
  /** Adds the score and the matched words to a row, if they are known. */
  explain(row: PublicContentSummaryV1): SearchResult
}

/** The rows behind lists and searches. */
export interface ContentStore {
  /** Returns the rows of some types; rows of other types may be among them. */
  rows(types: readonly ContentType[], options?: SourceOptions): Promise<ReleaseRows>
  find(query: TextQuery, options?: SearchOptions): Promise<SearchMatches>
  /** Returns the links of a page to its neighbors. */
  readonly links: typeof pageLinks
}

/** Words to find in records of some types. */
export interface TextQuery {
  readonly q: string
  readonly types: readonly ContentType[]
  /** The number of rows that the answer needs, before filters. */
  readonly limit: number
}

/** Creates the list and search functions of a store. The source of its rows makes no difference. */
export function createListAndSearch(
  store: ContentStore,
  parameters: ParameterTable = PARAMETERS,
): ListAndSearch {
  const listMatching = createListCache(parameters)

  const readRows = async (types: readonly ContentType[], options?: SourceOptions) => {
    const { release, rows } = await store.rows(types, options)
    return { release, rows: rows.filter(hasTypeIn(types)) }
  }

  /** Returns the rows of a search before filters: those with its words, or all of its types. */
  const findRows = async (
    { types, values: { q, sort, limit, offset } }: Query,
    options?: SearchOptions,
  ): Promise<SearchMatches> => {
    if (q !== undefined) {
      const matches = await store.find({ q, types, limit: offset + limit }, options)
      return sort === undefined
        ? matches
        : { ...matches, rows: matches.rows.toSorted(createComparator(sort)) }
    }
    const { release, rows } = await readRows(types, options)
    const sorted = rows.toSorted(createComparator(sort ?? 'recommended'))
    return { release, rows: sorted, suggestions: [], explain: (row) => row }
  }

  const pageFields = (query: Query, total: number, release: string | undefined) => ({
    total,
    limit: query.values.limit,
    offset: query.values.offset,
    query: query.echo,
    ...store.links(query, total, parameters),
    ...optionalRelease(release),
  })

  return {
    async list(query, options) {
      const { release, rows } = await store.rows(query.types, options)
      const { items, total } = paginate(listMatching(rows, query), query.values)
      return { items: [...items], ...pageFields(query, total, release) }
    },
    async all(type, options) {
      const { release, rows } = await readRows([type], options)
      const limit = rows.length
      return {
        items: rows,
        total: rows.length,
        limit,
        offset: 0,
        query: { ...parseListQuery(type, {}, parameters).echo, limit },
        ...optionalRelease(release),
        next: null,
        previous: null,
      }
    },
    async search(query, options) {
      const found = await findRows(query, options)
      const { release, rows, suggestions, explain } = found
      const matches = rows.filter(createRowFilter(query.values, parameters))
      const { items, total: count } = paginate(matches, query.values)
      const total = found.total ?? count
      return {
        results: items.map(explain),
        ...pageFields(query, total, release),
        facets: countFacets(matches, parameters),
        ...(total === 0 && suggestions.length > 0 ? { suggestions: [...suggestions] } : {}),
      }
    },
    slugs: async (type, options) => (await readRows([type], options)).rows.map(({ slug }) => slug),
  }
}

type Rows = ReleaseRows['rows']

/**
 * Returns a function that filters and sorts rows for a list. It keeps every order, which filters do
 * not change, and the last list, whose pages are usually read in a row. The cache is safe because
 * rows are never changed in place: another release comes with another array, which clears it.
 */
function createListCache(parameters: ParameterTable): (rows: Rows, query: Query) => Rows {
  let cachedRows: Rows | undefined
  const orders = new Map<string, Rows>()
  let last: { readonly key: string; readonly rows: Rows } | undefined

  const sortRows = (rows: Rows, { types, values: { sort = 'recommended' } }: Query): Rows => {
    const key = [sort, ...types].join(' ')
    const sorted = orders.get(key) ?? rows.filter(hasTypeIn(types)).sort(createComparator(sort))
    orders.set(key, sorted)
    return sorted
  }

  return (rows, query) => {
    const { limit, offset, ...values } = query.values
    const key = JSON.stringify([query.types, values])
    const isCached = cachedRows === rows && last?.key === key
    if (cachedRows !== rows) orders.clear()
    const matches =
      isCached && last
        ? last.rows
        : sortRows(rows, query).filter(createRowFilter(query.values, parameters))
    cachedRows = rows
    last = { key, rows: matches }
    return matches
  }
}

const optionalRelease = (release: string | undefined) => (release === undefined ? {} : { release })
