import type { FacetCounts, Facets, SearchFilters } from './types.ts'

/** The filters that a choice among the values of one leaves behind. */
const CLEARED_FILTERS: {
  readonly [F in keyof Required<SearchFilters>]: readonly (keyof SearchFilters)[]
} = {
  // A set is one of blueprints: who turns to another type leaves it.
  type: ['type', 'blueprint_set'],
  recommended: ['recommended'],
  blueprint_set: ['blueprint_set'],
}

/** The filters after a choice, or after one is taken back. */
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
      ([name, value]) => value !== undefined && !names.some((one) => one === name),
    ),
  )

/** Counts by filter. Those of a filter are taken as if it were not set, so that one can change it. */
export async function loadFacets(
  filters: SearchFilters,
  count: (filters: SearchFilters) => Promise<Partial<Record<string, FacetCounts>>>,
): Promise<Facets> {
  const of = async (name: keyof SearchFilters): Promise<FacetCounts> =>
    (await count(omitFilters(filters, CLEARED_FILTERS[name])))[name] ?? {}
  const [type, recommended, blueprint_set] = await Promise.all([
    of('type'),
    of('recommended'),
    of('blueprint_set'),
  ])
  return { type, recommended, blueprint_set }
}
