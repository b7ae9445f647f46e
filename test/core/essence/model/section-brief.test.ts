import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AppLocale } from '../../../../src/core/essence/model/label-values.ts'
import {
  findSectionProblems,
  getStatedKind,
  readSectionBrief,
  writeSectionBrief,
} from '../../../../src/core/essence/model/section-brief.ts'
import { runs } from '../../../support/arbitrary.ts'

test.each<[value: string, locale: AppLocale]>([
  ['en-GB, GBP, metric', { language: 'en-GB', currency: 'GBP', units: 'metric' }],
  ['de', { language: 'de' }],
  ['zh-Hant-TW, imperial', { language: 'zh-Hant-TW', units: 'imperial' }],
  ['es-419, MXN.', { language: 'es-419', currency: 'MXN' }],
])('the locale %j is read', (value, locale) => {
  const section = { directives: [`Locale: ${value}`, 'Show totals.'] }
  expect(readSectionBrief(section)).toEqual({ locale, rules: ['Show totals.'] })
})

test.each([
  ['Locale: english', 'no language tag "english"', undefined],
  ['Locale: en-GB, pounds', 'no currency code or system of units "pounds"', undefined],
  ['Locale: en-GB, metrics', 'no currency code or system of units "metrics"', 'metric'],
  ['Locale: en-GB, GBP, GBP', 'one value of "en-GB, GBP, GBP" twice', undefined],
  ['Kind: pubic', 'no kind "pubic"', 'public'],
  ['Leaves out: the user menu', 'no id "the user menu"', undefined],
  ['Leaves out: user-menu,', 'no id ""', undefined],
])('%j is a rule, and its problem is %j', (directive, problem, suggestion) => {
  const section = { directives: [directive] }
  expect(readSectionBrief(section)).toEqual({ rules: [directive] })
  expect(findSectionProblems(section)).toEqual([
    expect.objectContaining({ index: 0, problem, isRepeated: false }),
  ])
  expect(findSectionProblems(section)[0]?.suggestion).toBe(suggestion)
})

test.each([
  ['user-menu, workspace-switcher', ['user-menu', 'workspace-switcher']],
  ['user-menu, user-menu.', ['user-menu']],
  ['none', []],
])('what %j leaves out is read', (value, leavesOut) => {
  const section = { directives: [`Leaves out: ${value}`, 'Show totals.'] }
  expect(readSectionBrief(section)).toEqual({ leavesOut, rules: ['Show totals.'] })
})

test('a page states its kind, else its section does', () => {
  const section = { directives: ['Kind: document'] }
  expect(getStatedKind(section, { directives: ['Kind: flow'] })).toBe('flow')
  expect(getStatedKind(section, {})).toBe('document')
  expect(getStatedKind({}, { directives: ['Kind: odd'] })).toBe(undefined)
})

const locale = fc.record(
  {
    language: fc.constantFrom('en', 'en-GB', 'zh-Hant-TW', 'es-419'),
    currency: fc.stringMatching(/^[A-Z]{3}$/),
    units: fc.constantFrom('metric' as const, 'imperial' as const),
  },
  { requiredKeys: ['language'] },
)

test('what was written is read again', () => {
  const brief = fc.record(
    {
      kind: fc.constantFrom('flow' as const, 'system' as const),
      locale,
      leavesOut: fc.subarray(['user-menu', 'workspace-switcher', 'a1']),
      rules: fc.array(
        fc.constantFrom('Show totals.', 'Errors: Name it.', 'Purpose: x', 'kind: app'),
      ),
    },
    { requiredKeys: ['rules'] },
  )
  fc.assert(
    fc.property(brief, (value) => {
      expect(readSectionBrief({ directives: writeSectionBrief(value) })).toEqual(value)
    }),
    runs(300),
  )
})
