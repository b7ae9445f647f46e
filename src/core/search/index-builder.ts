import type { DecodedPostings } from './postings.ts'
import { forEachTerm } from './tokenize.ts'

/** Numbers terms in the order in which they come. */
export interface TermTable {
  /** The number of the term that a part of a text is. */
  getNumber(text: string, start?: number, end?: number): number
  /** The terms by their numbers. */
  terms(): string[]
}

/**
 * A hash table over the letters themselves. Most words that are met are known already, and no text is
 * made of those, which takes half of the time that a map from texts takes.
 */
export function createTermTable(): TermTable {
  /** The letters of all terms, one term behind the other, and where each begins. */
  let letters = new Uint16Array(1024)
  const starts = [0]
  const hashes: number[] = []
  /** Numbers of terms plus one, each at its hash or in the next free slot; 0 where none is. */
  let slots = new Uint32Array(256)

  const startOf = (number: number): number => starts[number] as number

  const slotOf = (hash: number): number => (hash ^ (hash >>> 15)) & (slots.length - 1)

  function isTerm(number: number, text: string, start: number, end: number): boolean {
    const from = startOf(number)
    if (startOf(number + 1) - from !== end - start) return false
    for (let at = start; at < end; at++) {
      if (letters[from + at - start] !== text.charCodeAt(at)) return false
    }
    return true
  }

  function grow(): void {
    slots = new Uint32Array(slots.length * 4)
    for (const [number, hash] of hashes.entries()) {
      let slot = slotOf(hash)
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
      slots[slot] = number + 1
    }
  }

  function addTerm(text: string, start: number, end: number): void {
    const from = startOf(starts.length - 1)
    const length = from + end - start
    if (length > letters.length) {
      const more = new Uint16Array(length * 2)
      more.set(letters)
      letters = more
    }
    for (let at = start; at < end; at++) letters[from + at - start] = text.charCodeAt(at)
    starts.push(length)
  }

  return {
    getNumber(text, start = 0, end = text.length) {
      let hash = 0
      for (let at = start; at < end; at++) {
        hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
      }
      let slot = slotOf(hash)
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
        String.fromCharCode(...letters.subarray(startOf(number), startOf(number + 1))),
      ),
  }
}

/** Gathers what stands where, to be read by term. */
export interface IndexBuilder {
  /** Adds a place of a term, once however often it stands there. The places of a term must rise. */
  add(term: string, place: number): void
  /** Adds a place of every word of a text. */
  addText(text: string, place: number): void
  build(): DecodedPostings
}

/** Collects terms in the order in which they come, but for those to leave out. */
export function createIndexBuilder(leftOut: Iterable<string> = []): IndexBuilder {
  const { getNumber, terms } = createTermTable()
  for (const term of leftOut) getNumber(term)
  const first = terms().length
  /** Pairs of a term and its place, in the order in which they were found. */
  let found = new Uint32Array(2048)
  let used = 0
  /** The last place of each term, and how many it has. */
  const [lastPlaces, counts]: [number[], number[]] = [[], []]

  function addNumber(number: number, place: number): void {
    const term = number - first
    if (term < 0 || lastPlaces[term] === place) return
    lastPlaces[term] = place
    counts[term] = (counts[term] ?? 0) + 1
    if (used === found.length) {
      const more = new Uint32Array(used * 2)
      more.set(found)
      found = more
    }
    found[used++] = term
    found[used++] = place
  }

  return {
    add: (term, place) => addNumber(getNumber(term), place),
    addText: (text, place) =>
      forEachTerm(text, (letters, start, end) => addNumber(getNumber(letters, start, end), place)),
    build() {
      const sorted = terms().slice(first).sort()
      const starts = new Uint32Array(sorted.length + 1)
      /** Where the next place of each term goes. */
      const next = new Uint32Array(sorted.length)
      for (const [at, text] of sorted.entries()) {
        const term = getNumber(text) - first
        const start = starts[at] as number
        next[term] = start
        starts[at + 1] = start + (counts[term] as number)
      }
      const places = new Uint32Array(used / 2)
      for (let at = 0; at < used; at += 2) {
        const term = found[at] as number
        const free = next[term] as number
        places[free] = found[at + 1] as number
        next[term] = free + 1
      }
      return { terms: sorted, starts, places }
    },
  }
}
