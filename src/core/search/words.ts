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
export function termsOf(text: string): string[] {
  const terms: string[] = []
  eachWord(text, (letters, start, end) => terms.push(letters.slice(start, end)))
  return terms
}

/** What is told of a word: it stands between two places of a text that is folded already. */
type Tell = (letters: string, start: number, end: number) => void

/** Tells each term of a text, in their order. */
export function eachWord(text: string, tell: Tell): void {
  if (ASCII.test(text) || !OTHER_LETTER.test(text)) eachPlainWord(text, tell)
  else for (const { term } of wordsOf(text)) tell(term, 0, term.length)
}

// The words of nearly every text are ASCII; reading them letter by letter takes a tenth of the time,
// which is most of what it takes to start.
const ASCII = /^[\0-~]*$/
const OTHER_LETTER = /(?![\0-~])[\p{L}\p{N}\p{M}]/u

function eachPlainWord(text: string, tell: Tell): void {
  const lower = text.toLowerCase()
  let [start, last] = [-1, OTHER]
  for (let at = 0; at <= text.length; at++) {
    const kind = at < text.length ? (KINDS[text.charCodeAt(at)] ?? OTHER) : OTHER
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
const KINDS = Uint8Array.from({ length: 128 }, (_, unit) => {
  const character = String.fromCharCode(unit)
  if (/[a-z]/.test(character)) return SMALL
  if (/[A-Z]/.test(character)) return CAPITAL
  return /[0-9]/.test(character) ? DIGIT : OTHER
})

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
