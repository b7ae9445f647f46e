import { createTermDictionary, type TermDictionary } from './dictionary.ts'
import type { DecodedPostings } from './postings.ts'
import type { QueryTerm } from './query-plan.ts'
import type { Tally } from './rank.ts'
import { BM25, FIELD_WEIGHTS, PREFIX } from './settings.ts'

/** A term of a vocabulary that answers a wanted one. */
export interface TermMatch {
  /** The number of the term. */
  readonly term: number
  /** How much it counts. */
  readonly weight: number
}

/** The wanted term itself, then the terms that begin with it, then those that resemble it. */
export function matchTerms(wanted: QueryTerm, vocabulary: TermDictionary): TermMatch[] {
  const { terms, findTerm, findByPrefix, findSimilar } = vocabulary
  const answers: TermMatch[] = []
  const add = (term: number, weight: number): void => {
    answers.push({ term, weight: weight * wanted.weight })
  }
  const lengthOf = (term: number): number => (terms[term] as string).length
  const isLonger = (term: number): boolean => (terms[term] as string).startsWith(wanted.term)

  const exact = findTerm(wanted.term)
  if (exact >= 0) add(exact, 1)
  for (const term of wanted.prefix ? findByPrefix(wanted.term) : []) {
    const length = lengthOf(term)
    const missing = PREFIX.missing * (length - wanted.term.length)
    add(term, PREFIX.weight * (length / (length + missing)))
  }
  for (const { term, edits } of wanted.edits > 0 ? findSimilar(wanted.term, wanted.edits) : []) {
    // What begins with the wanted term counts as that alone.
    if (wanted.prefix && isLonger(term)) continue
    add(term, wanted.fuzzyWeight * (lengthOf(term) / (lengthOf(term) + edits)))
  }
  return answers
}

// BM25+ (Lv and Zhai, "Lower-Bounding Term Frequency Normalization", 2011), where a field holds a
// term once or not at all.

/** How much a term tells that so many of all records hold: the fewer, the more. */
export const inverseDocumentFrequency = (holders: number, records: number): number =>
  Math.log(1 + (records - holders + 0.5) / (holders + 0.5))

/** How much one of so many terms counts, given how many are usual. */
export const fieldLengthNorm = (terms: number, usual: number): number =>
  BM25.d + (BM25.k + 1) / (1 + BM25.k * (1 - BM25.b + (BM25.b * terms) / usual))

export type SearchField = keyof typeof FIELD_WEIGHTS

/** The places of a term in one field: those from one to before another among all places. */
interface PostingList {
  readonly field: SearchField
  /** The field's place in the first record. */
  readonly first: number
  readonly from: number
  readonly to: number
}

/** A term that answers a wanted one, and where it stands. */
export interface IndexMatch extends TermMatch {
  readonly wanted: QueryTerm
  readonly lists: readonly PostingList[]
}

/** Terms that can be looked up. What two indexes over the same records count can be added. */
export interface InvertedIndex {
  readonly dictionary: TermDictionary
  /** The terms that answer wanted ones, as they are or in a similar form. */
  find(wanted: readonly QueryTerm[]): IndexMatch[]
  /** Adds to a tally what every record holds of some terms. */
  addScores(found: readonly IndexMatch[], tally: Tally): void
  /** The fields of a record that hold a term. */
  getFields(found: IndexMatch, record: number): SearchField[]
  /** The records that hold a term in a field. */
  findRecords(term: string, field: SearchField): number[]
}

/** The index of inverted texts, in which each field has a place for every record. */
export function createInvertedIndex(
  fields: readonly SearchField[],
  { terms, starts, places }: DecodedPostings,
  records: number,
): InvertedIndex {
  const vocabulary = createTermDictionary(terms)
  const norms = computeNorms(places, fields.length, records)

  /** Where a term stands, a list for each field that is asked for. */
  function listsOf(term: number, isAsked: (field: SearchField) => boolean): PostingList[] {
    const lists: PostingList[] = []
    const end = starts[term + 1] ?? 0
    for (let from = starts[term] ?? end; from < end; ) {
      const number = Math.floor((places[from] as number) / records)
      const [field, first] = [fields[number] as SearchField, number * records]
      const to = lowerBound(places, first + records, from, end)
      if (isAsked(field)) lists.push({ field, first, from, to })
      from = to
    }
    return lists
  }

  return {
    dictionary: vocabulary,
    find: (all) =>
      all.flatMap((wanted) =>
        matchTerms(wanted, vocabulary).map(({ term, weight }) => {
          const lists = listsOf(term, wanted.fields)
          return { wanted, term, weight, lists }
        }),
      ),
    addScores(found, { scores, parts }) {
      for (const { weight, wanted, lists } of found) {
        for (const { field, first, from, to } of lists) {
          const each = weight * FIELD_WEIGHTS[field] * inverseDocumentFrequency(to - from, records)
          for (let at = from; at < to; at++) {
            const place = places[at] as number
            const record = place - first
            scores[record] = (scores[record] as number) + each * (norms[place] as number)
            parts[record] = (parts[record] as number) | wanted.parts
          }
        }
      }
    },
    getFields: ({ lists }, record) =>
      lists
        .filter(({ first, from, to }) => {
          const at = lowerBound(places, first + record, from, to)
          return at < to && places[at] === first + record
        })
        .map(({ field }) => field),
    findRecords: (term, asked) =>
      listsOf(vocabulary.findTerm(term), (field) => field === asked).flatMap(
        ({ first, from, to }) => Array.from(places.subarray(from, to), (place) => place - first),
      ),
  }
}

/** How much a term counts at each place: the more terms are there, the less. */
function computeNorms(places: Uint32Array, fields: number, records: number): Float64Array {
  const norms = new Float64Array(fields * records)
  for (const place of places) norms[place] = (norms[place] as number) + 1
  for (let field = 0; field < fields; field++) {
    const ofField = norms.subarray(field * records, (field + 1) * records)
    const usual = averageLength(ofField)
    for (const [record, terms] of ofField.entries()) ofField[record] = fieldLengthNorm(terms, usual)
  }
  return norms
}

/** The mean of the fields that hold anything. */
function averageLength(lengths: Float64Array): number {
  const filled = lengths.filter((length) => length > 0)
  return filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length)
}

/** Where the first place stands, between two of them, that is not before another. */
function lowerBound(places: Uint32Array, place: number, from: number, to: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((places[middle] as number) < place) low = middle + 1
    else high = middle
  }
  return low
}
