import type { FieldMatch } from '../core/search/highlight.ts'
import type { SearchCard } from '../core/search/search-document.ts'

/** A text that matches a query. */
export interface TextHit<C> {
  readonly text: C
  readonly score: number
  readonly matches: readonly FieldMatch[]
}

/**
 * Creates a search over texts other than records, such as the pages of a site, with the ranking of
 * the record search.
 *
 * @example
 * import { createTextSearch } from '@svc/content'
 *
 * const page = { type: 'docs', slug: 'start', name: 'Get started', description: 'Your first page.' }
 * const find = await createTextSearch([{ ...page, tags: [], synonyms: ['tutorial'] }])
 * find('tutorial')[0].text.name // => 'Get started'
 */
export async function createTextSearch<C extends SearchCard<string>>(
  texts: readonly C[],
): Promise<(q: string) => TextHit<C>[]> {
  const { createSearchEngine } = await import('../core/search/search-engine.ts')
  const engine = createSearchEngine(texts)
  return (q) => {
    const { hits, getMatches } = engine.search(q)
    return hits.map((hit) => ({
      text: texts[hit.number] as C,
      score: hit.score,
      matches: getMatches(hit),
    }))
  }
}
