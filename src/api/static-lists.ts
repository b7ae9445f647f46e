import type { ContentType } from '../core/content/content-types.ts'
import { SORT_ORDERS, type SortOrder } from '../core/content/list.ts'
import type { Parameter, ParameterTable } from './parameter-types.ts'
import { getDefault, isNeutral, PAGE_SIZE, PARAMETERS, type QueryInput } from './parameters.ts'
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
  if (parameter.type === 'flag') return [[name, true]]
  if (parameter.type !== 'choice') return []
  return parameter.values
    .filter((value) => value !== parameter.default)
    .map((value) => [value, value])
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

/** The links of a page to its neighbors, relative to the base URL. */
export interface PageLinks {
  readonly next: string | null
  readonly previous: string | null
}

/** Returns the links of a page on a site that has static pages. */
export const pageLinks = (
  query: Query,
  total: number,
  parameters: ParameterTable = PARAMETERS,
): PageLinks =>
  createPageLinks(query, total, (offset) => {
    const [type] = query.types
    const isList = query.kind === 'list' && type !== undefined
    const path = isList ? findStaticPagePath(type, query, offset, parameters) : undefined
    return path ?? queryPageLink(query, offset, parameters)
  })

/** Returns the links of a page on a server without static pages. */
export const queryPageLinks = (
  query: Query,
  total: number,
  parameters: ParameterTable = PARAMETERS,
): PageLinks => createPageLinks(query, total, (offset) => queryPageLink(query, offset, parameters))

function createPageLinks(
  { values: { offset, limit } }: Query,
  total: number,
  toLink: (offset: number) => string,
): PageLinks {
  const pastEnd = Math.ceil(total / limit) * limit
  return {
    next: offset + limit < total ? toLink(offset + limit) : null,
    // A page past the end links back to the last page with rows.
    previous: offset > 0 ? toLink(Math.max(0, Math.min(offset, pastEnd) - limit)) : null,
  }
}

/** Returns the link to a page by its parameters. Defaults are left out. */
function queryPageLink(query: Query, offset: number, parameters: ParameterTable): string {
  const { echo, kind, types, values } = query
  const linked: Readonly<Record<string, unknown>> = { ...echo, offset }
  const pairs = Object.entries(parameters).flatMap(([name, parameter]): [string, string][] => {
    const value = linked[name]
    const isInPath = kind === 'list' && parameter.role === 'type'
    const isDefault = value === getDefault(parameter, values.q !== undefined)
    return isInPath || isDefault || value === undefined || value === null
      ? []
      : [[name, String(value)]]
  })
  return `${kind === 'list' ? types[0] : 'search'}?${new URLSearchParams(pairs)}`
}
