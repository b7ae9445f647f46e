import { LIMITS } from './settings.ts'

/** A normalized word and its position in the text. */
export interface Token {
  readonly term: string
  readonly start: number
  readonly end: number
}

// Regular expressions with Unicode properties are inside functions, because engines take
// milliseconds to read each, and few texts need them.

/** Finds letters and digits with their marks; `aB` is two words. */
const matchWords = (text: string) =>
  text.matchAll(/[\p{L}\p{N}\p{M}](?:(?!(?<=\p{Ll})\p{Lu})[\p{L}\p{N}\p{M}])*/gu)

const hasNonAsciiLetters = (text: string): boolean => /(?![\0-~])[\p{L}\p{N}\p{M}]/u.test(text)

/** Splits a text into words. */
export const tokenize = (text: string): Token[] =>
  [...matchWords(text)].flatMap(({ 0: word, index }) => {
    const term = normalizeWord(word)
    return term === '' ? [] : [{ term, start: index, end: index + word.length }]
  })

/** Returns the terms of a text in order. */
export const toTerms = (text: string): string[] =>
  ASCII.test(text) || !hasNonAsciiLetters(text)
    ? toAsciiTerms(text)
    : tokenize(text).map(({ term }) => term)

// Nearly all texts are ASCII. Scanning their characters takes a tenth of the time of the regular
// expression, which would dominate the startup time.
const ASCII = /^[\0-~]*$/

function toAsciiTerms(text: string): string[] {
  const lower = text.toLowerCase()
  const terms: string[] = []
  let [start, previous] = [-1, OTHER]
  for (let index = 0; index <= text.length; index++) {
    const kind = index < text.length ? (CHARACTER_KINDS[text.charCodeAt(index)] ?? OTHER) : OTHER
    const startsWord = start === -1 ? kind !== OTHER : kind === UPPERCASE && previous === LOWERCASE
    if (start !== -1 && (startsWord || kind === OTHER)) {
      terms.push(lower.slice(start, Math.min(index, start + LIMITS.letters)))
      start = -1
    }
    if (startsWord) start = index
    previous = kind
  }
  return terms
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
