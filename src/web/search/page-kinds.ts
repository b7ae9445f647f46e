/** The pages of the explorer that are not records, in display order, with their plural labels. */
export const PAGE_KIND_LABELS = {
  doc: 'Docs',
  command: 'Commands',
  schema: 'Schemas',
  problem: 'Problems',
} as const

export type PageKind = keyof typeof PAGE_KIND_LABELS

export const PAGE_KINDS = Object.keys(PAGE_KIND_LABELS) as readonly PageKind[]

/** The file with the searchable pages, below the site root. */
export const SEARCH_PAGES_FILE = 'search-pages.json'

/** A page that the search finds next to records. */
export interface SearchPage {
  readonly kind: PageKind
  /** The path below the site root. */
  readonly path: string
  readonly name: string
  readonly description: string
  /** Other words that find the page, such as its headings. */
  readonly words: readonly string[]
}
