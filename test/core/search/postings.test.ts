import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPostings, writePostings } from '../../../src/core/search/postings.ts'
import { RUNS } from '../../support/arbitrary.ts'

const places = fc
  .uniqueArray(fc.oneof(fc.nat(100), fc.nat(100_000)))
  .map((numbers) => numbers.sort((a, b) => a - b))
const term = fc.string({ unit: fc.constantFrom('a', 'z', '0', '漢'), minLength: 1 })

test('what was written is read again, in the order of the terms', () => {
  fc.assert(
    fc.property(fc.dictionary(term, places), (terms) => {
      const read = readPostings(writePostings(new Map(Object.entries(terms))))
      expect(read.terms).toEqual(Object.keys(terms).sort())
      const places = read.terms.map((term, at): [string, number[]] => [
        term,
        [...read.places.subarray(read.starts[at], read.starts[at + 1])],
      ])
      expect(Object.fromEntries(places)).toEqual(terms)
    }),
    RUNS,
  )
})

test('neighbouring places take a character each', () => {
  expect(writePostings(new Map([['table', [0, 1, 70]]])).places).toHaveLength(4)
})
