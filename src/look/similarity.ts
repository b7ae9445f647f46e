/** Sorts names by how many pairs of letters they share with a text, the most similar first. */
export function sortBySimilarity(text: string, names: readonly string[]): string[] {
  const pairs = listPairs(text)
  const scores = new Map(names.map((name) => [name, getSimilarity(pairs, listPairs(name))]))
  return names.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
}

/** Lists the pairs of letters in each word; the first letter is paired with the gap before it. */
const listPairs = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
      .flatMap((word) => [...` ${word}`].slice(1).map((letter, at) => ` ${word}`[at] + letter)),
  )

/** Returns the Dice coefficient of two sets, from 0 to 1. */
function getSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 0
  const shared = [...a].filter((pair) => b.has(pair)).length
  return (2 * shared) / (a.size + b.size)
}
