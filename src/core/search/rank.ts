import type { QueryPlan } from './query-plan.ts'
import type { IndexHit } from './search-index.ts'
import { COVERAGE_EXPONENT } from './settings.ts'

/** A record that matches a query, by its number. */
export interface RankedRecord {
  readonly number: number
  readonly score: number
}

/** What the hits of a record in all indexes add up to. */
interface HitSum {
  score: number
  /** The parts of the query that the record matches. */
  parts: number
  /** True if the query, joined to one word, is the whole name or slug of the record. */
  isNamed: boolean
}

/**
 * Ranks records, best first: the sum of their scores in all indexes, times the share of the query
 * that they match. Records that the whole query names exactly come first; ties keep the order of the
 * records.
 */
export function rankRecords(plan: QueryPlan, hits: readonly IndexHit[]): RankedRecord[] {
  const records = Array.from(sumHits(plan, hits), ([number, { score, parts, isNamed }]) => ({
    number,
    score: roundScore(score * plan.getShare(parts) ** COVERAGE_EXPONENT),
    isNamed,
  }))
  const best = records.reduce((max, { score }) => Math.max(max, score), 0)
  return records
    .map(({ number, score, isNamed }) => ({
      number,
      score: isNamed ? roundScore(score + best) : score,
    }))
    .sort((a, b) => b.score - a.score || a.number - b.number)
}

// A query can match every record, so this loop is most of the time that ranking takes.
function sumHits({ compound, getParts }: QueryPlan, hits: readonly IndexHit[]) {
  const sums = new Map<number, HitSum>()
  for (const { number, score, queryTerms, match } of hits) {
    const sum = sums.get(number) ?? { score: 0, parts: 0, isNamed: false }
    if (sum.score === 0) sums.set(number, sum)
    sum.score += score
    for (const term of queryTerms) sum.parts |= getParts(term)
    if (Object.hasOwn(match, compound) && match[compound]?.includes('title')) sum.isNamed = true
  }
  return sums
}

/** Rounds a score, so that equal hits have equal scores whatever the order of addition. */
const roundScore = (score: number): number => Math.round(score * 1e6) / 1e6
