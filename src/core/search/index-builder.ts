import type { DecodedPostings } from './postings.ts'
import { forEachTerm } from './tokenize.ts'

/** Assigns numbers to terms, in the order in which they first occur. */
export interface TermTable {
  /** Returns the number of the term in a range of a text. */
  getNumber(text: string, start?: number, end?: number): number
  /** Returns the terms by number. */
  terms(): string[]
}

/**
 * Creates a hash table over character codes. Most words occur repeatedly, and this table creates no
 * string for them, which takes half the time of a `Map` with string keys.
 */
export function createTermTable(): TermTable {
  /** The concatenated letters of all terms, and the start of each term. */
  let letters = new Uint16Array(1024)
  const starts = [0]
  const hashes: number[] = []
  /** The numbers of terms plus one, at the slot of their hash or the next free one; 0 if empty. */
  let slots = new Uint32Array(256)

  const getStart = (number: number): number => starts[number] as number

  const getSlot = (hash: number): number => (hash ^ (hash >>> 15)) & (slots.length - 1)

  function isTerm(number: number, text: string, start: number, end: number): boolean {
    const from = getStart(number)
    if (getStart(number + 1) - from !== end - start) return false
    for (let index = start; index < end; index++) {
      if (letters[from + index - start] !== text.charCodeAt(index)) return false
    }
    return true
  }

  function grow(): void {
    slots = new Uint32Array(slots.length * 4)
    for (const [number, hash] of hashes.entries()) {
      let slot = getSlot(hash)
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
      slots[slot] = number + 1
    }
  }

  function addTerm(text: string, start: number, end: number): void {
    const from = getStart(starts.length - 1)
    const length = from + end - start
    if (length > letters.length) {
      const larger = new Uint16Array(length * 2)
      larger.set(letters)
      letters = larger
    }
    for (let index = start; index < end; index++)
      letters[from + index - start] = text.charCodeAt(index)
    starts.push(length)
  }

  return {
    getNumber(text, start = 0, end = text.length) {
      let hash = 0
      for (let index = start; index < end; index++) {
        hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
      }
      let slot = getSlot(hash)
      for (;;) {
        const number = (slots[slot] as number) - 1
        if (number === -1) break
        if (hashes[number] === hash && isTerm(number, text, start, end)) return number
        slot = (slot + 1) & (slots.length - 1)
      }
      const number = hashes.length
      addTerm(text, start, end)
      hashes.push(hash)
      slots[slot] = number + 1
      if (hashes.length * 2 > slots.length) grow()
      return number
    },
    terms: () =>
      hashes.map((_, number) =>
        String.fromCharCode(...letters.subarray(getStart(number), getStart(number + 1))),
      ),
  }
}

/** Collects the places of terms. */
export interface IndexBuilder {
  /** Adds a place of a term, ignoring repetitions. The places of a term must be ascending. */
  add(term: string, place: number): void
  /** Adds a place for every word of a text. */
  addText(text: string, place: number): void
  build(): DecodedPostings
}

/** Creates an index builder that ignores some terms. */
export function createIndexBuilder(ignoredTerms: Iterable<string> = []): IndexBuilder {
  const { getNumber, terms } = createTermTable()
  for (const term of ignoredTerms) getNumber(term)
  const first = terms().length
  /** Pairs of a term and its place, in the order of insertion. */
  let pairs = new Uint32Array(2048)
  let used = 0
  /** The last place and the number of places of each term. */
  const [lastPlaces, counts]: [number[], number[]] = [[], []]

  function addNumber(number: number, place: number): void {
    const term = number - first
    if (term < 0 || lastPlaces[term] === place) return
    lastPlaces[term] = place
    counts[term] = (counts[term] ?? 0) + 1
    if (used === pairs.length) {
      const larger = new Uint32Array(used * 2)
      larger.set(pairs)
      pairs = larger
    }
    pairs[used++] = term
    pairs[used++] = place
  }

  return {
    add: (term, place) => addNumber(getNumber(term), place),
    addText: (text, place) =>
      forEachTerm(text, (letters, start, end) => addNumber(getNumber(letters, start, end), place)),
    build() {
      const sorted = terms().slice(first).sort()
      const starts = new Uint32Array(sorted.length + 1)
      /** The position of the next place of each term. */
      const next = new Uint32Array(sorted.length)
      for (const [index, text] of sorted.entries()) {
        const term = getNumber(text) - first
        const start = starts[index] as number
        next[term] = start
        starts[index + 1] = start + (counts[term] as number)
      }
      const places = new Uint32Array(used / 2)
      for (let index = 0; index < used; index += 2) {
        const term = pairs[index] as number
        const position = next[term] as number
        places[position] = pairs[index + 1] as number
        next[term] = position + 1
      }
      return { terms: sorted, starts, places }
    },
  }
}
