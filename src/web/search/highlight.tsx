import type { SearchResult } from '../../index.ts'
import type { Highlights, MatchReason, TextRange } from './types.ts'

const WORD_PATTERN = /[\p{L}\p{N}]+/gu

/** Returns the ranges of the words in a text that are among the terms. */
const findTermRanges = (text: string, terms: ReadonlySet<string>): TextRange[] =>
  [...text.matchAll(WORD_PATTERN)]
    .filter(([word]) => terms.has(word.toLowerCase()))
    .map(({ 0: word, index }) => [index, index + word.length])

/** Returns the ranges of a prefix in the words of a text. */
export const findPrefixRanges = (text: string, prefix: string): TextRange[] =>
  [...text.matchAll(WORD_PATTERN)]
    .filter(([word]) => word.toLowerCase().startsWith(prefix))
    .map(({ index }) => [index, index + prefix.length])

/** Sorts ranges and merges those that touch or overlap. */
function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = []
  for (const range of ranges.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last && range[0] <= last[1])
      merged[merged.length - 1] = [last[0], Math.max(last[1], range[1])]
    else merged.push(range)
  }
  return merged
}

type Matches = NonNullable<SearchResult['matches']>

interface HighlightableTexts {
  readonly name?: string | undefined
  readonly description?: string | undefined
}

/** Returns the ranges of a name and a description that match, or another reason for the match. */
export function highlightMatches(
  { name = '', description = '' }: HighlightableTexts,
  matches: Matches,
): Highlights {
  const terms = new Set(matches.map(({ term }) => term))
  const nameRanges = matches.filter(({ field }) => field === 'name').flatMap(({ ranges }) => ranges)
  const highlights = {
    name: mergeRanges([...nameRanges, ...findTermRanges(name, terms)]),
    description: mergeRanges(findTermRanges(description, terms)),
  }
  if (highlights.name.length + highlights.description.length > 0) return highlights
  const reason = findMatchReason(matches)
  return reason ? { ...highlights, reason } : highlights
}

/** The labels of fields that results quote, in order of preference. */
const REASON_LABELS: Readonly<Record<string, string>> = { synonyms: 'also called', tags: 'tagged' }

/** Returns the best reason for a match: a synonym, then a tag, then any other field. */
function findMatchReason(matches: Matches): MatchReason | undefined {
  for (const [field, label] of Object.entries(REASON_LABELS)) {
    const match = matches.find((item) => item.field === field && item.text !== undefined)
    if (match) return { label, text: match.text ?? '', ranges: mergeRanges(match.ranges) }
  }
  const [first] = matches
  return first && { label: `in its ${first.field}`, text: first.term, ranges: [] }
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
