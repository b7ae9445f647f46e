import type * as z from 'zod/mini'
import { parseContentType } from '../core/content/content-types.ts'
import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import type { SearchCard } from '../core/search/search-document.ts'
import type { Hit, SearchEngine, SearchResults } from '../core/search/search-engine.ts'
import { type Cards, cardsShape } from './content-documents.ts'
import { type Entry, entryShape, tableShape } from './documents.ts'
import type { ContentStore, SearchMatches, TextQuery } from './list-and-search.ts'
import { findByName, namesShape, toNameCards } from './name-search.ts'
import { releaseMismatch } from './one-release.ts'
import { pageLinks } from './page-links.ts'
import { PATHS } from './paths.ts'
import type { PromiseCache } from './promise-cache.ts'
import { type DocumentReader, requireDocument } from './read-document.ts'
import { ifFound, type SourceOptions } from './source.ts'

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
export function createTableStore(read: DocumentReader, cache: PromiseCache): ContentStore {
  const getEntry = (options?: SourceOptions): Promise<Entry> => readEntry(read, cache, options)

  /**
   * Reads a table. If it is missing or of another release than the entry, a new release has been
   * published since the entry was read, so the entry is read again, once.
   */
  async function readTable<T extends { readonly release: string }>(
    name: keyof Entry['tables'],
    shape: z.ZodMiniType<T>,
    options: SourceOptions = {},
  ): Promise<T> {
    const getPath = ({ tables }: Entry): string => tables[name] ?? ''
    const readFrom = (entry: Entry): Promise<T> =>
      cache.get(getPath(entry), () => read(getPath(entry), shape), options.signal)
    const known = await getEntry(options)
    const table = await ifFound(readFrom(known))
    if (table?.release === known.release) return table
    for (const path of [PATHS.entry, getPath(known)]) cache.delete(path)
    const entry = await getEntry({ ...options, revalidate: true })
    const again = await requireDocument(readFrom(entry), getPath(entry))
    if (again.release !== entry.release) throw releaseMismatch([entry.release, again.release])
    return again
  }

  const readCards = (options?: SourceOptions) => readTable('cards', cardsShape, options)
  const readBody = (options?: SourceOptions) => readTable('search-body', tableShape, options)

  /** Returns the search over the cards of a release, with its index built when first needed. */
  const getCardSearch = (cards: Cards, { signal }: SourceOptions = {}): Promise<SearchEngine> =>
    cache.get(
      `card search ${cards.release}`,
      async () => {
        const { createSearchEngine } = await import('../core/search/search-engine.ts')
        return createSearchEngine(toSearchCards(cards))
      },
      signal,
    )

  /** Finds records of a large corpus by name; undefined if that finds nothing. */
  async function findInNames(query: TextQuery, options: SourceOptions) {
    if ((await getEntry(options)).tables.names === undefined) return undefined
    const table = await readTable('names', namesShape, options)
    const engine = await cache.get(`name search ${table.release}`, async () => {
      const { createSearchEngine } = await import('../core/search/search-engine.ts')
      return createSearchEngine(toNameCards(table))
    })
    return findByName({ table, engine, read, cache }, query, options)
  }

  /** Returns the search over all words of a release. */
  const getFullSearch = (
    cards: Cards,
    body: unknown,
    { signal }: SourceOptions = {},
  ): Promise<SearchEngine> =>
    cache.get(
      `search ${cards.release}`,
      async () => {
        const [search, { readBodyTable }] = await Promise.all([
          getCardSearch(cards),
          import('../core/search/body-table.ts'),
        ])
        const { release, rows } = cards
        try {
          return search.withBody(readBodyTable(body, { release, count: rows.length }))
        } catch (error) {
          // The next search reads the table again: the host may answer with it then.
          cache.delete((await getEntry()).tables['search-body'])
          throw error
        }
      },
      signal,
    )

  const readBoth = (options?: SourceOptions) => Promise.all([readCards(options), readBody(options)])

  /** Reads the tables of a full search. A release may be published between the two. */
  async function readSearchTables(options?: SourceOptions) {
    const first = await readBoth(options)
    const isOne = ([cards, body]: typeof first): boolean => cards.release === body.release
    const tables = isOne(first) ? first : await readBoth(options)
    if (!isOne(tables)) throw releaseMismatch(tables.map(({ release }) => release))
    return tables
  }

  return {
    rows: (_types, options) => readCards(options),
    async find(query, { scope = 'all', ...options } = {}) {
      const { q, types } = query
      const named = scope === 'names' ? await findInNames(query, options) : undefined
      if (named) return named
      if (scope !== 'all') {
        const cards = await readCards(options)
        const { search } = await getCardSearch(cards, options)
        return { release: cards.release, ...toSearchMatches(cards.rows, search(q, { types })) }
      }
      const [cards, body] = await readSearchTables(options)
      const { search } = await getFullSearch(cards, body, options)
      return { release: cards.release, ...toSearchMatches(cards.rows, search(q, { types })) }
    },
    links: pageLinks,
  }
}

/** Returns the searchable texts of cards. */
const toSearchCards = ({ rows, tags, synonyms }: Cards): SearchCard[] =>
  rows.map(({ type, slug, name = slug, description = '' }, index) => ({
    type: parseContentType(type) ?? 'patterns',
    slug,
    name,
    description,
    tags: tags[index] ?? [],
    synonyms: synonyms[index] ?? [],
  }))

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
