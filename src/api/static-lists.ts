import type { ContentType } from '../core/content/content-types.ts'
import { SORT_ORDERS, type SortOrder } from '../core/content/list.ts'
import { listFilterValues } from './facets.ts'
import type { Parameter, ParameterTable } from './parameter-types.ts'
import { isNeutral, PAGE_SIZE, PARAMETERS, type QueryInput } from './parameters.ts'
import type { Query } from './query.ts'

// Static lists are list pages written as files, so that a host without code can page, sort and
// filter. Each has at most one filter, the default page size, and pages named by their offset.

/** The name of the list without a filter. */
const UNFILTERED = 'all'

/** Returns the filters that the static lists of a type have, by their name in paths. */
export function filtersForType(
  type: ContentType,
  parameters: ParameterTable = PARAMETERS,
): Readonly<Record<string, QueryInput>> {
  const filters: Record<string, QueryInput> = { [UNFILTERED]: {} }
  for (const [name, parameter] of Object.entries(parameters)) {
    for (const [pathName, value] of listStaticValues(name, parameter, type)) {
      if (Object.hasOwn(filters, pathName)) {
        throw new Error(`Two static lists of ${type} are named "${pathName}".`)
      }
      filters[pathName] = { [name]: value }
    }
  }
  return filters
}

/** Lists the values of a parameter that have static pages, with their names in paths. */
function listStaticValues(
  name: string,
  parameter: Parameter,
  type: ContentType,
): readonly (readonly [pathName: string, value: string | boolean])[] {
  if (!parameter.staticPages || parameter.types?.includes(type) === false) return []
  return listFilterValues(parameter).map((value) => [value === true ? name : value, value])
}

/** A static list: a filter and an order. */
export interface StaticList {
  readonly filter: string
  readonly sort: SortOrder
}

/** Lists every static list of a type. */
export const staticLists = (type: ContentType): StaticList[] =>
  Object.keys(filtersForType(type)).flatMap((filter) =>
    SORT_ORDERS.map((sort) => ({ filter, sort })),
  )

/**
 * Returns the offsets of a list's pages. An empty page past the end is included, because hosts
 * cannot know where a list ends.
 */
export const staticPageOffsets = (total: number): number[] =>
  Array.from({ length: Math.ceil(total / PAGE_SIZE) + 1 }, (_, index) => index * PAGE_SIZE)

/** True if a list with `total` rows has a page at an offset. */
export const isStaticPageOffset = (total: number, offset: number): boolean =>
  offset % PAGE_SIZE === 0 && offset >= 0 && offset < total + PAGE_SIZE

/** Returns the path of a static page below `/v1/`. */
export const staticPagePath = (
  type: ContentType,
  { filter, sort }: StaticList,
  offset: number,
): string => `${type}/q/${filter}/${sort}/${offset}.json`

/** Returns the path of the static page that answers a list query, or undefined if none does. */
export function findStaticPagePath(
  type: ContentType,
  { values }: Query,
  offset: number,
  parameters: ParameterTable = PARAMETERS,
): string | undefined {
  const { limit, sort } = values
  if (limit !== PAGE_SIZE || offset % PAGE_SIZE !== 0 || sort === undefined) return undefined
  const filter = Object.entries(filtersForType(type, parameters)).find(([, input]) =>
    hasSameFilters(input, values, parameters),
  )?.[0]
  return filter === undefined ? undefined : staticPagePath(type, { filter, sort }, offset)
}

/** True if a query filters by the values of a static list and by nothing else. */
const hasSameFilters = (
  input: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
  parameters: ParameterTable,
): boolean =>
  Object.entries(parameters).every(
    ([name, parameter]) =>
      !parameter.matches ||
      (input[name] === undefined
        ? isNeutral(parameter, values[name])
        : input[name] === values[name]),
  )
