// Long run: sends every route every kind of request.
import { expect, test, vi } from 'vitest'
import { problemShape } from '../../src/api/documents.ts'
import { createResponder } from '../../src/api/http/handler.ts'
import { ROUTES } from '../../src/api/routes.ts'
import { type Sha256, sha256Hex } from '../../src/core/kernel/hash.ts'
import {
  createClient,
  createHandler,
  memorySource,
  PROBLEM_CODES,
  PROBLEMS,
  type RemoteRequest,
} from '../../src/index.ts'
import { publishCorpus } from '../../src/site/published-corpus.ts'
import { corpusClient } from '../../src/site.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { takeSample } from '../support/sample.ts'

const handle = createHandler(corpusClient(officialCorpus))
const get = (path: string, headers: Record<string, string> = {}) =>
  handle(new Request(`http://svc.test${path}`, { headers }))

test('a source that cannot be read is a 502 with its code', async () => {
  const empty = createHandler(createClient(memorySource(new Map([['health.json', 1]]))))
  const response = await empty(new Request('http://svc.test/v1/health'))
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ code: 'source-unreachable' })
})

test.each(['/v1/health', '/v1/schema', '/v1/schema/essence.v4.json'])(
  '%s without its file is a source that cannot be read, not a 404',
  async (path) => {
    const empty = createHandler(createClient(memorySource(new Map())))
    const response = await empty(new Request(`http://svc.test${path}`))
    expect([response.status, (await response.json()).code]).toEqual([502, 'source-unreachable'])
  },
)

test('an error that only looks like a problem is an internal error', async () => {
  const fake = Object.assign(new Error('x'), { name: 'Problem', code: 'no-such-code' })
  const broken = createHandler(
    createClient(() => Promise.reject(fake)),
    { onError: () => undefined },
  )
  expect((await broken(new Request('http://svc.test/v1/health'))).status).toBe(500)
})

test('an internal error is a 500 without its stack, and is passed to onError', async () => {
  const onError = vi.fn()
  const fault = new Error('secret detail')
  const broken = createHandler(
    createClient(() => Promise.reject(fault)),
    { onError },
  )
  const response = await broken(new Request('http://svc.test/v1/health'))
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret')
  expect(onError).toHaveBeenCalledExactlyOnceWith(fault)
})

test.each([
  ['the same tag', (tag: string) => tag, 304],
  ['the same tag, weak', (tag: string) => `W/${tag}`, 304],
  ['a list that has it', (tag: string) => `"x", ${tag}`, 304],
  ['another tag', () => '"x"', 200],
])('If-None-Match with %s', async (_, header, status) => {
  const tag = (await get('/v1/schema')).headers.get('ETag') ?? ''
  expect((await get('/v1/schema', { 'If-None-Match': header(tag) })).status).toBe(status)
})

const published = memorySource(publishCorpus(officialCorpus).files)

test.each([
  ['the client', (sha256: Sha256) => createHandler(createClient(published, { sha256 }))],
  ['the host', (sha256: Sha256) => createHandler(createClient(published), { sha256 })],
])('an ETag is computed with the SHA-256 of %s', async (_, create) => {
  const sha256 = vi.fn(() => 'ab'.repeat(32))
  const response = await create(sha256)(new Request('http://svc.test/v1/health'))
  expect(response.headers.get('ETag')).toBe(`"${'ab'.repeat(16)}"`)
  expect(sha256).toHaveBeenCalledExactlyOnceWith(await response.text())
})

test.each(['/v1/patterns/all', '/v1/patterns?limit=3', '/v1/packs/blueprints/product-landing'])(
  '%s is serialized and hashed once per release',
  async (path) => {
    const sha256 = vi.fn(sha256Hex)
    const respond = createResponder(createClient(published), { sha256 })
    const request = { method: 'GET', url: `http://svc.test${path}`, header: () => null }
    const [first, second] = [await respond(request), await respond(request)]
    expect(second.body).toBe(first.body)
    expect(sha256).toHaveBeenCalledTimes(1)
  },
)

test('a client that reads another release empties the cache', async () => {
  const client = createClient(published)
  let release = 'one'
  const respond = createResponder({
    ...client,
    entry: async () => ({ ...(await client.entry()), release }),
    health: async () => ({ ...(await client.health()), release }),
  })
  const readRelease = async () => {
    const { body } = await respond({
      ...{ method: 'GET', url: 'http://svc.test/v1/health', header: () => null },
    })
    return JSON.parse(new TextDecoder().decode(body ?? undefined)).release
  }
  const before = [await readRelease(), await readRelease()]
  release = 'two'
  expect([...before, await readRelease()]).toEqual(['one', 'one', 'two'])
})

const post = (text: string) =>
  handle(
    new Request('http://svc.test/v1/packs/compile', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: text,
    }),
  )

test('a problem lists at most 100 issues and says how many there are', async () => {
  const essence = { version: '4.0.0', dna: {}, blueprint: {}, meta: {} }
  const routes = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`key${n}`, n]))
  const problem = await (await post(JSON.stringify({ ...essence, ...routes }))).json()
  expect([problem.issues.length, problem.validationErrors.length]).toEqual([100, 100])
  expect(problem.issues_total).toBeGreaterThan(300)
  expect(problemShape.safeParse(problem).success).toBe(true)
})

