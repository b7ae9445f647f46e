import * as z from 'zod/mini'
import { CONTENT_TYPES } from '../core/content/content-types.ts'
import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import { unique } from '../core/kernel/lists.ts'
import { humanize } from '../core/kernel/text.ts'
import type { SearchCard } from '../core/search/search-document.ts'
import type { SearchEngine } from '../core/search/search-engine.ts'
import { rowsShape } from './content-documents.ts'
import { countShape } from './documents.ts'
import type { SearchMatches, TextQuery } from './list-and-search.ts'
import type { PromiseCache } from './promise-cache.ts'
import type { DocumentReader } from './read-document.ts'
import type { SourceOptions } from './source.ts'

// The cards of a large corpus take long to load. Its names are a small table, and its cards are also
// published in pages, so that a first result needs the names and the pages of its hits only.

/** The shape of the table of names. Records are in the order of the cards. */
export const namesShape = z.object({
  release: z.string(),
  /** The type of each record, as one digit: its index in the content types. */
  types: z.string(),
  /** The slugs, separated by spaces. */
  slugs: z.string(),
  /** The names, one per line; an empty line means that the name is the humanized slug. */
  names: z.string(),
  /** The number of cards per page. */
  page_size: countShape,
  /** The path of a page, with `{page}` in place of its number. */
  page_path: z.string(),
})

/** The table with the names of all records of a large corpus. */
export type NameTable = Readonly<z.infer<typeof namesShape>>

/** The shape of a page of cards. */
const cardPageShape = z.object({ release: z.string(), rows: rowsShape })

/** A page of the rows of all lists. */
export type CardPage = Readonly<z.infer<typeof cardPageShape>>

/** Returns the path of a page of cards. */
export const cardPagePath = ({ page_path }: Pick<NameTable, 'page_path'>, page: number): string =>
  page_path.replace('{page}', String(page))

/** Returns the names as cards without other texts. */
export function toNameCards({ types, slugs, names }: NameTable): SearchCard[] {
  const lines = names.split('\n')
  return (slugs === '' ? [] : slugs.split(' ')).map((slug, index) => ({
    type: CONTENT_TYPES[Number(types[index])] ?? 'patterns',
    slug,
    name: lines[index] || humanize(slug),
    tags: [],
    synonyms: [],
    description: '',
  }))
}

interface NameSearch {
  readonly table: NameTable
  readonly engine: SearchEngine
  readonly read: DocumentReader
  readonly cache: PromiseCache
}

/**
 * Finds records by name, and reads the rows of the best of them. Returns undefined if there are none,
 * or if a page is of another release.
 */
export async function findByName(
  { table, engine, read, cache }: NameSearch,
  { q, types, limit }: TextQuery,
  { signal }: SourceOptions = {},
): Promise<SearchMatches | undefined> {
  const { hits, getMatches } = engine.search(q, { types })
  const best = hits.slice(0, limit)
  const toPage = (number: number): number => Math.floor(number / table.page_size)
  const numbers = unique(best.map(({ number }) => toPage(number)))
  const pages = await Promise.all(
    numbers.map((page) => {
      const path = cardPagePath(table, page)
      return cache.get(path, () => read(path, cardPageShape), signal)
    }),
  )
  if (hits.length === 0 || pages.some(({ release }) => release !== table.release)) return undefined
  const rows = best.map(
    ({ number }) =>
      pages[numbers.indexOf(toPage(number))]?.rows[
        number % table.page_size
      ] as PublicContentSummaryV1,
  )
  return {
    release: table.release,
    rows,
    total: hits.length,
    suggestions: [],
    explain: (row) => {
      const hit = best[rows.indexOf(row)] as (typeof best)[number]
      return { ...row, score: hit.score, matches: getMatches(hit) }
    },
  }
}
