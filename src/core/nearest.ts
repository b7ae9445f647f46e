import { compareStrings } from './lists.ts'

/**
 * Edits (insert, delete, substitute, swap of neighbours) between two words. Where there are more than
 * `most`, they are not counted to the end.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  // At least as many edits as one word is longer: most words are told apart without counting.
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
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
    // No number of a row is below all numbers of the two rows before it.
    if (Math.min(...last) > most && Math.min(...beforeLast) > most) break
  }
  return last[b.length] as number
}

/** Words longer than this are not compared: nobody mistypes them, and the table grows with the square. */
const MAX_WORD_LENGTH = 64

/** How many words are suggested at most. */
const MAX_SUGGESTIONS = 3

/** The candidates that `word` most likely meant, nearest first; empty when none is close. */
export function nearest(word: string, candidates: readonly string[]): string[] {
  if (word.length > MAX_WORD_LENGTH) return []
  const wanted = word.toLowerCase()
  return candidates
    .filter(({ length }) => length <= MAX_WORD_LENGTH)
    .map((candidate) => ({ candidate, cost: suggestionCost(wanted, candidate.toLowerCase()) }))
    .filter(({ candidate, cost }) => cost <= getMaxEdits(candidate.length))
    .sort((a, b) => a.cost - b.cost || compareStrings(a.candidate, b.candidate))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ candidate }) => candidate)
}

/** One edit for every three letters, and at least one: further off, little of the word is left. */
export const getMaxEdits = (letters: number): number => Math.max(1, Math.floor(letters / 3))

/** A candidate that begins with the word is as near as a single edit. */
const suggestionCost = (word: string, candidate: string): number =>
  word.length >= 3 && word !== candidate && candidate.startsWith(word)
    ? 1
    : editDistance(word, candidate, getMaxEdits(candidate.length))

/** Whether the first of the nearest words is surely meant: nearer than all others, and little mistyped. */
export function isClearMatch(word: string, near: readonly string[]): boolean {
  const [first = Number.POSITIVE_INFINITY, second = Number.POSITIVE_INFINITY] = near.map(
    (candidate) => editDistance(word.toLowerCase(), candidate.toLowerCase()),
  )
  return first * 4 <= word.length && first < second
}

/** The fewest letters to insert, delete or substitute that make one word of another, or more than `most`. */
export function levenshteinDistance(a: string, b: string, most: number): number {
  let edits = Math.abs(a.length - b.length)
  while (edits <= most && !isWithinEdits(edits, a, b, 0, 0)) edits++
  return edits
}

// Few edits are asked for, so that trying each kind where two words part takes fewer steps than a
// table of all their letters.
function isWithinEdits(edits: number, a: string, b: string, fromA: number, fromB: number): boolean {
  let [atA, atB] = [fromA, fromB]
  while (atA < a.length && a.charCodeAt(atA) === b.charCodeAt(atB)) {
    atA++
    atB++
  }
  const [leftA, leftB] = [a.length - atA, b.length - atB]
  if (Math.max(leftA, leftB) <= edits) return true
  if (edits === 0 || Math.abs(leftA - leftB) > edits) return false
  return (
    isWithinEdits(edits - 1, a, b, atA + 1, atB + 1) ||
    isWithinEdits(edits - 1, a, b, atA + 1, atB) ||
    isWithinEdits(edits - 1, a, b, atA, atB + 1)
  )
}
