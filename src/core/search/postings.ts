/** The places (numbers) of each term, encoded as two strings. */
export interface EncodedPostings {
  /** The sorted terms, separated by spaces; spaces within a term become no-break spaces. */
  readonly terms: string
  /** The differences between the places of each term, with a space between terms. */
  readonly places: string
}

/** Sorted terms and their ascending places; those of a term begin at its start. */
export interface DecodedPostings {
  readonly terms: readonly string[]
  readonly starts: Uint32Array
  readonly places: Uint32Array
}

/** Printable characters that JSON does not escape; the last 24 mean that more digits follow. */
const DIGITS =
  "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~"
const CONTINUATION_DIGITS = 24
const FINAL_DIGITS = DIGITS.length - CONTINUATION_DIGITS
const DIGIT_CODES = [...DIGITS].map((digit) => digit.charCodeAt(0))
const DIGIT_VALUES = createDigitValues(DIGIT_CODES)

const SPACE_CODE = 32
const NO_BREAK_SPACE = '\u00a0'

/** Encodes terms and their places. */
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

/** Decodes terms and their places. */
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

/** The number of arguments that every engine accepts; converting in chunks is fastest. */
const CHUNK_SIZE = 8192

function codesToString(units: readonly number[]): string {
  let text = ''
  for (let index = 0; index < units.length; index += CHUNK_SIZE) {
    text += String.fromCharCode(...units.slice(index, index + CHUNK_SIZE))
  }
  return text
}

/** Returns the value of each digit, by code unit. */
function createDigitValues(units: readonly number[]): Uint8Array {
  const values = new Uint8Array(128)
  for (const [value, unit] of units.entries()) values[unit] = value
  return values
}

/** Decodes the places of all terms and writes the start of each term to `starts`. */
function decodeSteps(text: string, starts: Uint32Array): Uint32Array {
  const places = new Uint32Array(text.length)
  let [term, count, last, number, scale] = [0, 0, -1, 0, 1]
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
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
