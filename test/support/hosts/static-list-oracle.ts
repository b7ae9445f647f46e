import fc from 'fast-check'
import { parseListQuery } from '../../../src/api/query.ts'
import { findStaticPagePath, staticLists } from '../../../src/api/static-lists.ts'
import { CONTENT_TYPES, type ContentType } from '../../../src/core/content/content-types.ts'
import { isProblem } from '../../../src/core/kernel/problem.ts'

const optionalValue = (...values: readonly string[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined })

const parameters = fc.record({
  limit: optionalValue('20', '7', '100', 'x'),
  offset: optionalValue('0', '20', '40', '7', '-1', ''),
  sort: optionalValue('recommended', 'recent', 'name', 'best', ''),
  namespace: optionalValue('@official', 'official', '@other'),
  source: optionalValue('official', 'mine'),
  recommended: optionalValue('true', 'false', 'maybe'),
  intelligence_source: optionalValue('authored', 'hybrid', 'all', 'rumour'),
  blueprint_set: optionalValue('all', 'featured', 'labs', 'none'),
  utm_source: optionalValue('mail'),
})

/** Generates list requests with valid, default and invalid parameters in any order. */
export const arbitraryListRequest = fc
  .tuple(fc.constantFrom(...CONTENT_TYPES), parameters, fc.boolean())
  .map(([type, values, isReversed]) => {
    const pairs = Object.entries(values).flatMap(([name, text]): [string, string][] =>
      text === undefined ? [] : [[name, text]],
    )
    const query = new URLSearchParams(isReversed ? pairs.toReversed() : pairs)
    const input = Object.fromEntries(pairs.filter(([, text]) => text !== ''))
    return { url: `/v1/${type}?${query}`, page: expectedFile(type, input) }
  })

/** Returns the file that the handler links to, or undefined if it rejects the query. */
function expectedFile(
  type: ContentType,
  input: Readonly<Record<string, string>>,
): string | undefined {
  try {
    const query = parseListQuery(type, input)
    const path = findStaticPagePath(type, query, query.values.offset)
    return path === undefined ? undefined : `v1/${path}`
  } catch (error) {
    if (isProblem(error)) return undefined
    throw error
  }
}

const LIST_FOLDERS = new Set(
  CONTENT_TYPES.flatMap((type) =>
    staticLists(type).map(({ filter, sort }) => `v1/${type}/q/${filter}/${sort}`),
  ),
)
const OTHER_FILES = new Set([
  'v1/404.json',
  'v1/404.query.json',
  ...CONTENT_TYPES.map((type) => `v1/${type}.json`),
])

/** True if a file would exist in a site with endless lists; first pages also have a short name. */
export function isStaticListFile(file: string): boolean {
  const [, folder = '', offset = ''] = /^(.+)\/(\d+)\.json$/.exec(file) ?? []
  return OTHER_FILES.has(file) || (LIST_FOLDERS.has(folder) && Number(offset) % 20 === 0)
}

/** Expands the short name of a first page, since it has two names. */
export const toLongName = (file: string | undefined): string | undefined =>
  file?.replace(/^v1\/(\w+)\.json$/, 'v1/$1/q/all/recommended/0.json')
