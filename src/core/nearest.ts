/**
 * Edits (insert, delete, substitute, swap of neighbours) between two words. Where there are more than
 * `most`, they are not counted to the end.
 */
export function distance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  let [lowestBefore, lowest] = [0, 0]
  for (let row = 1; row <= a.length; row++) {
    // No number of a row is below all numbers of the two rows before it.
    if (lowest > most && lowestBefore > most) return lowest
    lowestBefore = lowest
    lowest = row
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const edits = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      current[column] = edits
      if (edits < lowest) lowest = edits
    }
    beforeLast = last
    last = current
  }
  return at(last, b.length)
}

const at = (row: readonly number[], column: number): number =>
  row[column] ?? Number.POSITIVE_INFINITY

/** Words longer than this are not compared: nobody mistypes them, and the table grows with the square. */
const LONGEST = 64

/** The candidates that `word` most likely meant, nearest first; empty when none is close. */
export function nearest(word: string, candidates: readonly string[], most = 3): string[] {
  if (word.length > LONGEST) return []
  const wanted = word.toLowerCase()
  return candidates
    .filter((candidate) => canBeNear(wanted, candidate))
    .map((candidate) => ({ candidate, cost: cost(wanted, candidate) }))
    .filter(({ candidate, cost }) => cost <= editsAllowed(candidate.length))
    .sort((a, b) => a.cost - b.cost || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, most)
    .map(({ candidate }) => candidate)
}

/** Words whose lengths differ by more need more edits than that: most are told apart without counting. */
const canBeNear = (word: string, candidate: string): boolean =>
  Math.abs(word.length - candidate.length) <= editsAllowed(candidate.length) ||
  (word.length >= 3 && candidate.toLowerCase().startsWith(word))

/** One edit for every three letters, and at least one: further off, little of the word is left. */
export const editsAllowed = (letters: number): number => Math.max(1, Math.floor(letters / 3))

/** A candidate that begins with the word is as near as a single edit. */
const cost = (word: string, candidate: string): number => {
  const lower = candidate.toLowerCase()
  if (word.length >= 3 && lower.startsWith(word)) return word === lower ? 0 : 1
  return distance(word, lower, editsAllowed(candidate.length))
}

/** Whether the first of the nearest words is surely meant: nearer than all others, and little mistyped. */
export function isCertain(word: string, [first, second]: readonly string[]): boolean {
  if (first === undefined) return false
  const edits = (candidate: string): number => distance(word.toLowerCase(), candidate.toLowerCase())
  if (edits(first) * 4 > word.length) return false
  return second === undefined || edits(first) < edits(second)
}
