import { LIMITS } from './settings.ts'

/** A normalized word and its position in the text. */
export interface Token {
  readonly term: string
  readonly start: number
  readonly end: number
}

/** Matches letters and digits with their marks; `aB` is two words. */
const WORD_PATTERN = /[\p{L}\p{N}\p{M}](?:(?!(?<=\p{Ll})\p{Lu})[\p{L}\p{N}\p{M}])*/gu

/** Splits a text into words. */
export const tokenize = (text: string): Token[] =>
  [...text.matchAll(WORD_PATTERN)].flatMap(({ 0: word, index }) => {
    const term = normalizeWord(word)
    return term === '' ? [] : [{ term, start: index, end: index + word.length }]
  })

/** Returns the terms of a text in order. */
export function toTerms(text: string): string[] {
  const terms: string[] = []
  forEachTerm(text, (letters, start, end) => terms.push(letters.slice(start, end)))
  return terms
}

/** Receives a term as a range of a normalized text. */
type TermCallback = (letters: string, start: number, end: number) => void

/** Calls a function for each term of a text, in order. */
export function forEachTerm(text: string, callback: TermCallback): void {
  if (ASCII.test(text) || !NON_ASCII_LETTER.test(text)) forEachAsciiTerm(text, callback)
  else for (const { term } of tokenize(text)) callback(term, 0, term.length)
}

// Nearly all texts are ASCII. Scanning their characters takes a tenth of the time of the regular
// expression, which would dominate the startup time.
const ASCII = /^[\0-~]*$/
const NON_ASCII_LETTER = /(?![\0-~])[\p{L}\p{N}\p{M}]/u

function forEachAsciiTerm(text: string, callback: TermCallback): void {
  const lower = text.toLowerCase()
  let [start, previous] = [-1, OTHER]
  for (let index = 0; index <= text.length; index++) {
    const kind = index < text.length ? (CHARACTER_KINDS[text.charCodeAt(index)] ?? OTHER) : OTHER
    const startsWord = start === -1 ? kind !== OTHER : kind === UPPERCASE && previous === LOWERCASE
    if (start !== -1 && (startsWord || kind === OTHER)) {
      callback(lower, start, Math.min(index, start + LIMITS.letters))
      start = -1
    }
    if (startsWord) start = index
    previous = kind
  }
}

const [OTHER, DIGIT, LOWERCASE, UPPERCASE] = [0, 1, 2, 3]

/** The kind of each ASCII character. */
const CHARACTER_KINDS = Uint8Array.from({ length: 128 }, (_, unit) => {
  const character = String.fromCharCode(unit)
  if (/[a-z]/.test(character)) return LOWERCASE
  if (/[A-Z]/.test(character)) return UPPERCASE
  return /[0-9]/.test(character) ? DIGIT : OTHER
})

/** Joins terms to one word, limited to the maximum word length. */
export const joinTerms = (terms: readonly string[]): string =>
  terms.join('').slice(0, LIMITS.letters)

/** Removes case and marks from a word and cuts it at the maximum word length. */
const normalizeWord = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, LIMITS.letters)
