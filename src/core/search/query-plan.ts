import { COMPOUND, FUZZY, LIMITS, PREFIX, STOP_WORDS } from './settings.ts'
import { joinTerms, toTerms } from './tokenize.ts'

/** A term to look for, and how. */
export interface QueryTerm {
  readonly term: string
  readonly fields: (field: string) => boolean
  readonly prefix: boolean
  /** The edits that a similar term may be away. */
  readonly edits: number
  /** How much a similar term counts. */
  readonly fuzzyWeight: number
  readonly weight: number
  /** The parts of the query that it answers, as bits. */
  readonly parts: number
}

type QueryTermOptions = Omit<QueryTerm, 'parts'>

/** What a query looks for, and how much of the query each found term answers. */
export interface QueryPlan {
  readonly terms: readonly QueryTerm[]
  /** The query as one word. */
  readonly compound: string
  /** The share of the query, from 0 to 1, that some of its parts are. */
  coverage(parts: number): number
}

/** The plan of a query. `has` tells whether any record holds a term. */
export function planQuery(text: string, has: (term: string) => boolean): QueryPlan {
  const all = toTerms(text.slice(0, LIMITS.characters))
  const kept = selectWords(all)
  const whole = joinTerms(all)
  const answers = new Map<string, number>()
  const ways: QueryTermOptions[] = []
  const want = (way: QueryTermOptions, parts: number): void => {
    answers.set(way.term, (answers.get(way.term) ?? 0) | parts)
    ways.push(way)
  }
  const every = toWordBits(kept, kept)
  if (all.length > 1) want(toCompoundTerm(whole, has(whole)), every)
  for (const term of kept) {
    want(
      toWordTerm(term, { last: term === all.at(-1), known: has(term) }),
      toWordBits(kept, [term]),
    )
    for (const [at, half] of splitCompound(term, has).entries()) {
      want(toPartTerm(half, COMPOUND.split), toHalfBit(kept, term, at))
    }
  }
  for (const [joined, pair] of joinNeighbors(all, has)) {
    const parts = toWordBits(kept, pair)
    if (parts !== 0) want(toPartTerm(joined, COMPOUND.joined), parts)
  }
  return {
    // A term that is wanted in two ways answers the same parts in both.
    terms: ways.map((way) => ({ ...way, parts: answers.get(way.term) ?? 0 })),
    compound: whole,
    coverage: (parts) => countBits(parts) / Math.max(1, countBits(every)),
  }
}

/** The distinct words that tell something, or all of them when none does. */
function selectWords(terms: readonly string[]): string[] {
  const telling = terms.filter((term) => !STOP_WORDS.has(term))
  return [...new Set(telling.length > 0 ? telling : terms)].slice(0, LIMITS.words)
}

/** The fields whose texts are one word each. */
const isCompoundField = (field: string): boolean => field === 'title' || field === 'alias'

const isAnyField = (): boolean => true

const getMaxTermEdits = (term: string): number =>
  term.length < FUZZY.letters
    ? 0
    : Math.max(1, Math.min(FUZZY.most, Math.floor(term.length / FUZZY.lettersAnEdit)))

const getFuzzyWeight = (known: boolean): number => (known ? FUZZY.weight : FUZZY.weightOfUnknown)

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

/** The most even halves of an unknown word that are both known; none for a known one. */
function splitCompound(term: string, has: (term: string) => boolean): string[] {
  if (has(term)) return []
  const middle = term.length / 2
  const halves = Array.from({ length: term.length }, (_, at) => at)
    .filter((at) => Math.min(at, term.length - at) >= COMPOUND.letters)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .map((at) => [term.slice(0, at), term.slice(at)])
  return halves.find((pair) => pair.every(has)) ?? []
}

/** The neighbours that are known as one word. */
function joinNeighbors(
  terms: readonly string[],
  has: (term: string) => boolean,
): Map<string, string[]> {
  const joined = new Map<string, string[]>()
  for (const [at, term] of terms.entries()) {
    const next = terms[at + 1]
    if (next !== undefined && has(term + next)) joined.set(term + next, [term, next])
  }
  return joined
}

// Every word of a query has two bits, one for each half, so that half a compound is half an answer.
const toWordBits = (kept: readonly string[], terms: readonly string[]): number =>
  terms.reduce((parts, term) => {
    const at = kept.indexOf(term)
    return at < 0 ? parts : parts | (3 << (2 * at))
  }, 0)

const toHalfBit = (kept: readonly string[], term: string, half: number): number =>
  1 << (2 * kept.indexOf(term) + half)

function countBits(parts: number): number {
  let count = 0
  for (let rest = parts; rest !== 0; rest &= rest - 1) count++
  return count
}
