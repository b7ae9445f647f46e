/** From the first character to before the last. */
export type TextRange = readonly [start: number, end: number]

const WORD_PATTERN = /[\p{L}\p{N}]+/gu

/** Where the words of a text stand that are among some terms. */
export const findTermRanges = (text: string, terms: ReadonlySet<string>): TextRange[] =>
  [...text.matchAll(WORD_PATTERN)]
    .filter(([word]) => terms.has(word.toLowerCase()))
    .map(({ 0: word, index }) => [index, index + word.length])

/** Where words of a text begin with some letters. */
export const findPrefixRanges = (text: string, letters: string): TextRange[] =>
  [...text.matchAll(WORD_PATTERN)]
    .filter(([word]) => word.toLowerCase().startsWith(letters))
    .map(({ index }) => [index, index + letters.length])

/** Ranges in order, with those that touch made one. */
export function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  const done: TextRange[] = []
  for (const range of ranges.toSorted(([a], [b]) => a - b)) {
    const last = done.at(-1)
    if (last && range[0] <= last[1]) done[done.length - 1] = [last[0], Math.max(last[1], range[1])]
    else done.push(range)
  }
  return done
}

interface HighlightedTextProps {
  readonly text: string
  /** In order, none touching another. */
  readonly ranges: readonly TextRange[]
}

/** A text with some of its parts marked. */
export const HighlightedText = ({ text, ranges }: HighlightedTextProps) => (
  <>
    {ranges.map(([start, end], index) => (
      <>
        {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
        <mark>{text.slice(start, end)}</mark>
      </>
    ))}
    {text.slice(ranges.at(-1)?.[1] ?? 0)}
  </>
)
