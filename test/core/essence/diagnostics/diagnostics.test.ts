import { expect, test } from 'vitest'
import { DIAGNOSTICS } from '../../../../src/core/essence/diagnose.ts'
import { validateEssence } from '../../../../src/core/essence/validate.ts'
import { cleanEssence, diagnoseFixture, editEssence, formatIssues } from './clean-essence.ts'
import { KEY_CASES } from './key-cases.ts'
import { RECORD_CASES } from './record-cases.ts'
import { ROUTE_CASES } from './route-cases.ts'

const CASES = [...ROUTE_CASES, ...KEY_CASES, ...RECORD_CASES]

test('a sound essence has no issues', async () => {
  expect(validateEssence(cleanEssence).ok).toBe(true)
  expect(await diagnoseFixture(cleanEssence)).toEqual([])
})

test.each(CASES)('$code: $name', async ({ edits, code, pointer, says, suggestion }) => {
  const essence = editEssence(edits)
  expect(validateEssence(essence).ok).toBe(true)
  const issues = await diagnoseFixture(essence)
  expect(formatIssues(issues)).toEqual([`${code} ${pointer}`])
  for (const part of says) expect(issues[0]?.message).toContain(part)
  if (suggestion !== undefined) expect(issues[0]?.suggestion).toBe(suggestion)
})

test(`the ${CASES.length} cases meet every code but those of other themes`, () => {
  const met = new Set(CASES.map(({ code }) => code))
  const unmet = DIAGNOSTICS.map(({ code }) => code).filter((code) => !met.has(code))
  expect(unmet).toEqual(['mode-unsupported', 'contrast-low'])
})

test('codes are fixed words, one for each row', () => {
  const codes = DIAGNOSTICS.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^[a-z]+(-[a-z]+)+$/)
})
