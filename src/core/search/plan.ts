import { COMPOUND, FUZZY, LIMITS, PREFIX, STOP_WORDS } from './settings.ts'
import { asOneWord, termsOf } from './words.ts'

/** A term to look for, and how. */
export interface Wanted {
  readonly term: string
  readonly fields: (field: string) => boolean
  readonly prefix: boolean
  /** The edits that a similar term may be away. */
  readonly edits: number
  /** How much a similar term counts. */
  readonly similar: number
  readonly weight: number
  /** The parts of the query that it answers, as bits. */
  readonly parts: number
}

type Way = Omit<Wanted, 'parts'>

/** What a query looks for, and how much of the query each found term answers. */
export interface Plan {
  readonly wanted: readonly Wanted[]
  /** The query as one word. */
  readonly whole: string
  /** The share of the query, from 0 to 1, that some of its parts are. */
  coverage(parts: number): number
}

/** The plan of a query. `has` tells whether any record holds a term. */
export function planOf(text: string, has: (term: string) => boolean): Plan {
  const all = termsOf(text.slice(0, LIMITS.characters))
  const kept = keptOf(all)
  const whole = asOneWord(all)
  const answers = new Map<string, number>()
  const ways: Way[] = []
  const want = (way: Way, parts: number): void => {
    answers.set(way.term, (answers.get(way.term) ?? 0) | parts)
    ways.push(way)
  }
  const every = partsOf(kept, kept)
  if (all.length > 1) want(asWhole(whole, has(whole)), every)
  for (const term of kept) {
    want(asWord(term, { last: term === all.at(-1), known: has(term) }), partsOf(kept, [term]))
    for (const [at, half] of halvesOf(term, has).entries()) {
      want(asPart(half, COMPOUND.split), halfOf(kept, term, at))
    }
  }
  for (const [joined, pair] of joinedOf(all, has)) {
    const parts = partsOf(kept, pair)
    if (parts !== 0) want(asPart(joined, COMPOUND.joined), parts)
  }
  return {
    // A term that is wanted in two ways answers the same parts in both.
    wanted: ways.map((way) => ({ ...way, parts: answers.get(way.term) ?? 0 })),
    whole,
    coverage: (parts) => bits(parts) / Math.max(1, bits(every)),
  }
}

/** The distinct words that tell something, or all of them when none does. */
function keptOf(terms: readonly string[]): string[] {
  const telling = terms.filter((term) => !STOP_WORDS.has(term))
  return [...new Set(telling.length > 0 ? telling : terms)].slice(0, LIMITS.words)
}

/** The fields whose texts are one word each. */
const isWhole = (field: string): boolean => field === 'title' || field === 'alias'

const isAny = (): boolean => true

const editsFor = (term: string): number =>
  term.length < FUZZY.letters
    ? 0
    : Math.max(1, Math.min(FUZZY.most, Math.floor(term.length / FUZZY.lettersAnEdit)))

const similarity = (known: boolean): number => (known ? FUZZY.weight : FUZZY.weightOfUnknown)

const asWord = (term: string, { last, known }: { last: boolean; known: boolean }): Way => ({
  term,
  fields: isAny,
  prefix: last && term.length >= PREFIX.letters,
  edits: editsFor(term),
  similar: similarity(known),
  weight: 1,
})

const asWhole = (term: string, known: boolean): Way => ({
  term,
  fields: isWhole,
  prefix: term.length >= PREFIX.letters,
  edits: editsFor(term),
  similar: similarity(known),
  weight: COMPOUND.whole,
})

const asPart = (term: string, weight: number): Way => ({
  term,
  fields: isAny,
  prefix: false,
  edits: 0,
  similar: 0,
  weight,
})

/** The most even halves of an unknown word that are both known; none for a known one. */
function halvesOf(term: string, has: (term: string) => boolean): string[] {
  if (has(term)) return []
  const middle = term.length / 2
  const halves = Array.from({ length: term.length }, (_, at) => at)
    .filter((at) => Math.min(at, term.length - at) >= COMPOUND.letters)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .map((at) => [term.slice(0, at), term.slice(at)])
  return halves.find((pair) => pair.every(has)) ?? []
}

/** The neighbours that are known as one word. */
function joinedOf(terms: readonly string[], has: (term: string) => boolean): Map<string, string[]> {
  const joined = new Map<string, string[]>()
  for (const [at, term] of terms.entries()) {
    const next = terms[at + 1]
    if (next !== undefined && has(term + next)) joined.set(term + next, [term, next])
  }
  return joined
}

// Every word of a query has two bits, one for each half, so that half a compound is half an answer.
const partsOf = (kept: readonly string[], terms: readonly string[]): number =>
  terms.reduce((parts, term) => {
    const at = kept.indexOf(term)
    return at < 0 ? parts : parts | (3 << (2 * at))
  }, 0)

const halfOf = (kept: readonly string[], term: string, half: number): number =>
  1 << (2 * kept.indexOf(term) + half)

function bits(parts: number): number {
  let count = 0
  for (let rest = parts; rest !== 0; rest &= rest - 1) count++
  return count
}
