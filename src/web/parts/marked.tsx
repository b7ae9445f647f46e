import type { Range } from '../search/marks.ts'

interface MarkedProps {
  readonly text: string
  /** In order, none touching another. */
  readonly ranges: readonly Range[]
}

/** A text with some of its parts marked. */
export const Marked = ({ text, ranges }: MarkedProps) => (
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
