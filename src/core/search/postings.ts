/** Which places (numbers) each term stands at, as two short texts. */
export interface Postings {
  /** The terms by code unit, with a space between; a space within a term is unbreakable. */
  readonly terms: string
  /** For each term the steps from place to place, with a space between terms. */
  readonly places: string
}

/** Terms by code unit, and the rising places of each: from its start to before the next one's. */
export interface Inverted {
  readonly terms: readonly string[]
  readonly starts: Uint32Array
  readonly places: Uint32Array
}

/** Printable characters that JSON writes as they are; the last 24 say that more follows. */
const DIGITS =
  "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~"
const MORE = 24
const LAST = DIGITS.length - MORE
const UNITS = [...DIGITS].map((digit) => digit.charCodeAt(0))
const VALUES = valuesOf(UNITS)

const SPACE = 32
const NO_BREAK = '\u00a0'

/** The postings of terms and their places. */
export function writePostings({ terms, starts, places }: Inverted): Postings {
  const units: number[] = []
  for (let term = 0; term < terms.length; term++) {
    if (term > 0) units.push(SPACE)
    let last = -1
    for (const place of places.subarray(starts[term], starts[term + 1])) {
      writeNumber(units, place - last - 1)
      last = place
    }
  }
  return {
    terms: terms.map((term) => term.replaceAll(' ', NO_BREAK)).join(' '),
    places: textOf(units),
  }
}

/** The terms and their places. */
export function readPostings(postings: Postings): Inverted {
  const terms = postings.terms === '' ? [] : postings.terms.split(' ')
  const starts = new Uint32Array(terms.length + 1)
  const places = readSteps(postings.places, starts)
  return { terms: terms.map((term) => term.replaceAll(NO_BREAK, ' ')), starts, places }
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

/** The value of each digit, by its code unit. */
function valuesOf(units: readonly number[]): Uint8Array {
  const values = new Uint8Array(128)
  for (const [value, unit] of units.entries()) values[unit] = value
  return values
}

/** The places of all terms; where those of each begin is written to `starts`. */
function readSteps(text: string, starts: Uint32Array): Uint32Array {
  const places = new Uint32Array(text.length)
  let [term, count, last, number, scale] = [0, 0, -1, 0, 1]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === SPACE) {
      starts[++term] = count
      last = -1
      continue
    }
    const digit = VALUES[unit] ?? 0
    number += digit * scale
    scale *= MORE
    if (digit >= LAST) continue
    last += number + 1
    places[count++] = last
    number = 0
    scale = 1
  }
  starts.fill(count, term + 1)
  return places.slice(0, count)
}
