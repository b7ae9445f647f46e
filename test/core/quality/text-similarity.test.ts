import { expect, test } from 'vitest'
import {
  findSimilarTexts,
  inverseDocumentFrequency,
  uniformWeight,
} from '../../../src/core/quality/text-similarity.ts'

test.each([
  [
    ['a b', 'B, A!', 'c', 'b a'],
    [
      [0, 1, 1],
      [0, 3, 1],
    ],
  ],
  [['', '', '!'], []],
  [['a a b', 'a b b'], [[0, 1, 0.8]]],
] as [string[], number[][]][])(
  '%j has the pairs %j when all words have the same weight',
  (texts, pairs) => {
    const similar = findSimilarTexts(texts, { weigh: uniformWeight, min: 0.5 })
    expect(
      similar.map((pair) => [pair.firstIndex, pair.secondIndex, Number(pair.cosine.toFixed(3))]),
    ).toEqual(pairs)
  },
)

test('copies are similar, and words that occur in every text have little weight', () => {
  const options = { weigh: inverseDocumentFrequency, min: 0.001 }
  expect(findSimilarTexts(['the same', 'the same'], options)[0]?.cosine).toBeCloseTo(1)
  const [pair] = findSimilarTexts(['the one', 'the two', 'the three', 'the four'], options)
  expect(pair?.cosine).toBeLessThan(0.05)
})
