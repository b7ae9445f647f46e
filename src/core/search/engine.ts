import MiniSearch, {
  type AsPlainObject,
  type QueryCombination,
  type SearchResult,
} from 'minisearch'
import type { Inverted } from './inverted.ts'
import type { Wanted } from './plan.ts'
import { BM25, FIELD_WEIGHTS, FUZZY, PREFIX } from './settings.ts'

/** What an index knows about a record that holds a wanted term. */
export interface Found {
  readonly number: number
  readonly score: number
  /** The wanted terms that the record holds, as they are or in a similar form. */
  readonly wanted: readonly string[]
  /** The terms of the record that answer them, with the fields that hold each. */
  readonly match: Readonly<Record<string, readonly string[]>>
}

/** Terms that can be looked up. */
export interface Index {
  has(term: string): boolean
  terms(): Iterable<string>
  find(wanted: readonly Wanted[]): Found[]
}

type Fields = readonly (keyof typeof FIELD_WEIGHTS)[]

/** The index of some terms. Scores of two indexes over the same records can be added. */
export function createIndex(fields: Fields, inverted: Inverted): Index {
  const engine = MiniSearch.loadJS(stored(fields, inverted), {
    fields: [...fields],
    searchOptions: {
      bm25: BM25,
      boost: FIELD_WEIGHTS,
      maxFuzzy: FUZZY.most,
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  })
  return {
    has: (term) => inverted.terms.has(term),
    terms: () => inverted.terms.keys(),
    find: (wanted) => engine.search({ queries: wanted.flatMap(queryOf(fields)) }).map(found),
  }
}

/** The query for a term, or none when no field of the index is asked for it. */
const queryOf =
  (known: Fields) =>
  ({ term, fields, prefix, edits, similar, weight }: Wanted): QueryCombination[] => {
    const asked = known.filter((field) => fields(field))
    if (asked.length === 0) return []
    const weights = { fuzzy: similar, prefix: PREFIX.weight }
    const boostTerm = () => weight
    return [{ queries: [term], fields: asked, prefix, fuzzy: edits, weights, boostTerm }]
  }

// The engine multiplies a score by the number of wanted terms; how that counts is decided later,
// when the hits of both tables are known.
const found = ({ id, score, queryTerms, match }: SearchResult): Found => ({
  number: id,
  score: score / queryTerms.length,
  wanted: queryTerms,
  match,
})

/** The index in the form that the engine loads, which is faster than adding documents to it. */
const stored = (fields: Fields, { terms, lengths }: Inverted): AsPlainObject => ({
  documentCount: lengths.length,
  nextId: lengths.length,
  documentIds: Object.fromEntries(lengths.map((_, number) => [number, number])),
  fieldIds: Object.fromEntries(fields.map((field, number) => [field, number])),
  fieldLength: Object.fromEntries(lengths.map((of, number) => [number, [...of]])),
  averageFieldLength: fields.map((_, field) => average(lengths.map((of) => of[field] ?? 0))),
  storedFields: {},
  dirtCount: 0,
  index: [...terms],
  serializationVersion: 2,
})

/** The mean of the fields that hold anything. */
function average(lengths: readonly number[]): number {
  const filled = lengths.filter((length) => length > 0)
  return filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length)
}
