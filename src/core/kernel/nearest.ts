import { compareStrings } from './lists.ts'

/**
 * Returns the Damerau-Levenshtein distance of two words: the number of insertions, deletions,
 * substitutions and swaps of neighbors. Stops counting when it is surely above `max`.
 */
export function editDistance(a: string, b: string, max = Number.POSITIVE_INFINITY): number {
  // The difference in length is a lower bound, which rules out most words.
  if (Math.abs(a.length - b.length) > max) return Number.POSITIVE_INFINITY
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
    // No value of a row is below all values of the two rows before it.
    if (Math.min(...last) > max && Math.min(...beforeLast) > max) break
  }
  return last[b.length] as number
}

/** Longer words are not compared: they are no typos, and the matrix grows with the square. */
const MAX_WORD_LENGTH = 64

const MAX_SUGGESTIONS = 3

/** Returns up to three candidates that `word` was probably meant to be, nearest first. */
export function nearest(word: string, candidates: readonly string[]): string[] {
  if (word.length > MAX_WORD_LENGTH) return []
  const query = word.toLowerCase()
  return candidates
    .filter(({ length }) => length <= MAX_WORD_LENGTH)
    .map((candidate) => ({ candidate, cost: suggestionCost(query, candidate.toLowerCase()) }))
    .filter(({ candidate, cost }) => cost <= getMaxEdits(candidate.length))
    .sort((a, b) => a.cost - b.cost || compareStrings(a.candidate, b.candidate))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ candidate }) => candidate)
}

/** Allows one edit for every three letters and at least one: beyond that, the word is another. */
const getMaxEdits = (letters: number): number => Math.max(1, Math.floor(letters / 3))

/** Returns the edit distance; a candidate that starts with the word counts as one edit. */
const suggestionCost = (word: string, candidate: string): number =>
  word.length >= 3 && word !== candidate && candidate.startsWith(word)
    ? 1
    : editDistance(word, candidate, getMaxEdits(candidate.length))

/** True if the first suggestion is safe to apply: nearer than all others and a small typo. */
export function isClearMatch(word: string, near: readonly string[]): boolean {
  const [first = Number.POSITIVE_INFINITY, second = Number.POSITIVE_INFINITY] = near.map(
    (candidate) => editDistance(word.toLowerCase(), candidate.toLowerCase()),
  )
  return first * 4 <= word.length && first < second
}
