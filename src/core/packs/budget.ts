import { groupBy } from '../lists.ts'
import type { Line, MarkdownBlock } from './markdown/lines.ts'

/** For each kind its target, its limit, and what both grow by for each part beyond so many. */
const TOKEN_BUDGETS = {
  page: [1400, 2200, 250, 5],
  section: [1400, 2200, 15, 10],
  scaffold: [2200, 2200, 30, 0],
  review: [1400, 1400, 12, 0],
  mutation: [1400, 1400, 0, 0],
} as const

/** How long a pack may be that speaks about so many parts: patterns of a page, else pages. */
export function getTokenBudget(kind: keyof typeof TOKEN_BUDGETS, parts: number): TokenBudget {
  const [target, max, each, free] = TOKEN_BUDGETS[kind]
  const more = each * Math.max(0, parts - free)
  return { target: target + more, max: max + more }
}

/**
 * About how many tokens a text costs a language model: the pieces into which the tokenizers of
 * large models cut it (words with the sign before them, three digits, runs of signs), each at the
 * tokens that it has on average. Measured against o200k; a text costs the sum of its lines.
 */
export const estimateTokens = (text: string): number => toTokenCount(getTokenCost(text))

/** A cost as whole tokens. */
export const toTokenCount = (cost: number): number => Math.ceil(cost / 1000)

/**
 * A word with the sign before it; digits; signs with the space before them, and the line that they
 * end; white space, of which the last space belongs to the word behind it. Beyond ASCII all but a
 * few signs are letters of some script.
 */
const TOKENIZER_PIECES =
  /([^A-Za-z\x80-\u1fff\u2c00-\uffff\n\r]?)([A-Za-z\x80-\u1fff\u2c00-\uffff]+)|\d{1,3}|([ \t]?[^A-Za-z\x80-\u1fff\u2c00-\uffff\d \t\n\r]+)[\n\r]*|[ \t\n\r]+(?= [^ \t\n\r])|[ \t\n\r]+/g

/** The cost of a text in thousandths of a token, which add up to the same in any order. */
export function getTokenCost(text: string): number {
  let cost = 0
  for (const [, lead = '', word, signs = ''] of text.matchAll(TOKENIZER_PIECES)) {
    cost += word ? getWordCost(word) + getPrefixCost(lead, word) : getPunctuationCost(signs.length)
  }
  return cost
}

/** A word in use is one token, a long one sometimes two; capitals inside begin a new one. */
function getWordCost(word: string): number {
  const letters = word.replace(/[^A-Za-z]+/g, '').length
  const capitals = word.replace(/[^A-Z]+/g, '').length
  const usual = letters > 14 ? letters * 167 : 1000 + Math.max(0, letters - 5) * 25
  const foreign = word.length - letters
  return (letters && usual) + (capitals > 1 ? capitals * 400 : 0) + foreign * 600
}

/** A space before a word is free, a sign mostly is not; with a hyphen it depends on the length. */
function getPrefixCost(lead: string, { length }: string): number {
  if (lead === '-') return Math.max(0, length - 3) * 70
  if (/[.(_]/.test(lead)) return 100
  return lead === '' || lead === ' ' ? 0 : 1000
}

/** Signs that often stand together are one token, as digits and white space are. */
const getPunctuationCost = (length: number): number =>
  length > 3 ? length * 400 - 200 : length > 0 ? 1080 : 1000

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
