import * as z from 'zod/mini'
import { PARAMETERS, type ParameterName, type ParameterTable } from '../../internal.ts'
import { flag, optionalText } from '../parameters.ts'

type FilterName = Exclude<ParameterName, 'q' | 'type' | 'limit' | 'offset'>

type Filter = ReturnType<typeof optionalText> | z.ZodMiniOptional<ReturnType<typeof flag>>

/**
 * Creates the parameters that narrow and order the records of the API, without those of a page.
 * The API checks their values.
 */
export function createFilters(
  parameters: ParameterTable = PARAMETERS,
): Readonly<Record<FilterName, Filter>> {
  const filters = Object.entries(parameters).flatMap(([name, { type, role, requests }]) =>
    requests.includes('list') && role !== 'page'
      ? [[name, type === 'flag' ? z.optional(flag()) : optionalText()]]
      : [],
  )
  return Object.fromEntries(filters)
}
