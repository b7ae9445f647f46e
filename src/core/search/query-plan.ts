import { unique } from '../kernel/lists.ts'
import { COMPOUND, FUZZY, LIMITS, PREFIX, STOP_WORDS } from './settings.ts'
import { joinTerms, toTerms } from './tokenize.ts'
import { listTransposedTerms } from './transposed-letters.ts'

/** A term of a query and how to match it. */
export interface QueryTerm {
  readonly term: string
  readonly fields: (field: string) => boolean
  readonly prefix: boolean
  /** The maximum edit distance of similar terms. */
  readonly edits: number
  readonly weight: number
}

/** The terms of a query and how much of the query each covers. */
export interface QueryPlan {
  readonly terms: readonly QueryTerm[]
  /** The query joined to one word. */
  readonly compound: string
  /** Returns the parts of the query that a term covers, one bit each. */
  getParts(term: string): number
  /** Returns the share of the query, from 0 to 1, that parts make up. */
  getShare(parts: number): number
}

/** Plans a query. `has` tells whether any record contains a term. */
export function planQuery(text: string, has: (term: string) => boolean): QueryPlan {
  const all = toTerms(text.slice(0, LIMITS.characters))
  const words = selectWords(all)
  const compound = joinTerms(all)
  const partsByTerm = new Map<string, number>()
  const terms: QueryTerm[] = []
  /** Adds a term and, if no record has it, the terms that two swapped letters turn it into. */
  const addTerm = (term: QueryTerm, parts: number): void => {
    for (const added of [term, ...createTransposedTerms(term, has)]) {
      // A term that occurs twice covers the parts of both.
      partsByTerm.set(added.term, (partsByTerm.get(added.term) ?? 0) | parts)
      terms.push(added)
    }
  }
  const allParts = toWordBits(words, words)
  // A compound of known words is not misspelled.
  if (all.length > 1) addTerm(toCompoundTerm(compound, has(compound) || words.every(has)), allParts)
  const neighbors = joinNeighbors(all, has)
  const verbs = new Set([...neighbors.values()].filter(isPhrase).map(([verb]) => verb))
  for (const term of words) {
    addTerm(
      toWordTerm(term, {
        last: term === all.at(-1),
        known: has(term),
        weight: verbs.has(term) ? COMPOUND.verb : 1,
      }),
      toWordBits(words, [term]),
    )
    for (const [index, half] of splitCompound(term, has).entries()) {
      addTerm(toPartTerm(half, COMPOUND.split), toHalfBit(words, term, index))
    }
  }
  for (const [joined, pair] of neighbors) {
    const parts = toWordBits(words, pair)
    if (parts !== 0) addTerm(toPartTerm(joined, COMPOUND.joined), parts)
  }
  const partCount = Math.max(1, countBits(allParts))
  return {
    terms,
    compound,
    getParts: (term) => partsByTerm.get(term) ?? 0,
    getShare: (parts) => countBits(parts) / partCount,
  }
}

/** Creates the terms that two swapped letters turn an unknown term into. */
function createTransposedTerms(query: QueryTerm, has: (term: string) => boolean): QueryTerm[] {
  const { term, edits, weight } = query
  if (edits === 0 || has(term)) return []
  return listTransposedTerms(term, has).map((transposed) => ({
    ...query,
    term: transposed,
    prefix: false,
    edits: 0,
    weight: (weight * FUZZY.weight * term.length) / (term.length + 1),
  }))
}

/** Returns the distinct words without stop words, or all words if there are only stop words. */
function selectWords(terms: readonly string[]): string[] {
  const significant = terms.filter((term) => !STOP_WORDS.has(term))
  return unique(significant.length > 0 ? significant : terms).slice(0, LIMITS.words)
}

/** True for fields whose texts are joined to one word each. */
const isCompoundField = (field: string): boolean => field === 'title' || field === 'alias'

const isAnyField = (): boolean => true

const getMaxTermEdits = (term: string, known: boolean): number =>
  known || term.length < FUZZY.letters
    ? 0
    : Math.max(1, Math.min(FUZZY.maxEdits, Math.floor(term.length / FUZZY.lettersPerEdit)))

interface WordOptions {
  readonly last: boolean
  readonly known: boolean
  readonly weight: number
}

const toWordTerm = (term: string, { last, known, weight }: WordOptions): QueryTerm => ({
  term,
  fields: isAnyField,
  prefix: last && term.length >= PREFIX.letters,
  edits: getMaxTermEdits(term, known),
  weight,
})

const toCompoundTerm = (term: string, known: boolean): QueryTerm => ({
  term,
  fields: isCompoundField,
  prefix: term.length >= PREFIX.letters,
  edits: getMaxTermEdits(term, known),
  weight: COMPOUND.whole,
})

const toPartTerm = (term: string, weight: number): QueryTerm => ({
  term,
  fields: isAnyField,
  prefix: false,
  edits: 0,
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

/** True for a verb with a particle, such as "log in", which means something else than the verb. */
const isPhrase = ([verb = '', particle = '']: readonly string[]): boolean =>
  !STOP_WORDS.has(verb) && STOP_WORDS.has(particle)

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
