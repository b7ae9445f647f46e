import { expect, test } from 'vitest'
import type { Lookup } from '../../../src/core/content/content-types.ts'
import { memoizeWithLookup } from '../../../src/core/health/essence-rules.ts'
import { createFixtureLookup, readFixtureRecords } from '../../support/corpus/fixture-lookup.ts'

const records = readFixtureRecords()
const { hero } = records.patterns
const RECORD = {}

/** Work that looks two records and the slugs of a type up, and how often it was done. */
function createCountedWork() {
  let count = 0
  const work = memoizeWithLookup(async (_: object, lookup: Lookup) => {
    const names = [await lookup.get('patterns', 'hero'), await lookup.get('themes', 'no-such')]
    const slugs = await lookup.slugs('shells')
    return [++count, names.map((one) => one?.id), slugs.length]
  })
  const doneOver = async (...over: Parameters<typeof createFixtureLookup>) =>
    (await work(RECORD, createFixtureLookup(...over)))[0]
  return doneOver
}

test('work is done once while what it looked up is the same', async () => {
  const doneOver = createCountedWork()
  expect([await doneOver(records), await doneOver({ ...records })]).toEqual([1, 1])
})

test('a record that it did not look up changes nothing', async () => {
  const doneOver = createCountedWork()
  await doneOver(records)
  expect(await doneOver({ ...records, archetypes: {}, blueprints: {} })).toBe(1)
})

test.each([
  ['another record', { ...records, patterns: { ...records.patterns, hero: { ...hero } } }],
  ['a record that is gone', { ...records, patterns: {} }],
  ['a record that was not there', { ...records, themes: { 'no-such': records.themes.slate } }],
  ['another slug', { ...records, shells: {} }],
])('%s asks for the work again', async (_, changed) => {
  const doneOver = createCountedWork()
  await doneOver(records)
  expect([await doneOver(changed as typeof records), await doneOver(records)]).toEqual([2, 3])
})

test('work that fails is tried again', async () => {
  let count = 0
  const work = memoizeWithLookup(async () => {
    if (++count === 1) throw new Error('no')
    return count
  })
  await expect(work(RECORD, createFixtureLookup(records))).rejects.toThrow('no')
  expect(await work(RECORD, createFixtureLookup(records))).toBe(2)
})
