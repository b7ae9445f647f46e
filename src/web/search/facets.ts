import type { FacetCounts, Facets, SearchFilters } from './types.ts'

/** The filters that are cleared when a filter changes. */
const CLEARED_FILTERS: {
  readonly [F in keyof Required<SearchFilters>]: readonly (keyof SearchFilters)[]
} = {
  // A set applies only to blueprints, so it is cleared when the type changes. Filters of records and
  // kinds of other pages exclude each other.
  type: ['type', 'blueprint_set', 'kind'],
  kind: ['type', 'blueprint_set', 'kind', 'recommended'],
  recommended: ['recommended', 'kind'],
  blueprint_set: ['blueprint_set', 'kind'],
}

/** Returns the filters with one of them set, or cleared if the value is undefined. */
export function setFilter<F extends keyof SearchFilters>(
  filters: SearchFilters,
  name: F,
  value: SearchFilters[F] | undefined,
): SearchFilters {
  const rest = omitFilters(filters, CLEARED_FILTERS[name])
  if (value === undefined) return rest
  return { ...rest, [name]: value, ...(name === 'blueprint_set' ? { type: 'blueprint' } : {}) }
}

const omitFilters = (
  filters: SearchFilters,
  names: readonly (keyof SearchFilters)[],
): SearchFilters =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) => value !== undefined && !names.some((item) => item === name),
    ),
  )

/** Counts the values of each filter as if that filter were not set, so that it can be changed. */
export async function loadFacets(
  filters: SearchFilters,
  count: (filters: SearchFilters) => Promise<Partial<Record<string, FacetCounts>>>,
): Promise<Omit<Facets, 'kind'>> {
  const countFor = async (name: keyof SearchFilters): Promise<FacetCounts> =>
    (await count(omitFilters(filters, CLEARED_FILTERS[name])))[name] ?? {}
  const [type, recommended, blueprint_set] = await Promise.all([
    countFor('type'),
    countFor('recommended'),
    countFor('blueprint_set'),
  ])
  return { type, recommended, blueprint_set }
}
