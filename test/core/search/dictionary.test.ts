import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTermDictionary } from '../../../src/core/search/dictionary.ts'
import { DEFAULT_RUNS } from '../../support/arbitrary.ts'

/** Few letters, so that many words are near each other; some share a bit, some are no letters. */
const anyWord = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', 'd', '0', 'p', '漢'),
  maxLength: 9,
})
const anyTerms = fc.uniqueArray(anyWord, { maxLength: 40 }).map((terms) => terms.sort())

/** The edits between two words as a table of all their letters tells them. */
function editDistance(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...a].entries()) {
    const next = [row + 1]
    for (const [column, other] of [...b].entries()) {
      const kept = (last[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(kept, (last[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    last = next
  }
  return last[b.length] ?? 0
}

test('a term is found by what it is and by its beginning', () => {
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

test('a word has exactly the similar terms that a table of letters finds', () => {
  fc.assert(
    fc.property(anyTerms, anyWord, fc.nat(3), (terms, word, most) => {
      const found = createTermDictionary(terms).findSimilar(word, most)
      const all = terms.map((name, term) => ({ term, edits: editDistance(word, name) }))
      expect(found.sort((a, b) => a.term - b.term)).toEqual(
        all.filter(({ edits }) => edits > 0 && edits <= most),
      )
    }),
    DEFAULT_RUNS,
  )
})

test('terms of other lengths or letters do not resemble a word', () => {
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
