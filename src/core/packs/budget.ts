import { groupBy } from '../kernel/lists.ts'
import { LINE_RANKS, type Line, type LineRank, type MarkdownBlock } from './markdown/lines.ts'
import { COST_PER_TOKEN, getLineCost, toTokenCount } from './token-estimate.ts'

/** The length of a pack in tokens: the length to aim for, and the limit. */
export interface TokenBudget {
  readonly target: number
  readonly max: number
}

interface BudgetRule extends TokenBudget {
  /** The tokens that target and limit grow by for each further part. */
  readonly perPart: number
  /** The number of parts that the target and the limit cover. */
  readonly includedParts: { readonly target: number; readonly max: number }
}

const NO_PARTS = { target: 0, max: 0 }

/** The budget of each kind of pack. A part is a pattern of a page pack, else a page. */
const BUDGET_RULES = {
  page: { target: 735, max: 1100, perPart: 60, includedParts: { target: 2, max: 5 } },
  section: { target: 1400, max: 2200, perPart: 15, includedParts: { target: 10, max: 10 } },
  scaffold: { target: 2600, max: 2600, perPart: 30, includedParts: NO_PARTS },
  review: { target: 1400, max: 1400, perPart: 12, includedParts: NO_PARTS },
  mutation: { target: 1400, max: 1400, perPart: 0, includedParts: NO_PARTS },
} as const satisfies Readonly<Record<string, BudgetRule>>

/** Returns the budget of a pack with a number of parts: patterns of a page pack, else pages. */
export function getTokenBudget(kind: keyof typeof BUDGET_RULES, partCount: number): TokenBudget {
  const { target, max, perPart, includedParts } = BUDGET_RULES[kind]
  const growBy = (included: number): number => perPart * Math.max(0, partCount - included)
  return { target: target + growBy(includedParts.target), max: max + growBy(includedParts.max) }
}

/** A pack as Markdown, its estimated tokens, and the topics that were left out. */
export interface FittedMarkdown {
  readonly markdown: string
  readonly tokens: number
  readonly omitted: readonly string[]
}

/** A line with as much of its text as there is room for, and the cost of that text. */
interface BudgetedLine {
  readonly line: Line
  readonly subject: string | undefined
  text: string
  cost: number
}

/** A heading with lines that have a text and its cost. */
type PricedBlock = readonly [
  heading: string,
  lines: readonly Pick<Line, 'text' | 'cost'>[],
  subject?: string,
]

/** Renders the blocks within a budget, closed by a text about the topics that were left out. */
export function fitToBudget(
  blocks: readonly MarkdownBlock[],
  budget: TokenBudget,
  createClosing: (omitted: readonly string[]) => string,
): FittedMarkdown {
  const closing = createClosing([])
  const cost = getCost(blocks, closing)
  if (cost <= budget.target * COST_PER_TOKEN) return renderBlocks(blocks, closing, [])
  const sections = blocks.map(([heading, lines, subject]) => ({
    heading,
    rows: lines.flatMap((line): BudgetedLine | [] => {
      const { text, cost } = line
      return text ? { line, subject: line.subject ?? subject, text, cost } : []
    }),
  }))
  const rows = sections.flatMap((section) => section.rows)
  shortenLines(rows, cost, budget)
  const omitted = listOmittedTopics(rows)
  const shortened = sections.map(({ heading, rows }) => [heading, rows] as const)
  return renderBlocks(shortened, createClosing(omitted), omitted)
}

function renderBlocks(
  blocks: readonly PricedBlock[],
  closing: string,
  omitted: readonly string[],
): FittedMarkdown {
  let markdown = ''
  for (const [heading, lines] of blocks) {
    let block = ''
    for (const { text } of lines) if (text) block += `${text}\n`
    if (block) markdown += heading ? `${heading}\n${block}\n` : `${block}\n`
  }
  const tokens = toTokenCount(getCost(blocks, closing))
  return { markdown: `${markdown}${closing}\n`, tokens, omitted }
}

function getCost(blocks: readonly PricedBlock[], closing: string): number {
  let total = getLineCost(closing)
  for (const [heading, lines] of blocks) {
    if (lines.some(({ text }) => text)) total += getLineCost(heading)
    for (const { cost } of lines) total += cost
  }
  return total
}

/** Lists the topics of shortened lines, with the subject if all lines of a topic share it. */
function listOmittedTopics(rows: readonly BudgetedLine[]): string[] {
  const shortened = rows.filter(({ line, text }) => line.topic && line.text !== text)
  return [...groupBy(shortened, ({ line }) => line.topic)].map(([topic, group]) => {
    const subjects = new Set(group.flatMap(({ subject }) => subject ?? []))
    return subjects.size === 1 ? `${topic} (${[...subjects]})` : topic
  })
}

/** The ranks in the order in which their lines are shortened and dropped. */
const DROP_ORDER = [
  LINE_RANKS.detail,
  LINE_RANKS.extra,
  LINE_RANKS.guessable,
  LINE_RANKS.useful,
  LINE_RANKS.essential,
] as const

/** The tokens reserved for the list of omitted topics. */
const OMISSIONS_RESERVE = 60

/** Shortens lines until the rows fit the budget, and drops lines only if that is not enough. */
function shortenLines(
  rows: readonly BudgetedLine[],
  initialCost: number,
  { target, max }: TokenBudget,
): void {
  const targetCost = (target - OMISSIONS_RESERVE) * COST_PER_TOKEN
  const maxCost = (max - OMISSIONS_RESERVE) * COST_PER_TOKEN
  let total = initialCost
  const replaceRows = (rank: LineRank, limit: number, { drop = false, minCost = 0 } = {}): void => {
    for (const row of rows.filter(({ line }) => line.rank === rank).toReversed()) {
      if (total <= limit || row.cost < minCost) continue
      total -= row.cost
      row.text = drop ? '' : row.line.shortText
      row.cost = getLineCost(row.text)
      total += row.cost
    }
  }
  for (const rank of DROP_ORDER) {
    const limit = rank >= LINE_RANKS.extra ? targetCost : maxCost
    // A line that takes a quarter of the room is shortened before many that share the rest.
    replaceRows(rank, limit, { minCost: limit / 4 })
    replaceRows(rank, limit)
  }
  for (const rank of DROP_ORDER) replaceRows(rank, maxCost, { drop: true })
}
