import fc from 'fast-check'
import { findStaticPagePath, staticLists } from '../../src/api/plane.ts'
import { parseListQuery } from '../../src/api/query.ts'
import { CONTENT_TYPES, type ContentType } from '../../src/core/content/type.ts'
import { isProblem } from '../../src/core/problem.ts'

const value = (...values: readonly string[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined })

const parameters = fc.record({
  limit: value('20', '7', '100', 'x'),
  offset: value('0', '20', '40', '7', '-1', ''),
  sort: value('recommended', 'recent', 'name', 'best', ''),
  namespace: value('@official', '@other'),
  source: value('official', 'mine'),
  recommended: value('true', 'false', 'maybe'),
  intelligence_source: value('authored', 'hybrid', 'all', 'rumour'),
  blueprint_set: value('all', 'featured', 'labs', 'none'),
  utm_source: value('mail'),
})

/** A list request with parameters that are allowed, usual and wrong, in any order. */
export const listRequests = fc
  .tuple(fc.constantFrom(...CONTENT_TYPES), parameters, fc.boolean())
  .map(([type, given, turn]) => {
    const pairs = Object.entries(given).flatMap(([name, text]): [string, string][] =>
      text === undefined ? [] : [[name, text]],
    )
    const query = new URLSearchParams(turn ? pairs.toReversed() : pairs)
    const input = Object.fromEntries(pairs.filter(([, text]) => text !== ''))
    return { ask: `/v1/${type}?${query}`, page: pageOf(type, input) }
  })

/** The file that the handler itself would link to; what it refuses has none. */
function pageOf(type: ContentType, input: Readonly<Record<string, string>>): string | undefined {
  try {
    const query = parseListQuery(type, input)
    const path = findStaticPagePath(type, query, query.offset)
    return path === undefined ? undefined : `v1/${path}`
  } catch (error) {
    if (isProblem(error)) return undefined
    throw error
  }
}

const FOLDERS = new Set(
  CONTENT_TYPES.flatMap((type) =>
    staticLists(type).map(({ filter, sort }) => `v1/${type}/q/${filter}/${sort}`),
  ),
)
const OTHERS = new Set([
  ...['v1/404.json', 'v1/404.query.json'],
  ...CONTENT_TYPES.map((type) => `v1/${type}.json`),
])

/** A tree that has every page of lists without an end, and the first pages by their short names. */
export function isPlaneFile(file: string): boolean {
  const [, folder = '', offset = ''] = /^(.+)\/(\d+)\.json$/.exec(file) ?? []
  return OTHERS.has(file) || (FOLDERS.has(folder) && Number(offset) % 20 === 0)
}

/** The first page of a whole list has two names. */
export const longName = (file: string | undefined): string | undefined =>
  file?.replace(/^v1\/(\w+)\.json$/, 'v1/$1/q/all/recommended/0.json')
