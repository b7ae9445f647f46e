import { unique } from '../lists.ts'
import { COMPOUND, FUZZY, LIMITS, PREFIX, STOP_WORDS } from './settings.ts'
import { joinTerms, toTerms } from './tokenize.ts'

/** A term of a query and how to match it. */
export interface QueryTerm {
  readonly term: string
  readonly fields: (field: string) => boolean
  readonly prefix: boolean
  /** The maximum edit distance of similar terms. */
  readonly edits: number
  /** The weight of similar terms. */
  readonly fuzzyWeight: number
  readonly weight: number
  /** The parts of the query that it covers, as bits. */
  readonly parts: number
}

type QueryTermOptions = Omit<QueryTerm, 'parts'>

/** The terms of a query and how much of the query each covers. */
export interface QueryPlan {
  readonly terms: readonly QueryTerm[]
  /** The query joined to one word. */
  readonly compound: string
  /** Returns the share of the query, from 0 to 1, that some parts cover. */
  coverage(parts: number): number
}

/** Plans a query. `has` tells whether any record contains a term. */
export function planQuery(text: string, has: (term: string) => boolean): QueryPlan {
  const all = toTerms(text.slice(0, LIMITS.characters))
  const words = selectWords(all)
  const compound = joinTerms(all)
  const partsByTerm = new Map<string, number>()
  const terms: QueryTermOptions[] = []
  const addTerm = (options: QueryTermOptions, parts: number): void => {
    partsByTerm.set(options.term, (partsByTerm.get(options.term) ?? 0) | parts)
    terms.push(options)
  }
  const allParts = toWordBits(words, words)
  if (all.length > 1) addTerm(toCompoundTerm(compound, has(compound)), allParts)
  for (const term of words) {
    addTerm(
      toWordTerm(term, { last: term === all.at(-1), known: has(term) }),
      toWordBits(words, [term]),
    )
    for (const [index, half] of splitCompound(term, has).entries()) {
      addTerm(toPartTerm(half, COMPOUND.split), toHalfBit(words, term, index))
    }
  }
  for (const [joined, pair] of joinNeighbors(all, has)) {
    const parts = toWordBits(words, pair)
    if (parts !== 0) addTerm(toPartTerm(joined, COMPOUND.joined), parts)
  }
  return {
    // A term that occurs twice covers the same parts both times.
    terms: terms.map((options) => ({ ...options, parts: partsByTerm.get(options.term) ?? 0 })),
    compound,
    coverage: (parts) => countBits(parts) / Math.max(1, countBits(allParts)),
  }
}

/** Returns the distinct words without stop words, or all words if there are only stop words. */
function selectWords(terms: readonly string[]): string[] {
  const significant = terms.filter((term) => !STOP_WORDS.has(term))
  return unique(significant.length > 0 ? significant : terms).slice(0, LIMITS.words)
}

/** True for fields whose texts are joined to one word each. */
const isCompoundField = (field: string): boolean => field === 'title' || field === 'alias'

const isAnyField = (): boolean => true

const getMaxTermEdits = (term: string): number =>
  term.length < FUZZY.letters
    ? 0
    : Math.max(1, Math.min(FUZZY.maxEdits, Math.floor(term.length / FUZZY.lettersPerEdit)))

const getFuzzyWeight = (known: boolean): number => (known ? FUZZY.weight : FUZZY.unknownWordWeight)

const toWordTerm = (
  term: string,
  { last, known }: { last: boolean; known: boolean },
): QueryTermOptions => ({
  term,
  fields: isAnyField,
  prefix: last && term.length >= PREFIX.letters,
  edits: getMaxTermEdits(term),
  fuzzyWeight: getFuzzyWeight(known),
  weight: 1,
})

const toCompoundTerm = (term: string, known: boolean): QueryTermOptions => ({
  term,
  fields: isCompoundField,
  prefix: term.length >= PREFIX.letters,
  edits: getMaxTermEdits(term),
  fuzzyWeight: getFuzzyWeight(known),
  weight: COMPOUND.whole,
})

const toPartTerm = (term: string, weight: number): QueryTermOptions => ({
  term,
  fields: isAnyField,
  prefix: false,
  edits: 0,
  fuzzyWeight: 0,
  weight,
})

/** Splits an unknown word into two known words, as evenly as possible. */
function splitCompound(term: string, has: (term: string) => boolean): string[] {
  if (has(term)) return []
  const middle = term.length / 2
  const halves = Array.from({ length: term.length }, (_, index) => index)
    .filter((index) => Math.min(index, term.length - index) >= COMPOUND.letters)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .map((index) => [term.slice(0, index), term.slice(index)])
  return halves.find((pair) => pair.every(has)) ?? []
}

/** Joins adjacent words that are known as one word. */
function joinNeighbors(
  terms: readonly string[],
  has: (term: string) => boolean,
): Map<string, string[]> {
  const joined = new Map<string, string[]>()
  for (const [index, term] of terms.entries()) {
    const next = terms[index + 1]
    if (next !== undefined && has(term + next)) joined.set(term + next, [term, next])
  }
  return joined
}

// Each word of a query has two bits, one per half, so half of a compound counts as half a word.
const toWordBits = (words: readonly string[], terms: readonly string[]): number =>
  terms.reduce((parts, term) => {
    const index = words.indexOf(term)
    return index < 0 ? parts : parts | (3 << (2 * index))
  }, 0)

const toHalfBit = (words: readonly string[], term: string, half: number): number =>
  1 << (2 * words.indexOf(term) + half)

function countBits(parts: number): number {
  let count = 0
  for (let rest = parts; rest !== 0; rest &= rest - 1) count++
  return count
}
