/** Two texts, by index, and the cosine similarity of their words, from 0 to 1. */
export interface SimilarPair {
  readonly firstIndex: number
  readonly secondIndex: number
  readonly cosine: number
}

/** Returns the weight of a word that occurs in some of all texts. */
export type TermWeight = (documentCount: number, totalCount: number) => number

/** Gives every word the same weight. */
export const uniformWeight: TermWeight = () => 1

/**
 * Gives rare words more weight. The `+ 1` keeps words that occur in every text from weighing
 * nothing: otherwise two copies in a list of two would have nothing in common.
 */
export const inverseDocumentFrequency: TermWeight = (documentCount, totalCount) =>
  Math.log((totalCount + 1) / documentCount)

type TermVector = ReadonlyMap<string, number>

/**
 * Pairs each text with the most similar earlier one if their cosine similarity is at least `min`.
 * A text is in one pair only, so a hundred copies are not reported as thousands of pairs.
 */
export function findSimilarTexts(
  texts: readonly string[],
  { weigh, min }: { readonly weigh: TermWeight; readonly min: number },
): SimilarPair[] {
  const vectors = toTermVectors(texts, weigh)
  return vectors.flatMap((vector, secondIndex) => {
    const cosines = vectors.slice(0, secondIndex).map((earlier) => dotProduct(earlier, vector))
    const cosine = cosines.reduce((max, value) => Math.max(max, value), 0)
    return secondIndex > 0 && cosine >= min
      ? [{ firstIndex: cosines.indexOf(cosine), secondIndex, cosine }]
      : []
  })
}

const tokenize = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Returns the weighted words of each text, normalized to length 1. */
function toTermVectors(texts: readonly string[], weigh: TermWeight): TermVector[] {
  const counts = texts.map((text) => countTerms(tokenize(text)))
  const documentCounts = countTerms(counts.flatMap((count) => [...count.keys()]))
  return counts.map((count) => {
    const weights = [...count].map(([word, occurrences]): [string, number] => [
      word,
      occurrences * weigh(documentCounts.get(word) ?? 1, texts.length),
    ])
    const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight ** 2, 0))
    return new Map(weights.map(([word, weight]) => [word, weight / length]))
  })
}

function countTerms(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function dotProduct(a: TermVector, b: TermVector): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let sum = 0
  for (const [word, weight] of small) sum += weight * (large.get(word) ?? 0)
  return sum
}
