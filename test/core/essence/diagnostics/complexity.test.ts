// Not quick: counts the work for documents of hundreds of pages.
import { expect, test } from 'vitest'
import { diagnoseEssence } from '../../../../src/core/essence/diagnose.ts'
import { createSuggester } from '../../../../src/core/essence/suggestions.ts'
import { validateEssence } from '../../../../src/core/essence/validate.ts'
import type { Essence } from '../../../../src/core/essence/version.ts'
import { createFixtureLookup } from '../../../support/corpus/fixture-lookup.ts'
import { countReads } from '../../../support/count-reads.ts'
import { createLargeEssence } from './large-essence.ts'

/** Counts the reads of the document, the requests for records and the issues of a diagnosis. */
async function measureWork(
  essence: Essence,
): Promise<{ reads: number; requests: number; issues: number }> {
  let reads = 0
  const lookup = createFixtureLookup()
  const issues = await diagnoseEssence(countReads(essence, () => reads++) as Essence, lookup)
  const requests = [...lookup.requests.values()].reduce((sum, times) => sum + times, 0)
  return { reads, requests, issues: issues.length }
}

/** Enough pages to show how the work grows. */
const PAGES = process.env.SVC_FULL ? 2_000 : 400

test(`${PAGES} valid pages have no issues and need few records`, async () => {
  const essence = createLargeEssence(PAGES, true)
  expect(validateEssence(essence).ok).toBe(true)
  expect(await measureWork(essence)).toMatchObject({ issues: 0, requests: 6 })
})

test(`in ${PAGES} invalid pages all issues are found, and each record is requested once`, async () => {
  const essence = createLargeEssence(PAGES, false)
  expect(validateEssence(essence).ok).toBe(true)
  const { issues, requests } = await measureWork(essence)
  // A page has a pattern, a preset, a span, two breakpoint and two brief issues; an item three, a
  // path one, a hotkey one, and two for all hotkeys but the first.
  expect(issues).toBe(PAGES * (7 + 3 + 1 + 2) - 1)
  expect(requests).toBe(PAGES + 6)
})

test.each([true, false])('the work grows linearly with the pages (valid: %s)', async (isValid) => {
  const [some, many] = [
    await measureWork(createLargeEssence(PAGES / 4, isValid)),
    await measureWork(createLargeEssence(PAGES, isValid)),
  ]
  expect(many.reads / some.reads).toBeLessThan(4.1)
  expect(many.reads / PAGES).toBeLessThan(500)
})

test('beyond the limit of comparisons, unknown names get no suggestion', () => {
  const known = Array.from({ length: 2_000 }, (_, index) => `/orders/${index}`)
  const suggester = createSuggester()
  const [suggest, another] = [suggester(known), suggester(known)]
  const results = known.map((name) => suggest(`${name}x`))
  expect(results.filter(({ length }) => length > 0)).toEqual(results.slice(0, 10))
  expect(suggest('/orders/0x')).toEqual(results[0])
  expect(another('/orders/0x')).toEqual([])
})

test('long names are never compared', () => {
  const long = 'a'.repeat(100_000)
  const suggester = createSuggester()
  expect(suggester([long])('aaaa')).toEqual([])
  expect(suggester(['aaaa'])(long)).toEqual([])
})
