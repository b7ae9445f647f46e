import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTermTable } from '../../../src/core/search/index-builder.ts'
import { DEFAULT_RUNS } from '../../support/arbitrary.ts'

const term = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 6 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
)

test('terms are numbered in order of first occurrence', () => {
  fc.assert(
    fc.property(fc.array(term), (terms) => {
      const table = createTermTable()
      const distinct = [...new Set(terms)]
      expect(terms.map((one) => table.getNumber(one))).toEqual(
        terms.map((one) => distinct.indexOf(one)),
      )
      expect(table.terms()).toEqual(distinct)
    }),
    DEFAULT_RUNS,
  )
})

test('a range of a text is the same term as the text itself', () => {
  const { getNumber } = createTermTable()
  expect([getNumber('table'), getNumber('a table here', 2, 7), getNumber('tables')]).toEqual([
    0, 0, 1,
  ])
})

test('thousands of terms stay distinct', () => {
  const { getNumber, terms } = createTermTable()
  const many = Array.from({ length: 20_000 }, (_, number) => `term${number.toString(36)}`)
  for (const one of [...many, ...many]) getNumber(one)
  expect(terms()).toEqual(many)
})
