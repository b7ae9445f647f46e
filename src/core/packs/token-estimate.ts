import { memoizeRecent } from '../kernel/memoize.ts'

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
      if (start > index) cost += getPrefixCost(text.charAt(index), length)
      index = end
    } else if (kind === DIGIT) {
      index = Math.min(skipKinds(text, index, DIGIT), index + 3)
      cost += TOKEN
    } else if (kind === PUNCTUATION || (kind === BLANK && getKind(text, start) === PUNCTUATION)) {
      const end = skipKinds(text, start, PUNCTUATION)
      cost += getPunctuationCost(end - index)
      index = skipKinds(text, end, LINE_END)
    } else {
      const end = skipKinds(text, index, BLANK, LINE_END)
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
const ASCII_KINDS = Uint8Array.from({ length: 0x80 }, (_, code) =>
  [/[A-Za-z]/, /\d/, /[ \t]/, /[\n\r]/, /./s].findIndex((kind) =>
    kind.test(String.fromCharCode(code)),
  ),
)

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

/** Returns the index after the characters that start at an index and have one of adjacent kinds. */
function skipKinds(text: string, start: number, first: number, last = first): number {
  let end = start
  for (let kind = first; kind >= first && kind <= last; end++) kind = getKind(text, end)
  return end - 1
}

/** Returns the cost of the ASCII letters of a word: one token, more if there are many. */
function getLetterCost(letters: number): number {
  if (letters === 0) return 0
  return letters > 14 ? letters * 167 : TOKEN + Math.max(0, letters - 5) * 25
}

/** Returns the cost of the character before a word: none for a space, a token for most others. */
function getPrefixCost(character: string, wordLength: number): number {
  if (character === ' ') return 0
  if (character === '-') return Math.max(0, wordLength - 3) * 70
  // Most tokenizers join these with the word after them.
  return '.(_'.includes(character) ? 100 : TOKEN
}

/** Returns the cost of a run of punctuation. */
const getPunctuationCost = (length: number): number =>
  length > 3 ? length * 400 - 200 : TOKEN + 80
