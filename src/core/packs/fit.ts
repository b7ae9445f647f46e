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

/** The blocks as Markdown within the budget, closed by what `close` says of the rest. */
export function fit(
  blocks: readonly Block[],
  budget: Budget,
  close: (left: readonly string[]) => string,
  costOf = costOfLine,
): Fitted {
  const said = blocks.map(([, lines]) => lines.filter(({ text }) => text))
  const fixed = [...blocks.map(([heading]) => heading), close([])]
  const texts = shortened(said.flat(), { ...budget, costOf, fixed: sum(fixed.map(costOf)) })
  const missing = new Map<string, Set<string>>()
  let cost = 0
  let next = 0
  const parts = blocks.flatMap(([heading, , part], at) => {
    const shown = (said[at] ?? []).flatMap(({ text, what, of = part }) => {
      const short = texts[next++]
      if (short) cost += costOf(short)
      if (what && short !== text) {
        const parts = missing.get(what) ?? new Set()
        missing.set(what, of === undefined ? parts : parts.add(of))
      }
      return short || []
    })
    if (shown.length === 0) return []
    if (heading) cost += costOf(heading)
    return [(heading ? [heading, ...shown] : shown).join('\n')]
  })
  const left = [...missing].map(([what, of]) => (of.size === 1 ? `${what} (${[...of]})` : what))
  const end = close(left)
  const tokens = tokensOf(cost + costOf(end))
  return { markdown: `${[...parts, end].join('\n\n')}\n`, tokens, left }
}

interface Room extends Budget {
  readonly costOf: (text: string) => number
  /** What headings and end cost. */
  readonly fixed: number
}

/** What the list of the missing parts may cost. */
const RESERVE = 60

/** The text of each line: whole where there is room, else short, and none only when it must. */
function shortened(lines: readonly Line[], { target, max, costOf, fixed }: Room): string[] {
  const texts = lines.map(({ text }) => text)
  const costs = texts.map(costOf)
  let total = sum(costs) + fixed
  const shrink = (rank: number, limit: number, isLast: boolean, least = 0): void => {
    for (let at = lines.length - 1; at >= 0 && total > limit; at--) {
      const [line, cost = 0] = [lines[at], costs[at]]
      if (line?.rank !== rank || !texts[at] || cost < least) continue
      const text = isLast ? '' : line.short
      const left = text === '' ? 0 : costOf(text)
      texts[at] = text
      costs[at] = left
      total += left - cost
    }
  }
  if (total <= target * 1000) return texts
  for (const rank of DROPPED) {
    const limit = ((rank > 3 ? target : max) - RESERVE) * 1000
    // One line that takes a quarter of the room goes before many that share the rest.
    shrink(rank, limit, false, limit / 4)
    shrink(rank, limit, false)
  }
  for (const rank of DROPPED) shrink(rank, (max - RESERVE) * 1000, true)
  return texts
}

/** The ranks in the order in which they go. */
const DROPPED = [5, 4, 3, 2, 1]

/** What a text costs as a line. */
export const costOfLine = (text: string): number => tokenCost(`${text}\n`)

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)
