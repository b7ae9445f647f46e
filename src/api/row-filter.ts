import { type ContentType, toSingular } from '../core/content/content-types.ts'
import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import type { ParameterTable } from './parameter-types.ts'
import { PARAMETERS, type ParameterName, type ParameterValues } from './parameters.ts'

// Apart from the parser of queries, so that the explorer's first script does not include zod.

/** Values that a row must match. An absent one means the default of its parameter. */
export type ListFilter = { readonly [Name in ParameterName]?: ParameterValues[Name] | undefined }

/** Returns a predicate that is true for rows that match every filter. */
export function createRowFilter(
  filter: ListFilter,
  parameters: ParameterTable = PARAMETERS,
): (row: PublicContentSummaryV1) => boolean {
  const values: Readonly<Record<string, unknown>> = filter
  const checks = Object.entries(parameters).flatMap(([name, parameter]) => {
    const value = values[name] ?? parameter.default
    return parameter.matches && value !== undefined ? [{ parameter, value }] : []
  })
  return (row) => checks.every(({ parameter, value }) => parameter.matches(row, value))
}

/** True if a row matches every filter. A hidden blueprint never does. */
export const matchesFilter = (row: PublicContentSummaryV1, filter: ListFilter): boolean =>
  createRowFilter(filter)(row)

/** Returns a predicate that is true for rows of some types. */
export function hasTypeIn(types: readonly ContentType[]): (row: PublicContentSummaryV1) => boolean {
  const names = new Set<string>(types.map(toSingular))
  return ({ type }) => names.has(type)
}
