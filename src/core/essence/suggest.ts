import type { Issue, JsonPatchOperation } from '../issue.ts'
import { isCertain, nearest } from '../nearest.ts'
import { quoteAll } from './diagnostics/words.ts'

/** The known words that an unknown one most likely meant, nearest first. */
export type Suggest = (word: string) => readonly string[]

/** Makes suggestions out of candidates. */
export type Suggester = (candidates: Iterable<string>) => Suggest

/** Nobody mistypes a longer word, and comparing two of them costs the product of their lengths. */
const LONGEST = 64

/** Comparisons made for one document, since all unknown words times all known ones is a square. */
const COMPARISONS = 20_000

/** A maker of suggestions for one document; of very many unknown words the first have them. */
export function createSuggester(): Suggester {
  let left = COMPARISONS
  return (candidates) => {
    const known = [...new Set(candidates)].filter((word) => word.length <= LONGEST)
    const answers = new Map<string, readonly string[]>()
    return (word) => {
      const answer = answers.get(word)
      if (answer !== undefined || left <= 0) return answer ?? []
      left -= known.length
      const near = nearest(word, known)
      answers.set(word, near)
      return near
    }
  }
}

type Mend = Pick<Issue, 'hint' | 'suggestion' | 'patch'>

/** What to do about an unknown word: the near ones, and the fix when one of them is certain. */
export function mend(
  word: string,
  near: readonly string[],
  fix?: (suggestion: string) => JsonPatchOperation,
): Mend {
  const [suggestion] = near
  if (suggestion === undefined) return {}
  const advice = { hint: `Did you mean ${quoteAll(near)}?`, suggestion }
  return fix && isCertain(word, near) ? { ...advice, patch: [fix(suggestion)] } : advice
}

/** The fix that puts the right word where the wrong one stands. */
export const replaceAt =
  (path: string) =>
  (value: string): JsonPatchOperation => ({ op: 'replace', path, value })
