import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createIndexBuilder } from '../../../src/core/search/index-builder.ts'
import { decodePostings, encodePostings } from '../../../src/core/search/postings.ts'
import { DEFAULT_RUNS } from '../../support/arbitrary.ts'

const places = fc
  .uniqueArray(fc.oneof(fc.nat(100), fc.nat(100_000)), { minLength: 1 })
  .map((numbers) => numbers.sort((a, b) => a - b))
const term = fc.string({ unit: fc.constantFrom('a', 'z', '0', '漢'), minLength: 1 })

/** Terms and their places as they are written, added in the order of the places. */
function inverted(terms: Readonly<Record<string, readonly number[]>>) {
  const { add, build } = createIndexBuilder()
  const all = Object.entries(terms).flatMap(([term, places]) =>
    places.map((place): [string, number] => [term, place]),
  )
  for (const [term, place] of all.sort(([, a], [, b]) => a - b)) add(term, place)
  return build()
}

test('decoding restores what was encoded, ordered by term', () => {
  fc.assert(
    fc.property(fc.dictionary(term, places), (terms) => {
      const read = decodePostings(encodePostings(inverted(terms)))
      expect(read.terms).toEqual(Object.keys(terms).sort())
      const places = read.terms.map((term, at): [string, number[]] => [
        term,
        [...read.places.subarray(read.starts[at], read.starts[at + 1])],
      ])
      expect(Object.fromEntries(places)).toEqual(terms)
    }),
    DEFAULT_RUNS,
  )
})

test('adjacent places take one character each', () => {
  expect(encodePostings(inverted({ table: [0, 1, 70] })).places).toHaveLength(4)
})

test('a term counts once per place, and ignored terms are left out', () => {
  const { add, build } = createIndexBuilder(['the'])
  for (const term of ['the', 'table', 'the', 'table', 'a']) add(term, 3)
  const { terms, places } = build()
  expect([terms, [...places]]).toEqual([
    ['a', 'table'],
    [3, 3],
  ])
})
