import {
  BLUEPRINT_SETS,
  type BlueprintSet,
  type Client,
  CONTENT_TYPES,
  matchesFilter,
  type SearchResult,
  toSingular,
} from '../../index.ts'
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

/** A row of the API as a result that can be shown. */
export function toSearchHit(row: SearchResult, marks: Highlights): SearchHit {
  const { slug, name = slug, description = '', intelligence } = row
  return {
    type: CONTENT_TYPES.find((type) => toSingular(type) === row.type) ?? 'patterns',
    ...{ slug, name, description, isRecommended: intelligence?.recommended === true },
    highlights: {
      ...marks,
      name: mergeRanges(marks.name),
      description: mergeRanges(marks.description),
    },
  }
}

/** The records whose names have a word that begins so: those that begin so themselves come first. */
export async function findByPrefix(client: Client, wanted: SearchRequest): Promise<SearchResponse> {
  const { q, limit, ...filters } = wanted
  const letters = q.trim().toLowerCase()
  const lists = await Promise.all(CONTENT_TYPES.map((type) => client.all(type)))
  const rows = lists
    .flatMap(({ items }) => items)
    .filter((row) => findPrefixRanges(getName(row), letters).length > 0)
    .toSorted((a, b) => rankPrefixMatch(a, letters) - rankPrefixMatch(b, letters))
  const left = rows.filter((row) => matchesFilters(row, filters))
  const marksOf = (row: SearchResult) => ({
    name: findPrefixRanges(getName(row), letters),
    description: [],
  })
  return {
    total: left.length,
    hits: left.slice(0, limit).map((row) => toSearchHit(row, marksOf(row))),
    facets: await loadFacets(filters, async (some) =>
      countByFacet(rows.filter((row) => matchesFilters(row, some))),
    ),
    suggestions: [],
  }
}

const getName = ({ name, slug }: SearchResult): string => name ?? slug

const rankPrefixMatch = (row: SearchResult, letters: string): number =>
  getName(row).toLowerCase().startsWith(letters) ? 0 : 1

const matchesFilters = (
  row: SearchResult,
  { type, recommended, blueprint_set }: SearchFilters,
): boolean =>
  (type === undefined || row.type === type) &&
  matchesFilter(row, { recommended, blueprint_set: blueprint_set as BlueprintSet | undefined })

const FILTERABLE_BLUEPRINT_SETS = BLUEPRINT_SETS.filter((set) => set !== 'all')

function countByFacet(rows: readonly SearchResult[]): Record<string, FacetCounts> {
  const setsOf = (row: SearchResult): BlueprintSet[] =>
    row.type === 'blueprint'
      ? FILTERABLE_BLUEPRINT_SETS.filter((set) => matchesFilter(row, { blueprint_set: set }))
      : []
  return {
    type: countValues(rows.map(({ type }) => type)),
    recommended: countValues(
      rows.flatMap(({ intelligence }) => (intelligence?.recommended ? ['true'] : [])),
    ),
    blueprint_set: countValues(rows.flatMap(setsOf)),
  }
}

function countValues(values: readonly string[]): FacetCounts {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** Finds records from the first letter on: by the beginning of a name, then by words. */
export const findRecords = (client: Client, wanted: SearchRequest): Promise<SearchResponse> =>
  wanted.q.trim().length < MIN_WORD_LENGTH
    ? findByPrefix(client, wanted)
    : findByWords(client, wanted)

/** From so many letters on, the API completes a word by itself. */
const MIN_WORD_LENGTH = 3

async function findByWords(client: Client, wanted: SearchRequest): Promise<SearchResponse> {
  const { q, limit, ...filters } = wanted
  const [{ total, results, suggestions = [] }, facets] = await Promise.all([
    client.search({ q, ...filters, limit }),
    loadFacets(
      filters,
      async (some) => (await client.search({ q, ...some, limit: 1 })).facets ?? {},
    ),
  ])
  return { total, facets, suggestions, hits: results.map(toHighlightedHit) }
}

function toHighlightedHit(row: SearchResult): SearchHit {
  const { name = row.slug, description = '', matches = [] } = row
  const terms = new Set(matches.map(({ term }) => term))
  const named = matches.filter(({ field }) => field === 'name').flatMap(({ ranges }) => ranges)
  const marks = {
    name: [...named, ...findTermRanges(name, terms)],
    description: findTermRanges(description, terms),
  }
  const isShown = marks.name.length + marks.description.length > 0
  const reason = isShown ? undefined : findMatchReason(matches)
  return toSearchHit(row, reason ? { ...marks, reason } : marks)
}

type Matches = NonNullable<SearchResult['matches']>

/** What a person reads before a text in which a word was found. */
const REASON_LABELS: Readonly<Record<string, string>> = { synonyms: 'also called', tags: 'tagged' }

/** The best reason: a name of the record's own, then a tag, then the part that holds the word. */
function findMatchReason(matches: Matches): MatchReason | undefined {
  for (const [field, label] of Object.entries(REASON_LABELS)) {
    const match = matches.find((one) => one.field === field && one.text !== undefined)
    if (match) return { label, text: match.text ?? '', ranges: mergeRanges(match.ranges) }
  }
  const [first] = matches
  return first && { label: `in its ${first.field}`, text: first.term, ranges: [] }
}
