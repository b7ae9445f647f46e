import { editsBetween } from './edits-between.ts'

/** Terms by code unit, which are found by what they are, begin with or resemble. */
export interface Vocabulary {
  readonly terms: readonly string[]
  /** The number of a term, or -1. */
  numberOf(term: string): number
  /** The numbers of the longer terms that begin so. */
  beginningWith(start: string): number[]
  /** The terms that are so many edits away or fewer, without the word itself. */
  similarTo(word: string, edits: number): Similar[]
  /** The few terms that may be near a word, given the edits for each length; told by their letters. */
  resembling(word: string, editsFor: (length: number) => number): number[]
}

/** The number of a term, and the edits that make a word of it. */
export interface Similar {
  readonly term: number
  readonly edits: number
}

/** A vocabulary of terms that are sorted by code unit. */
export function createVocabulary(terms: readonly string[]): Vocabulary {
  const byLength = groupsOf(terms)

  const resembling: Vocabulary['resembling'] = (word, editsFor) => {
    const found: number[] = []
    const letters = lettersOf(word)
    for (const [length, group] of byLength.entries()) {
      const edits = editsFor(length)
      if (Math.abs(length - word.length) <= edits) addAlike(found, group, letters, edits)
    }
    return found
  }

  return {
    terms,
    numberOf(term) {
      const at = firstFrom(terms, term)
      return terms[at] === term ? at : -1
    },
    beginningWith(start) {
      const found: number[] = []
      for (let at = firstFrom(terms, start); terms[at]?.startsWith(start); at++) {
        if (terms[at] !== start) found.push(at)
      }
      return found
    },
    similarTo: (word, most) =>
      resembling(word, () => most)
        .map((term) => ({ term, edits: editsBetween(word, terms[term] as string, most) }))
        .filter(({ edits }) => edits > 0 && edits <= most),
    resembling,
  }
}

/** The numbers of the terms of one length, and the letters of each. */
interface Group {
  readonly terms: number[]
  readonly letters: number[]
}

function groupsOf(terms: readonly string[]): Group[] {
  const longest = terms.reduce((most, { length }) => Math.max(most, length), 0)
  const groups = Array.from({ length: longest + 1 }, (): Group => ({ terms: [], letters: [] }))
  for (const [number, term] of terms.entries()) {
    const group = groups[term.length] as Group
    group.terms.push(number)
    group.letters.push(lettersOf(term))
  }
  return groups
}

/** The letters of a word as bits; some letters share one. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** Adds the terms whose letters are nearly the same: an edit brings one in, takes one out, or both. */
function addAlike(found: number[], { terms, letters }: Group, wanted: number, edits: number): void {
  for (let at = 0; at < letters.length; at++) {
    const held = letters[at] as number
    if (hasMore(wanted & ~held, edits) || hasMore(held & ~wanted, edits)) continue
    found.push(terms[at] as number)
  }
}

/** Whether more than so many bits are set. */
function hasMore(bits: number, than: number): boolean {
  let rest = bits
  for (let count = 0; count < than; count++) rest &= rest - 1
  return rest !== 0
}

/** The number of the first term that is not before another. */
function firstFrom(terms: readonly string[], term: string): number {
  let [low, high] = [0, terms.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((terms[middle] as string) < term) low = middle + 1
    else high = middle
  }
  return low
}
