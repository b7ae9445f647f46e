import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import type { Hit, SearchEngine, SearchResults } from '../core/search/search-engine.ts'
import { type Cards, cardsShape } from './content-documents.ts'
import { type Entry, entryShape, type TableName, unknownShape } from './documents.ts'
import type { ContentStore, SearchMatches } from './list-and-search.ts'
import { releaseMismatch } from './one-release.ts'
import { PATHS } from './paths.ts'
import type { PromiseCache } from './promise-cache.ts'
import { type DocumentReader, requireDocument } from './read-document.ts'
import { isNotFound, type SourceOptions } from './source.ts'
import { pageLinks } from './static-lists.ts'

/** Reads the entry document of a site through the cache. */
export const readEntry = (
  read: DocumentReader,
  cache: PromiseCache,
  { signal, revalidate }: SourceOptions = {},
) =>
  cache.get(
    PATHS.entry,
    () => read(PATHS.entry, entryShape, revalidate ? { revalidate } : {}),
    signal,
  )

/** Creates a store over the tables of a published site. */
export function createTableStore(readDocument: DocumentReader, cache: PromiseCache): ContentStore {
  const getEntry = (options?: SourceOptions): Promise<Entry> =>
    readEntry(readDocument, cache, options)

  /**
   * Reads tables of one release. If one is missing, the cached entry is of an older release, and all
   * of them are read again with the current one.
   */
  async function readTables(
    shapes: Partial<Readonly<Record<TableName, Parameters<DocumentReader>[1]>>>,
    options: SourceOptions = {},
  ): Promise<ReleaseTables> {
    const names = Object.keys(shapes) as TableName[]
    const readNamed = async (
      { release, tables }: Entry,
      check: <T>(document: Promise<T>, path: string) => Promise<T> = (document) => document,
    ): Promise<ReleaseTables> => {
      const documents = names.map((name) => {
        const path = tables[name]
        const read = () => readDocument(path, shapes[name] ?? unknownShape)
        return check(cache.get(path, read, options.signal), path)
      })
      return { release, documents: await Promise.all(documents) }
    }
    try {
      return await readNamed(await getEntry(options))
    } catch (error) {
      if (!isNotFound(error)) throw error
      cache.delete(PATHS.entry)
      return readNamed(await getEntry({ ...options, revalidate: true }), requireDocument)
    }
  }

  const readCards = async (options?: SourceOptions): Promise<Cards> => {
    const { documents } = await readTables({ cards: cardsShape }, options)
    return documents[0] as Cards
  }

  const getEngine = async (options?: SourceOptions): Promise<ReleaseSearch> => {
    const { release } = await getEntry(options)
    return cache.get(
      `search ${release}`,
      async () => {
        const shapes = { 'search-head': unknownShape, 'search-body': unknownShape }
        const [{ createSearchEngine }, { release, documents }] = await Promise.all([
          import('../core/search/search-engine.ts'),
          readTables(shapes),
        ])
        const [head, body] = documents
        try {
          return { release, search: createSearchEngine(head).withBody(body) }
        } catch (error) {
          // The next search reads the tables again: the host may answer with them then.
          const { tables } = await getEntry()
          for (const name of ['search-head', 'search-body'] as const) cache.delete(tables[name])
          throw error
        }
      },
      options?.signal,
    )
  }

  const readBoth = (options?: SourceOptions) =>
    Promise.all([readCards(options), getEngine(options)])

  return {
    rows: (_types, options) => readCards(options),
    async find({ q, types }, options) {
      const [cards, engine] = await readBoth(options)
      // If a new release was published in between, a second read returns it for both.
      const [{ release, rows }, { release: searched, search }] =
        cards.release === engine.release ? [cards, engine] : await readBoth(options)
      if (release !== searched) throw releaseMismatch([release, searched])
      return { release, ...toSearchMatches(rows, search.search(q, { types })) }
    },
    links: pageLinks,
  }
}

/** Tables of one release, in the order in which they were requested. */
interface ReleaseTables {
  readonly release: string
  readonly documents: readonly unknown[]
}

interface ReleaseSearch {
  readonly release: string
  readonly search: SearchEngine
}

/** Returns the rows of a search's hits. A hit's number is the index of its row. */
export function toSearchMatches(
  rows: readonly PublicContentSummaryV1[],
  { hits, suggestions, getMatches }: SearchResults,
): SearchMatches {
  const known = hits.filter(({ number }) => number < rows.length)
  const matches = known.map(({ number }) => rows[number] as PublicContentSummaryV1)
  return {
    rows: matches,
    suggestions: suggestions.terms,
    explain: (row) => {
      const hit = known[matches.indexOf(row)] as Hit
      // A getter, because only callers that show matches need them computed.
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
