import { levenshteinDistance } from '../nearest.ts'

/** Terms by code unit, which are found by what they are, begin with or resemble. */
export interface TermDictionary {
  readonly terms: readonly string[]
  /** The number of a term, or -1. */
  findTerm(term: string): number
  /** The numbers of the longer terms that begin so. */
  findByPrefix(start: string): number[]
  /** The terms that are so many edits away or fewer, without the word itself. */
  findSimilar(word: string, edits: number): SimilarTerm[]
  /** The few terms that may be near a word, given the edits for each length; told by their letters. */
  findCandidates(word: string, editsFor: (length: number) => number): number[]
}

/** The number of a term, and the edits that make a word of it. */
export interface SimilarTerm {
  readonly term: number
  readonly edits: number
}

/** A vocabulary of terms that are sorted by code unit. */
export function createTermDictionary(terms: readonly string[]): TermDictionary {
  const byLength = groupByLength(terms)

  const resembling: TermDictionary['findCandidates'] = (word, editsFor) => {
    const found: number[] = []
    const letters = getLetterBits(word)
    for (const [length, group] of byLength.entries()) {
      const edits = editsFor(length)
      if (Math.abs(length - word.length) <= edits) addCandidates(found, group, letters, edits)
    }
    return found
  }

  return {
    terms,
    findTerm(term) {
      const at = lowerBound(terms, term)
      return terms[at] === term ? at : -1
    },
    findByPrefix(start) {
      const found: number[] = []
      for (let at = lowerBound(terms, start); terms[at]?.startsWith(start); at++) {
        if (terms[at] !== start) found.push(at)
      }
      return found
    },
    findSimilar: (word, most) =>
      resembling(word, () => most)
        .map((term) => ({ term, edits: levenshteinDistance(word, terms[term] as string, most) }))
        .filter(({ edits }) => edits > 0 && edits <= most),
    findCandidates: resembling,
  }
}

/** The numbers of the terms of one length, and the letters of each. */
interface LengthGroup {
  readonly terms: number[]
  readonly letters: number[]
}

function groupByLength(terms: readonly string[]): LengthGroup[] {
  const longest = terms.reduce((most, { length }) => Math.max(most, length), 0)
  const groups = Array.from(
    { length: longest + 1 },
    (): LengthGroup => ({ terms: [], letters: [] }),
  )
  for (const [number, term] of terms.entries()) {
    const group = groups[term.length] as LengthGroup
    group.terms.push(number)
    group.letters.push(getLetterBits(term))
  }
  return groups
}

/** The letters of a word as bits; some letters share one. */
function getLetterBits(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** Adds the terms whose letters are nearly the same: an edit brings one in, takes one out, or both. */
function addCandidates(
  found: number[],
  { terms, letters }: LengthGroup,
  wanted: number,
  edits: number,
): void {
  for (let at = 0; at < letters.length; at++) {
    const held = letters[at] as number
    if (hasMoreBits(wanted & ~held, edits) || hasMoreBits(held & ~wanted, edits)) continue
    found.push(terms[at] as number)
  }
}

/** Whether more than so many bits are set. */
function hasMoreBits(bits: number, than: number): boolean {
  let rest = bits
  for (let count = 0; count < than; count++) rest &= rest - 1
  return rest !== 0
}

/** The number of the first term that is not before another. */
function lowerBound(terms: readonly string[], term: string): number {
  let [low, high] = [0, terms.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((terms[middle] as string) < term) low = middle + 1
    else high = middle
  }
  return low
}
