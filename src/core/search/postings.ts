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
const UNITS = [...DIGITS].map((digit) => digit.charCodeAt(0))

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
  const units: number[] = []
  let last = -1
  for (const number of numbers) {
    writeNumber(units, number - last - 1)
    last = number
  }
  return textOf(units)
}

function writeNumber(units: number[], number: number): void {
  let rest = number
  while (rest >= LAST) {
    rest -= LAST
    units.push(UNITS[LAST + (rest % MORE)] as number)
    rest = Math.floor(rest / MORE)
  }
  units.push(UNITS[rest] as number)
}

/** As many as every engine takes at once; making a text of numbers is faster than adding to one. */
const AT_ONCE = 8192

function textOf(units: readonly number[]): string {
  let text = ''
  for (let at = 0; at < units.length; at += AT_ONCE) {
    text += String.fromCharCode(...units.slice(at, at + AT_ONCE))
  }
  return text
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
