import { CONTENT_TYPES, type ContentType } from '../content/content-types.ts'
import { getMaxEdits, nearest } from '../nearest.ts'
import { type HeadRecord, indexHeadTable, readHeadRecords } from './head-table.ts'
import { type FieldMatch, listMatches } from './highlight.ts'
import { createInvertedIndex, type InvertedIndex } from './inverted-index.ts'
import { planQuery, type QueryPlan } from './query-plan.ts'
import { createTally, type Ranking, rankRecords } from './rank.ts'
import { BODY_FIELDS, HEAD_FIELDS } from './settings.ts'
import { decodeCheckedPostings, parseBodyTable, parseHeadTable } from './table-format.ts'

/** What to ask instead of a query without hits. */
export interface Suggestions {
  /** Known terms that are near those of the query. */
  readonly terms: readonly string[]
  /** The types in which the query has hits, when it was restricted to others. */
  readonly types: readonly { readonly type: ContentType; readonly count: number }[]
}

const NO_SUGGESTIONS: Suggestions = { terms: [], types: [] }

/** As many words of a query as are worth comparing with every known term. */
const MAX_QUERY_WORDS = 3

/** What to ask instead, given the hits of all types; nothing when there are hits enough. */
export function createSuggestions(
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

function findNearTerms({ terms: wanted }: QueryPlan, indexes: readonly InvertedIndex[]): string[] {
  const words = [...new Set(wanted.map(({ term }) => term))].slice(0, MAX_QUERY_WORDS)
  const known = (word: string): string[] =>
    indexes.flatMap(({ dictionary: { terms, findCandidates } }) =>
      findCandidates(word, getMaxEdits).map((term) => terms[term] as string),
    )
  return [...new Set(words.flatMap((word) => nearest(word, [...new Set(known(word))])))]
}

/** A record that answers a query. */
export interface Hit {
  /** Its place among the records that the tables were written from. */
  readonly number: number
  readonly type: ContentType
  readonly slug: string
  readonly score: number
}

/** All hits of a query, best first; without any, what to ask instead. */
export interface SearchResults {
  readonly hits: readonly Hit[]
  readonly suggestions: Suggestions
  /** What of a hit answers the query: worked out when it is asked for, since a page shows few hits. */
  getMatches(hit: Hit): FieldMatch[]
}

/** Which hits are wanted; what is absent restricts nothing. */
export interface SearchOptions {
  readonly types?: readonly ContentType[] | undefined
}

/** A search that answers from the tables it was given. */
export interface SearchEngine {
  search(text: string, options?: SearchOptions): SearchResults
  /** The same search with the body table of the same release merged. */
  withBody(body: unknown): SearchEngine
}

/** A search over a head table. A table of another version is refused with a `Problem`. */
export function createSearchEngine(head: unknown): SearchEngine {
  const table = parseHeadTable(head)
  const records = readHeadRecords(table)
  const first = createInvertedIndex(HEAD_FIELDS, indexHeadTable(table, records), records.length)
  const withBody = (body: unknown): SearchEngine => {
    const { rest, count } = parseBodyTable(body, table)
    const inverted = decodeCheckedPostings(rest, BODY_FIELDS.length * count)
    return {
      withBody,
      search: createSearchFunction(records, [
        first,
        createInvertedIndex(BODY_FIELDS, inverted, count),
      ]),
    }
  }
  return { withBody, search: createSearchFunction(records, [first]) }
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
    const finds = indexes.map((index) => ({ index, found: index.find(plan.terms) }))
    for (const { index, found } of finds) index.addScores(found, tally)
    const exact = indexes.flatMap((index) => index.findRecords(plan.compound, 'title'))
    const all = toHits(rankRecords(plan, tally, exact), records)
    const hits = types === undefined ? all : all.filter(({ type }) => types.includes(type))
    return {
      hits,
      suggestions: createSuggestions(plan, indexes, hits.length > 0 ? undefined : all),
      getMatches: ({ number }) => listMatches(records[number] as HeadRecord, number, finds),
    }
  }
}

function toHits({ numbers, scores }: Ranking, records: readonly HeadRecord[]): Hit[] {
  const hits: Hit[] = []
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number
    const { type, slug } = records[number] as HeadRecord
    hits.push({ number, type, slug, score: scores[number] as number })
  }
  return hits
}
