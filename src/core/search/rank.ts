import type { QueryPlan } from './query-plan.ts'
import { COVERAGE_EXPONENT } from './settings.ts'

/** What is found of a query, by the number of a record. */
export interface Tally {
  readonly scores: Float64Array
  /** The parts of the query that a record answers; 0 when it is no hit. */
  readonly parts: Int32Array
}

/** The numbers of the records that answer a query, best first, and a score for every number. */
export interface Ranking {
  readonly numbers: Uint32Array
  readonly scores: Float64Array
}

/** A tally of so many records in which nothing is found yet. */
export const createTally = (records: number): Tally => ({
  scores: new Float64Array(records),
  parts: new Int32Array(records),
})

/** Every record that answers, best first; the exact ones, which are the query, before all others. */
export function rankRecords(
  { coverage }: QueryPlan,
  tally: Tally,
  exact: readonly number[],
): Ranking {
  const found = listHits(tally)
  const scores = new Float64Array(tally.scores.length)
  const shareOf = memoizeByNumber((parts) => coverage(parts) ** COVERAGE_EXPONENT)
  let best = 0
  for (const number of found) {
    const share = shareOf(tally.parts[number] as number)
    const score = roundScore((tally.scores[number] as number) * share)
    scores[number] = score
    best = Math.max(best, score)
  }
  for (const number of exact) {
    if (tally.parts[number] !== 0) scores[number] = (scores[number] as number) + best
  }
  return { numbers: sortByScore(found, scores), scores }
}

function listHits({ parts }: Tally): Uint32Array {
  const found = new Uint32Array(parts.length)
  let count = 0
  for (let number = 0; number < parts.length; number++) {
    if (parts[number] !== 0) found[count++] = number
  }
  return found.subarray(0, count)
}

/** The function, asked once for each number. */
function memoizeByNumber(of: (number: number) => number): (number: number) => number {
  const known = new Map<number, number>()
  return (number) => {
    const value = known.get(number) ?? of(number)
    if (!known.has(number)) known.set(number, value)
    return value
  }
}

/** Rounded, so that equal hits are equal however their parts were added. */
const roundScore = (score: number): number => Math.round(score * 1e6) / 1e6

/** Some rising numbers by their scores, highest first; equal ones keep their order. */
function sortByScore(numbers: Uint32Array, scores: Float64Array): Uint32Array {
  // Sorting bare scores takes a fraction of what comparing records takes. Each number then gets the
  // next free place of those that its score has.
  const rising = new Float64Array(numbers.length)
  for (let at = 0; at < numbers.length; at++) rising[at] = scores[numbers[at] as number] as number
  rising.sort()
  const taken = new Uint32Array(numbers.length)
  const order = new Uint32Array(numbers.length)
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number
    const first = numbers.length - upperBound(rising, scores[number] as number)
    const before = taken[first] as number
    order[first + before] = number
    taken[first] = before + 1
  }
  return order
}

/** How many of some rising scores are not above another. */
function upperBound(rising: Float64Array, score: number): number {
  let [low, high] = [0, rising.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((rising[middle] as number) <= score) low = middle + 1
    else high = middle
  }
  return low
}
