// Long run: reads every published file through a server.
import { afterAll, describe, expect, test } from 'vitest'
import { CONTENT_TYPES } from '../../src/core/content/content-types.ts'
import { createClient, fetchSource } from '../../src/index.ts'
import { corpusClient } from '../../src/site.ts'
import { overlayCorpus } from '../support/corpus/overlay-corpus.ts'
import { takeSample } from '../support/sample.ts'
import { type SpecServerOptions, serveSpec } from '../support/servers/spec-server.ts'
import { serveStub } from '../support/servers/stub-server.ts'

const ours = corpusClient(overlayCorpus)

const SERVERS: readonly (readonly [name: string, options: SpecServerOptions])[] = [
  ['every parameter read', {}],
  ['at most 7 rows a page', { maxRows: 7 }],
  ['no limit and offset in bodies', { hasWindow: false }],
  ['no parameter read', { ignoresQuery: true }],
  ['no parameter read, no limit and offset', { ignoresQuery: true, hasWindow: false }],
]

const LISTS = [
  ...[{}, { limit: 3 }, { limit: 1, offset: 1 }, { limit: 500 }, { offset: 7 }, { offset: 5000 }],
  ...[{ sort: 'name' }, { sort: 'recent', limit: 5 }, { sort: 'popular', offset: 3 }],
  ...[{ sort: 'name', limit: 1 }, { recommended: true }, { recommended: true, limit: 2 }],
  ...[{ intelligence_source: 'authored' }, { intelligence_source: 'hybrid' }],
  ...[{ blueprint_set: 'featured' }, { blueprint_set: 'labs' }, { blueprint_set: 'certified' }],
  ...[{ namespace: '@other' }, { source: 'official' }, { source: 'custom' }, { colour: 'red' }],
  { sort: 'name', recommended: true, intelligence_source: 'authored', limit: 4, offset: 2 },
]

const SEARCHES = [
  ...[
    { q: 'table' },
    { q: 'table', limit: 1 },
    { q: 'a page for signing in', limit: 5, offset: 5 },
  ],
  ...[{ q: 'hero', type: 'pattern' }, { q: 'dashboard', type: 'blueprints' }, { type: 'shell' }],
  ...[{ q: 'settings', sort: 'name' }, { q: 'form', recommended: true }, { recommended: true }],
  ...[
    { q: 'zephyr', blueprint_set: 'labs' },
    { blueprint_set: 'featured', limit: 3 },
  ],
  ...[{ q: 'form', namespace: '@other' }, { q: 'xqzvkw' }],
]

/** Without what only a site of ours knows: its release, and the pages that it keeps as files. */
const comparable = (answer: object) => {
  const { release, next, previous, suggestions, ...rest } = answer as Record<string, unknown>
  return JSON.parse(JSON.stringify({ ...rest, isLast: next === null, isFirst: previous === null }))
}

const withoutScores = (answer: { readonly results: readonly object[] }) => ({
  ...comparable(answer),
  results: answer.results.map((row) => {
    const { score, matches, ...rest } = row as Record<string, unknown>
    return rest
  }),
})

