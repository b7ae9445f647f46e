import { LIMITS } from './settings.ts'

/** A word as it is looked for, and where it stands in its text. */
export interface Word {
  readonly term: string
  readonly start: number
  readonly end: number
}

/** Letters and digits with their marks; a capital after a small letter begins another word. */
const WORD = /[\p{L}\p{N}\p{M}](?:(?!(?<=\p{Ll})\p{Lu})[\p{L}\p{N}\p{M}])*/gu

/** The words of a text, in their order. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: found, index }) => {
    const term = fold(found)
    return term === '' ? [] : [{ term, start: index, end: index + found.length }]
  })

/** The terms of a text, in their order. */
export const termsOf = (text: string): string[] =>
  PLAIN.test(text) ? plainTermsOf(text) : wordsOf(text).map(({ term }) => term)

// Nearly every text is ASCII; reading it letter by letter takes a tenth of the time, which is most
// of what it takes to start.
const PLAIN = /^[\0-~]*$/

function plainTermsOf(text: string): string[] {
  const terms: string[] = []
  const lower = text.toLowerCase()
  let [start, wasSmall] = [-1, false]
  const endAt = (end: number): void => {
    if (start !== -1) terms.push(lower.slice(start, Math.min(end, start + LIMITS.letters)))
  }
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const isSmall = unit >= 97 && unit <= 122
    const isCapital = unit >= 65 && unit <= 90
    if (!isSmall && !isCapital && (unit < 48 || unit > 57)) {
      endAt(at)
      start = -1
    } else if (start === -1 || (isCapital && wasSmall)) {
      endAt(at)
      start = at
    }
    wasSmall = isSmall
  }
  endAt(text.length)
  return terms
}

/** A text as one word: `Data table`, `data-table` and `datatable` are the same. */
export const squash = (text: string): string => asOneWord(termsOf(text))

/** Terms as one word, which is no longer than any other. */
export const asOneWord = (terms: readonly string[]): string =>
  terms.join('').slice(0, LIMITS.letters)

/** A word without case and marks; what is left of a very long one is its beginning. */
const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, LIMITS.letters)