test('repeated keys of a body are rejected with their place', async () => {
  const response = await post('{"version":"4.0.0",\n"version":"4.0.0"}')
  const { code, detail, issues } = await response.json()
  expect([response.status, code, detail]).toEqual([
    ...[400, 'body-not-json', 'The body has repeated keys.'],
  ])
  expect(issues[0]).toMatchObject({ code: 'json-key-repeated', pointer: '/version' })
})

test('a request that was cancelled is not compiled', async () => {
  const body = JSON.stringify(
    await (await get('/v1/packs/blueprints/product-landing.essence.json')).json(),
  )
  const sent = handle(
    new Request('http://svc.test/v1/packs/compile', {
      ...{ method: 'POST', body, headers: { 'Content-Type': 'application/json' } },
      signal: AbortSignal.abort(new Error('gone')),
    }),
  )
  await expect(sent).rejects.toThrow('gone')
})

const readLinks = (response: Response): string[] =>
  (response.headers.get('Link') ?? '').split(', ').filter((link) => /"(next|prev)"$/.test(link))

test.each([
  [
    'http://svc.test/v1/patterns?limit=2&offset=2',
    undefined,
    ['patterns?limit=2&offset=4', 'patterns?limit=2'],
  ],
  ['http://svc.test/v1/patterns', undefined, ['patterns/q/all/recommended/20.json']],
  ['http://svc.test/v1/search?q=form&limit=2', undefined, ['search?q=form&limit=2&offset=2']],
  [
    'https://site.invalid/v1/patterns/q/all/name/20.json',
    'https://svc.test/docs/svc/v1/',
    ['patterns/q/all/name/40.json', 'patterns/q/all/name/0.json'],
  ],
])('%s links to its neighbors with absolute URLs', async (url, baseUrl, paths) => {
  const client = corpusClient(officialCorpus)
  const response = await createHandler(client, baseUrl ? { baseUrl } : {})(new Request(url))
  const { next, previous } = await response.json()
  expect([next, previous].filter(Boolean)).toEqual(paths)
  const base = baseUrl ?? 'http://svc.test/v1/'
  const rels = ['next', 'prev']
  expect(readLinks(response)).toEqual(
    paths.map((path, index) => `<${base}${path}>; rel="${rels[index]}"`),
  )
})

test.each(['/v1/changes', '/v1/patterns/all', '/v1/search-terms/hero', '/v1/patterns?offset=960'])(
  '%s links to no next page',
  async (path) => {
    expect(readLinks(await get(path)).filter((link) => link.includes('next'))).toEqual([])
  },
)

test('a link that is too long for a header is left out', async () => {
  const response = await get(`/v1/patterns?offset=20&namespace=${'x'.repeat(10_000)}`)
  expect((await response.json()).previous).toContain('xxx')
  expect(readLinks(response)).toEqual([])
})

test('CORS allows no credentials', async () => {
  const preflight = await handle(new Request('http://svc.test/v1/patterns', { method: 'OPTIONS' }))
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type, If-None-Match')
  for (const { headers } of [preflight, await get('/v1/patterns'), await get('/v1/nothing')]) {
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.has('Access-Control-Allow-Credentials')).toBe(false)
  }
})

test('the problem of an unknown schema lists all schemas', async () => {
  const body = await (await get('/v1/schema/esence.v4.json')).json()
  expect(body.available).toHaveLength(59)
  expect(body.hint).toContain('essence.v4.json')
  expect(body.error).toBe(body.detail)
})

test('every listed path of every route is answered', async () => {
  const { files, terms, slugs } = publishCorpus(officialCorpus)
  const listing = { client: createClient(memorySource(files)), terms, slugs }
  const addresses = await Promise.all(ROUTES.map((route) => route.listPaths(listing)))
  expect(addresses.flat().length).toBeGreaterThan(500)
  for (const address of addresses.flatMap((paths) => takeSample(paths, 8)))
    expect([address, (await get(address)).status]).toEqual([address, 200])
})

test('packs that are compiled elsewhere are compiled once, and only good answers are kept', async () => {
  const client = corpusClient(officialCorpus)
  const answerRemotely = vi.fn(({ method, url }: RemoteRequest) =>
    createResponder(client)({ method, url, header: () => null }),
  )
  const respond = createResponder(client, { answerRemotely })
  // As text, which is compared much faster than bytes.
  const read = async (path: string, method = 'GET') => {
    const answer = await respond({ method, url: `http://svc.test/v1/${path}`, header: () => null })
    return { ...answer, body: answer.body && new TextDecoder().decode(answer.body) }
  }
  const packs = 'packs/blueprints/product-landing'
  const [first, second] = await Promise.all([read(packs), read(packs)])
  expect(second).toEqual(first)
  expect(await read(packs)).toEqual(first)
  expect(await read(packs, 'HEAD')).toEqual({ ...first, body: null })
  expect(answerRemotely).toHaveBeenCalledTimes(1)
  for (let count = 2; count < 4; count++) {
    expect((await read('packs/blueprints/nothing')).status).toBe(404)
    expect(answerRemotely).toHaveBeenCalledTimes(count)
  }
})

test.each(PROBLEM_CODES)('%s has a status and a title', (code) => {
  expect(PROBLEMS[code].status).toBeGreaterThanOrEqual(400)
  expect(PROBLEMS[code].title).toMatch(/^[A-Z][^.]+$/)
})

test('a problem has the shape of its document', async () => {
  const body = await (await get('/v1/nothing')).json()
  expect(problemShape.parse(body)).toEqual(body)
})
