import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTermDictionary } from '../../../src/core/search/dictionary.ts'
import { DEFAULT_RUNS } from '../../support/arbitrary.ts'

/** Words of few characters, so many are similar; some characters share a bit, some are not letters. */
const anyWord = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', 'd', '0', 'p', '漢'),
  maxLength: 9,
})
const anyTerms = fc.uniqueArray(anyWord, { maxLength: 40 }).map((terms) => terms.sort())

/** Computes the edit distance with the full matrix; two swapped letters are one edit. */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity
  for (const [row, letter] of [...a].entries()) {
    const next = [row + 1]
    for (const [column, other] of [...b].entries()) {
      const replaced = at(row, column) + (letter === other ? 0 : 1)
      const isSwapped = letter === b[column - 1] && a[row - 1] === other
      const swapped = isSwapped ? at(row - 1, column - 1) + 1 : Infinity
      next.push(Math.min(replaced, swapped, at(row, column + 1) + 1, (next[column] ?? 0) + 1))
    }
    rows.push(next)
  }
  return at(a.length, b.length)
}

test('a term is found exactly and by prefix', () => {
  fc.assert(
    fc.property(anyTerms, anyWord, (terms, word) => {
      const { findTerm, findByPrefix } = createTermDictionary(terms)
      expect(findTerm(word)).toBe(terms.indexOf(word))
      expect(findByPrefix(word).map((term) => terms[term])).toEqual(
        terms.filter((term) => term.startsWith(word) && term !== word),
      )
    }),
    DEFAULT_RUNS,
  )
})

test('similar terms are those that the full matrix finds', () => {
  fc.assert(
    fc.property(anyTerms, anyWord, fc.nat(3), (terms, word, maxEdits) => {
      const similar = createTermDictionary(terms).findSimilar(word, maxEdits)
      const all = terms.map((name, term) => ({ term, edits: editDistance(word, name) }))
      expect(similar.sort((a, b) => a.term - b.term)).toEqual(
        all.filter(({ edits }) => edits > 0 && edits <= maxEdits),
      )
    }),
    DEFAULT_RUNS,
  )
})

test('terms with other lengths or letters are not candidates', () => {
  const { terms, findCandidates } = createTermDictionary([
    'tab',
    'table',
    'tables',
    'tablet',
    'timeline',
  ])
  const found = (edits: number) => findCandidates('tabel', () => edits).map((term) => terms[term])
  expect(found(1)).toEqual(['table', 'tables', 'tablet'])
  expect(found(2)).toEqual(['tab', 'table', 'tables', 'tablet'])
})
