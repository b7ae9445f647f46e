import MiniSearch, { type QueryCombination } from 'minisearch'
import type { QueryTerm } from './query-plan.ts'
import { BM25, FIELD_WEIGHTS, FUZZY, PREFIX, type SearchField } from './settings.ts'

/** The terms of a record, by field. */
export type FieldTerms<F extends SearchField> = Readonly<Record<F, Iterable<string>>>

/** A record of an index that matches a query. */
export interface IndexHit {
  /** The position of the record in the list that the index was built from. */
  readonly number: number
  readonly score: number
  /** The terms of the query that it matches. */
  readonly queryTerms: readonly string[]
  /** The fields that contain a matching term, by term. */
  readonly match: Readonly<Record<string, readonly string[]>>
}

/** A MiniSearch index. The scores of two indexes over the same records can be added. */
export interface SearchIndex {
  /** All terms of the index. */
  readonly terms: ReadonlySet<string>
  find(queryTerms: readonly QueryTerm[]): IndexHit[]
}

interface IndexedRecord<F extends SearchField> {
  readonly id: number
  readonly terms: FieldTerms<F>
}

/** Builds an index of records, which are numbered in order. */
export function createSearchIndex<F extends SearchField>(
  fields: readonly F[],
  records: Iterable<FieldTerms<F>>,
): SearchIndex {
  const terms = new Set<string>()
  const engine = new MiniSearch<IndexedRecord<F>>({
    fields: [...fields],
    // Our tokenizer has split the texts already, so a field is its distinct terms.
    extractField: ({ id, terms }, field) =>
      field === 'id' ? id : [...new Set(terms[field as F])].join(' '),
    tokenize: splitTerms,
    processTerm: (term) => {
      terms.add(term)
      return term
    },
    searchOptions: {
      bm25: BM25,
      boost: FIELD_WEIGHTS,
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  })
  let id = 0
  for (const record of records) engine.add({ id: id++, terms: record })

  const toQuery = (term: QueryTerm): QueryCombination => ({
    queries: [term.term],
    fields: fields.filter(term.fields),
    prefix: term.prefix,
    fuzzy: term.edits,
    weights: { fuzzy: FUZZY.weight, prefix: PREFIX.weight },
    boostTerm: () => term.weight,
  })

  return {
    terms,
    find: (queryTerms) =>
      engine
        .search({ queries: queryTerms.filter((term) => fields.some(term.fields)).map(toQuery) })
        .map(({ id, score, queryTerms, match }) => ({
          number: id,
          // MiniSearch multiplies a score by the number of matching terms; coverage replaces that.
          score: score / Math.max(1, queryTerms.length),
          queryTerms,
          match,
        })),
  }
}

const splitTerms = (terms: string): string[] => (terms === '' ? [] : terms.split(' '))
