import { groupBy } from '../lists.ts'
import { getTokenCost, toTokenCount } from './estimate-tokens.ts'
import type { Line, MarkdownBlock } from './lines.ts'

/** How long a pack should be and may be, in tokens. */
export interface TokenBudget {
  readonly target: number
  readonly max: number
}

/** A pack as Markdown, about what it costs in tokens, and what there was no room for. */
export interface FittedMarkdown {
  readonly markdown: string
  readonly tokens: number
  readonly omitted: readonly string[]
}

/** A line, and as much of it as there is room for. */
interface BudgetedLine {
  readonly line: Line
  readonly subject: string | undefined
  text: string
}

/** The blocks as Markdown within the budget, closed by what `close` says of the rest. */
export function fitToBudget(
  blocks: readonly MarkdownBlock[],
  budget: TokenBudget,
  close: (left: readonly string[]) => string,
  costOf = getLineCost,
): FittedMarkdown {
  const sumOf = (texts: readonly string[]): number =>
    texts.reduce((sum, text) => sum + costOf(text), 0)
  const parts = blocks.map(([heading, lines, of]) => ({
    heading,
    rows: lines
      .filter(({ text }) => text)
      .map((line): BudgetedLine => ({ line, subject: line.subject ?? of, text: line.text })),
  }))
  const rows = parts.flatMap((part) => part.rows)
  const texts = [...parts.map(({ heading }) => heading), ...rows.map(({ text }) => text), close([])]
  shortenLines(rows, sumOf(texts), { ...budget, getLineCost: costOf })
  const missing = groupBy(
    rows.filter(({ line, text }) => line.topic && line.text !== text),
    ({ line }) => line.topic,
  )
  const left = [...missing].map(([what, group]) => {
    const of = new Set(group.flatMap((row) => row.subject ?? []))
    return of.size === 1 ? `${what} (${[...of]})` : what
  })
  const shown = parts.flatMap(({ heading, rows }) => {
    const texts = rows.map(({ text }) => text).filter(Boolean)
    return texts.length === 0 ? [] : [[heading, ...texts].filter(Boolean)]
  })
  shown.push([close(left)])
  return {
    markdown: `${shown.map((texts) => texts.join('\n')).join('\n\n')}\n`,
    tokens: toTokenCount(sumOf(shown.flat())),
    omitted: left,
  }
}

interface ShortenOptions extends TokenBudget {
  readonly getLineCost: (text: string) => number
}

/** What the list of the missing parts may cost. */
const OMISSIONS_RESERVE = 60

/** Leaves each row whole where there is room, else short, and empty only when it must be. */
function shortenLines(
  rows: readonly BudgetedLine[],
  cost: number,
  { target, max, getLineCost }: ShortenOptions,
): void {
  let total = cost
  const shrink = (rank: number, limit: number, isLast: boolean, least = 0): void => {
    for (const row of rows.filter(({ line }) => line.rank === rank).toReversed()) {
      const cost = getLineCost(row.text)
      if (total <= limit || cost < least) continue
      row.text = isLast ? '' : row.line.shortText
      total += getLineCost(row.text) - cost
    }
  }
  if (total <= target * 1000) return
  for (const rank of DROP_ORDER) {
    const limit = ((rank > 3 ? target : max) - OMISSIONS_RESERVE) * 1000
    // One line that takes a quarter of the room goes before many that share the rest.
    shrink(rank, limit, false, limit / 4)
    shrink(rank, limit, false)
  }
  for (const rank of DROP_ORDER) shrink(rank, (max - OMISSIONS_RESERVE) * 1000, true)
}

/** The ranks in the order in which they go. */
const DROP_ORDER = [5, 4, 3, 2, 1]

/** What a text costs as a line; without one there is no line. */
export const getLineCost = (text: string): number => (text === '' ? 0 : getTokenCost(`${text}\n`))
