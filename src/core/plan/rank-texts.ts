/** Words that say nothing about what a page is for. */
const MIN_WORD_LENGTH = 4

/** Returns the words of a text, each once, without the endings of plurals and verbs. */
function listWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return new Set(
    words
      .filter((word) => word.length >= MIN_WORD_LENGTH)
      .map((word) => word.replace(/(?:ing|ed|s)$/, '')),
  )
}

/**
 * Ranks texts by the rare words that they share with another text, best first. A text without a
 * shared word is left out.
 */
export function rankTexts<T>(
  query: string,
  items: readonly T[],
  getText: (item: T) => string,
): readonly T[] {
  const texts = items.map((item) => listWords(getText(item)))
  const counts = new Map<string, number>()
  for (const word of texts.flatMap((words) => [...words])) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const weigh = (word: string): number => Math.log((items.length + 1) / (counts.get(word) ?? 1))
  const wanted = [...listWords(query)]
  const scores = texts.map((words) =>
    wanted.reduce((sum, word) => (words.has(word) ? sum + weigh(word) : sum), 0),
  )
  return items
    .map((item, index) => ({ item, score: scores[index] ?? 0 }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item)
}
