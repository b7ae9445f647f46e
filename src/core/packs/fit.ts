import { groupBy } from '../group-by.ts'
import { tokenCost, tokensOf } from './estimate-tokens.ts'
import type { Block, Line } from './lines.ts'

/** How long a pack should be and may be, in tokens. */
export interface Budget {
  readonly target: number
  readonly max: number
}

/** A pack as Markdown, about what it costs in tokens, and what there was no room for. */
export interface Fitted {
  readonly markdown: string
  readonly tokens: number
  readonly left: readonly string[]
}

/** A line, and as much of it as there is room for. */
interface Row {
  readonly line: Line
  readonly of: string | undefined
  text: string
}

/** The blocks as Markdown within the budget, closed by what `close` says of the rest. */
export function fit(
  blocks: readonly Block[],
  budget: Budget,
  close: (left: readonly string[]) => string,
  costOf = costOfLine,
): Fitted {
  const sumOf = (texts: readonly string[]): number =>
    texts.reduce((sum, text) => sum + costOf(text), 0)
  const parts = blocks.map(([heading, lines, of]) => ({
    heading,
    rows: lines
      .filter(({ text }) => text)
      .map((line): Row => ({ line, of: line.of ?? of, text: line.text })),
  }))
  const rows = parts.flatMap((part) => part.rows)
  const texts = [...parts.map(({ heading }) => heading), ...rows.map(({ text }) => text), close([])]
  shorten(rows, sumOf(texts), { ...budget, costOf })
  const missing = groupBy(
    rows.filter(({ line, text }) => line.what && line.text !== text),
    ({ line }) => line.what,
  )
  const left = [...missing].map(([what, group]) => {
    const of = new Set(group.flatMap((row) => row.of ?? []))
    return of.size === 1 ? `${what} (${[...of]})` : what
  })
  const shown = parts.flatMap(({ heading, rows }) => {
    const texts = rows.map(({ text }) => text).filter(Boolean)
    return texts.length === 0 ? [] : [[heading, ...texts].filter(Boolean)]
  })
  shown.push([close(left)])
  return {
    markdown: `${shown.map((texts) => texts.join('\n')).join('\n\n')}\n`,
    tokens: tokensOf(sumOf(shown.flat())),
    left,
  }
}

interface Room extends Budget {
  readonly costOf: (text: string) => number
}

/** What the list of the missing parts may cost. */
const RESERVE = 60

/** Leaves each row whole where there is room, else short, and empty only when it must be. */
function shorten(rows: readonly Row[], cost: number, { target, max, costOf }: Room): void {
  let total = cost
  const shrink = (rank: number, limit: number, isLast: boolean, least = 0): void => {
    for (const row of rows.filter(({ line }) => line.rank === rank).toReversed()) {
      const cost = costOf(row.text)
      if (total <= limit || cost < least) continue
      row.text = isLast ? '' : row.line.short
      total += costOf(row.text) - cost
    }
  }
  if (total <= target * 1000) return
  for (const rank of DROPPED) {
    const limit = ((rank > 3 ? target : max) - RESERVE) * 1000
    // One line that takes a quarter of the room goes before many that share the rest.
    shrink(rank, limit, false, limit / 4)
    shrink(rank, limit, false)
  }
  for (const rank of DROPPED) shrink(rank, (max - RESERVE) * 1000, true)
}

/** The ranks in the order in which they go. */
const DROPPED = [5, 4, 3, 2, 1]

/** What a text costs as a line; without one there is no line. */
export const costOfLine = (text: string): number => (text === '' ? 0 : tokenCost(`${text}\n`))
