import { memoizeRecent } from '../memoize.ts'

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
export const COST_PER_TOKEN = 1000

export const toTokenCount = (cost: number): number => Math.ceil(cost / COST_PER_TOKEN)

/** Returns the cost of a line; an empty line is left out and costs nothing. */
export const getLineCost = (text: string): number => (text === '' ? 0 : costOfLine(text))

/** Most lines of an app are on several pages, so the costs of the last ones are kept. */
const costOfLine = memoizeRecent(8192, (text: string) => getTokenCost(`${text}\n`))

/**
 * Returns the cost of a text in one pass. Its pieces are: a word with the character before it; up to
 * three digits; punctuation with the space before it and the line ends after it; white space, whose
 * last space belongs to the next word.
 */
function getTokenCost(text: string): number {
  let cost = 0
  let index = 0
  while (index < text.length) {
    const kind = getKind(text, index)
    const start = kind === LETTER ? index : index + 1
    if (kind !== LINE_END && getKind(text, start) === LETTER) {
      // Words are most of a text, so their letters are read only once.
      let end = start
      let nonAscii = 0
      let capitals = 0
      for (let code = text.charCodeAt(end); isLetter(code); code = text.charCodeAt(++end)) {
        if (code >= 0x80) nonAscii++
        else if (code <= 90) capitals++
      }
      const length = end - start
      cost += getLetterCost(length - nonAscii) + nonAscii * 600
      if (capitals > 1) cost += capitals * 400
      if (start > index) cost += getPrefixCost(text.charCodeAt(index), length)
      index = end
    } else if (kind === DIGIT) {
      index = Math.min(skipKind(text, index, DIGIT), index + 3)
      cost += TOKEN
    } else if (kind === PUNCTUATION || (kind === BLANK && getKind(text, start) === PUNCTUATION)) {
      const end = skipKind(text, start, PUNCTUATION)
      cost += getPunctuationCost(end - index)
      index = skipKind(text, end, LINE_END)
    } else {
      const end = skipWhiteSpace(text, index)
      // The last of several spaces belongs to what follows.
      const keepsSpace = end > start && end < text.length && text[end - 1] === ' '
      index = keepsSpace ? end - 1 : end
      cost += TOKEN
    }
  }
  return cost
}

const TOKEN = COST_PER_TOKEN

const LETTER = 0
const DIGIT = 1
const BLANK = 2
const LINE_END = 3
const PUNCTUATION = 4
const END = 5

/** The kinds of the ASCII characters. */
const ASCII_KINDS = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code)
  if (/[A-Za-z]/.test(character)) return LETTER
  if (/\d/.test(character)) return DIGIT
  if (/[ \t]/.test(character)) return BLANK
  return /[\n\r]/.test(character) ? LINE_END : PUNCTUATION
})

/** Returns the kind of a character. */
function getKind(text: string, index: number): number {
  const code = text.charCodeAt(index)
  if (code < 0x80) return ASCII_KINDS[code] as number
  if (Number.isNaN(code)) return END
  return isLetter(code) ? LETTER : PUNCTUATION
}

/** True if a character is a letter. Beyond ASCII, nearly all characters are. */
const isLetter = (code: number): boolean =>
  code < 0x80 ? ASCII_KINDS[code] === LETTER : code < 0x2000 || code >= 0x2c00

/** Returns the index after the characters of a kind that start at an index. */
function skipKind(text: string, start: number, kind: number): number {
  let end = start
  while (getKind(text, end) === kind) end++
  return end
}

/** Returns the index after the white space that starts at an index. */
function skipWhiteSpace(text: string, start: number): number {
  let end = start
  for (
    let kind = getKind(text, end);
    kind === BLANK || kind === LINE_END;
    kind = getKind(text, end)
  ) {
    end++
  }
  return end
}

/** Returns the cost of the ASCII letters of a word: one token, more if there are many. */
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
