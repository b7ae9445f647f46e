import {
  CONTENT_TYPES,
  type ContentType,
  type SearchResponse,
  type SearchResult,
} from '../../index.ts'
import { PARAMETERS, type ParameterName, parseContentType } from '../../internal.ts'
import type { Environment } from '../environment.ts'
import { choiceError } from '../errors.ts'
import { openClient } from './content.ts'

/**
 * The parameters of a list, by their names in the API. `source` is a corpus such as `custom`, or as
 * in 3.x the source of the intelligence.
 */
type ListInput = {
  readonly [Name in Exclude<ParameterName, 'q' | 'type'>]?: string | number | boolean | undefined
}

/** The parameters of a search. */
export interface SearchInput extends ListInput {
  readonly query: string
  readonly type?: string | undefined
}

/** A record in a compact list. */
export interface RecordSummary {
  readonly type: string
  readonly slug: string
  readonly name?: string
  readonly summary?: string
  readonly recommended: boolean
  readonly confidence: number | null
  /** Present if the record is not official. */
  readonly source?: string
}

/** A page of a compact list. */
export interface RecordSummaries {
  readonly total: number
  readonly items: readonly RecordSummary[]
  readonly next_offset?: number
  /** Words to try if nothing was found. */
  readonly suggestions?: readonly string[]
}

/** The whole page of a list, as the API returns it. */
type RecordPage = Awaited<ReturnType<Awaited<ReturnType<typeof openClient>>['list']>>

/** Finds records by words, best first. */
export async function searchRecords(
  environment: Environment,
  { query, type, ...filters }: SearchInput,
): Promise<SearchResponse> {
  const contentType = type === undefined ? {} : { type: requireContentType(type) }
  const client = await openClient(environment)
  return client.search({ ...toQuery(filters), ...contentType, q: query })
}

/** Lists the records of a type. */
export async function listRecords(
  environment: Environment,
  { type, ...filters }: ListInput & { readonly type: string },
): Promise<RecordPage> {
  const contentType = requireContentType(type)
  return (await openClient(environment)).list(contentType, toQuery(filters))
}

/**
 * Parses the name of a content type, singular or plural. Throws a usage error that names the option
 * or argument.
 */
export function requireContentType(name: string, option = '<type>'): ContentType {
  const type = parseContentType(name)
  if (type !== undefined) return type
  throw choiceError(option, name, CONTENT_TYPES)
}

const INTELLIGENCE_SOURCES: readonly unknown[] = PARAMETERS.intelligence_source.values

/** Returns the query of the API, without absent values. */
function toQuery({ source, ...input }: ListInput): Record<string, string> {
  const isIntelligence = INTELLIGENCE_SOURCES.includes(source)
  const query = isIntelligence
    ? { ...input, intelligence_source: input.intelligence_source ?? source }
    : { ...input, source }
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )
}

const MAX_SUMMARY_LENGTH = 160

/** Shortens a page of a search or a list to what is needed to choose a record. */
export function summarizePage(page: SearchResponse | RecordPage): RecordSummaries {
  const rows = 'results' in page ? page.results : page.items
  const { total, offset = 0 } = page
  const suggestions = 'suggestions' in page ? (page.suggestions ?? []) : []
  const end = offset + rows.length
  return {
    total,
    items: rows.map(summarizeRecord),
    ...(rows.length > 0 && end < total ? { next_offset: end } : {}),
    ...(suggestions.length > 0 ? { suggestions } : {}),
  }
}

/** Returns what a compact answer says about a record. */
export const summarizeRecord = ({
  type,
  slug,
  name,
  description,
  intelligence,
  source,
}: SearchResult): RecordSummary => ({
  type,
  slug,
  ...(name === undefined ? {} : { name }),
  ...(description === undefined ? {} : { summary: shortenSentence(description) }),
  recommended: intelligence?.recommended === true,
  confidence: intelligence?.confidence_score ?? null,
  ...(source === undefined || source === 'official' ? {} : { source }),
})

/** Shortens a text at the end of a word. */
function shortenSentence(text: string): string {
  if (text.length <= MAX_SUMMARY_LENGTH) return text
  return `${text.slice(0, MAX_SUMMARY_LENGTH - 3).replace(/(?<!\s)\s+\S*$/, '')}...`
}
