import { createServer } from 'node:http'
import { CONTENT_TYPES, type ContentType } from '../../../src/core/content/content-types.ts'
import type { PublicContentSummaryV1 as Row } from '../../../src/core/generated/types/public-content-summary.v1.ts'
import { type Corpus, corpusClient } from '../../../src/site.ts'
import { listenOnLoopback } from './loopback.ts'

/** Choices that the specification leaves to a server. */
export interface SpecServerOptions {
  /** The maximum number of rows per page; no limit by default. */
  readonly maxRows?: number
  /** Ignores queries, as a static host does: a list has one page with up to `maxRows` rows. */
  readonly ignoresQuery?: boolean
  /** Includes `limit` and `offset` in bodies, which the schemas do not require. */
  readonly hasWindow?: boolean
}

type Rows = Readonly<Record<ContentType, readonly Row[]>>

const BLUEPRINT_SETS: Readonly<Record<string, (row: Row) => boolean>> = {
  featured: (row) => row.blueprint_portfolio?.visibility === 'featured',
  certified: (row) => row.blueprint_portfolio?.artifact.status === 'certified',
  labs: (row) => row.blueprint_portfolio?.visibility === 'labs',
}

const SORTS: Readonly<Record<string, (row: Row) => string>> = {
  name: (row) => row.name ?? row.slug,
  recent: (row) => row.updated_at ?? '',
}

/** Filters and sorts rows by the shared parameters, exactly as the specification says. */
function selectRows(rows: readonly Row[], query: URLSearchParams): readonly Row[] {
  const set = BLUEPRINT_SETS[query.get('blueprint_set') ?? '']
  const matches = rows.filter(
    (row) =>
      (query.get('namespace') ?? '@official') === row.namespace &&
      (query.get('source') ?? 'official') === row.source &&
      (query.get('recommended') !== 'true' || row.intelligence?.recommended === true) &&
      [null, row.intelligence?.source].includes(query.get('intelligence_source') as null) &&
      (set === undefined || row.type !== 'blueprint' || set(row)),
  )
  const getKey = SORTS[query.get('sort') ?? '']
  return getKey ? matches.toSorted((a, b) => (getKey(a) < getKey(b) ? -1 : 1)) : matches
}

/**
 * Serves a corpus exactly as the specification says: eleven GET routes, no index, no `.json` and no
 * echo of the query. `requests` lists the requested URLs.
 */
export async function serveSpec(corpus: Corpus, options: SpecServerOptions = {}) {
  const { maxRows = Number.POSITIVE_INFINITY, ignoresQuery = false, hasWindow = true } = options
  const client = corpusClient(corpus)
  const lists = await Promise.all(
    CONTENT_TYPES.map(async (type) => [type, (await client.all(type)).items] as const),
  )
  const rows = Object.fromEntries(lists) as unknown as Rows
  const requests: string[] = []

  const page = (key: string, all: readonly Row[], query: URLSearchParams) => {
    const limit = Math.min(Number(query.get('limit') ?? 20), maxRows)
    const offset = Number(query.get('offset') ?? 0)
    return {
      [key]: all.slice(offset, offset + limit),
      total: all.length,
      ...(hasWindow ? { limit, offset } : {}),
    }
  }

  const unfilteredPage = (key: string, all: readonly Row[]) => ({
    [key]: all.slice(0, maxRows),
    total: all.length,
    ...(hasWindow ? { limit: Math.min(all.length, maxRows), offset: 0 } : {}),
  })

  const search = async (query: URLSearchParams) => {
    if (ignoresQuery) {
      const allRows = CONTENT_TYPES.flatMap((type) => rows[type])
      return unfilteredPage('results', allRows)
    }
    const hits: Row[] = []
    const q = query.get('q') ?? ''
    for (let total = 1; hits.length < total; ) {
      const part = await client.search({ q, limit: 100, offset: hits.length })
      hits.push(...part.results.map(({ score, matches, ...row }) => row))
      total = part.total
    }
    const type = query.get('type')
    const ofType = hits.filter((row) => [null, row.type].includes(type))
    return page('results', selectRows(ofType, query), query)
  }

  const readBody = async (path: string, query: URLSearchParams): Promise<unknown> => {
    const [first = '', second = '', slug = '', ...rest] = path.split('/')
    if (rest.length > 0) return undefined
    const type = CONTENT_TYPES.find((name) => name === first)
    if (type && second === '') {
      return ignoresQuery
        ? unfilteredPage('items', rows[type])
        : page('items', selectRows(rows[type], query), query)
    }
    if (type) return second === '@official' ? client.get(type, slug) : undefined
    if (path === 'health') return { status: 'healthy', version: '3.4.5' }
    if (path === 'search') return search(query)
    if (path === 'intelligence/summary') return client.summary()
    if (first === 'schema' && slug === '' && second !== '') return client.schema(second)
    if (path === 'showcase/manifest') return client.showcase('manifest')
    if (path === 'showcase/shortlist') return client.showcase('shortlist')
    if (path === 'showcase/shortlist-verification') {
      return client.showcase('shortlist-verification')
    }
    return undefined
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    requests.push(request.url ?? '')
    const isApiRequest = request.method === 'GET' && pathname.startsWith('/v1/')
    const body = isApiRequest
      ? await readBody(decodeURIComponent(pathname.slice('/v1/'.length)), searchParams).catch(
          () => undefined,
        )
      : undefined
    response
      .writeHead(body === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(body ?? { error: 'Not hits' }))
  })
  return { ...(await listenOnLoopback(server)), requests }
}
