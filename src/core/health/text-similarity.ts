/** Two texts by their places in a list, and how alike they are, 0 to 1. */
export interface SimilarPair {
  readonly firstIndex: number
  readonly secondIndex: number
  readonly cosine: number
}

/** How much a word weighs that stands in `holders` of `total` texts. */
export type TermWeight = (holders: number, total: number) => number

/** Every word weighs the same. */
export const uniformWeight: TermWeight = () => 1

/**
 * A word weighs more the fewer texts hold it. One text more than there are keeps the words that all
 * share from weighing nothing: two copies in a list of two would have nothing in common.
 */
export const inverseDocumentFrequency: TermWeight = (holders, total) =>
  Math.log((total + 1) / holders)

type TermVector = ReadonlyMap<string, number>

/**
 * Each text with the earlier one whose words are most like its own, when their cosine is at least
 * `least`. A hundred copies are told once each, not once a pair.
 */
export function findSimilarTexts(
  texts: readonly string[],
  { weigh, least }: { readonly weigh: TermWeight; readonly least: number },
): SimilarPair[] {
  const vectors = toTermVectors(texts, weigh)
  return vectors.flatMap((vector, secondIndex) => {
    const cosines = vectors.slice(0, secondIndex).map((earlier) => dotProduct(earlier, vector))
    const cosine = cosines.reduce((most, one) => Math.max(most, one), 0)
    return secondIndex > 0 && cosine >= least
      ? [{ firstIndex: cosines.indexOf(cosine), secondIndex, cosine }]
      : []
  })
}

const tokenize = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The weighted words of each text, of length 1; a text without words has none. */
function toTermVectors(texts: readonly string[], weigh: TermWeight): TermVector[] {
  const counts = texts.map((text) => countTerms(tokenize(text)))
  const holders = countTerms(counts.flatMap((count) => [...count.keys()]))
  return counts.map((count) => {
    const weights = [...count].map(([word, times]): [string, number] => [
      word,
      times * weigh(holders.get(word) ?? 1, texts.length),
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
