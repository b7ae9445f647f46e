import type { TextRange } from '../search/marks.ts'

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
