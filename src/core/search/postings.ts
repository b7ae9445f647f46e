/** Which places (numbers) each term stands at, as two short texts. */
export interface EncodedPostings {
  /** The terms by code unit, with a space between; a space within a term is unbreakable. */
  readonly terms: string
  /** For each term the steps from place to place, with a space between terms. */
  readonly places: string
}

/** Terms by code unit, and the rising places of each: from its start to before the next one's. */
export interface DecodedPostings {
  readonly terms: readonly string[]
  readonly starts: Uint32Array
  readonly places: Uint32Array
}

/** Printable characters that JSON writes as they are; the last 24 say that more follows. */
const DIGITS =
  "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~"
const CONTINUATION_DIGITS = 24
const FINAL_DIGITS = DIGITS.length - CONTINUATION_DIGITS
const DIGIT_CODES = [...DIGITS].map((digit) => digit.charCodeAt(0))
const DIGIT_VALUES = createDigitValues(DIGIT_CODES)

const SPACE_CODE = 32
const NO_BREAK_SPACE = '\u00a0'

/** The postings of terms and their places. */
export function encodePostings({ terms, starts, places }: DecodedPostings): EncodedPostings {
  const units: number[] = []
  for (let term = 0; term < terms.length; term++) {
    if (term > 0) units.push(SPACE_CODE)
    let last = -1
    for (const place of places.subarray(starts[term], starts[term + 1])) {
      writeNumber(units, place - last - 1)
      last = place
    }
  }
  return {
    terms: terms.map((term) => term.replaceAll(' ', NO_BREAK_SPACE)).join(' '),
    places: codesToString(units),
  }
}

/** The terms and their places. */
export function decodePostings(postings: EncodedPostings): DecodedPostings {
  const terms = postings.terms === '' ? [] : postings.terms.split(' ')
  const starts = new Uint32Array(terms.length + 1)
  const places = decodeSteps(postings.places, starts)
  return { terms: terms.map((term) => term.replaceAll(NO_BREAK_SPACE, ' ')), starts, places }
}

function writeNumber(units: number[], number: number): void {
  let rest = number
  while (rest >= FINAL_DIGITS) {
    rest -= FINAL_DIGITS
    units.push(DIGIT_CODES[FINAL_DIGITS + (rest % CONTINUATION_DIGITS)] as number)
    rest = Math.floor(rest / CONTINUATION_DIGITS)
  }
  units.push(DIGIT_CODES[rest] as number)
}

/** As many as every engine takes at once; making a text of numbers is faster than adding to one. */
const CHUNK_SIZE = 8192

function codesToString(units: readonly number[]): string {
  let text = ''
  for (let at = 0; at < units.length; at += CHUNK_SIZE) {
    text += String.fromCharCode(...units.slice(at, at + CHUNK_SIZE))
  }
  return text
}

/** The value of each digit, by its code unit. */
function createDigitValues(units: readonly number[]): Uint8Array {
  const values = new Uint8Array(128)
  for (const [value, unit] of units.entries()) values[unit] = value
  return values
}

/** The places of all terms; where those of each begin is written to `starts`. */
function decodeSteps(text: string, starts: Uint32Array): Uint32Array {
  const places = new Uint32Array(text.length)
  let [term, count, last, number, scale] = [0, 0, -1, 0, 1]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === SPACE_CODE) {
      starts[++term] = count
      last = -1
      continue
    }
    const digit = DIGIT_VALUES[unit] ?? 0
    number += digit * scale
    scale *= CONTINUATION_DIGITS
    if (digit >= FINAL_DIGITS) continue
    last += number + 1
    places[count++] = last
    number = 0
    scale = 1
  }
  starts.fill(count, term + 1)
  return places.slice(0, count)
}
