import { CONTENT_TYPES, type ContentType } from '../content/type.ts'
import { editsAllowed, nearest } from '../nearest.ts'
import type { Index } from './create-index.ts'
import type { Plan } from './plan.ts'

/** What to ask instead of a query without hits. */
export interface Suggestions {
  /** Known terms that are near those of the query. */
  readonly terms: readonly string[]
  /** The types in which the query has hits, when it was restricted to others. */
  readonly types: readonly { readonly type: ContentType; readonly count: number }[]
}

const NONE: Suggestions = { terms: [], types: [] }

/** As many words of a query as are worth comparing with every known term. */
const WORDS = 3

/** What to ask instead, given the hits of all types; nothing when there are hits enough. */
export function suggestionsFor(
  plan: Plan,
  indexes: readonly Index[],
  hits: readonly { readonly type: ContentType }[] | undefined,
): Suggestions {
  if (hits === undefined) return NONE
  return {
    terms: hits.length > 0 ? [] : nearTerms(plan, indexes),
    types: CONTENT_TYPES.map((type) => ({
      type,
      count: hits.filter((hit) => hit.type === type).length,
    })).filter(({ count }) => count > 0),
  }
}

function nearTerms({ wanted }: Plan, indexes: readonly Index[]): string[] {
  const words = [...new Set(wanted.map(({ term }) => term))].slice(0, WORDS)
  const known = (word: string): string[] =>
    indexes.flatMap(({ vocabulary: { terms, resembling } }) =>
      resembling(word, editsAllowed).map((term) => terms[term] as string),
    )
  return [...new Set(words.flatMap((word) => nearest(word, [...new Set(known(word))])))]
}