describe.each(takeSample(SERVERS, 2))(
  'over a server of the specification, %s',
  async (_, options) => {
    const server = await serveSpec(overlayCorpus, options)
    afterAll(() => server.close())
    const client = createClient(fetchSource(`${server.url}/v1`))

    test.each(CONTENT_TYPES)('every list of %s is the same', async (type) => {
      for (const query of takeSample(LISTS, 4)) {
        const [own, theirs] = [await ours.list(type, query), await client.list(type, query)]
        expect([query, comparable(theirs)]).toEqual([query, comparable(own)])
      }
      expect((await client.all(type)).items).toEqual((await ours.all(type)).items)
    })

    test.each(SEARCHES)('the search for %o is the same', async (query) => {
      expect(withoutScores(await client.search(query))).toEqual(
        withoutScores(await ours.search(query)),
      )
    })

    test('every record is the same, including hidden ones', async () => {
      for (const type of CONTENT_TYPES) {
        for (const { slug } of takeSample<{ slug: string }>(overlayCorpus.records[type], 3)) {
          expect(await client.get(type, slug)).toEqual(await ours.get(type, slug))
        }
      }
    })

    test('schemas, summary and showcase are the same', async () => {
      expect((await client.schemas()).items).toEqual((await ours.schemas()).items)
      expect(await client.schema('theme.v1.json')).toEqual(await ours.schema('theme.v1.json'))
      expect(await client.summary()).toEqual(await ours.summary())
      const other = { namespace: '@other' }
      expect(await client.summary(other)).toEqual(await ours.summary(other))
      for (const name of ['manifest', 'shortlist', 'shortlist-verification'] as const) {
        expect(await client.showcase(name)).toEqual(await ours.showcase(name))
      }
    })

    test('health is computed if the body lacks it', async () => {
      const counts = await Promise.all(
        CONTENT_TYPES.map(async (type) => [type, (await ours.all(type)).total]),
      )
      expect(await client.health()).toEqual({
        ...{ status: 'ok', version: '3.4.5', surface: 'content-api', release: '', schemas: 59 },
        counts: Object.fromEntries(counts),
      })
    })

    test('the problem of a missing record names the nearest ones', async () => {
      const failure = await client.get('patterns', 'data-tabel').catch((error: unknown) => error)
      expect(failure).toMatchObject({
        code: 'record-not-found',
        extensions: { nearest: expect.arrayContaining(['data-table']) },
      })
    })

    test('only the specified routes are called, apart from one request for the entry', () => {
      const strange = server.requests.filter(
        (address) =>
          !/^\/v1\/(health|search\?|intelligence|showcase|schema\/|[a-z]+(\?|\/@official\/))/.test(
            address,
          ),
      )
      expect(strange).toEqual(['/v1/index.json'])
    })
  },
)

test('the links of a page lead to its neighbors', async () => {
  const server = await serveSpec(overlayCorpus)
  const client = createClient(fetchSource(`${server.url}/v1`))
  const first = await client.list('patterns', { sort: 'name' })
  const next = await (await fetch(`${server.url}/v1/${first.next}`)).json()
  expect(next.items).toEqual((await client.list('patterns', { sort: 'name', offset: 20 })).items)
  expect(first.items).toHaveLength(20)
  await server.close()
})

test('a list that cannot be read completely is rejected', async () => {
  const server = await serveSpec(overlayCorpus, { ignoresQuery: true, maxRows: 20 })
  const client = createClient(fetchSource(`${server.url}/v1`))
  await expect(client.list('patterns', { limit: 1 })).rejects.toMatchObject({
    code: 'source-unreachable',
  })
  expect((await client.list('themes')).total).toBe(overlayCorpus.records.themes.length)
  await server.close()
})

const CALLS: readonly (readonly [string, (client: ReturnType<typeof createClient>) => unknown])[] =
  [
    ['list', (client) => client.list('patterns')],
    ['all', (client) => client.all('patterns')],
    ['get', (client) => client.get('patterns', 'hero')],
    ['search', (client) => client.search({ q: 'hero' })],
    ['schema', (client) => client.schema('theme.v1.json')],
    ['schemas', (client) => client.schemas()],
    ['summary', (client) => client.summary()],
    ['showcase', (client) => client.showcase('manifest')],
    ['health', (client) => client.health()],
  ]

const wait = async () => undefined

describe.each([
  ['500', 500, 'oops', undefined],
  ['503', 503, '{}', undefined],
  ['a page', 200, '<!doctype html>', SyntaxError],
])('where everything answers %s', async (_, status, body, cause) => {
  // The index is missing, as on a plain server, so that the routes themselves are asked.
  const server = await serveStub((path) =>
    path === '/v1/index.json' ? { status: 404, body: '' } : { status, body },
  )
  afterAll(() => server.close())

  test.each(CALLS)('%s is a source that cannot be read', async (_name, call) => {
    const client = createClient(fetchSource(`${server.url}/v1`, { wait }))
    const failure = await Promise.resolve(call(client)).catch((error: unknown) => error)
    expect(failure).toMatchObject({
      code: 'source-unreachable',
      ...(cause
        ? { cause: expect.any(cause) }
        : { message: expect.stringContaining(`answered ${status}`) }),
    })
  })
})

test.each(CALLS)('%s of a URL without an API is rejected', async (name, call) => {
  const server = await serveStub(() => ({ status: 404, body: '' }))
  const client = createClient(fetchSource(`${server.url}/v1`))
  const failure = await Promise.resolve(call(client)).catch((error: unknown) => error)
  expect([name, failure]).toMatchObject([name, { code: 'source-unreachable' }])
  await server.close()
})
