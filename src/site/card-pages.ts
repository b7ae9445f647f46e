import type { Cards } from '../api/content-documents.ts'
import { type CardPage, cardPagePath, type NameTable } from '../api/name-search.ts'
import { PATHS } from '../api/paths.ts'
import { CONTENT_TYPES, parseContentType } from '../core/content/content-types.ts'
import { humanize } from '../core/kernel/text.ts'

/**
 * The number of records from which the cards are also published in pages: about as many as fit into
 * the bytes of a first result.
 */
const LARGE_CORPUS = 200

/** Hits are spread over all pages, so small pages load the fewest other rows. */
const PAGE_SIZE = 10

/** The table of names and the pages of cards of a large corpus, by path. */
export interface CardPages {
  readonly names: NameTable
  readonly pages: ReadonlyMap<string, CardPage>
}

/** Creates the names and the pages of a large corpus; `hash` identifies its cards. */
export function createCardPages({ release, rows }: Cards, hash: string): CardPages | undefined {
  if (rows.length < LARGE_CORPUS) return undefined
  const names: NameTable = {
    release,
    types: rows
      .map(({ type }) => CONTENT_TYPES.indexOf(parseContentType(type) ?? 'patterns'))
      .join(''),
    slugs: rows.map(({ slug }) => slug).join(' '),
    names: rows
      .map(({ slug, name = slug }) =>
        name === humanize(slug) ? '' : name.replaceAll(/\s+/g, ' ').trim(),
      )
      .join('\n'),
    page_size: PAGE_SIZE,
    page_path: PATHS.table('cards-{page}', hash),
  }
  const count = Math.ceil(rows.length / PAGE_SIZE)
  const pages = Array.from({ length: count }, (_, page): [string, CardPage] => [
    cardPagePath(names, page),
    { release, rows: rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE) },
  ])
  return { names, pages: new Map(pages) }
}
