import { CONTENT_TYPES, type ContentType } from '../content/type.ts'
import { getMaxEdits, nearest } from '../nearest.ts'
import type { InvertedIndex } from './create-index.ts'
import type { QueryPlan } from './plan.ts'

/** What to ask instead of a query without hits. */
export interface Suggestions {
  /** Known terms that are near those of the query. */
  readonly terms: readonly string[]
  /** The types in which the query has hits, when it was restricted to others. */
  readonly types: readonly { readonly type: ContentType; readonly count: number }[]
}

const NO_SUGGESTIONS: Suggestions = { terms: [], types: [] }

/** As many words of a query as are worth comparing with every known term. */
const MAX_QUERY_WORDS = 3

/** What to ask instead, given the hits of all types; nothing when there are hits enough. */
export function createSuggestions(
  plan: QueryPlan,
  indexes: readonly InvertedIndex[],
  hits: readonly { readonly type: ContentType }[] | undefined,
): Suggestions {
  if (hits === undefined) return NO_SUGGESTIONS
  return {
    terms: hits.length > 0 ? [] : findNearTerms(plan, indexes),
    types: CONTENT_TYPES.map((type) => ({
      type,
      count: hits.filter((hit) => hit.type === type).length,
    })).filter(({ count }) => count > 0),
  }
}

function findNearTerms({ terms: wanted }: QueryPlan, indexes: readonly InvertedIndex[]): string[] {
  const words = [...new Set(wanted.map(({ term }) => term))].slice(0, MAX_QUERY_WORDS)
  const known = (word: string): string[] =>
    indexes.flatMap(({ dictionary: { terms, findCandidates } }) =>
      findCandidates(word, getMaxEdits).map((term) => terms[term] as string),
    )
  return [...new Set(words.flatMap((word) => nearest(word, [...new Set(known(word))])))]
}
