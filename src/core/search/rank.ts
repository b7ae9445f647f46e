import { partitionPoint } from '../lists.ts'
import type { QueryPlan } from './query-plan.ts'
import { COVERAGE_EXPONENT } from './settings.ts'

/** The scores of all records for a query, by record number. */
export interface Tally {
  readonly scores: Float64Array
  /** The parts of the query that a record covers; 0 if it does not match. */
  readonly parts: Int32Array
}

/** The numbers of the matching records, best first, and the score of every record. */
export interface Ranking {
  readonly numbers: Uint32Array
  readonly scores: Float64Array
}

/** Creates an empty tally. */
export const createTally = (records: number): Tally => ({
  scores: new Float64Array(records),
  parts: new Int32Array(records),
})

/** Ranks the matching records, best first. Exact matches of the whole query come first. */
export function rankRecords(
  { coverage }: QueryPlan,
  tally: Tally,
  exact: readonly number[],
): Ranking {
  const hits = listHits(tally)
  const scores = new Float64Array(tally.scores.length)
  const getFactor = memoizeByNumber((parts) => coverage(parts) ** COVERAGE_EXPONENT)
  let best = 0
  for (const number of hits) {
    const factor = getFactor(tally.parts[number] as number)
    const score = roundScore((tally.scores[number] as number) * factor)
    scores[number] = score
    best = Math.max(best, score)
  }
  for (const number of exact) {
    if (tally.parts[number] !== 0) scores[number] = (scores[number] as number) + best
  }
  return { numbers: sortByScore(hits, scores), scores }
}

function listHits({ parts }: Tally): Uint32Array {
  const hits = new Uint32Array(parts.length)
  let count = 0
  for (let number = 0; number < parts.length; number++) {
    if (parts[number] !== 0) hits[count++] = number
  }
  return hits.subarray(0, count)
}

/** Caches a function of a number for the duration of one ranking. */
function memoizeByNumber(compute: (number: number) => number): (number: number) => number {
  const cache = new Map<number, number>()
  return (number) => {
    const value = cache.get(number) ?? compute(number)
    cache.set(number, value)
    return value
  }
}

/** Rounds a score, so that equal hits have equal scores whatever the order of addition. */
const roundScore = (score: number): number => Math.round(score * 1e6) / 1e6

/** Sorts ascending numbers by score, highest first; numbers with equal scores keep their order. */
function sortByScore(numbers: Uint32Array, scores: Float64Array): Uint32Array {
  // Sorting plain scores is much faster than sorting with a comparator. Each number then gets the
  // next free position among those of its score.
  const ascending = Float64Array.from(numbers, (number) => scores[number] as number).sort()
  const usedPositions = new Uint32Array(numbers.length)
  const order = new Uint32Array(numbers.length)
  for (const number of numbers) {
    const score = scores[number] as number
    const notHigher = partitionPoint(0, ascending.length, (i) => (ascending[i] as number) <= score)
    const first = numbers.length - notHigher
    const used = usedPositions[first] as number
    order[first + used] = number
    usedPositions[first] = used + 1
  }
  return order
}
