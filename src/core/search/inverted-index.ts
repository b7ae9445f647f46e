import { partitionPoint } from '../lists.ts'
import { createTermDictionary, type TermDictionary } from './dictionary.ts'
import type { DecodedPostings } from './postings.ts'
import type { QueryTerm } from './query-plan.ts'
import type { Tally } from './rank.ts'
import { BM25, FIELD_WEIGHTS, PREFIX } from './settings.ts'

/** A term of a dictionary that matches a term of the query. */
export interface TermMatch {
  /** The number of the term in the dictionary. */
  readonly term: number
  readonly weight: number
}

/** Returns the exact match of a query term, then the terms with this prefix, then similar ones. */
function matchTerms(query: QueryTerm, dictionary: TermDictionary): TermMatch[] {
  const { terms, findTerm, findByPrefix, findSimilar } = dictionary
  const matches: TermMatch[] = []
  const add = (term: number, weight: number): void => {
    matches.push({ term, weight: weight * query.weight })
  }
  const getLength = (term: number): number => (terms[term] as string).length
  const isLonger = (term: number): boolean => (terms[term] as string).startsWith(query.term)

  const exact = findTerm(query.term)
  if (exact >= 0) add(exact, 1)
  for (const term of query.prefix ? findByPrefix(query.term) : []) {
    const length = getLength(term)
    const missing = PREFIX.missing * (length - query.term.length)
    add(term, PREFIX.weight * (length / (length + missing)))
  }
  for (const { term, edits } of query.edits > 0 ? findSimilar(query.term, query.edits) : []) {
    // A term with this prefix has been added already.
    if (query.prefix && isLonger(term)) continue
    add(term, query.fuzzyWeight * (getLength(term) / (getLength(term) + edits)))
  }
  return matches
}

// BM25+ (Lv and Zhai, "Lower-Bounding Term Frequency Normalization", 2011), where a field contains
// a term once or not at all.

/** Returns the BM25 weight of a term: rare terms weigh more. */
const inverseDocumentFrequency = (documentCount: number, totalCount: number): number =>
  Math.log(1 + (totalCount - documentCount + 0.5) / (documentCount + 0.5))

/** Returns the BM25+ length normalization of a field: terms of long fields weigh less. */
const fieldLengthNorm = (length: number, averageLength: number): number =>
  BM25.d + (BM25.k + 1) / (1 + BM25.k * (1 - BM25.b + (BM25.b * length) / averageLength))

export type SearchField = keyof typeof FIELD_WEIGHTS

/** The postings of a term in one field, as a range of all postings. */
interface PostingList {
  readonly field: SearchField
  /** The place of the field in the first record. */
  readonly first: number
  readonly from: number
  readonly to: number
}

/** A match of a query term and its postings. */
export interface IndexMatch extends TermMatch {
  readonly queryTerm: QueryTerm
  readonly lists: readonly PostingList[]
}

/** An index from terms to records. The scores of two indexes over the same records can be added. */
export interface InvertedIndex {
  readonly dictionary: TermDictionary
  /** Finds the exact, prefix and similar matches of query terms. */
  find(queryTerms: readonly QueryTerm[]): IndexMatch[]
  /** Adds the scores of matches to a tally. */
  addScores(matches: readonly IndexMatch[], tally: Tally): void
  /** Returns the fields of a record that contain a match. */
  getFields(match: IndexMatch, record: number): SearchField[]
  /** Returns the records that contain a term in a field. */
  findRecords(term: string, field: SearchField): number[]
}

/** Creates an index from postings, in which a place is `field * records + record`. */
export function createInvertedIndex(
  fields: readonly SearchField[],
  { terms, starts, places }: DecodedPostings,
  records: number,
): InvertedIndex {
  const dictionary = createTermDictionary(terms)
  const norms = computeNorms(places, fields.length, records)

  const findPlace = (place: number, from: number, to: number): number =>
    partitionPoint(from, to, (index) => (places[index] as number) < place)

  /** Returns the postings of a term, one list per selected field. */
  function getLists(term: number, isSelected: (field: SearchField) => boolean): PostingList[] {
    const lists: PostingList[] = []
    const end = starts[term + 1] ?? 0
    for (let from = starts[term] ?? end; from < end; ) {
      const number = Math.floor((places[from] as number) / records)
      const [field, first] = [fields[number] as SearchField, number * records]
      const to = findPlace(first + records, from, end)
      if (isSelected(field)) lists.push({ field, first, from, to })
      from = to
    }
    return lists
  }

  return {
    dictionary,
    find: (queryTerms) =>
      queryTerms.flatMap((queryTerm) =>
        matchTerms(queryTerm, dictionary).map(({ term, weight }) => ({
          queryTerm,
          term,
          weight,
          lists: getLists(term, queryTerm.fields),
        })),
      ),
    addScores(matches, { scores, parts }) {
      for (const { weight, queryTerm, lists } of matches) {
        for (const { field, first, from, to } of lists) {
          const score = weight * FIELD_WEIGHTS[field] * inverseDocumentFrequency(to - from, records)
          for (let index = from; index < to; index++) {
            const place = places[index] as number
            const record = place - first
            scores[record] = (scores[record] as number) + score * (norms[place] as number)
            parts[record] = (parts[record] as number) | queryTerm.parts
          }
        }
      }
    },
    getFields: ({ lists }, record) =>
      lists
        .filter(({ first, from, to }) => {
          const index = findPlace(first + record, from, to)
          return index < to && places[index] === first + record
        })
        .map(({ field }) => field),
    findRecords: (term, selected) =>
      getLists(dictionary.findTerm(term), (field) => field === selected).flatMap(
        ({ first, from, to }) => Array.from(places.subarray(from, to), (place) => place - first),
      ),
  }
}

/** Computes the length normalization of every field of every record. */
function computeNorms(places: Uint32Array, fields: number, records: number): Float64Array {
  const norms = new Float64Array(fields * records)
  for (const place of places) norms[place] = (norms[place] as number) + 1
  for (let field = 0; field < fields; field++) {
    const lengths = norms.subarray(field * records, (field + 1) * records)
    const average = getAverageLength(lengths)
    for (const [record, length] of lengths.entries())
      lengths[record] = fieldLengthNorm(length, average)
  }
  return norms
}

/** Returns the average length of the fields that are not empty. */
function getAverageLength(lengths: Float64Array): number {
  const filled = lengths.filter((length) => length > 0)
  return filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length)
}
