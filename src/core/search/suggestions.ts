import { CONTENT_TYPES, type ContentType } from '../content/type.ts'
import { nearest } from '../nearest.ts'
import type { Index } from './engine.ts'
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

/** What to ask instead, given the types of all hits; nothing when there are hits enough. */
export function suggestionsFor(
  plan: Plan,
  indexes: readonly Index[],
  types: readonly ContentType[] | undefined,
): Suggestions {
  if (types === undefined) return NONE
  return {
    terms: types.length > 0 ? [] : nearTerms(plan, indexes),
    types: CONTENT_TYPES.map((type) => ({
      type,
      count: types.filter((one) => one === type).length,
    })).filter(({ count }) => count > 0),
  }
}

function nearTerms({ wanted }: Plan, indexes: readonly Index[]): string[] {
  const known = [...new Set(indexes.flatMap((index) => [...index.terms()]))]
  const words = [...new Set(wanted.map(({ term }) => term))].slice(0, WORDS)
  return [...new Set(words.flatMap((word) => nearest(word, closeInLength(word, known))))]
}

/** `nearest` allows an edit for every three letters; a term of another length cannot be that near. */
const closeInLength = (word: string, terms: readonly string[]): string[] =>
  terms.filter((term) => Math.abs(term.length - word.length) <= Math.max(1, term.length / 3))
