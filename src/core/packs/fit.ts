import { tokenCost } from './estimate-tokens.ts'
import { type Block, type Left, type Line, RANKS, type Rank } from './lines.ts'

/** How long a pack should be and may be, in tokens. */
export interface Budget {
  readonly target: number
  readonly max: number
}

/** A pack as Markdown, and what there was no room for. */
export interface Fitted {
  readonly markdown: string
  readonly left: readonly string[]
}

/** What the list of the missing parts may cost. */
const RESERVE = 60

const isExtra = (rank: Rank): boolean => rank === 'extra' || rank === 'more'

/** The blocks as Markdown within the budget, closed by the lines that `close` makes of the rest. */
export function fit(
  blocks: readonly Block[],
  budget: Budget,
  close: (left: readonly string[]) => readonly string[],
): Fitted {
  const lines = blocks.flatMap((block) => block.lines)
  const fixed = [...blocks.map(({ heading = '' }) => heading), ...close([])]
  const forms = chooseForms(lines, budget, sum(fixed.map(costOf)))
  const missing: Left[] = []
  let at = 0
  const parts = blocks.flatMap(({ heading, of, lines }) => {
    const texts = lines.flatMap((line) => {
      const form = forms[at++]
      if (form !== 'whole' && line.left)
        missing.push(of === undefined ? line.left : { of, ...line.left })
      return textIn(line, form) ?? []
    })
    return texts.length === 0 ? [] : [[...(heading ? [heading] : []), ...texts].join('\n')]
  })
  const left = inWords(missing)
  return { markdown: `${[...parts, close(left).join('\n')].join('\n\n')}\n`, left }
}

/** What becomes of a line. */
type Form = 'whole' | 'short' | 'gone'

function textIn({ text, short }: Line, form: Form | undefined): string | undefined {
  if (form === 'gone') return undefined
  return form === 'short' ? short : text
}

/** The form of each line: whole where there is room, else short, and gone only when it must. */
function chooseForms(lines: readonly Line[], budget: Budget, fixed: number): Form[] {
  const forms: Form[] = lines.map(() => 'whole')
  const costs = lines.map(costOfLine)
  let total = sum(costs) + fixed
  const shrink = (rank: Rank, limit: number, isLast: boolean, least = 0): void => {
    for (let at = lines.length - 1; at >= 0 && total > limit; at--) {
      const line = lines[at]
      if (line?.rank !== rank || forms[at] === 'gone' || (costs[at] ?? 0) < least) continue
      const form = line.short === undefined || isLast ? 'gone' : 'short'
      const cost = form === 'gone' ? 0 : costOf(line.short ?? '')
      total += cost - (costs[at] ?? 0)
      costs[at] = cost
      forms[at] = form
    }
  }
  if (total <= budget.target) return forms
  for (const rank of DROPPED) {
    const limit = (isExtra(rank) ? budget.target : budget.max) - RESERVE
    // One line that takes a quarter of the room goes before many that share the rest.
    shrink(rank, limit, false, limit / 4)
    shrink(rank, limit, false)
  }
  for (const rank of DROPPED) shrink(rank, budget.max - RESERVE, true)
  return forms
}

/** The ranks in the order in which they go. */
const DROPPED = RANKS.toReversed().filter((rank) => rank !== 'must')

/** What is missing, each kind once, and of which parts when they are few. */
function inWords(left: readonly Left[]): string[] {
  const parts = new Map<string, Set<string>>()
  for (const { what, of } of left) {
    const known = parts.get(what) ?? new Set()
    parts.set(what, known)
    if (of !== undefined) known.add(of)
  }
  return [...parts].map(([what, of]) => {
    if (of.size === 0) return what
    return of.size > 3 ? what : `${what} (${[...of].join(', ')})`
  })
}

// What a section or a pattern says stands in the packs of many pages.
const known = new WeakMap<Line, number>()

function costOfLine(line: Line): number {
  const cost = known.get(line) ?? costOf(line.text)
  known.set(line, cost)
  return cost
}

/** A text and the end of its line. */
const costOf = (text: string): number => tokenCost(`${text}\n`)

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)
