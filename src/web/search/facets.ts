import type { Counts, Facets, Filters } from './wanted.ts'

/** The filters that a choice among the values of one leaves behind. */
const REPLACED: { readonly [F in keyof Required<Filters>]: readonly (keyof Filters)[] } = {
  // A set is one of blueprints: who turns to another type leaves it.
  type: ['type', 'blueprint_set'],
  recommended: ['recommended'],
  blueprint_set: ['blueprint_set'],
}

/** The filters after a choice, or after one is taken back. */
export function choose<F extends keyof Filters>(
  filters: Filters,
  name: F,
  value: Filters[F] | undefined,
): Filters {
  const rest = without(filters, REPLACED[name])
  if (value === undefined) return rest
  return { ...rest, [name]: value, ...(name === 'blueprint_set' ? { type: 'blueprint' } : {}) }
}

const without = (filters: Filters, names: readonly (keyof Filters)[]): Filters =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) => value !== undefined && !names.some((one) => one === name),
    ),
  )

/** Counts by filter. Those of a filter are taken as if it were not set, so that one can change it. */
export async function facetsOf(
  filters: Filters,
  count: (filters: Filters) => Promise<Partial<Record<string, Counts>>>,
): Promise<Facets> {
  const of = async (name: keyof Filters): Promise<Counts> =>
    (await count(without(filters, REPLACED[name])))[name] ?? {}
  const [type, recommended, blueprint_set] = await Promise.all([
    of('type'),
    of('recommended'),
    of('blueprint_set'),
  ])
  return { type, recommended, blueprint_set }
}
