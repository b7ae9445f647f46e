import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, isClearMatch, nearest } from '../../../src/core/kernel/nearest.ts'
import { DEFAULT_RUNS } from '../../support/arbitrary.ts'

/** Words of few letters, so that many pairs are near each other. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '-'), maxLength: 8 })

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['hero', 'hero', 0],
  ['hero', 'heros', 1],
  ['hero', 'her', 1],
  ['hero', 'zero', 1],
  ['tpye', 'type', 1],
  ['ab', 'ba', 1],
  ['abcd', 'badc', 2],
  ['kitten', 'sitting', 3],
  ['ca', 'abc', 3],
])('from %j to %j it takes %d edits', (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits)
})

test('the distance is the same in both directions', () => {
  const same = (a: string, b: string) => editDistance(a, b) === editDistance(b, a)
  fc.assert(fc.property(word, word, same), DEFAULT_RUNS)
})

test('the distance is zero between a word and itself, and only then', () => {
  fc.assert(
    fc.property(word, word, (a, b) => (editDistance(a, b) === 0) === (a === b)),
    DEFAULT_RUNS,
  )
  fc.assert(
    fc.property(word, (a) => editDistance(a, a) === 0),
    DEFAULT_RUNS,
  )
})

test('the distance is at least the difference in length and at most the longer length', () => {
  const within = (a: string, b: string) =>
    editDistance(a, b) >= Math.abs(a.length - b.length) &&
    editDistance(a, b) <= Math.max(a.length, b.length)
  fc.assert(fc.property(word, word, within), DEFAULT_RUNS)
})

test('edits are counted to the end only as far as they matter', () => {
  const agrees = (a: string, b: string, most: number) => {
    const [edits, counted] = [editDistance(a, b), editDistance(a, b, most)]
    return edits <= most ? counted === edits : counted > most
  }
  fc.assert(fc.property(word, word, fc.nat({ max: 6 }), agrees), DEFAULT_RUNS)
})

test('one swap of different neighbours counts as one edit', () => {
  const swapped = (start: string, end: string) =>
    editDistance(`${start}xy${end}`, `${start}yx${end}`)
  fc.assert(
    fc.property(word, word, (start, end) => swapped(start, end) === 1),
    DEFAULT_RUNS,
  )
})

const KEYWORDS = ['type', 'title', 'items', 'minItems', 'minLength', 'minimum', 'const', 'enum']

test.each([
  ['a swap', 'tpye', ['type']],
  ['a missing letter', 'titl', ['title']],
  ['another case', 'MINITEMS', ['minItems']],
  ['a beginning, the nearest in alphabetical order', 'min', ['minItems', 'minLength', 'minimum']],
  ['the word itself', 'const', ['const']],
  ['nothing like it', 'zzzzzz', []],
  ['nothing like it, though as short', 'zz', []],
  ['nothing at all', '', []],
])('%s: for %j it suggests %j', (_, wanted, suggestions) => {
  expect(nearest(wanted, [...KEYWORDS, 'id', 'as'])).toEqual(suggestions)
})

test('suggests three at most', () => {
  const names = ['page-1', 'page-2', 'page-3', 'page-4']
  expect(nearest('page-0', names)).toEqual(['page-1', 'page-2', 'page-3'])
})

test('suggests the same whatever the order of the candidates', () => {
  const same = (wanted: string, names: string[]) => {
    expect(nearest(wanted, names.toReversed())).toEqual(nearest(wanted, names))
  }
  fc.assert(fc.property(word, fc.uniqueArray(word), same), DEFAULT_RUNS)
})

test('suggests nothing for a word of more than 64 letters', () => {
  const long = 'a'.repeat(64)
  expect(nearest(long, [long])).toEqual([long])
  expect(nearest(`${long}a`, [long, `${long}a`])).toEqual([])
})

test.each([
  ['drak', ['dark'], true],
  ['LIGHT', ['light'], true],
  ['ssg', ['ssr'], false],
  ['', ['a'], false],
  ['order-lists', ['order-list', 'order-last'], true],
  ['order-lost', ['order-last', 'order-list'], false],
  ['nothing', [], false],
])('that %j means the first of %j is certain: %j', (word, near, certain) => {
  expect(isClearMatch(word, near)).toBe(certain)
})
