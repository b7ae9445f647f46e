import { CONTENT_TYPES, toSingular } from '../core/content/content-types.ts'
import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import type { Parameter, ParameterTable } from './parameter-types.ts'
import { PARAMETERS } from './parameters.ts'
import { hasTypeIn } from './row-filter.ts'

/** The number of rows by value. */
export type FacetCounts = Record<string, number>

/** Counts the rows that have each value of a facet: the type, and every filter with fixed values. */
export function countFacets(
  rows: readonly PublicContentSummaryV1[],
  parameters: ParameterTable = PARAMETERS,
): Record<string, FacetCounts> {
  const types: FacetCounts = Object.fromEntries(CONTENT_TYPES.map((type) => [toSingular(type), 0]))
  for (const { type } of rows) types[type] = (types[type] ?? 0) + 1
  const filters = Object.entries(parameters).flatMap(([name, parameter]) =>
    parameter.role === 'filter' ? [[name, omitZeroCounts(countValues(parameter, rows))]] : [],
  )
  return { type: omitZeroCounts(types), ...Object.fromEntries(filters) }
}

/** Counts the rows that each value of a filter leaves, of the types that it narrows. */
export function countValues(
  parameter: Parameter,
  rows: readonly PublicContentSummaryV1[],
): FacetCounts {
  const { matches, types } = parameter
  if (matches === undefined) return {}
  const narrowed = types ? rows.filter(hasTypeIn(types)) : rows
  return Object.fromEntries(
    listFilterValues(parameter).map((value) => [
      String(value),
      narrowed.filter((row) => matches(row, value)).length,
    ]),
  )
}

/** Lists the fixed values of a parameter, except its default. */
export function listFilterValues(parameter: Parameter): readonly (string | true)[] {
  if (parameter.type === 'flag') return [true]
  if (parameter.type !== 'choice') return []
  return parameter.values.filter((value) => value !== parameter.default)
}

const omitZeroCounts = (counts: FacetCounts): FacetCounts =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
