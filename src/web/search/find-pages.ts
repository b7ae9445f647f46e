import { createTextSearch } from '../../index.ts'
import { findPrefixRanges, highlightMatches } from './highlight.tsx'
import type { SearchPage } from './page-kinds.ts'
import type { SearchHit } from './types.ts'

/** Finds pages, best first. */
export type FindPages = (q: string) => readonly PageHit[]

/** A page that matches a query. */
export interface PageHit extends SearchHit {
  readonly kind: SearchPage['kind']
}

/** Creates a search over pages, which finds prefixes of names from the first letter. */
export async function createPageSearch(pages: readonly SearchPage[]): Promise<FindPages> {
  const find = await createTextSearch(pages.map(toSearchText))
  return (q) => {
    const prefix = q.trim().toLowerCase()
    if (prefix === '') return []
    if (prefix.length < MIN_WORD_LENGTH) return findByPrefix(pages, prefix)
    return find(q).map(({ text: { page }, score, matches }) => ({
      ...toPageHit(page),
      score,
      highlights: highlightMatches(page, matches),
    }))
  }
}

/** The number of letters from which the full-text search completes words. */
export const MIN_WORD_LENGTH = 3

const toSearchText = (page: SearchPage) => ({
  page,
  type: `${page.kind}s`,
  slug: page.path,
  name: page.name,
  description: page.description,
  tags: [],
  synonyms: page.words,
})

const findByPrefix = (pages: readonly SearchPage[], prefix: string): PageHit[] =>
  pages
    .map((page) => ({ page, ranges: findPrefixRanges(page.name, prefix) }))
    .filter(({ ranges }) => ranges.length > 0)
    .map(({ page, ranges }) => ({
      ...toPageHit(page),
      highlights: { name: ranges, description: [] },
    }))

const toPageHit = ({ kind, path, name, description }: SearchPage) => ({
  kind,
  path,
  label: kind,
  name,
  description,
})
