import { LIMITS } from './settings.ts'

/** A word as it is looked for, and where it stands in its text. */
export interface Token {
  readonly term: string
  readonly start: number
  readonly end: number
}

/** Letters and digits with their marks; a capital after a small letter begins another word. */
const WORD_PATTERN = /[\p{L}\p{N}\p{M}](?:(?!(?<=\p{Ll})\p{Lu})[\p{L}\p{N}\p{M}])*/gu

/** The words of a text, in their order. */
export const tokenize = (text: string): Token[] =>
  [...text.matchAll(WORD_PATTERN)].flatMap(({ 0: found, index }) => {
    const term = normalizeWord(found)
    return term === '' ? [] : [{ term, start: index, end: index + found.length }]
  })

/** The terms of a text, in their order. */
export function toTerms(text: string): string[] {
  const terms: string[] = []
  forEachTerm(text, (letters, start, end) => terms.push(letters.slice(start, end)))
  return terms
}

/** What is told of a word: it stands between two places of a text that is folded already. */
type TermCallback = (letters: string, start: number, end: number) => void

/** Tells each term of a text, in their order. */
export function forEachTerm(text: string, tell: TermCallback): void {
  if (ASCII.test(text) || !NON_ASCII_LETTER.test(text)) forEachAsciiTerm(text, tell)
  else for (const { term } of tokenize(text)) tell(term, 0, term.length)
}

// The words of nearly every text are ASCII; reading them letter by letter takes a tenth of the time,
// which is most of what it takes to start.
const ASCII = /^[\0-~]*$/
const NON_ASCII_LETTER = /(?![\0-~])[\p{L}\p{N}\p{M}]/u

function forEachAsciiTerm(text: string, tell: TermCallback): void {
  const lower = text.toLowerCase()
  let [start, last] = [-1, OTHER]
  for (let at = 0; at <= text.length; at++) {
    const kind = at < text.length ? (CHARACTER_KINDS[text.charCodeAt(at)] ?? OTHER) : OTHER
    const begins = start === -1 ? kind !== OTHER : kind === CAPITAL && last === SMALL
    if (start !== -1 && (begins || kind === OTHER)) {
      tell(lower, start, Math.min(at, start + LIMITS.letters))
      start = -1
    }
    if (begins) start = at
    last = kind
  }
}

const [OTHER, DIGIT, SMALL, CAPITAL] = [0, 1, 2, 3]

/** What each character of a plain text is. */
const CHARACTER_KINDS = Uint8Array.from({ length: 128 }, (_, unit) => {
  const character = String.fromCharCode(unit)
  if (/[a-z]/.test(character)) return SMALL
  if (/[A-Z]/.test(character)) return CAPITAL
  return /[0-9]/.test(character) ? DIGIT : OTHER
})

/** Terms as one word, which is no longer than any other. */
export const joinTerms = (terms: readonly string[]): string =>
  terms.join('').slice(0, LIMITS.letters)

/** A word without case and marks; what is left of a very long one is its beginning. */
const normalizeWord = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, LIMITS.letters)
