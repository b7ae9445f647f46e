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

// Nearly every text is ASCII; reading it without places takes a fifth of the time, which is most
// of what it takes to start.
const PLAIN = /^[\0-~]*$/

const plainTermsOf = (text: string): string[] =>
  text
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((term) => term !== '')
    .map((term) => term.slice(0, LIMITS.letters))

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
