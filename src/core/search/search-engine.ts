import { CONTENT_TYPES, type ContentType } from '../content/content-types.ts'
import { unique } from '../lists.ts'
import { getMaxEdits, nearest } from '../nearest.ts'
import { type HeadRecord, indexHeadTable, readHeadRecords } from './head-table.ts'
import { type FieldMatch, listMatches } from './highlight.ts'
import { createInvertedIndex, type InvertedIndex } from './inverted-index.ts'
import { planQuery, type QueryPlan } from './query-plan.ts'
import { createTally, type Ranking, rankRecords } from './rank.ts'
import { BODY_FIELDS, HEAD_FIELDS } from './settings.ts'
import { decodeCheckedPostings, parseBodyTable, parseHeadTable } from './table-format.ts'

/** Suggestions for a query without hits. */
export interface Suggestions {
  /** Known terms that are similar to those of the query. */
  readonly terms: readonly string[]
  /** The types in which the query has hits, if it was restricted to other types. */
  readonly types: readonly { readonly type: ContentType; readonly count: number }[]
}

const NO_SUGGESTIONS: Suggestions = { terms: [], types: [] }

/** The number of query words that are compared with all known terms, to limit the cost. */
const MAX_QUERY_WORDS = 3

/** Creates suggestions from the hits of all types; none if the query has hits. */
function createSuggestions(
  plan: QueryPlan,
  indexes: readonly InvertedIndex[],
  hits: readonly { readonly type: ContentType }[] | undefined,
): Suggestions {
  if (hits === undefined) return NO_SUGGESTIONS
  return {
    terms: hits.length > 0 ? [] : findNearTerms(plan, indexes),
    types: CONTENT_TYPES.map((type) => ({
      type,
      count: hits.filter((hit) => hit.type === type).length,
    })).filter(({ count }) => count > 0),
  }
}

function findNearTerms(plan: QueryPlan, indexes: readonly InvertedIndex[]): string[] {
  const words = unique(plan.terms.map(({ term }) => term)).slice(0, MAX_QUERY_WORDS)
  const listCandidates = (word: string): string[] =>
    indexes.flatMap(({ dictionary: { terms, findCandidates } }) =>
      findCandidates(word, getMaxEdits).map((term) => terms[term] as string),
    )
  return unique(words.flatMap((word) => nearest(word, unique(listCandidates(word)))))
}

/** A record that matches a query. */
export interface Hit {
  /** The index of the record in the list that the tables were written from. */
  readonly number: number
  readonly type: ContentType
  readonly slug: string
  readonly score: number
}

/** All hits of a query, best first, and suggestions if there are none. */
export interface SearchResults {
  readonly hits: readonly Hit[]
  readonly suggestions: Suggestions
  /** Returns the matching terms of a hit. Computed on demand, because a page shows few hits. */
  getMatches(hit: Hit): FieldMatch[]
}

/** Filters for hits; absent filters restrict nothing. */
export interface SearchOptions {
  readonly types?: readonly ContentType[] | undefined
}

/** A search over the head table, and optionally the body table, of a release. */
export interface SearchEngine {
  search(text: string, options?: SearchOptions): SearchResults
  /** Returns a search that also covers the body table of the same release. */
  withBody(body: unknown): SearchEngine
}

/** Creates a search over a head table. Throws a `Problem` for a table of another version. */
export function createSearchEngine(head: unknown): SearchEngine {
  const table = parseHeadTable(head)
  const records = readHeadRecords(table)
  const headIndex = createInvertedIndex(HEAD_FIELDS, indexHeadTable(table, records), records.length)
  const withBody = (body: unknown): SearchEngine => {
    const { rest, count } = parseBodyTable(body, table)
    const postings = decodeCheckedPostings(rest, BODY_FIELDS.length * count)
    const bodyIndex = createInvertedIndex(BODY_FIELDS, postings, count)
    return { withBody, search: createSearchFunction(records, [headIndex, bodyIndex]) }
  }
  return { withBody, search: createSearchFunction(records, [headIndex]) }
}

function createSearchFunction(
  records: readonly HeadRecord[],
  indexes: readonly InvertedIndex[],
): SearchEngine['search'] {
  const has = (term: string): boolean =>
    indexes.some(({ dictionary }) => dictionary.findTerm(term) >= 0)
  return (text, { types } = {}) => {
    const plan = planQuery(text, has)
    const tally = createTally(records.length)
    const indexMatches = indexes.map((index) => ({ index, matches: index.find(plan.terms) }))
    for (const { index, matches } of indexMatches) index.addScores(matches, tally)
    const exact = indexes.flatMap((index) => index.findRecords(plan.compound, 'title'))
    const all = toHits(rankRecords(plan, tally, exact), records)
    const hits = types === undefined ? all : all.filter(({ type }) => types.includes(type))
    return {
      hits,
      suggestions: createSuggestions(plan, indexes, hits.length > 0 ? undefined : all),
      getMatches: ({ number }) => listMatches(records[number] as HeadRecord, number, indexMatches),
    }
  }
}

function toHits({ numbers, scores }: Ranking, records: readonly HeadRecord[]): Hit[] {
  return Array.from(numbers, (number) => {
    const { type, slug } = records[number] as HeadRecord
    return { number, type, slug, score: scores[number] as number }
  })
}
