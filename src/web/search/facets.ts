import { type FacetCounts, toSingular } from '../../internal.ts'
import { RECORD_FILTERS, type RecordFilter } from './record-filters.ts'
import type { Facets, SearchFilters } from './types.ts'

/** The filters of a search that are not among the filters for records. */
type PageFilter = Exclude<keyof SearchFilters, RecordFilter>

/**
 * Lists the filters that are cleared when a filter changes. A filter for one type is cleared when
 * the type changes. Filters for records and kinds of other pages exclude each other.
 */
function listClearedFilters(changed: keyof SearchFilters): readonly string[] {
  if (changed === 'kind') return ['type', 'kind', ...RECORD_FILTERS.map(({ name }) => name)]
  if (changed !== 'type') return [changed, 'kind']
  const forOneType = RECORD_FILTERS.filter(({ type }) => type !== undefined)
  return ['type', 'kind', ...forOneType.map(({ name }) => name)]
}

/** Returns the filters with one of them set, or cleared if the value is undefined. */
export function setFilter(
  filters: SearchFilters,
  name: PageFilter | RecordFilter,
  value: string | true | undefined,
): SearchFilters {
  const rest = omitFilters(filters, name)
  if (value === undefined) return rest
  const type = RECORD_FILTERS.find((filter) => filter.name === name)?.type
  return { ...rest, [name]: value, ...(type === undefined ? {} : { type: toSingular(type) }) }
}

/** Leaves out the filters that are cleared when a filter changes. */
const omitFilters = (filters: SearchFilters, changed: keyof SearchFilters): SearchFilters =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) => value !== undefined && !listClearedFilters(changed).includes(name),
    ),
  )

/** Counts the values of each filter as if that filter were not set, so that it can be changed. */
export async function loadFacets(
  filters: SearchFilters,
  count: (filters: SearchFilters) => Promise<Partial<Record<string, FacetCounts>>>,
): Promise<Omit<Facets, 'kind'>> {
  const names = ['type' as const, ...RECORD_FILTERS.map(({ name }) => name)]
  const counts = await Promise.all(
    names.map(async (name) => [name, (await count(omitFilters(filters, name)))[name] ?? {}]),
  )
  return Object.fromEntries(counts)
}
