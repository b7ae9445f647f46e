import { expect, test } from 'vitest'
import type { Lookup } from '../../../src/core/content/content-types.ts'
import { memoizeWithLookup } from '../../../src/core/quality/essence-rules.ts'
import { createFixtureLookup, readFixtureRecords } from '../../support/corpus/fixture-lookup.ts'

const records = readFixtureRecords()
const { hero } = records.patterns
const RECORD = {}

/** Creates a cached function that looks up two records and the slugs of a type, and counts runs. */
function createCountedFunction() {
  let count = 0
  const compute = memoizeWithLookup(async (_: object, lookup: Lookup) => {
    await lookup.get('patterns', 'hero')
    await lookup.get('themes', 'no-such')
    await lookup.slugs('shells')
    return ++count
  })
  return (...corpus: Parameters<typeof createFixtureLookup>) =>
    compute(RECORD, createFixtureLookup(...corpus))
}

test('runs once while everything that it looked up is the same', async () => {
  const run = createCountedFunction()
  expect([await run(records), await run({ ...records })]).toEqual([1, 1])
})

test('does not run again for a record that it did not look up', async () => {
  const run = createCountedFunction()
  await run(records)
  expect(await run({ ...records, archetypes: {}, blueprints: {} })).toBe(1)
})

test.each([
  ['changed record', { ...records, patterns: { ...records.patterns, hero: { ...hero } } }],
  ['removed record', { ...records, patterns: {} }],
  ['added record', { ...records, themes: { 'no-such': records.themes.slate } }],
  ['changed list of slugs', { ...records, shells: {} }],
])('runs again for a %s', async (_, changed) => {
  const run = createCountedFunction()
  await run(records)
  expect([await run(changed as typeof records), await run(records)]).toEqual([2, 3])
})

test('runs again after a failure', async () => {
  let count = 0
  const compute = memoizeWithLookup(async () => {
    if (++count === 1) throw new Error('no')
    return count
  })
  await expect(compute(RECORD, createFixtureLookup(records))).rejects.toThrow('no')
  expect(await compute(RECORD, createFixtureLookup(records))).toBe(2)
})
