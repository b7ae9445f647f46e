import type { ContentType } from '../content/type.ts'
import { createIndex, type Found, type Index } from './engine.ts'
import { invertBody, invertHead } from './inverted.ts'
import { type Match, matchesOf } from './matches.ts'
import { type Plan, planOf } from './plan.ts'
import { type HeadRecord, readHead } from './read-head.ts'
import { BODY_FIELDS, COVERAGE_POWER, HEAD_FIELDS } from './settings.ts'
import { type Suggestions, suggestionsFor } from './suggestions.ts'
import { bodyTable, headTable } from './tables.ts'
import { squash } from './words.ts'

/** A record that answers a query. */
export interface Hit {
  /** Its place among the records that the tables were written from. */
  readonly number: number
  readonly type: ContentType
  readonly slug: string
  readonly score: number
  /** Worked out when it is read, since only the hits of one page are shown. */
  readonly matches: readonly Match[]
}

/** All hits of a query, best first; without any, what to ask instead. */
export interface Results {
  readonly hits: readonly Hit[]
  readonly suggestions: Suggestions
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
  const first = createIndex(HEAD_FIELDS, invertHead(table, records))
  const over = (indexes: readonly Index[]): Search['search'] => searchOver(records, indexes)
  const withBody = (body: unknown): Search => {
    const rest = invertBody(bodyTable(body, table))
    return { withBody, search: over([first, createIndex(BODY_FIELDS, rest)]) }
  }
  return { withBody, search: over([first]) }
}

function searchOver(records: readonly HeadRecord[], indexes: readonly Index[]): Search['search'] {
  const titles = titlesOf(records)
  const has = (term: string): boolean => indexes.some((index) => index.has(term))
  return (text, { types } = {}) => {
    const plan = planOf(text, has)
    const all = rank(plan, indexes, titles.get(plan.whole) ?? [])
    const typeOf = ({ number }: Ranked): ContentType => (records[number] as HeadRecord).type
    const kept = types === undefined ? all : all.filter((hit) => types.includes(typeOf(hit)))
    return {
      hits: kept.map((hit) => hitOf(hit, records[hit.number] as HeadRecord)),
      suggestions: suggestionsFor(plan, indexes, kept.length > 0 ? undefined : all.map(typeOf)),
    }
  }
}

/** The records by slug and by name, each as one word. */
function titlesOf(records: readonly HeadRecord[]): ReadonlyMap<string, readonly number[]> {
  const titles = new Map<string, number[]>()
  for (const [number, { slug, name }] of records.entries()) {
    for (const title of new Set([squash(slug), squash(name)])) {
      titles.set(title, [...(titles.get(title) ?? []), number])
    }
  }
  return titles
}

interface Ranked {
  readonly number: number
  readonly score: number
  readonly found: readonly Found[]
}

/** Every record that answers, best first; those whose slug or name is the query before all others. */
function rank(plan: Plan, indexes: readonly Index[], exact: readonly number[]): Ranked[] {
  const byNumber = new Map<number, Found[]>()
  for (const one of indexes.flatMap((index) => index.find(plan.wanted))) {
    const known = byNumber.get(one.number)
    if (known) known.push(one)
    else byNumber.set(one.number, [one])
  }
  const ranked = [...byNumber].map(([number, found]) => ({
    number,
    found,
    score: scoreOf(plan, found),
  }))
  const best = ranked.reduce((most, { score }) => Math.max(most, score), 0)
  return ranked
    .map((one) => (exact.includes(one.number) ? { ...one, score: one.score + best } : one))
    .sort((a, b) => b.score - a.score || a.number - b.number)
}

/** Rounded, so that equal hits are equal however their parts were added. */
function scoreOf(plan: Plan, found: readonly Found[]): number {
  const sum = found.reduce((total, { score }) => total + score, 0)
  return Math.round(sum * plan.coverage(found) ** COVERAGE_POWER * 1e6) / 1e6
}

const hitOf = ({ number, score, found }: Ranked, record: HeadRecord): Hit => ({
  number,
  type: record.type,
  slug: record.slug,
  score,
  get matches() {
    return matchesOf(record, found)
  },
})
