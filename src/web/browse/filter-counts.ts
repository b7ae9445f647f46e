import type { ContentType, SearchResult } from '../../index.ts'
import { countValues, PARAMETERS, type ParameterTable } from '../../internal.ts'
import type { FilterControl, ListQuery } from './list-query.ts'

/** The number of records that each value of a filter leaves, by parameter and value. */
export type FilterCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

type Row = Omit<SearchResult, 'source'>

/** Counts the rows that each value of each filter leaves. */
export function countFilterValues(
  type: ContentType,
  rows: readonly Row[],
  parameters: ParameterTable = PARAMETERS,
): FilterCounts {
  const filters = Object.entries(parameters).filter(
    ([, { role, types }]) => role === 'filter' && types?.includes(type) !== false,
  )
  return Object.fromEntries(
    filters.map(([name, parameter]) => [name, countValues(parameter, rows as SearchResult[])]),
  )
}

interface UsefulControlOptions {
  readonly counts: FilterCounts
  /** The number of records without a filter. */
  readonly total: number
  /** The current values, which stay, so that they can be removed. */
  readonly query: ListQuery
}

/**
 * Leaves out the controls and options that would change nothing or leave nothing, and adds the
 * number of records to the labels of the others.
 */
export function keepUsefulControls(
  controls: readonly FilterControl[],
  { counts, total, query }: UsefulControlOptions,
): FilterControl[] {
  const isUseful = (name: string, value: string): boolean => {
    const count = counts[name]?.[value] ?? 0
    return query[name] === value || (count > 0 && count < total)
  }
  return controls.flatMap((control): FilterControl[] => {
    const { name, label, options } = control
    const values = counts[name]
    // An order is no filter.
    if (values === undefined) return [control]
    if (options === null) {
      return isUseful(name, 'true') ? [{ ...control, label: `${label} (${values.true ?? 0})` }] : []
    }
    const [first, ...rest] = options
    const useful = rest.filter(({ value }) => isUseful(name, value))
    if (first === undefined || useful.length === 0) return []
    const labeled = useful.map(({ value, label }) => ({
      value,
      label: `${label} (${values[value] ?? 0})`,
    }))
    return [{ name, label, options: [first, ...labeled] }]
  })
}
