import { partitionPoint } from '../lists.ts'
import { boundedEditDistance } from '../nearest.ts'

/** Sorted terms that can be found exactly, by prefix or by similarity. */
export interface TermDictionary {
  readonly terms: readonly string[]
  /** Returns the number of a term, or -1. */
  findTerm(term: string): number
  /** Returns the numbers of the longer terms that start with a prefix. */
  findByPrefix(prefix: string): number[]
  /** Returns the terms within an edit distance, without the word itself. */
  findSimilar(word: string, maxEdits: number): SimilarTerm[]
  /** Returns the terms that may be similar to a word, judging by their length and letters only. */
  findCandidates(word: string, getMaxEdits: (length: number) => number): number[]
}

/** The number of a term and its edit distance to a word. */
export interface SimilarTerm {
  readonly term: number
  readonly edits: number
}

/** Creates a dictionary of terms that are sorted by code unit. */
export function createTermDictionary(terms: readonly string[]): TermDictionary {
  const byLength = groupByLength(terms)

  const findCandidates: TermDictionary['findCandidates'] = (word, getMaxEdits) => {
    const candidates: number[] = []
    const letters = getLetterBits(word)
    for (const [length, group] of byLength.entries()) {
      const maxEdits = getMaxEdits(length)
      if (Math.abs(length - word.length) <= maxEdits)
        addCandidates(candidates, group, letters, maxEdits)
    }
    return candidates
  }

  const findPosition = (text: string): number =>
    partitionPoint(0, terms.length, (index) => (terms[index] as string) < text)

  return {
    terms,
    findTerm(term) {
      const index = findPosition(term)
      return terms[index] === term ? index : -1
    },
    findByPrefix(prefix) {
      const matches: number[] = []
      for (let index = findPosition(prefix); terms[index]?.startsWith(prefix); index++) {
        if (terms[index] !== prefix) matches.push(index)
      }
      return matches
    },
    findSimilar: (word, maxEdits) =>
      findCandidates(word, () => maxEdits)
        .map((term) => ({
          term,
          edits: boundedEditDistance(word, terms[term] as string, maxEdits),
        }))
        .filter(({ edits }) => edits > 0 && edits <= maxEdits),
    findCandidates,
  }
}

/** The numbers of the terms of one length, and the letters of each term as bits. */
interface LengthGroup {
  readonly terms: number[]
  readonly letters: number[]
}

function groupByLength(terms: readonly string[]): LengthGroup[] {
  const maxLength = terms.reduce((max, { length }) => Math.max(max, length), 0)
  const groups = Array.from(
    { length: maxLength + 1 },
    (): LengthGroup => ({ terms: [], letters: [] }),
  )
  for (const [number, term] of terms.entries()) {
    const group = groups[term.length] as LengthGroup
    group.terms.push(number)
    group.letters.push(getLetterBits(term))
  }
  return groups
}

/** Returns the letters of a word as bits; some letters share a bit. */
function getLetterBits(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31)
  return bits
}

/** Adds the terms with nearly the same letters, because an edit adds or removes at most one. */
function addCandidates(
  candidates: number[],
  { terms, letters }: LengthGroup,
  wordLetters: number,
  maxEdits: number,
): void {
  for (let index = 0; index < letters.length; index++) {
    const termLetters = letters[index] as number
    const hasTooMany =
      hasMoreBits(wordLetters & ~termLetters, maxEdits) ||
      hasMoreBits(termLetters & ~wordLetters, maxEdits)
    if (!hasTooMany) candidates.push(terms[index] as number)
  }
}

/** True if more than `max` bits are set. */
function hasMoreBits(bits: number, max: number): boolean {
  let rest = bits
  for (let count = 0; count < max; count++) rest &= rest - 1
  return rest !== 0
}
