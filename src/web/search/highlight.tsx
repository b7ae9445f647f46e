/** A range of characters; the end is exclusive. */
export type TextRange = readonly [start: number, end: number]

const WORD_PATTERN = /[\p{L}\p{N}]+/gu

/** Returns the ranges of the words in a text that are among the terms. */
export const findTermRanges = (text: string, terms: ReadonlySet<string>): TextRange[] =>
  [...text.matchAll(WORD_PATTERN)]
    .filter(([word]) => terms.has(word.toLowerCase()))
    .map(({ 0: word, index }) => [index, index + word.length])

/** Returns the ranges of a prefix in the words of a text. */
export const findPrefixRanges = (text: string, prefix: string): TextRange[] =>
  [...text.matchAll(WORD_PATTERN)]
    .filter(([word]) => word.toLowerCase().startsWith(prefix))
    .map(({ index }) => [index, index + prefix.length])

/** Sorts ranges and merges those that touch or overlap. */
export function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = []
  for (const range of ranges.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last && range[0] <= last[1])
      merged[merged.length - 1] = [last[0], Math.max(last[1], range[1])]
    else merged.push(range)
  }
  return merged
}

interface HighlightedTextProps {
  readonly text: string
  /** Sorted, and not overlapping. */
  readonly ranges: readonly TextRange[]
}

/** A text with highlighted ranges. */
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
