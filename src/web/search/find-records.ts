import { type Client, CONTENT_TYPES, type SearchResult, type SearchScope } from '../../index.ts'
import { countFacets, type ListFilter, matchesFilter } from '../../internal.ts'
import { findTypeBySingular } from '../ui/content-type-labels.ts'
import { loadFacets } from './facets.ts'
import { MIN_WORD_LENGTH } from './find-pages.ts'
import { findPrefixRanges, highlightMatches } from './highlight.tsx'
import type {
  Facets,
  Highlights,
  SearchFilters,
  SearchHit,
  SearchRequest,
  SearchResponse,
} from './types.ts'

type RecordRequest = Omit<SearchRequest, 'kind'>

/** The result of a search for records. */
export type RecordResponse = Omit<SearchResponse, 'facets'> & {
  readonly facets: Omit<Facets, 'kind'>
}

/** Finds records by name prefix for one or two letters, and with a full-text search otherwise. */
export const findRecords = (
  client: Client,
  request: RecordRequest,
  scope: SearchScope = 'all',
): Promise<RecordResponse> =>
  request.q.trim().length < MIN_WORD_LENGTH
    ? findByPrefix(client, request)
    : findByWords(client, request, scope)

async function findByWords(
  client: Client,
  { q, limit, ...filters }: RecordRequest,
  scope: SearchScope,
): Promise<RecordResponse> {
  const [{ total, results, suggestions = [] }, facets] = await Promise.all([
    client.search({ q, ...filters, limit }, { scope }),
    loadFacets(
      filters,
      async (others) => (await client.search({ q, ...others, limit }, { scope })).facets ?? {},
    ),
  ])
  return { total, facets, suggestions, hits: results.map((row) => toSearchHit(row)) }
}

/** Converts a search result of the API to a hit with merged highlights. */
export function toSearchHit(
  row: SearchResult,
  highlights: Highlights = highlightMatches(row, row.matches ?? []),
): SearchHit {
  const { type, slug, name = slug, description = '', score } = row
  return {
    path: `${findTypeBySingular(type) ?? 'patterns'}/${slug}/`,
    label: type,
    name,
    description,
    ...(score === undefined ? {} : { score }),
    highlights,
  }
}

/** Finds records with a word of their name that starts with the query, name prefixes first. */
async function findByPrefix(
  client: Client,
  { q, limit, ...filters }: RecordRequest,
): Promise<RecordResponse> {
  const prefix = q.trim().toLowerCase()
  const lists = await Promise.all(CONTENT_TYPES.map((type) => client.all(type)))
  const rows = lists
    .flatMap(({ items }) => items)
    .filter((row) => findPrefixRanges(getName(row), prefix).length > 0)
    .toSorted((a, b) => rankPrefixMatch(a, prefix) - rankPrefixMatch(b, prefix))
  const filtered = rows.filter((row) => matchesFilters(row, filters))
  const highlight = (row: SearchResult) => ({
    name: findPrefixRanges(getName(row), prefix),
    description: [],
  })
  return {
    total: filtered.length,
    hits: filtered.slice(0, limit).map((row) => toSearchHit(row, highlight(row))),
    facets: await loadFacets(filters, async (others) =>
      countFacets(rows.filter((row) => matchesFilters(row, others))),
    ),
    suggestions: [],
  }
}

const getName = ({ name, slug }: SearchResult): string => name ?? slug

const rankPrefixMatch = (row: SearchResult, prefix: string): number =>
  getName(row).toLowerCase().startsWith(prefix) ? 0 : 1

const matchesFilters = (row: SearchResult, { type, ...filters }: SearchFilters): boolean =>
  (type === undefined || row.type === type) && matchesFilter(row, filters as ListFilter)
