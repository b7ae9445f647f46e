import { groupBy } from '../lists.ts'
import { LINE_RANKS, type Line, type LineRank, type MarkdownBlock } from './markdown/lines.ts'

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
  scaffold: { target: 2200, max: 2200, perPart: 30, includedParts: NO_PARTS },
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

/** A line, and as much of its text as there is room for. */
interface BudgetedLine {
  readonly line: Line
  readonly subject: string | undefined
  text: string
}

/** Renders the blocks within a budget, closed by a text about the topics that were left out. */
export function fitToBudget(
  blocks: readonly MarkdownBlock[],
  budget: TokenBudget,
  createClosing: (omitted: readonly string[]) => string,
  lineCost = getLineCost,
): FittedMarkdown {
  let cost = 0
  let closing = createClosing([])
  for (const [heading, lines] of blocks) {
    if (lines.some(({ text }) => text)) cost += lineCost(heading)
    for (const { text } of lines) cost += lineCost(text)
  }
  if (cost + lineCost(closing) <= budget.target * COST_PER_TOKEN) {
    return render(
      blocks.map(([heading, lines]) => ({ heading, rows: lines })),
      cost,
      closing,
    )
  }
  const sections = blocks.map(([heading, lines, blockSubject]) => ({
    heading,
    rows: lines
      .filter(({ text }) => text)
      .map((line): BudgetedLine => {
        return { line, subject: line.subject ?? blockSubject, text: line.text }
      }),
  }))
  const rows = sections.flatMap((section) => section.rows)
  shortenLines(rows, cost + lineCost(closing), { ...budget, lineCost })
  const omitted = listOmittedTopics(rows)
  closing = createClosing(omitted)
  cost = 0
  for (const { heading, rows } of sections) {
    if (rows.some(({ text }) => text)) cost += lineCost(heading)
    for (const { text } of rows) cost += lineCost(text)
  }
  return { ...render(sections, cost, closing), omitted }

  function render(
    parts: readonly { heading: string; rows: readonly { readonly text: string }[] }[],
    linesCost: number,
    end: string,
  ): FittedMarkdown {
    let markdown = ''
    for (const { heading, rows } of parts) {
      let block = ''
      for (const { text } of rows) if (text) block += block === '' ? text : `\n${text}`
      if (block) markdown += heading ? `${heading}\n${block}\n\n` : `${block}\n\n`
    }
    const tokens = toTokenCount(linesCost + lineCost(end))
    return { markdown: `${markdown}${end}\n`, tokens, omitted: [] }
  }
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

interface ShortenOptions extends TokenBudget {
  readonly lineCost: (text: string) => number
}

/** Shortens lines until the rows fit the budget, and drops lines only if that is not enough. */
function shortenLines(
  rows: readonly BudgetedLine[],
  initialCost: number,
  { target, max, lineCost }: ShortenOptions,
): void {
  const targetCost = (target - OMISSIONS_RESERVE) * COST_PER_TOKEN
  const maxCost = (max - OMISSIONS_RESERVE) * COST_PER_TOKEN
  let total = initialCost
  const replaceRows = (rank: LineRank, limit: number, { drop = false, minCost = 0 } = {}): void => {
    for (const row of rows.filter(({ line }) => line.rank === rank).toReversed()) {
      const cost = lineCost(row.text)
      if (total <= limit || cost < minCost) continue
      row.text = drop ? '' : row.line.shortText
      total += lineCost(row.text) - cost
    }
  }
  if (total <= target * COST_PER_TOKEN) return
  for (const rank of DROP_ORDER) {
    const limit = rank >= LINE_RANKS.extra ? targetCost : maxCost
    // A line that takes a quarter of the room is shortened before many that share the rest.
    replaceRows(rank, limit, { minCost: limit / 4 })
    replaceRows(rank, limit)
  }
  for (const rank of DROP_ORDER) replaceRows(rank, maxCost, { drop: true })
}

/**
 * Estimates the tokens of a text for a language model. The text is split as the tokenizers of large
 * models do (words with the character before them, up to three digits, runs of punctuation), and
 * each piece counts its average number of tokens. Measured against o200k. The cost of a text is the
 * sum of its lines.
 *
 * @example
 * import { estimateTokens } from '@svc/content/packs'
 *
 * estimateTokens('') // => 0
 */
export const estimateTokens = (text: string): number => toTokenCount(getTokenCost(text))

/** Costs are whole thousandths of a token, so that their sum does not depend on the order. */
const COST_PER_TOKEN = 1000

const toTokenCount = (cost: number): number => Math.ceil(cost / COST_PER_TOKEN)

/** Returns the cost of a line; an empty line is left out and costs nothing. */
export const getLineCost = (text: string): number => (text === '' ? 0 : getTokenCost(`${text}\n`))

/**
 * A word with the character before it; up to three digits; punctuation with the space before it and
 * the line end after it; white space, whose last space belongs to the next word. Beyond ASCII,
 * nearly all characters are letters.
 */
const TOKENIZER_PIECES =
  /([^A-Za-z\x80-\u1fff\u2c00-\uffff\n\r]?)([A-Za-z\x80-\u1fff\u2c00-\uffff]+)|\d{1,3}|([ \t]?[^A-Za-z\x80-\u1fff\u2c00-\uffff\d \t\n\r]+)[\n\r]*|[ \t\n\r]+(?= [^ \t\n\r])|[ \t\n\r]+/g

function getTokenCost(text: string): number {
  let cost = 0
  for (const [, prefix = '', word, punctuation = ''] of text.matchAll(TOKENIZER_PIECES)) {
    if (word) cost += getWordCost(word) + getPrefixCost(prefix, word)
    else cost += getPunctuationCost(punctuation.length)
  }
  return cost
}

/** Returns the cost of a word: one token, more if it is long or has inner capitals. */
function getWordCost(word: string): number {
  const letters = word.replace(/[^A-Za-z]+/g, '').length
  const capitals = word.replace(/[^A-Z]+/g, '').length
  const nonAscii = word.length - letters
  return getLetterCost(letters) + (capitals > 1 ? capitals * 400 : 0) + nonAscii * 600
}

function getLetterCost(letters: number): number {
  if (letters === 0) return 0
  return letters > 14 ? letters * 167 : 1000 + Math.max(0, letters - 5) * 25
}

/** Returns the cost of the character before a word: none for a space, a token for most others. */
function getPrefixCost(prefix: string, word: string): number {
  if (prefix === '' || prefix === ' ') return 0
  if (prefix === '-') return Math.max(0, word.length - 3) * 70
  return /[.(_]/.test(prefix) ? 100 : 1000
}

/** Returns the cost of a run of punctuation; digits and white space cost one token. */
function getPunctuationCost(length: number): number {
  if (length === 0) return 1000
  return length > 3 ? length * 400 - 200 : 1080
}
