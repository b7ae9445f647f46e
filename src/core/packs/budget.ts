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
  const sections = blocks.map(([heading, lines, subject]) => ({
    heading,
    rows: lines.flatMap((line): BudgetedLine | [] =>
      line.text ? { line, subject: line.subject ?? subject, text: line.text } : [],
    ),
  }))
  const rows = sections.flatMap((section) => section.rows)
  const getCost = (closing: string): number => {
    let cost = lineCost(closing)
    for (const { heading, rows } of sections) {
      if (rows.some(({ text }) => text)) cost += lineCost(heading)
      for (const { text } of rows) cost += lineCost(text)
    }
    return cost
  }
  shortenLines(rows, getCost(createClosing([])), { ...budget, lineCost })
  const omitted = listOmittedTopics(rows)
  const closing = createClosing(omitted)
  let markdown = ''
  for (const { heading, rows } of sections) {
    let block = ''
    for (const { text } of rows) if (text) block += `${text}\n`
    if (block) markdown += heading ? `${heading}\n${block}\n` : `${block}\n`
  }
  return { markdown: `${markdown}${closing}\n`, tokens: toTokenCount(getCost(closing)), omitted }
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
 * Returns the cost of a text in one pass. Its pieces are: a word with the character before it; up to
 * three digits; punctuation with the space before it and the line ends after it; white space, whose
 * last space belongs to the next word.
 */
function getTokenCost(text: string): number {
  let cost = 0
  let index = 0
  while (index < text.length) {
    const kind = getCharacterKind(text.charCodeAt(index))
    const next = getCharacterKind(text.charCodeAt(index + 1))
    if (kind === LETTER) {
      const end = skipKind(text, index, LETTER)
      cost += getWordCost(text, index, end)
      index = end
    } else if (next === LETTER && kind !== LINE_END) {
      const end = skipKind(text, index + 1, LETTER)
      cost += getWordCost(text, index + 1, end)
      cost += getPrefixCost(text.charCodeAt(index), end - index - 1)
      index = end
    } else if (kind === DIGIT) {
      index = Math.min(skipKind(text, index, DIGIT), index + 3)
      cost += TOKEN
    } else if (kind === PUNCTUATION || (kind === BLANK && next === PUNCTUATION)) {
      const end = skipKind(text, index + 1, PUNCTUATION)
      cost += getPunctuationCost(end - index)
      index = skipKind(text, end, LINE_END)
    } else {
      const end = skipWhiteSpace(text, index)
      // The last of several spaces belongs to what follows.
      const keepsSpace = end > index + 1 && end < text.length && text[end - 1] === ' '
      index = keepsSpace ? end - 1 : end
      cost += TOKEN
    }
  }
  return cost
}

const TOKEN = COST_PER_TOKEN

const [LETTER, DIGIT, BLANK, LINE_END, PUNCTUATION, NONE] = [0, 1, 2, 3, 4, 5]

/** Classifies a character. Beyond ASCII, nearly all characters are letters. */
function getCharacterKind(code: number): number {
  if (code >= 97 && code <= 122) return LETTER
  if (code === 32 || code === 9) return BLANK
  if (code >= 65 && code <= 90) return LETTER
  if (code >= 48 && code <= 57) return DIGIT
  if (code === 10 || code === 13) return LINE_END
  if (code < 0x80) return PUNCTUATION
  if (Number.isNaN(code)) return NONE
  return code > 0x1fff && code < 0x2c00 ? PUNCTUATION : LETTER
}

/** Returns the index after the characters of a kind that start at an index. */
function skipKind(text: string, start: number, kind: number): number {
  let end = start
  while (getCharacterKind(text.charCodeAt(end)) === kind) end++
  return end
}

/** Returns the index after the white space that starts at an index. */
function skipWhiteSpace(text: string, start: number): number {
  let end = start
  while ([BLANK, LINE_END].includes(getCharacterKind(text.charCodeAt(end)))) end++
  return end
}

/** Returns the cost of a word: one token, more if it is long or has inner capitals. */
function getWordCost(text: string, start: number, end: number): number {
  let letters = 0
  let capitals = 0
  for (let index = start; index < end; index++) {
    const code = text.charCodeAt(index)
    if (code < 0x80) letters++
    if (code <= 90) capitals++
  }
  const nonAscii = end - start - letters
  return getLetterCost(letters) + (capitals > 1 ? capitals * 400 : 0) + nonAscii * 600
}

function getLetterCost(letters: number): number {
  if (letters === 0) return 0
  return letters > 14 ? letters * 167 : TOKEN + Math.max(0, letters - 5) * 25
}

/** Returns the cost of the character before a word: none for a space, a token for most others. */
function getPrefixCost(code: number, wordLength: number): number {
  if (code === 32) return 0
  if (code === 45) return Math.max(0, wordLength - 3) * 70
  return CHEAP_PREFIXES.has(code) ? 100 : TOKEN
}

/** The characters that most tokenizers join with the word after them: `.`, `(` and `_`. */
const CHEAP_PREFIXES = new Set([46, 40, 95])

/** Returns the cost of a run of punctuation. */
const getPunctuationCost = (length: number): number =>
  length > 3 ? length * 400 - 200 : TOKEN + 80
