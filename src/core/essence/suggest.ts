import type { Issue, JsonPatchOperation } from '../issue.ts'
import { isCertain, nearest } from '../nearest.ts'
import { onceForText } from '../once-for-each.ts'
import { quote, quoteAll } from './diagnostics/words.ts'

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
    return onceForText((word) => {
      if (left <= 0) return []
      left -= known.length
      return nearest(word, known)
    })
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

/** A word that names nothing, and what it may have meant. */
interface Misnamed {
  readonly pointer: string
  readonly word: string
  readonly near: readonly string[]
  readonly message: string
  readonly expected: string
}

/** What is found about a word that names nothing. */
export const misnamed = ({ pointer, word, near, message, expected }: Misnamed) => ({
  pointer,
  message,
  expected,
  found: quote(word),
  ...mend(word, near, (value) => ({ op: 'replace', path: pointer, value })),
})
