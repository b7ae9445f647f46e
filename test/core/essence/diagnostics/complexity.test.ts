import { expect, test } from 'vitest'
import { diagnoseEssence } from '../../../../src/core/essence/diagnose.ts'
import { createSuggester } from '../../../../src/core/essence/suggestions.ts'
import { validateEssence } from '../../../../src/core/essence/validate.ts'
import type { Essence } from '../../../../src/core/essence/version.ts'
import { createFixtureLookup } from '../../../support/corpus/fixture-lookup.ts'
import { countReads } from '../../../support/count-reads.ts'
import { createLargeEssence } from './large-essence.ts'

/** How often the document is read, and records are asked for, in one diagnosis. */
async function measureWork(
  essence: Essence,
): Promise<{ reads: number; asked: number; found: number }> {
  let reads = 0
  const lookup = createFixtureLookup()
  const issues = await diagnoseEssence(countReads(essence, () => reads++) as Essence, lookup)
  const asked = [...lookup.requests.values()].reduce((sum, times) => sum + times, 0)
  return { reads, asked, found: issues.length }
}

/** As many pages as show how work grows. */
const PAGES = process.env.SVC_FULL ? 2_000 : 400

test(`${PAGES} sound pages have no issues and need a handful of records`, async () => {
  const essence = createLargeEssence(PAGES, true)
  expect(validateEssence(essence).ok).toBe(true)
  expect(await measureWork(essence)).toMatchObject({ found: 0, asked: 6 })
})

test(`in ${PAGES} broken pages all faults are found, and a record is asked for once`, async () => {
  const essence = createLargeEssence(PAGES, false)
  expect(validateEssence(essence).ok).toBe(true)
  const { found, asked } = await measureWork(essence)
  // A page has a pattern, a preset, a span and two breakpoint faults; an item three, a path one,
  // a hotkey one, and two for all hotkeys but the first.
  expect(found).toBe(PAGES * (5 + 3 + 1 + 2) - 1)
  expect(asked).toBe(PAGES + 6)
})

test.each([true, false])(
  'work grows with the pages, not with their square (sound: %s)',
  async (isSound) => {
    const [some, many] = [
      await measureWork(createLargeEssence(PAGES / 4, isSound)),
      await measureWork(createLargeEssence(PAGES, isSound)),
    ]
    expect(many.reads / some.reads).toBeLessThan(4.1)
    expect(many.reads / PAGES).toBeLessThan(500)
  },
)

test('when there is very much to compare, only the first unknown words are compared', () => {
  const known = Array.from({ length: 2_000 }, (_, index) => `/orders/${index}`)
  const suggester = createSuggester()
  const [suggest, another] = [suggester(known), suggester(known)]
  const answers = known.map((word) => suggest(`${word}x`))
  expect(answers.filter((near) => near.length > 0)).toEqual(answers.slice(0, 10))
  expect(suggest('/orders/0x')).toEqual(answers[0])
  expect(another('/orders/0x')).toEqual([])
})

test('long words are never compared', () => {
  const long = 'a'.repeat(100_000)
  const suggester = createSuggester()
  expect(suggester([long])('aaaa')).toEqual([])
  expect(suggester(['aaaa'])(long)).toEqual([])
})
