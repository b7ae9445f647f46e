import type { ParameterTable } from './parameter-types.ts'
import { getDefault, PARAMETERS } from './parameters.ts'
import type { Query } from './query.ts'
import { findStaticPagePath } from './static-lists.ts'

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

/** Clients limit the size of all headers together, so a very long link is left out. */
const MAX_LINK_LENGTH = 2048

/** Returns the links of a page to its neighbors (RFC 8288), as absolute URLs. */
export const formatPageLinks = (
  neighbors: Readonly<Record<string, string>>,
  baseUrl: string | URL,
): string[] =>
  Object.entries(neighbors).flatMap(([rel, path]) => {
    const { href } = new URL(path, baseUrl)
    return href.length > MAX_LINK_LENGTH ? [] : [`<${href}>; rel="${rel}"`]
  })
