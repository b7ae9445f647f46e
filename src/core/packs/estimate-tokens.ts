/**
 * About how many tokens a text costs a language model: the pieces into which the tokenizers of
 * large models cut it (words with the sign before them, three digits, runs of signs), each at the
 * tokens that it has on average. Measured against o200k; a text costs the sum of its lines.
 */
export const estimateTokens = (text: string): number => tokensOf(tokenCost(text))

/** A cost as whole tokens. */
export const tokensOf = (cost: number): number => Math.ceil(cost / 1000)

/** The cost of a text in thousandths of a token, which add up to the same in any order. */
export function tokenCost(text: string): number {
  const { length } = text
  let tokens = 0
  for (let at = 0; at < length; ) {
    const start = at
    const kind = kindAt(text, at++)
    const next = at < length ? kindAt(text, at) : BREAK
    if (kind === LETTER || (kind !== BREAK && next === LETTER)) {
      const from = kind === LETTER ? start : at
      while (at < length && kindAt(text, at) === LETTER) at++
      tokens += wordCost(text, from, at) + leadCost(text, start, from, at)
    } else if (kind === DIGIT) {
      while (at < length && at < start + 3 && kindAt(text, at) === DIGIT) at++
      tokens += 1000
    } else if (kind === SIGN || (kind === SPACE && next === SIGN)) {
      while (at < length && kindAt(text, at) === SIGN) at++
      tokens += signCost(at - start)
      while (at < length && kindAt(text, at) === BREAK) at++
    } else {
      while (at < length && kindAt(text, at) >= SPACE) at++
      // The last of several spaces belongs to the word behind them.
      if (at - start > 1 && at < length && text.charCodeAt(at - 1) === 32) at--
      tokens += 1000
    }
  }
  return tokens
}

const [SIGN, LETTER, DIGIT, SPACE, BREAK] = [0, 1, 2, 3, 4]

/** What each character of ASCII counts as. */
const KINDS = Uint8Array.from({ length: 128 }, (_, unit) => {
  const character = String.fromCharCode(unit)
  if (/[a-z]/i.test(character)) return LETTER
  if (/\d/.test(character)) return DIGIT
  if (/[\n\r]/.test(character)) return BREAK
  return /[ \t]/.test(character) ? SPACE : SIGN
})

/** Beyond ASCII all but a few signs are letters of some script. */
function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  if (unit < 128) return KINDS[unit] as number
  return unit >= 0x2000 && unit < 0x2c00 ? SIGN : LETTER
}

/** A word in use is one token, a long one sometimes two; capitals inside begin a new one. */
function wordCost(text: string, from: number, end: number): number {
  let foreign = 0
  let capitals = 0
  for (let at = from; at < end; at++) {
    const unit = text.charCodeAt(at)
    if (unit > 127) foreign++
    else if (unit < 97) capitals++
  }
  const letters = end - from - foreign
  const usual = letters > 14 ? letters * 167 : 1000 + Math.max(0, letters - 5) * 25
  return (letters > 0 ? usual : 0) + (capitals > 1 ? capitals * 400 : 0) + foreign * 600
}

/** A space before a word is free, a sign mostly is not; with a hyphen it depends on the length. */
function leadCost(text: string, start: number, from: number, end: number): number {
  const unit = start === from ? 32 : text.charCodeAt(start)
  if (unit === 32) return 0
  if (unit === 45) return Math.max(0, end - from - 3) * 70
  return unit === 46 || unit === 40 || unit === 95 ? 100 : 1000
}

/** Signs that often stand together are one token. */
const signCost = (length: number): number => (length <= 3 ? 1080 : 1000 + (length - 3) * 400)
