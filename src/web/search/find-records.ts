import {
  BLUEPRINT_SETS,
  type BlueprintSet,
  type Client,
  CONTENT_TYPES,
  matchesFilter,
  type SearchResult,
} from '../../index.ts'
import { findTypeBySingular } from '../ui/content-type-labels.ts'
import { loadFacets } from './facets.ts'
import { findPrefixRanges, findTermRanges, mergeRanges } from './highlight.tsx'
import type {
  FacetCounts,
  Highlights,
  MatchReason,
  SearchFilters,
  SearchHit,
  SearchRequest,
  SearchResponse,
} from './types.ts'

/** Finds records by name prefix for one or two letters, and with a full-text search otherwise. */
export const findRecords = (client: Client, request: SearchRequest): Promise<SearchResponse> =>
  request.q.trim().length < MIN_WORD_LENGTH
    ? findByPrefix(client, request)
    : findByWords(client, request)

/** The number of letters from which the API completes words. */
const MIN_WORD_LENGTH = 3

async function findByWords(
  client: Client,
  { q, limit, ...filters }: SearchRequest,
): Promise<SearchResponse> {
  const [{ total, results, suggestions = [] }, facets] = await Promise.all([
    client.search({ q, ...filters, limit }),
    loadFacets(
      filters,
      async (others) => (await client.search({ q, ...others, limit: 1 })).facets ?? {},
    ),
  ])
  return { total, facets, suggestions, hits: results.map(toHighlightedHit) }
}

function toHighlightedHit(row: SearchResult): SearchHit {
  const { name = row.slug, description = '', matches = [] } = row
  const terms = new Set(matches.map(({ term }) => term))
  const nameRanges = matches.filter(({ field }) => field === 'name').flatMap(({ ranges }) => ranges)
  const highlights = {
    name: [...nameRanges, ...findTermRanges(name, terms)],
    description: findTermRanges(description, terms),
  }
  const isVisible = highlights.name.length + highlights.description.length > 0
  const reason = isVisible ? undefined : findMatchReason(matches)
  return toSearchHit(row, reason ? { ...highlights, reason } : highlights)
}

type Matches = NonNullable<SearchResult['matches']>

/** The labels of fields that results quote, in order of preference. */
const REASON_LABELS: Readonly<Record<string, string>> = { synonyms: 'also called', tags: 'tagged' }

/** Returns the best reason for a match: a synonym, then a tag, then any other field. */
function findMatchReason(matches: Matches): MatchReason | undefined {
  for (const [field, label] of Object.entries(REASON_LABELS)) {
    const match = matches.find((item) => item.field === field && item.text !== undefined)
    if (match) return { label, text: match.text ?? '', ranges: mergeRanges(match.ranges) }
  }
  const [first] = matches
  return first && { label: `in its ${first.field}`, text: first.term, ranges: [] }
}

/** Converts a search result of the API to a hit with merged highlights. */
export function toSearchHit(row: SearchResult, highlights: Highlights): SearchHit {
  const { slug, name = slug, description = '', intelligence } = row
  return {
    type: findTypeBySingular(row.type) ?? 'patterns',
    slug,
    name,
    description,
    isRecommended: intelligence?.recommended === true,
    highlights: {
      ...highlights,
      name: mergeRanges(highlights.name),
      description: mergeRanges(highlights.description),
    },
  }
}

/** Finds records with a word of their name that starts with the query, name prefixes first. */
export async function findByPrefix(
  client: Client,
  { q, limit, ...filters }: SearchRequest,
): Promise<SearchResponse> {
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
      countByFacet(rows.filter((row) => matchesFilters(row, others))),
    ),
    suggestions: [],
  }
}

const getName = ({ name, slug }: SearchResult): string => name ?? slug

const rankPrefixMatch = (row: SearchResult, prefix: string): number =>
  getName(row).toLowerCase().startsWith(prefix) ? 0 : 1

const matchesFilters = (
  row: SearchResult,
  { type, recommended, blueprint_set }: SearchFilters,
): boolean =>
  (type === undefined || row.type === type) &&
  matchesFilter(row, { recommended, blueprint_set: blueprint_set as BlueprintSet | undefined })

const FILTERABLE_BLUEPRINT_SETS = BLUEPRINT_SETS.filter((set) => set !== 'all')

function countByFacet(rows: readonly SearchResult[]): Record<string, FacetCounts> {
  const getSets = (row: SearchResult): BlueprintSet[] =>
    row.type === 'blueprint'
      ? FILTERABLE_BLUEPRINT_SETS.filter((set) => matchesFilter(row, { blueprint_set: set }))
      : []
  return {
    type: countValues(rows.map(({ type }) => type)),
    recommended: countValues(
      rows.flatMap(({ intelligence }) => (intelligence?.recommended ? ['true'] : [])),
    ),
    blueprint_set: countValues(rows.flatMap(getSets)),
  }
}

function countValues(values: readonly string[]): FacetCounts {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
