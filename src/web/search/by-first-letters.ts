import {
  BLUEPRINT_SETS,
  type BlueprintSet,
  type Client,
  CONTENT_TYPES,
  matchesFilter,
  type SearchResult,
} from '../../index.ts'
import { loadFacets } from './facets.ts'
import { toSearchHit } from './found-record.ts'
import { findPrefixRanges } from './marks.ts'
import type { FacetCounts, SearchFilters, SearchRequest, SearchResponse } from './wanted.ts'

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
  matchesFilter(row, { recommended, blueprintSet: blueprint_set as BlueprintSet | undefined })

const FILTERABLE_BLUEPRINT_SETS = BLUEPRINT_SETS.filter((set) => set !== 'all')

function countByFacet(rows: readonly SearchResult[]): Record<string, FacetCounts> {
  const setsOf = (row: SearchResult): BlueprintSet[] =>
    row.type === 'blueprint'
      ? FILTERABLE_BLUEPRINT_SETS.filter((blueprintSet) => matchesFilter(row, { blueprintSet }))
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
