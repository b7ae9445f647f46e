import type { DecodedPostings } from './postings.ts'
import { createTermTable } from './term-table.ts'
import { forEachTerm } from './words.ts'

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
