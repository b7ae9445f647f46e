/** Which places (numbers) each term stands at, as two short texts. */
export interface Postings {
  /** The terms by code unit, with a space between; a space within a term is unbreakable. */
  readonly terms: string
  /** For each term the steps from place to place, with a space between terms. */
  readonly places: string
}

/** Printable characters that JSON writes as they are; the last 24 say that more follows. */
const DIGITS =
  "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~"
const MORE = 24
const LAST = DIGITS.length - MORE
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]))

const NO_BREAK = '\u00a0'

/** The postings of a map from terms to rising places. */
export function writePostings(places: ReadonlyMap<string, readonly number[]>): Postings {
  const sorted = [...places].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    terms: sorted.map(([term]) => term.replaceAll(' ', NO_BREAK)).join(' '),
    places: sorted.map(([, numbers]) => writeSteps(numbers)).join(' '),
  }
}

/** The terms and their places, in the order of the terms. */
export function readPostings({ terms, places }: Postings): [term: string, places: number[]][] {
  const steps = places.split(' ')
  if (terms === '') return []
  return terms
    .split(' ')
    .map((term, at) => [term.replaceAll(NO_BREAK, ' '), readSteps(steps[at] ?? '')])
}

function writeSteps(numbers: readonly number[]): string {
  let text = ''
  let last = -1
  for (const number of numbers) {
    text += writeNumber(number - last - 1)
    last = number
  }
  return text
}

function writeNumber(number: number): string {
  let text = ''
  let rest = number
  while (rest >= LAST) {
    rest -= LAST
    text += DIGITS[LAST + (rest % MORE)]
    rest = Math.floor(rest / MORE)
  }
  return text + DIGITS[rest]
}

function readSteps(text: string): number[] {
  const numbers: number[] = []
  let [last, number, scale] = [-1, 0, 1]
  for (const character of text) {
    const digit = VALUES.get(character) ?? 0
    number += digit * scale
    scale *= MORE
    if (digit >= LAST) continue
    last += number + 1
    numbers.push(last)
    number = 0
    scale = 1
  }
  return numbers
}
