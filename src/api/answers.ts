import { matchesFilter, paginate } from '../core/content/list.ts'
import { createComparator } from '../core/content/order.ts'
import type { BlueprintSet } from '../core/content/sets.ts'
import { CONTENT_TYPES, type ContentType, toSingular } from '../core/content/type.ts'
import type { PublicContentListV1 } from '../core/generated/types/public-content-list.v1.ts'
import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import { groupBy } from '../core/group-by.ts'
import type { SearchAnswer, SearchRow } from './documents.ts'
import type { pageLinks } from './plane.ts'
import { listQuery, type Query } from './query.ts'
import type { SourceOptions } from './source.ts'

/** Lists and searches. */
export interface Answers {
  list(query: Query, options?: SourceOptions): Promise<PublicContentListV1>
  /** The whole list of a type, in the usual order. */
  all(type: ContentType, options?: SourceOptions): Promise<PublicContentListV1>
  search(query: Query, options?: SourceOptions): Promise<SearchAnswer>
  /** Every slug of a type that lists show. */
  slugs(type: ContentType, options?: SourceOptions): Promise<readonly string[]>
}

/** Rows, best first. A plain server need not say which release they belong to. */
export interface Rows {
  readonly release?: string | undefined
  readonly rows: readonly PublicContentSummaryV1[]
}

/** The rows that have some words, best first. */
export interface Findings extends Rows {
  readonly suggestions: readonly string[]
  /** The row with what was found in it, where that is known. */
  explain(row: PublicContentSummaryV1): SearchRow
}

/** What lists and searches are answered from. */
export interface Store {
  /** The rows of some types, perhaps with others among them. */
  rows(types: readonly ContentType[], options?: SourceOptions): Promise<Rows>
  find(query: Wanted, options?: SourceOptions): Promise<Findings>
  /** The links from a page to its neighbours. */
  readonly links: typeof pageLinks
}

/** Some words to find, in records of some types. */
export interface Wanted {
  readonly q: string
  readonly types: readonly ContentType[]
}

/** Answers from rows: the same whatever they were read from. */
export function createAnswers(store: Store): Answers {
  const inOrder = createOrdering()
  const rowsOf = async (types: readonly ContentType[], options?: SourceOptions) => {
    const { release, rows } = await store.rows(types, options)
    return { release, rows: rows.filter(isOf(types)) }
  }

  /** The rows that a search finds before filters: those with its words, else all of its types. */
  const find = async ({ q, types, sort }: Query, options?: SourceOptions): Promise<Findings> => {
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
    ...whenKnown(release),
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
        query: { ...listQuery(type, {}).echo, limit: rows.length },
        ...{ ...whenKnown(release), next: null, previous: null },
      }
    },
    async search(query, options) {
      const { release, rows, suggestions, explain } = await find(query, options)
      const wanted = rows.filter((row) => matchesFilter(row, query))
      const { items, total } = paginate(wanted, query)
      return {
        results: items.map(explain),
        ...windowOf(query, total, release),
        facets: facetsOf(wanted),
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
function createOrdering() {
  let kept: Rows['rows'] | undefined
  const orders = new Map<string, Rows['rows']>()
  let last: { asked: string; rows: Rows['rows'] } | undefined

  const inOrder = (rows: Rows['rows'], { types, sort = 'recommended' }: Query): Rows['rows'] => {
    const name = [sort, ...types].join(' ')
    const order = orders.get(name) ?? rows.filter(isOf(types)).sort(createComparator(sort))
    orders.set(name, order)
    return order
  }

  return (from: Rows['rows'], query: Query): Rows['rows'] => {
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
export function isOf(types: readonly ContentType[]): (row: PublicContentSummaryV1) => boolean {
  const names = new Set<string>(types.map(toSingular))
  return ({ type }) => names.has(type)
}

const whenKnown = (release: string | undefined) => (release === undefined ? {} : { release })

/** How many of the found rows have each value. */
function facetsOf(rows: readonly PublicContentSummaryV1[]): Record<string, Record<string, number>> {
  const types = groupBy(rows, ({ type }) => type)
  const inSet = (blueprintSet: BlueprintSet): number =>
    (types.get('blueprint') ?? []).filter((row) => matchesFilter(row, { blueprintSet })).length
  const recommended = rows.filter(({ intelligence }) => intelligence?.recommended === true).length
  return {
    type: nonZero(
      CONTENT_TYPES.map((type) => [toSingular(type), types.get(toSingular(type))?.length ?? 0]),
    ),
    recommended: nonZero([['true', recommended]]),
    blueprint_set: nonZero(SETS.map((set) => [set, inSet(set)])),
  }
}

const SETS = ['featured', 'certified', 'labs'] as const satisfies readonly BlueprintSet[]

const nonZero = (counts: readonly [string, number][]): Record<string, number> =>
  Object.fromEntries(counts.filter(([, number]) => number > 0))
