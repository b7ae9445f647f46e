import { createServer } from 'node:http'
import { CONTENT_TYPES, type ContentType } from '../../../src/core/content/content-types.ts'
import type { PublicContentSummaryV1 as Row } from '../../../src/core/generated/types/public-content-summary.v1.ts'
import { type Corpus, corpusClient } from '../../../src/site.ts'
import { listenOnLoopback } from './loopback.ts'

/** What the specification leaves open about a server. */
export interface SpecServerOptions {
  /** The most rows of a page: none, when parameters are read; the size of the only one, when not. */
  readonly maxRows?: number
  /** Parameters are not read, as on a host of files; a list is whole unless `most` says less. */
  readonly ignoresQuery?: boolean
  /** Bodies have `limit` and `offset`, which their schemas do not require. */
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

/** The rows that the shared parameters ask for, as the specification says and no more. */
function selectRows(rows: readonly Row[], ask: URLSearchParams): readonly Row[] {
  const set = BLUEPRINT_SETS[ask.get('blueprint_set') ?? '']
  const kept = rows.filter(
    (row) =>
      (ask.get('namespace') ?? '@official') === row.namespace &&
      (ask.get('source') ?? 'official') === row.source &&
      (ask.get('recommended') !== 'true' || row.intelligence?.recommended === true) &&
      [null, row.intelligence?.source].includes(ask.get('intelligence_source') as null) &&
      (set === undefined || row.type !== 'blueprint' || set(row)),
  )
  const by = SORTS[ask.get('sort') ?? '']
  return by ? kept.toSorted((a, b) => (by(a) < by(b) ? -1 : 1)) : kept
}

/**
 * A server of the specification and nothing else, over a corpus: eleven routes without their POST,
 * no index, no `.json`, no echo of the query. `asked` lists the addresses that it was asked for.
 */
export async function serveSpec(corpus: Corpus, options: SpecServerOptions = {}) {
  const { maxRows = Number.POSITIVE_INFINITY, ignoresQuery = false, hasWindow = true } = options
  const client = corpusClient(corpus)
  const lists = await Promise.all(
    CONTENT_TYPES.map(async (type) => [type, (await client.all(type)).items] as const),
  )
  const rows = Object.fromEntries(lists) as unknown as Rows
  const asked: string[] = []

  const page = (key: string, found: readonly Row[], ask: URLSearchParams) => {
    const limit = Math.min(Number(ask.get('limit') ?? 20), maxRows)
    const offset = Number(ask.get('offset') ?? 0)
    return {
      [key]: found.slice(offset, offset + limit),
      total: found.length,
      ...(hasWindow ? { limit, offset } : {}),
    }
  }

  const deaf = (key: string, found: readonly Row[]) => ({
    [key]: found.slice(0, maxRows),
    total: found.length,
    ...(hasWindow ? { limit: Math.min(found.length, maxRows), offset: 0 } : {}),
  })

  const search = async (ask: URLSearchParams) => {
    const everything = CONTENT_TYPES.flatMap((type) => rows[type])
    if (ignoresQuery) return deaf('results', everything)
    const found: Row[] = []
    const q = ask.get('q') ?? ''
    for (let total = 1; found.length < total; ) {
      const part = await client.search({ q, limit: 100, offset: found.length })
      found.push(...part.results.map(({ score, matches, ...row }) => row))
      total = part.total
    }
    const type = ask.get('type')
    return page(
      'results',
      selectRows(
        found.filter((row) => [null, row.type].includes(type)),
        ask,
      ),
      ask,
    )
  }

  const answer = async (path: string, ask: URLSearchParams): Promise<unknown> => {
    const [first = '', second = '', slug = '', ...rest] = path.split('/')
    if (rest.length > 0) return undefined
    const type = CONTENT_TYPES.find((one) => one === first)
    if (type && second === '') {
      return ignoresQuery
        ? deaf('items', rows[type])
        : page('items', selectRows(rows[type], ask), ask)
    }
    if (type) return second === '@official' ? client.get(type, slug) : undefined
    if (path === 'health') return { status: 'healthy', version: '3.4.5' }
    if (path === 'search') return search(ask)
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
    asked.push(request.url ?? '')
    const isOurs = request.method === 'GET' && pathname.startsWith('/v1/')
    const body = isOurs
      ? await answer(decodeURIComponent(pathname.slice('/v1/'.length)), searchParams).catch(
          () => undefined,
        )
      : undefined
    response
      .writeHead(body === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(body ?? { error: 'Not found' }))
  })
  return { ...(await listenOnLoopback(server)), asked }
}
