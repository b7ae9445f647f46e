import type { QueryPlan } from './query-plan.ts'
import type { IndexHit } from './search-index.ts'
import { COVERAGE_EXPONENT } from './settings.ts'

/** A record that matches a query, by its number. */
export interface RankedRecord {
  readonly number: number
  readonly score: number
  /** The hits of this record, one per index. */
  readonly indexHits: readonly IndexHit[]
}

/**
 * Ranks records, best first: the sum of their scores in all indexes, times the share of the query
 * that they match. Records that the whole query names exactly come first; ties keep the order of the
 * records.
 */
export function rankRecords(
  { coverage, compound }: QueryPlan,
  hits: readonly IndexHit[],
): RankedRecord[] {
  const byNumber = new Map<number, IndexHit[]>()
  for (const hit of hits) {
    const indexHits = byNumber.get(hit.number)
    if (indexHits) indexHits.push(hit)
    else byNumber.set(hit.number, [hit])
  }
  const records = [...byNumber].map(([number, indexHits]): RankedRecord => {
    const score = indexHits.reduce((sum, hit) => sum + hit.score, 0)
    const share = coverage(indexHits.flatMap(({ queryTerms }) => queryTerms))
    return { number, indexHits, score: roundScore(score * share ** COVERAGE_EXPONENT) }
  })
  const best = records.reduce((max, { score }) => Math.max(max, score), 0)
  return records
    .map((record) =>
      isNamed(record, compound) ? { ...record, score: roundScore(record.score + best) } : record,
    )
    .sort((a, b) => b.score - a.score || a.number - b.number)
}

/** True if a query, joined to one word, is the whole name or slug of a record. */
const isNamed = ({ indexHits }: RankedRecord, compound: string): boolean =>
  indexHits.some(
    ({ match }) => Object.hasOwn(match, compound) && match[compound]?.includes('title'),
  )

/** Rounds a score, so that equal hits have equal scores whatever the order of addition. */
const roundScore = (score: number): number => Math.round(score * 1e6) / 1e6
