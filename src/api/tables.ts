import { list, matches, page } from '../core/content/list.ts'
import { compareBy } from '../core/content/order.ts'
import { CONTENT_TYPES, type ContentType, SINGULAR } from '../core/content/type.ts'
import type { PublicContentListV1 } from '../core/generated/types/public-content-list.v1.ts'
import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import type { Hit, Search } from '../core/search/create-search.ts'
import type { Cache } from './cache.ts'
import type { Cards, Entry, SearchAnswer, SearchRow, TableName } from './documents.ts'
import { PATHS } from './paths.ts'
import { pageLinks } from './plane.ts'
import type { Query } from './query.ts'
import { always, isMissing, type Read } from './read.ts'
import { anyShape, cardsShape, entryShape } from './shapes.ts'
import type { SourceOptions } from './source.ts'

/** Where lists and searches are answered: from tables, or by a server. */
export interface ContentReader {
  list(query: Query, options?: SourceOptions): Promise<PublicContentListV1>
  /** The whole list of a type, in the usual order. */
  all(type: ContentType, options?: SourceOptions): Promise<PublicContentListV1>
  search(query: Query, options?: SourceOptions): Promise<SearchAnswer>
  /** Every slug of a type that lists show. */
  slugs(type: ContentType, options?: SourceOptions): Promise<readonly string[]>
}

/** The entry of a site, read once until it is forgotten. */
export const readEntry = (read: Read, cache: Cache, { signal }: SourceOptions = {}) =>
  cache.get(PATHS.entry, () => read(PATHS.entry, entryShape), signal)

/** Answers from the tables of a site of ours. */
export function createTableReader(read: Read, cache: Cache): ContentReader {
  const entry = (options?: SourceOptions): Promise<Entry> => readEntry(read, cache, options)

  /** A table whose name is gone belongs to an older release: the entry is read once more. */
  async function table<T>(
    name: TableName,
    shape: Parameters<Read>[1],
    options: SourceOptions = {},
  ) {
    const ask = async ({ tables }: Entry): Promise<T> =>
      cache.get(tables[name], () => read(tables[name], shape) as Promise<T>, options.signal)
    try {
      return await ask(await entry(options))
    } catch (error) {
      if (!isMissing(error)) throw error
      cache.forget(PATHS.entry)
      const { tables } = await entry(options)
      return always(ask({ tables } as Entry), tables[name])
    }
  }

  const cards = (options?: SourceOptions) => table<Cards>('cards', cardsShape, options)

  const engine = (options?: SourceOptions): Promise<Search> =>
    cache.get(
      'search',
      async () => {
        const [{ createSearch }, head, body] = await Promise.all([
          import('../core/search/create-search.ts'),
          table('search-head', anyShape),
          table('search-body', anyShape),
        ])
        return createSearch(head).withBody(body)
      },
      options?.signal,
    )

  return {
    async list(query, options) {
      const { release, rows } = await cards(options)
      const asked = { ...query, sort: query.sort ?? 'recommended' }
      const { items, total } = list(rows.filter(isOf(query.types)), asked)
      return listBody(query, { items, total, release })
    },
    async all(type, options) {
      const { release, rows } = await cards(options)
      const items = rows.filter(isOf([type]))
      return {
        ...{ items: [...items], total: items.length, limit: items.length, offset: 0 },
        ...{ release, next: null, previous: null },
      }
    },
    async search(query, options) {
      const { release, rows } = await cards(options)
      const found = await hitsOf(query, rows, () => engine(options))
      const wanted = found.rows.filter((row) => matches(row, query))
      const { items, total } = page(wanted, query)
      return {
        results: items.map(found.explain),
        ...windowOf(query, total),
        release,
        facets: facetsOf(wanted),
        ...(total === 0 && found.suggestions.length > 0 ? { suggestions: found.suggestions } : {}),
      }
    },
    slugs: async (type, options) =>
      (await cards(options)).rows.filter(isOf([type])).map(({ slug }) => slug),
  }
}

const isOf =
  (types: readonly ContentType[]) =>
  (row: PublicContentSummaryV1): boolean =>
    types.some((type) => SINGULAR[type] === row.type)

interface FoundRows {
  readonly rows: readonly PublicContentSummaryV1[]
  readonly suggestions: string[]
  explain(row: PublicContentSummaryV1): SearchRow
}

/** The rows that a search finds before filters: those with its words, else all of its types. */
async function hitsOf(
  query: Query,
  rows: readonly PublicContentSummaryV1[],
  engine: () => Promise<Search>,
): Promise<FoundRows> {
  const { q, types, sort } = query
  if (q === undefined) {
    const ordered = rows.filter(isOf(types)).sort(compareBy(sort ?? 'recommended'))
    return { rows: ordered, suggestions: [], explain: (row) => row }
  }
  const { hits, suggestions } = (await engine()).search(q, { types })
  // The tables were written from the rows in this order.
  const found = new Map<PublicContentSummaryV1, Hit>(
    hits.flatMap((hit) => {
      const row = rows[hit.number]
      return row ? [[row, hit]] : []
    }),
  )
  const ranked = [...found.keys()]
  return {
    rows: sort === undefined ? ranked : ranked.sort(compareBy(sort)),
    suggestions: [...suggestions.terms],
    explain: (row) => {
      const hit = found.get(row) as Hit
      // Where the words stand is worked out for those who show it.
      return {
        ...row,
        score: hit.score,
        get matches() {
          return hit.matches
        },
      }
    },
  }
}

const windowOf = (query: Query, total: number) => ({
  ...{ total, limit: query.limit, offset: query.offset, query: query.echo },
  ...pageLinks(query, total),
})

const listBody = (
  query: Query,
  {
    items,
    total,
    release,
  }: { items: readonly PublicContentSummaryV1[]; total: number; release: string },
): PublicContentListV1 => ({ items: [...items], ...windowOf(query, total), release })

/** How many of the found rows have each value. */
function facetsOf(rows: readonly PublicContentSummaryV1[]): Record<string, Record<string, number>> {
  const count = (isCounted: (row: PublicContentSummaryV1) => boolean): number =>
    rows.filter(isCounted).length
  const types = CONTENT_TYPES.map((type): [string, number] => [SINGULAR[type], count(isOf([type]))])
  const sets = ['featured', 'certified', 'labs'] as const
  return {
    type: nonZero(types),
    recommended: nonZero([
      ['true', count(({ intelligence }) => intelligence?.recommended === true)],
    ]),
    blueprint_set: nonZero(
      sets.map((set) => [
        set,
        count((row) => row.type === 'blueprint' && matches(row, { blueprintSet: set })),
      ]),
    ),
  }
}

const nonZero = (counts: readonly [string, number][]): Record<string, number> =>
  Object.fromEntries(counts.filter(([, number]) => number > 0))
