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
