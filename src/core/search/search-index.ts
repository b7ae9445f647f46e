import MiniSearch, {
  type AsPlainObject,
  type QueryCombination,
  type SearchResult,
} from 'minisearch'
import type { Postings } from './postings.ts'
import type { QueryTerm } from './query-plan.ts'
import { BM25, FIELD_WEIGHTS, FUZZY, PREFIX, type SearchField } from './settings.ts'

/** A record of an index that matches a query. */
export interface IndexHit {
  readonly number: number
  readonly score: number
  /** The terms of the query that it matches. */
  readonly queryTerms: readonly string[]
  /** The fields that contain a matching term, by term. */
  readonly match: Readonly<Record<string, readonly string[]>>
}

/** A MiniSearch index. The scores of two indexes over the same records can be added. */
export interface SearchIndex {
  /** True if any record contains a term. */
  has(term: string): boolean
  /** Lists all terms. */
  listTerms(): Iterable<string>
  /** Returns the share of the records that contain a term, from 0 to 1. */
  getFrequency(term: string): number
  /** Returns the hits of a query in any order, optionally among some records only. */
  find(queryTerms: readonly QueryTerm[], among?: ReadonlySet<number>): IndexHit[]
}

/** Builds an index of the terms of records. */
export function createSearchIndex(fields: readonly SearchField[], postings: Postings): SearchIndex {
  const engine = MiniSearch.loadJS(toStoredIndex(fields, postings), {
    fields: [...fields],
    searchOptions: {
      bm25: BM25,
      boost: FIELD_WEIGHTS,
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  })

  const toQuery = (term: QueryTerm): QueryCombination => ({
    queries: [term.term],
    fields: fields.filter(term.fields),
    prefix: term.prefix,
    fuzzy: term.edits,
    weights: { fuzzy: FUZZY.weight, prefix: PREFIX.weight },
    boostTerm: () => term.weight,
  })

  return {
    has: (term) => postings.places.has(term),
    listTerms: () => postings.places.keys(),
    getFrequency: (term) => (postings.places.get(term)?.length ?? 0) / postings.count,
    find(queryTerms, among) {
      const hits: IndexHit[] = []
      const queries = queryTerms.filter((term) => fields.some(term.fields)).map(toQuery)
      const filter = ({ id, score, queryTerms, match }: SearchResult): boolean => {
        // MiniSearch multiplies a score by the number of matching terms; coverage replaces that.
        hits.push({ number: id, score: score / Math.max(1, queryTerms.length), queryTerms, match })
        return false
      }
      // Taking the hits in the filter saves MiniSearch from sorting them: they are ranked later.
      const boostDocument = among && ((id: number): number => (among.has(id) ? 1 : 0))
      engine.search({ queries }, { filter, ...(boostDocument && { boostDocument }) })
      return hits
    },
  }
}

/**
 * Writes postings in the format of a stored MiniSearch index. Loading that takes half the time of
 * adding records, because each term is looked up once instead of once per record.
 */
function toStoredIndex(fields: readonly SearchField[], postings: Postings): AsPlainObject {
  const { count } = postings
  const lengths = countTerms(fields, postings)
  const getAverage = (field: number): number =>
    lengths.reduce((sum, length) => sum + (length[field] ?? 0), 0) / Math.max(1, count)
  return {
    documentCount: count,
    nextId: count,
    documentIds: Object.fromEntries(lengths.map((_, record) => [record, record])),
    fieldIds: Object.fromEntries(fields.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(lengths.entries()),
    averageFieldLength: fields.map((_, field) => getAverage(field)),
    storedFields: {},
    // MiniSearch reads one entry after the other, so that they need not all be in memory at once.
    index: listEntries(postings) as Iterable<IndexEntry> as IndexEntry[],
    serializationVersion: 2,
  }
}

/** Counts the terms of each field, by record. */
function countTerms(fields: readonly SearchField[], { count, places }: Postings): number[][] {
  const lengths = Array.from({ length: count }, () => fields.map(() => 0))
  for (const termPlaces of places.values()) {
    for (const place of termPlaces) {
      const record = lengths[place % count] as number[]
      const field = Math.floor(place / count)
      record[field] = (record[field] ?? 0) + 1
    }
  }
  return lengths
}

/** A term, and how often each record contains it, by field. */
type IndexEntry = AsPlainObject['index'][number]

function* listEntries({ count, places }: Postings): Generator<IndexEntry> {
  for (const [term, termPlaces] of places) {
    const records: Record<number, Record<number, number>> = {}
    for (const place of termPlaces) {
      const field = Math.floor(place / count)
      records[field] ??= {}
      records[field][place % count] = 1
    }
    yield [term, records]
  }
}
