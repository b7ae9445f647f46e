/** From the first character to before the last. */
export type Range = readonly [start: number, end: number]

const WORDS = /[\p{L}\p{N}]+/gu

/** Where the words of a text stand that are among some terms. */
export const wordsAmong = (text: string, terms: ReadonlySet<string>): Range[] =>
  [...text.matchAll(WORDS)]
    .filter(([word]) => terms.has(word.toLowerCase()))
    .map(({ 0: word, index }) => [index, index + word.length])

/** Where words of a text begin with some letters. */
export const wordsFrom = (text: string, letters: string): Range[] =>
  [...text.matchAll(WORDS)]
    .filter(([word]) => word.toLowerCase().startsWith(letters))
    .map(({ index }) => [index, index + letters.length])

/** Ranges in order, with those that touch made one. */
export function merged(ranges: readonly Range[]): Range[] {
  const done: Range[] = []
  for (const range of ranges.toSorted(([a], [b]) => a - b)) {
    const last = done.at(-1)
    if (last && range[0] <= last[1]) done[done.length - 1] = [last[0], Math.max(last[1], range[1])]
    else done.push(range)
  }
  return done
}
