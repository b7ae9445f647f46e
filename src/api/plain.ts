import { list, matches, page } from '../core/content/list.ts'

import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import type { Cache } from './cache.ts'
import { PATHS } from './paths.ts'
import { pageLinks } from './plane.ts'
import { listQuery, type Query } from './query.ts'
import { notOurs, type Read } from './read.ts'
import { healthShape, listShape, searchShape } from './shapes.ts'
import type { Source } from './source.ts'
import type { ContentReader } from './tables.ts'

// A server that offers the eleven routes of the specification and nothing else: no index, no
// `.json`, perhaps no echo of the query.

/** The routes as the specification writes them, asked for by the paths that a site of ours has. */
export const plainSource =
  (source: Source): Source =>
  (path, options) =>
    source(path.startsWith('schema/') ? path : path.replace(/\.json$/, ''), options)

/** Answers by asking a plain server, and by slicing what it says where it ignored the question. */
export function createPlainReader(read: Read, cache: Cache): ContentReader {
  const release = async (answer: { release?: string }): Promise<string> =>
    answer.release ??
    (await cache.get(PATHS.health, () => read(PATHS.health, healthShape)).catch(() => undefined))
      ?.release ??
    ''
  const reader: ContentReader = {
    async list(query, options) {
      const [type = 'patterns'] = query.types
      const answer = await read(`${type}?${parametersOf(query)}`, listShape, options)
      const whole = { ...query, sort: query.sort ?? 'recommended' }
      const { items, total } = isFor(answer, query)
        ? answer
        : list(wholeOf(answer.items, answer.total, type), whole)
      return {
        ...{ items: [...items], total, limit: query.limit, offset: query.offset },
        ...{ query: query.echo, release: await release(answer), ...pageLinks(query, total) },
      }
    },
    async all(type, options) {
      const items: PublicContentSummaryV1[] = []
      for (let total = 1, offset = 0; offset < total; offset = items.length) {
        const part = await reader.list(listQuery(type, { limit: 100, offset }), options)
        if (part.items.length === 0) break
        items.push(...part.items)
        total = part.total
      }
      return { items, total: items.length, limit: items.length, offset: 0 }
    },
    async search(query, options) {
      const answer = await read(`search?${parametersOf(query)}`, searchShape, options)
      const { results, total } = isFor(answer, query)
        ? answer
        : searchPage(wholeOf(answer.results, answer.total, 'search'), query)
      return {
        ...{ results, total, limit: query.limit, offset: query.offset, query: query.echo },
        ...{ release: await release(answer), ...pageLinks(query, total) },
      }
    },
    slugs: async (type, options) => (await reader.all(type, options)).items.map(({ slug }) => slug),
  }
  return reader
}

const parametersOf = ({ echo, kind }: Query): URLSearchParams =>
  new URLSearchParams(
    Object.entries(echo).flatMap(([name, value]) => {
      const isOurs = name === 'ignored' || (kind === 'list' && name === 'type')
      return isOurs || value === null ? [] : [[name, String(value)]]
    }),
  )

interface Window {
  readonly limit?: number
  readonly offset?: number
}

/** Whether an answer is to this question, as far as it says. */
const isFor = (answer: Window, { limit, offset }: Query): boolean =>
  answer.limit === limit && answer.offset === offset

/** A host that ignored the parameters gave a page of its own; it helps when it is the whole list. */
function wholeOf(
  rows: readonly PublicContentSummaryV1[],
  total: number,
  path: string,
): readonly PublicContentSummaryV1[] {
  if (rows.length === total) return rows
  throw notOurs(path)
}

function searchPage(rows: readonly PublicContentSummaryV1[], query: Query) {
  const wanted = rows.filter((row) => matches(row, query))
  const { items, total } = page(wanted, query)
  return { results: [...items], total }
}
