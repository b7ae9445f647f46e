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

/** A line with as much of it as there is room for. */
interface Row {
  readonly line: Line
  readonly of: string | undefined
  text: string
  cost: number
}

/** The blocks as Markdown within the budget, closed by what `close` says of the rest. */
export function fit(
  blocks: readonly Block[],
  budget: Budget,
  close: (left: readonly string[]) => string,
  costOf = costOfLine,
): Fitted {
  const sumOf = (texts: readonly string[]): number =>
    texts.reduce((total, text) => total + costOf(text), 0)
  const parts = blocks.map(([heading, lines, part]) => ({
    heading,
    rows: lines
      .filter(({ text }) => text)
      .map(
        (line): Row => ({ line, of: line.of ?? part, text: line.text, cost: costOf(line.text) }),
      ),
  }))
  const rows = parts.flatMap((part) => part.rows)
  const fixed = sumOf([...parts.map(({ heading }) => heading), close([])])
  shorten(rows, { ...budget, costOf, fixed })
  const missing = groupBy(
    rows.filter(({ line, text }) => line.what && line.text !== text),
    ({ line }) => line.what,
  )
  const left = [...missing].map(([what, group]) => {
    const of = new Set(group.flatMap((row) => row.of ?? []))
    return of.size === 1 ? `${what} (${[...of]})` : what
  })
  const shown = parts.flatMap(({ heading, rows }) => {
    const texts = rows.flatMap(({ text }) => text || [])
    return texts.length === 0 ? [] : [[...(heading ? [heading] : []), ...texts]]
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
  /** What headings and end cost. */
  readonly fixed: number
}

/** What the list of the missing parts may cost. */
const RESERVE = 60

/** Leaves each row whole where there is room, else short, and empty only when it must be. */
function shorten(rows: readonly Row[], { target, max, costOf, fixed }: Room): void {
  let total = rows.reduce((sum, { cost }) => sum + cost, fixed)
  const backwards = rows.toReversed()
  const shrink = (rank: number, limit: number, isLast: boolean, least = 0): void => {
    for (const row of backwards) {
      if (total <= limit) return
      if (row.line.rank !== rank || row.cost < least) continue
      row.text = isLast ? '' : row.line.short
      total -= row.cost
      row.cost = row.text ? costOf(row.text) : 0
      total += row.cost
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

/** What a text costs as a line. */
export const costOfLine = (text: string): number => tokenCost(`${text}\n`)
