import { expect, test } from 'vitest'
import { DIAGNOSTICS } from '../../../../src/core/essence/diagnose.ts'
import { validateEssence } from '../../../../src/core/essence/validate.ts'
import { cleanEssence, diagnoseFixture, editEssence, formatIssues } from './clean-essence.ts'
import { KEY_CASES } from './key-cases.ts'
import { LABEL_CASES, PLAIN_DIRECTIVES } from './label-cases.ts'
import { RECORD_CASES } from './record-cases.ts'
import { ROUTE_CASES } from './route-cases.ts'

const CASES = [...ROUTE_CASES, ...KEY_CASES, ...RECORD_CASES, ...LABEL_CASES]

test('a valid essence has no issues', async () => {
  expect(validateEssence(cleanEssence).ok).toBe(true)
  expect(await diagnoseFixture(cleanEssence)).toEqual([])
})

test.each(CASES)('$code: $name', async ({ edits, code, pointer, mentions, suggestion }) => {
  const essence = editEssence(edits)
  expect(validateEssence(essence).ok).toBe(true)
  const issues = await diagnoseFixture(essence)
  expect(formatIssues(issues)).toEqual([`${code} ${pointer}`])
  for (const text of mentions) expect(issues[0]?.message).toContain(text)
  if (suggestion !== undefined) expect(issues[0]?.suggestion).toBe(suggestion)
})

test(`the ${CASES.length} cases cover every code except those of other themes`, () => {
  const covered = new Set(CASES.map(({ code }) => code))
  const missing = DIAGNOSTICS.map(({ code }) => code).filter((code) => !covered.has(code))
  expect(missing).toEqual(['mode-unsupported', 'contrast-low'])
})

test.each(PLAIN_DIRECTIVES)('the sentence %j is no wrong label', async (directive) => {
  const pointer = '/blueprint/sections/0/pages/0/directives/2'
  expect(await diagnoseFixture(editEssence({ [pointer]: directive }))).toEqual([])
})

test('codes are unique and in kebab case', () => {
  const codes = DIAGNOSTICS.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^[a-z]+(-[a-z]+)+$/)
})

test.each([
  [{ '/dna/theme/id': 'slaet' }, 'Unknown theme "slaet" in the DNA.', 'Did you mean "slate"?'],
  [
    { '/blueprint/sections/0/pages/1/layout/0': 'detail-haeder' },
    'Unknown pattern "detail-haeder" in page "orders/order-detail".',
    'Did you mean "detail-header"?',
  ],
  [
    { '/blueprint/sections/0/navigation_items/0/route': '/ordres' },
    'Unknown route "/ordres" in navigation item "Orders" of section "orders".',
    'Did you mean "/orders"?',
  ],
  [
    { '/blueprint/features/1': 'exports' },
    'No section provides the feature "exports".',
    'Did you mean "export"?',
  ],
  [
    { '/blueprint/sections/0/pages/1/directives/0': 'Orders are shipped here.' },
    'Page "orders/order-detail" has no purpose.',
    'Add a directive that starts with "Purpose: ". It is the sentence that helps an agent most.',
  ],
])(
  'a message says what is wrong and where, and a hint how to fix it: %j',
  async (edits, message, hint) => {
    expect(await diagnoseFixture(editEssence(edits))).toMatchObject([{ message, hint }])
  },
)
