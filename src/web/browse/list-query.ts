import type { ContentType } from '../../index.ts'
import { getDefault, PARAMETERS, type Parameter, type ParameterTable } from '../../internal.ts'

/** The parameters of a list by their names in the API. The API fills in absent ones. */
export type ListQuery = Readonly<Record<string, string>>

/** The number of cards on a page, which differs from the page size of the API. */
export const PAGE_SIZE = 12

/** A control that changes a parameter of the list. */
export interface FilterControl {
  readonly name: string
  readonly label: string
  /** The options of a select, the default first; a checkbox has none. */
  readonly options: readonly FilterOption[] | null
}

/** An option of a select. The empty value means no filter. */
export interface FilterOption {
  readonly value: string
  readonly label: string
}

/** Returns the controls of the list of a type: selects first, then checkboxes. */
export function listFilterControls(
  type: ContentType,
  parameters: ParameterTable = PARAMETERS,
): FilterControl[] {
  const controls = Object.entries(parameters).flatMap(([name, parameter]): FilterControl[] => {
    const control = 'explorer' in parameter ? parameter.explorer : null
    if (!control || parameter.types?.includes(type) === false) return []
    const { label, valueLabels = {} } = control
    return [{ name, label, options: listOptions(parameter, valueLabels) }]
  })
  return [
    ...controls.filter(({ options }) => options !== null),
    ...controls.filter(({ options }) => options === null),
  ]
}

function listOptions(
  parameter: Parameter,
  labels: Readonly<Record<string, string>>,
): FilterOption[] | null {
  if (parameter.type !== 'choice') return null
  const options = parameter.values.map((value) => ({ value, label: labels[value] ?? value }))
  return parameter.default === undefined ? [{ value: '', label: 'any' }, ...options] : options
}

/**
 * The parameter that only the explorer has: the category of the records. The API has no parameter
 * with a hyphen, so the two cannot be confused.
 */
export const CATEGORY_PARAMETER = 'record-category'

/** Returns the category that a query selects. */
export const getSelectedCategory = (query: ListQuery): string | undefined =>
  query[CATEGORY_PARAMETER]

/**
 * Lists the parameters that a page's URL can have: the category, those with a control, and the page
 * itself.
 */
const listParameterNames = (parameters: ParameterTable): Set<string> =>
  new Set([
    CATEGORY_PARAMETER,
    ...Object.entries(parameters).flatMap(([name, parameter]) =>
      parameter.role === 'page' || ('explorer' in parameter && parameter.explorer) ? [name] : [],
    ),
  ])

/** Reads the list query of a URL. Other parameters are left out. */
export function parseListQuery(search: string, parameters: ParameterTable = PARAMETERS): ListQuery {
  const values = new URLSearchParams(search)
  const pairs = [...listParameterNames(parameters)].map((name) => [name, values.get(name) ?? ''])
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''))
}

/** Changes some values of a query and returns to the first page, unless the page is changed. */
export function updateListQuery(
  query: ListQuery,
  values: ListQuery,
  parameters: ParameterTable = PARAMETERS,
): ListQuery {
  const { offset: _offset, ...rest } = query
  return parseListQuery(new URLSearchParams({ ...rest, ...values }).toString(), parameters)
}

/** Formats a query for a URL. Defaults are left out. */
export function formatListQuery(query: ListQuery, parameters: ParameterTable = PARAMETERS): string {
  const pairs = [...listParameterNames(parameters)].flatMap((name): [string, string][] => {
    const value = query[name]
    return value === undefined || value === defaultValue(name, parameters) ? [] : [[name, value]]
  })
  return new URLSearchParams(pairs).toString()
}

/** Returns the value of a parameter that a URL leaves out, as text. */
function defaultValue(name: string, parameters: ParameterTable): string {
  const parameter = parameters[name]
  if (name === 'limit') return String(PAGE_SIZE)
  return parameter ? String(getDefault(parameter, false) ?? '') : ''
}

/** Returns the query for the API: with the explorer's page size, without the category. */
export const toApiQuery = ({
  [CATEGORY_PARAMETER]: _category,
  ...query
}: ListQuery): ListQuery => ({ limit: String(PAGE_SIZE), ...query })

/** Returns a listener that follows a link without leaving the page, unless it opens elsewhere. */
export const followInPage =
  (navigate: () => void) =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    navigate()
  }
