import type { Client, SearchResult } from '../../index.ts'
import { asStrings } from '../../internal.ts'
import type { Environment } from '../environment.ts'
import { openClient } from './content.ts'
import { type RecordSummary, summarizeRecord } from './find-records.ts'

/** What a part of a page is for, and what is known about it. */
export interface SuggestionInput {
  readonly description: string
  readonly route?: string | undefined
  /** The source code of the part. It is compared in this process and sent nowhere. */
  readonly source_code?: string | undefined
}

/** A pattern that fits, with the reasons. */
export interface PatternSuggestion extends Omit<RecordSummary, 'confidence'> {
  /** How well it fits, from 0 to 100, compared with the best suggestion. */
  readonly match: number
  readonly reasons: readonly string[]
}

/** The patterns that fit, best first. */
export interface PatternSuggestions {
  readonly total: number
  readonly items: readonly PatternSuggestion[]
}

const MAX_SUGGESTIONS = 5

/** The API accepts queries up to this length. */
const MAX_QUERY_LENGTH = 256

/** The score of a component that the code and the pattern share; a matching name has about 40. */
const COMPONENT_SCORE = 10

/** Suggests patterns for a part of a page from its description, its route and its source code. */
export async function suggestPatterns(
  environment: Environment,
  { description, route = '', source_code = '' }: SuggestionInput,
): Promise<PatternSuggestions> {
  const client = await openClient(environment)
  const routeWords = route.split(/[^a-z]+/i).filter((word) => word.length > 2)
  const tags = listTags(source_code)
  const described = await findPatterns(client, [removeGenericWords(description), ...routeWords])
  const coded = tags.size === 0 ? [] : await findPatterns(client, [...tags])
  const known = new Set(described.map(({ slug }) => slug))
  // The code alone suggests a pattern only by the components that it shares.
  const others = coded.filter(({ slug }) => !known.has(slug)).map((row) => ({ ...row, score: 0 }))
  const rows = [...described, ...others]
  const rated = await Promise.all(rows.map((row) => rate(client, row, tags)))
  const sorted = rated.sort((a, b) => b.score - a.score).slice(0, MAX_SUGGESTIONS)
  const best = sorted[0]?.score || 1
  const items = sorted.map(({ row, score, reasons }) => {
    // How sure the record itself is says nothing about how well it fits.
    const { confidence: _, ...summary } = summarizeRecord(row)
    return { ...summary, match: Math.round((100 * score) / best), reasons }
  })
  return { total: items.length, items }
}

/** Words for anything that has a pattern, which would find only patterns that have them in their names. */
const GENERIC_WORDS = /\b(?:app|application|page|screen|site|view|website)s?\b/gi

/** Removes words that fit every pattern, unless there are no others. */
function removeGenericWords(description: string): string {
  const rest = description.replaceAll(GENERIC_WORDS, ' ')
  return rest.trim() === '' ? description : rest
}

async function findPatterns(client: Client, words: readonly string[]): Promise<SearchResult[]> {
  const q = shortenQuery(words.join(' '))
  return [...(await client.search({ q, type: 'patterns', limit: 20 })).results]
}

/** Shortens a query at the end of a word. */
const shortenQuery = (text: string): string =>
  text.length <= MAX_QUERY_LENGTH
    ? text
    : text.slice(0, MAX_QUERY_LENGTH).replace(/(?<!\s)\s+\S*$/, '')

/** Lists the names of the elements and components in source code, in lower case. */
const listTags = (code: string): ReadonlySet<string> =>
  new Set([...code.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase()))

interface RatedRow {
  readonly row: SearchResult
  readonly score: number
  readonly reasons: readonly string[]
}

async function rate(
  client: Client,
  row: SearchResult,
  tags: ReadonlySet<string>,
): Promise<RatedRow> {
  const { data } = await client.get('patterns', row.slug)
  const shared = asStrings(data.components).filter((name) => tags.has(name.toLowerCase()))
  const useWhen = [data.use_when ?? []].flat().slice(0, 1)
  return {
    row,
    score: (row.score ?? 0) + shared.length * COMPONENT_SCORE,
    reasons: [
      ...describeMatches(row),
      ...(shared.length > 0 ? [`Your code already has ${shared.join(', ')}.`] : []),
      ...useWhen.map((text) => `Use it when: ${text}`),
    ],
  }
}

/** How to say that words were found in a field, in the order of the weight of the fields. */
const FIELD_PHRASES = {
  name: 'Its name matches',
  tags: 'Its tags match',
  synonyms: 'It is also called',
  description: 'Its description mentions',
} as const

/** Says which words were found where. */
function describeMatches({ matches = [] }: SearchResult): string[] {
  return Object.entries(FIELD_PHRASES).flatMap(([field, phrase]) => {
    const found = matches.filter((match) => match.field === field)
    const words = new Set(found.map(({ term, text }) => (field === 'synonyms' ? text : term)))
    return words.size === 0 ? [] : [`${phrase} ${[...words].slice(0, 3).join(', ')}.`]
  })
}
