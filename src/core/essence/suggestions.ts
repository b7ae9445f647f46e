import type { Issue, JsonPatchOperation } from '../issue.ts'
import { memoizeByString } from '../memoize.ts'
import { isClearMatch, nearest } from '../nearest.ts'
import { quote, quoteList } from '../text.ts'

/** The known words that an unknown one most likely meant, nearest first. */
export type Suggest = (word: string) => readonly string[]

/** Makes suggestions out of candidates. */
export type Suggester = (candidates: Iterable<string>) => Suggest

/** Comparisons made for one document, since all unknown words times all known ones is a square. */
const MAX_COMPARISONS = 20_000

/** A maker of suggestions for one document; of very many unknown words the first have them. */
export function createSuggester(): Suggester {
  let left = MAX_COMPARISONS
  return (candidates) => {
    const known = [...new Set(candidates)]
    return memoizeByString((word) => {
      if (left <= 0) return []
      left -= known.length
      return nearest(word, known)
    })
  }
}

type CreatePatch = (suggestion: string) => JsonPatchOperation

type SuggestionFields = Pick<Issue, 'hint' | 'suggestion' | 'patch'>

/** What to do about an unknown word: the near ones, and the fix when one of them is certain. */
export function createSuggestion(
  word: string,
  near: readonly string[],
  fix?: CreatePatch | false,
): SuggestionFields {
  const [suggestion] = near
  if (suggestion === undefined) return {}
  const advice = { hint: `Did you mean ${quoteList(near)}?`, suggestion }
  return fix && isClearMatch(word, near) ? { ...advice, patch: [fix(suggestion)] } : advice
}

/** A word that names nothing, who says it, and what it may have meant. */
interface UnknownName {
  readonly pointer: string
  /** What stands before the word in the message: `Page "x" leads to`. */
  readonly messageStart: string
  readonly name: string
  /** What stands behind it: `no page declares`. */
  readonly reason: string
  readonly expected: string
  readonly suggest: Suggest
  /** How a certain word is put in its place, unless it simply replaces the other. */
  readonly createPatch?: CreatePatch | false
}

/** What is found about a word that names nothing. */
export const describeUnknownName = ({
  pointer,
  messageStart,
  name,
  reason,
  expected,
  suggest,
  createPatch,
}: UnknownName) => ({
  pointer,
  message: `${messageStart} ${quote(name)}, which ${reason}.`,
  expected,
  found: quote(name),
  ...createSuggestion(
    name,
    suggest(name),
    createPatch ?? ((value) => ({ op: 'replace', path: pointer, value })),
  ),
})
