import { BLUEPRINT_SETS } from '../../index.ts'

/** What a list is asked for, under the names of the API. What is absent is left to the API. */
export interface ListQuery {
  readonly sort?: string
  readonly recommended?: string
  readonly intelligence_source?: string
  readonly blueprint_set?: string
  readonly limit?: string
  readonly offset?: string
}

/** The values that can be chosen, the usual one first. */
export const FILTER_OPTIONS = {
  sort: ['recommended', 'recent', 'name'],
  intelligence_source: ['', 'authored', 'benchmark', 'hybrid'],
  blueprint_set: BLUEPRINT_SETS,
} as const

const PARAMETER_NAMES = [
  ...['sort', 'recommended', 'intelligence_source', 'blueprint_set', 'limit', 'offset'],
] as const satisfies readonly (keyof ListQuery)[]

/** How many cards a page has. */
export const PAGE_SIZE = 12

/** The query that an address holds. Parameters of other things are left out. */
export function parseListQuery(search: string): ListQuery {
  const parameters = new URLSearchParams(search)
  const given = PARAMETER_NAMES.map((name) => [name, parameters.get(name) ?? ''])
  return Object.fromEntries(given.filter(([, value]) => value !== ''))
}

/** The query with some values changed. A change of anything but the page begins at the first one. */
export function updateListQuery(query: ListQuery, values: ListQuery): ListQuery {
  const { offset: _offset, ...kept } = query
  return parseListQuery(new URLSearchParams({ ...kept, ...values }).toString())
}

/** The parameters of a query as an address has them; the usual values are left out. */
export function formatListQuery(query: ListQuery): string {
  const usual = (name: keyof ListQuery): string =>
    name in FILTER_OPTIONS
      ? FILTER_OPTIONS[name as keyof typeof FILTER_OPTIONS][0]
      : name === 'offset'
        ? '0'
        : 'false'
  const told = PARAMETER_NAMES.filter(
    (name) => query[name] !== undefined && query[name] !== usual(name),
  )
  return new URLSearchParams(told.map((name) => [name, query[name] ?? ''])).toString()
}

/** What is asked of the API, which has pages of another size. */
export const withPageSize = (query: ListQuery): ListQuery => ({
  limit: String(PAGE_SIZE),
  ...query,
})
