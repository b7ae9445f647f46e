import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import type { Hit, SearchEngine, SearchResults } from '../core/search/search-engine.ts'
import { cardsShape, entryShape, unknownShape } from './document-shapes.ts'
import type { Cards, Entry, TableName } from './documents.ts'
import type { ContentStore, SearchMatches } from './list-and-search.ts'
import { PATHS } from './paths.ts'
import type { PromiseCache } from './promise-cache.ts'
import { type DocumentReader, requireDocument } from './read-document.ts'
import { isNotFound, type SourceOptions } from './source.ts'
import { pageLinks } from './static-lists.ts'

/** The entry of a site, read once until it is forgotten. */
export const readEntry = (
  read: DocumentReader,
  cache: PromiseCache,
  { signal }: SourceOptions = {},
) => cache.get(PATHS.entry, () => read(PATHS.entry, entryShape), signal)

/** What the tables of a site of ours hold. */
export function createTableStore(read: DocumentReader, cache: PromiseCache): ContentStore {
  const entry = (options?: SourceOptions): Promise<Entry> => readEntry(read, cache, options)

  /** A table whose name is gone belongs to an older release: the entry is read once more. */
  async function table<T>(
    name: TableName,
    shape: Parameters<DocumentReader>[1],
    options: SourceOptions = {},
  ) {
    const ask = async ({ tables }: Entry): Promise<T> =>
      cache.get(tables[name], () => read(tables[name], shape) as Promise<T>, options.signal)
    try {
      return await ask(await entry(options))
    } catch (error) {
      if (!isNotFound(error)) throw error
      cache.delete(PATHS.entry)
      const { tables } = await entry(options)
      return requireDocument(ask({ tables } as Entry), tables[name])
    }
  }

  const cards = (options?: SourceOptions) => table<Cards>('cards', cardsShape, options)

  const engine = async (options?: SourceOptions): Promise<ReleaseSearch> => {
    const { release } = await entry(options)
    return cache.get(
      `search ${release}`,
      async () => {
        const [{ createSearchEngine }, head, body] = await Promise.all([
          import('../core/search/search-engine.ts'),
          table('search-head', unknownShape),
          table('search-body', unknownShape),
        ])
        // The entry may have been read anew for these tables.
        return { release: (await entry()).release, search: createSearchEngine(head).withBody(body) }
      },
      options?.signal,
    )
  }

  const both = (options?: SourceOptions) => Promise.all([cards(options), engine(options)])

  return {
    rows: (_types, options) => cards(options),
    async find({ q, types }, options) {
      const [first, second] = await both(options)
      // Where a new release came in between, both are of it by now.
      const [{ release, rows }, { search }] =
        first.release === second.release ? [first, second] : await both(options)
      return { release, ...toSearchMatches(rows, search.search(q, { types })) }
    },
    links: pageLinks,
  }
}

interface ReleaseSearch {
  readonly release: string
  readonly search: SearchEngine
}

/** The rows of the hits of a search. The tables were written from the rows in this order. */
export function toSearchMatches(
  rows: readonly PublicContentSummaryV1[],
  { hits, suggestions, getMatches }: SearchResults,
): SearchMatches {
  const known = hits.filter(({ number }) => number < rows.length)
  const found = known.map(({ number }) => rows[number] as PublicContentSummaryV1)
  return {
    rows: found,
    suggestions: suggestions.terms,
    explain: (row) => {
      const hit = known[found.indexOf(row)] as Hit
      // Where the words stand is worked out for those who show it.
      return {
        ...row,
        score: hit.score,
        get matches() {
          return getMatches(hit)
        },
      }
    },
  }
}
