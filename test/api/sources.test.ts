import { afterAll, expect, test } from 'vitest'
import { createClient, fetchSource, memorySource } from '../../src/index.ts'
import { serveStub } from '../support/servers/stub-server.ts'

const server = await serveStub((path) => {
  if (path === '/v1/health.json') return { status: 200, body: '{"status":"ok"}' }
  if (path === '/v1/html') return { status: 200, body: '<!doctype html>' }
  return path === '/v1/broken' ? { status: 503, body: '' } : { status: 404, body: '' }
})
afterAll(() => server.close())

const nowhere = 'http://127.0.0.1:1/v1'

test.each([`${server.url}/v1`, `${server.url}/v1/`])('reads below %s', async (base) => {
  expect(await fetchSource(base)('health.json')).toEqual({ status: 'ok' })
})

test.each([
  ['a 404 is "not there"', server.url, 'nothing', 'record-not-found'],
  ['a 503 is not "not there"', server.url, 'broken', 'source-unreachable'],
  ['a page is not JSON', server.url, 'html', 'source-unreachable'],
])('%s', async (_, url, path, code) => {
  await expect(fetchSource(`${url}/v1`)(path)).rejects.toMatchObject({ name: 'Problem', code })
})

test('a host that does not respond is unreachable, with the cause', async () => {
  const failure = await fetchSource(nowhere)('health.json').catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'source-unreachable', cause: expect.any(TypeError) })
})

test('an abort rejects with its reason', async () => {
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(fetchSource(nowhere)('x', { signal })).rejects.toThrow('enough')
})

test('a client rejects a document of another shape', async () => {
  const client = createClient(memorySource(new Map([['health.json', { status: 'ok' }]])))
  await expect(client.health()).rejects.toMatchObject({ code: 'source-unreachable' })
})

test('an unknown schema is a problem that names the nearest ones', async () => {
  const client = createClient(memorySource(new Map()))
  await expect(client.schema('esence.v4.json')).rejects.toMatchObject({
    code: 'schema-not-found',
    hint: expect.stringContaining('essence.v4.json'),
    extensions: { available: expect.arrayContaining(['theme.v1.json']) },
  })
})
