import type { ContentType } from '../content/type.ts'
import { createIndex, type Index } from './create-index.ts'
import { invertHead } from './invert-head.ts'
import { type Match, matchesOf } from './matches.ts'
import { planOf } from './plan.ts'
import { createTally, type Ranking, rank } from './rank.ts'
import { type HeadRecord, readHead } from './read-head.ts'
import { BODY_FIELDS, HEAD_FIELDS } from './settings.ts'
import { type Suggestions, suggestionsFor } from './suggestions.ts'
import { bodyTable, headTable, invertedOf } from './tables.ts'

/** A record that answers a query. */
export interface Hit {
  /** Its place among the records that the tables were written from. */
  readonly number: number
  readonly type: ContentType
  readonly slug: string
  readonly score: number
}

/** All hits of a query, best first; without any, what to ask instead. */
export interface Results {
  readonly hits: readonly Hit[]
  readonly suggestions: Suggestions
  /** What of a hit answers the query: worked out when it is asked for, since a page shows few hits. */
  matchesOf(hit: Hit): Match[]
}

/** Which hits are wanted; what is absent restricts nothing. */
export interface SearchOptions {
  readonly types?: readonly ContentType[] | undefined
}

/** A search that answers from the tables it was given. */
export interface Search {
  search(text: string, options?: SearchOptions): Results
  /** The same search with the body table of the same release merged. */
  withBody(body: unknown): Search
}

/** A search over a head table. A table of another version is refused with a `Problem`. */
export function createSearch(head: unknown): Search {
  const table = headTable(head)
  const records = readHead(table)
  const first = createIndex(HEAD_FIELDS, invertHead(table, records), records.length)
  const withBody = (body: unknown): Search => {
    const { rest, count } = bodyTable(body, table)
    const inverted = invertedOf(rest, BODY_FIELDS.length * count)
    return {
      withBody,
      search: searchOver(records, [first, createIndex(BODY_FIELDS, inverted, count)]),
    }
  }
  return { withBody, search: searchOver(records, [first]) }
}

function searchOver(records: readonly HeadRecord[], indexes: readonly Index[]): Search['search'] {
  const has = (term: string): boolean =>
    indexes.some(({ vocabulary }) => vocabulary.numberOf(term) >= 0)
  return (text, { types } = {}) => {
    const plan = planOf(text, has)
    const tally = createTally(records.length)
    const finds = indexes.map((index) => ({ index, found: index.find(plan.wanted) }))
    for (const { index, found } of finds) index.count(found, tally)
    const exact = indexes.flatMap((index) => index.holdersOf(plan.whole, 'title'))
    const all = hitsOf(rank(plan, tally, exact), records)
    const hits = types === undefined ? all : all.filter(({ type }) => types.includes(type))
    return {
      hits,
      suggestions: suggestionsFor(plan, indexes, hits.length > 0 ? undefined : all),
      matchesOf: ({ number }) => matchesOf(records[number] as HeadRecord, number, finds),
    }
  }
}

function hitsOf({ numbers, scores }: Ranking, records: readonly HeadRecord[]): Hit[] {
  const hits: Hit[] = []
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number
    const { type, slug } = records[number] as HeadRecord
    hits.push({ number, type, slug, score: scores[number] as number })
  }
  return hits
}
