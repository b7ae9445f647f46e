import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planQuery, type QueryPlan } from '../../../src/core/search/query-plan.ts'
import { rankRecords } from '../../../src/core/search/rank.ts'
import { DEFAULT_RUNS } from '../../support/arbitrary.ts'

const plan: QueryPlan = planQuery('data table', () => true)

/** Few scores, so that many are equal. */
const anyTally = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom(0, 3, 12, 15)), { maxLength: 30 })
  .map((records) => ({
    scores: Float64Array.from(records, ([score]) => score),
    parts: Int32Array.from(records, ([, parts]) => parts),
  }))

test('hits are ordered by score, then by record', () => {
  fc.assert(
    fc.property(anyTally, (tally) => {
      const { numbers, scores } = rankRecords(plan, tally, [])
      const scoreOf = (number: number): number => scores[number] ?? 0
      const hits = [...tally.parts.keys()].filter((number) => tally.parts[number] !== 0)
      expect([...numbers]).toEqual(hits.sort((a, b) => scoreOf(b) - scoreOf(a) || a - b))
    }),
    DEFAULT_RUNS,
  )
})

test('half a query scores less than half, and an exact match comes first', () => {
  const tally = { scores: Float64Array.of(2, 4, 1, 9), parts: Int32Array.of(15, 3, 15, 0) }
  const { numbers, scores } = rankRecords(plan, tally, [2, 3])
  expect([...numbers]).toEqual([2, 0, 1])
  expect([...scores]).toEqual([2, 1.515717, 3, 0])
})
