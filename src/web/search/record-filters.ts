import type { ContentType } from '../../index.ts'
import { capitalize, listFilterValues, PARAMETERS, type ParameterTable } from '../../internal.ts'

type Parameters = typeof PARAMETERS

/** A parameter of the API that filters the records of a search. */
export type RecordFilter = {
  [Name in keyof Parameters]: Parameters[Name]['role'] extends 'filter' ? Name : never
}[keyof Parameters]

/** The value of a filter: a text, or true for a filter that is on or off. */
export type RecordFilterValue<Name extends RecordFilter> = Parameters[Name]['type'] extends 'flag'
  ? true
  : string

/** A filter for records: its values, and the label of each. */
export interface RecordFilterOptions {
  readonly name: RecordFilter
  /** The type that the filter is for, if it is for one only. */
  readonly type: ContentType | undefined
  readonly options: readonly { readonly value: string | true; readonly label: string }[]
}

/** Lists the filters for records that have a control in the explorer. */
export function listRecordFilters(
  parameters: ParameterTable = PARAMETERS,
): readonly RecordFilterOptions[] {
  return Object.entries(parameters).flatMap(([name, parameter]) => {
    const control = 'explorer' in parameter ? parameter.explorer : null
    if (parameter.role !== 'filter' || !control) return []
    const [type] = parameter.types ?? []
    const suffix = type === undefined ? '' : ` ${type}`
    const options = listFilterValues(parameter).map((value) => ({
      value,
      label:
        value === true
          ? control.label
          : `${capitalize(control.valueLabels?.[value] ?? value)}${suffix}`,
    }))
    return [{ name: name as RecordFilter, type, options }]
  })
}

/** The filters of the explorer's search. */
export const RECORD_FILTERS = listRecordFilters()
