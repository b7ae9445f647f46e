import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinTerms, tokenize, toTerms } from '../../../src/core/search/tokenize.ts'
import { arbitraryText, DEFAULT_RUNS } from '../../support/arbitrary.ts'

test.each([
  ['Data table', ['data', 'table']],
  ['data-table', ['data', 'table']],
  ['IconButton', ['icon', 'button']],
  ['KPI grid, 2FA', ['kpi', 'grid', '2fa']],
  ["what's new", ['what', 's', 'new']],
  ['Über Café', ['uber', 'cafe']],
  ['__proto__', ['proto']],
  ['😀 \ud800 \0', []],
])('%s has the terms %j', (text, terms) => {
  expect(toTerms(text)).toEqual(terms)
})

test('spellings with and without spaces and hyphens join to the same term', () => {
  expect(joinTerms(toTerms('Data Table'))).toBe(joinTerms(toTerms('data-table')))
})

/** Words with symbols and non-English letters. */
const mixed = fc.string({
  unit: fc.constantFrom('a', 'B', '1', ' ', '→', '’', 'é', '\u0301', '①', '𝒜'),
})

test('terms are the same with and without positions', () => {
  fc.assert(
    fc.property(fc.oneof(arbitraryText, fc.string(), mixed), (text) => {
      expect(toTerms(text)).toEqual(tokenize(text).map(({ term }) => term))
    }),
    DEFAULT_RUNS,
  )
})

test('a token has the right position, and normalizing is idempotent', () => {
  fc.assert(
    fc.property(arbitraryText, (text) => {
      for (const { term, start, end } of tokenize(text)) {
        expect(toTerms(text.slice(start, end)).join('')).toBe(term)
        expect(toTerms(term).join('')).toBe(term)
      }
    }),
    DEFAULT_RUNS,
  )
})
