import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCompound, tokenize, toTerms } from '../../../src/core/search/tokenize.ts'
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

test('a text as one word has no case, no marks and no gaps', () => {
  expect(toCompound('Data Table')).toBe(toCompound('data-table'))
})

/** Words beside signs and letters that no keyboard of English has. */
const mixed = fc.string({
  unit: fc.constantFrom('a', 'B', '1', ' ', '→', '’', 'é', '\u0301', '①', '𝒜'),
})

test('terms are the same whether their places are asked for or not', () => {
  fc.assert(
    fc.property(fc.oneof(arbitraryText, fc.string(), mixed), (text) => {
      expect(toTerms(text)).toEqual(tokenize(text).map(({ term }) => term))
    }),
    DEFAULT_RUNS,
  )
})

test('a word stands where it says, and folding it again changes nothing', () => {
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
