import { createServer, type IncomingHttpHeaders } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Wait, waitWithTimer } from '../../src/api/sources/http-request.ts'
import { type FetchOptions, fetchSource } from '../../src/index.ts'
import { listenOnLoopback } from '../support/servers/loopback.ts'
import { serveStub } from '../support/servers/stub-server.ts'

const nowhere = 'http://127.0.0.1:1/v1'

/** A server that gives these answers in turn, the last one again and again. */
async function answerInTurn(...answers: readonly (readonly [status: number, body: string])[]) {
  const asked: string[] = []
  const server = await serveStub((path) => {
    const [status, body] = answers[Math.min(asked.push(path), answers.length) - 1] ?? [404, '']
    return { status, body }
  })
  onTestFinished(() => server.close())
  return { base: `${server.url}/v1`, asked }
}

/** Waits for nothing, and tells for how long it would have. */
function notWaiting() {
  const waits: number[] = []
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  return { waits, wait }
}

test.each([502, 503, 504])('a %i is retried once, after a delay', async (status) => {
  const { base, asked } = await answerInTurn([status, ''], [200, '1'])
  const { waits, wait } = notWaiting()
  expect(await fetchSource(base, { wait })('x.json')).toBe(1)
  expect([asked.length, waits]).toEqual([2, [300]])
})

test.each([
  [503, 2],
  [500, 1],
  [400, 1],
  [403, 1],
  [404, 1],
])('an address that keeps answering %i is asked %i times', async (status, times) => {
  const { base, asked } = await answerInTurn([status, ''])
  const { wait } = notWaiting()
  await expect(fetchSource(base, { wait })('x.json')).rejects.toMatchObject({
    code: status === 404 ? 'record-not-found' : 'source-unreachable',
  })
  expect(asked).toHaveLength(times)
})

test('a network error is retried once', async () => {
  const { waits, wait } = notWaiting()
  const failure = await fetchSource(nowhere, { wait })('x').catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'source-unreachable', cause: expect.any(TypeError) })
  expect(waits).toHaveLength(1)
})

test('a connection that breaks in the middle of a body is retried once', async () => {
  let requests = 0
  const server = await listenOnLoopback(
    createServer((_request, response) => {
      requests += 1
      if (requests > 1) return response.end('[1]')
      response.writeHead(200, { 'Content-Length': '100' }).write('[1')
      setTimeout(() => response.destroy(), 20)
      return response
    }),
  )
  const { wait } = notWaiting()
  expect(await fetchSource(`${server.url}/v1`, { wait })('x.json')).toEqual([1])
  expect(requests).toBe(2)
  await server.close()
})

test('an abort ends the delay before a retry', async () => {
  const { base, asked } = await answerInTurn([503, ''])
  const giveUp = new AbortController()
  const wait: Wait = (milliseconds, signal) => {
    giveUp.abort(new Error('enough'))
    return waitWithTimer(milliseconds, signal)
  }
  const answer = fetchSource(base, { wait })('x.json', { signal: giveUp.signal })
  await expect(answer).rejects.toThrow('enough')
  expect(asked).toHaveLength(1)
})

test('a timer ends by itself, or with the signal', async () => {
  await waitWithTimer(1, new AbortController().signal)
  const giveUp = new AbortController()
  const waiting = waitWithTimer(60_000, giveUp.signal)
  giveUp.abort(new Error('enough'))
  await expect(waiting).rejects.toThrow('enough')
  await expect(waitWithTimer(60_000, giveUp.signal)).rejects.toThrow('enough')
})

/** A server that never answers. */
async function silent() {
  const server = await listenOnLoopback(createServer(() => undefined))
  onTestFinished(() => server.close())
  return `${server.url}/v1`
}

test('a URL that times out is not retried', async () => {
  const { waits, wait } = notWaiting()
  const source = fetchSource(await silent(), { timeout: 50, wait })
  await expect(source('x.json')).rejects.toMatchObject({
    code: 'source-unreachable',
    message: expect.stringContaining('did not answer within 50 ms'),
  })
  expect(waits).toEqual([])
})

test('an abort ends a request and rejects with its reason', async () => {
  const giveUp = new AbortController()
  const answer = fetchSource(await silent())('x.json', { signal: giveUp.signal })
  giveUp.abort(new Error('enough'))
  await expect(answer).rejects.toThrow('enough')
})

test('a body is read no further than its maximum size', async () => {
  const body = JSON.stringify('x'.repeat(1000))
  const { base } = await answerInTurn([200, body])
  expect(await fetchSource(base, { maxBytes: 1002 })('x.json')).toHaveLength(1000)
  await expect(fetchSource(base, { maxBytes: 1001 })('x.json')).rejects.toMatchObject({
    message: expect.stringContaining('has more than 1001 bytes'),
  })
})

test('a body without an end times out', async () => {
  const server = await listenOnLoopback(
    createServer((_request, response) => {
      const more = () => !response.destroyed && response.write(' '.repeat(65_536), more)
      more()
    }),
  )
  const source = fetchSource(`${server.url}/v1`, { maxBytes: 2 ** 20 })
  await expect(source('x.json')).rejects.toMatchObject({ code: 'source-unreachable' })
  await server.close()
})

test.each(['../secret.json', '//127.0.0.1:1/x.json', 'http://127.0.0.1:1/x.json', '/x.json'])(
  '%s is outside the API and is not fetched',
  async (path) => {
    const { base, asked } = await answerInTurn([200, '1'])
    await expect(fetchSource(base)(path)).rejects.toMatchObject({
      message: expect.stringContaining('lies outside'),
    })
    expect(asked).toEqual([])
  },
)

test('a request has no custom header, so that it needs no preflight', async () => {
  const headers: IncomingHttpHeaders[] = []
  const server = await listenOnLoopback(
    createServer((request, response) => {
      headers.push(request.headers)
      response.end('1')
    }),
  )
  await fetch(server.url)
  await fetchSource(`${server.url}/v1`)('x.json')
  const [plain = {}, ours = {}] = headers.map(Object.keys)
  expect(ours).toEqual(plain)
  await server.close()
})

const OTHER = { wait: async () => undefined } satisfies FetchOptions

test('the first reachable URL is used for all files', async () => {
  const first = await answerInTurn([503, ''])
  const second = await answerInTurn([200, '2'])
  const third = await answerInTurn([200, '3'])
  const source = fetchSource([first.base, second.base, third.base], OTHER)
  expect([await source('a.json'), await source('b.json')]).toEqual([2, 2])
  expect(first.asked).toEqual(['/v1/a.json', '/v1/a.json'])
  expect(second.asked).toEqual(['/v1/a.json', '/v1/b.json'])
  expect(third.asked).toEqual([])
})

test('a URL that fails later is replaced by the next, starting over with the first', async () => {
  const first = await answerInTurn([500, ''], [200, '1'])
  const second = await answerInTurn([200, '2'], [500, ''])
  const source = fetchSource([first.base, second.base], OTHER)
  expect([await source('a.json'), await source('b.json')]).toEqual([2, 1])
})

test('a 404 is an answer; a page instead of JSON is not', async () => {
  const missing = await answerInTurn([404, ''])
  const page = await answerInTurn([200, '<!doctype html>'])
  const good = await answerInTurn([200, '1'])
  await expect(fetchSource([missing.base, good.base])('x.json')).rejects.toMatchObject({
    code: 'record-not-found',
  })
  expect(await fetchSource([page.base, good.base])('x.json')).toBe(1)
})

test('if no URL can be reached, the problem names each', async () => {
  const first = await answerInTurn([500, ''])
  const second = await answerInTurn([501, ''])
  const failure = await fetchSource([first.base, second.base])('x.json').catch(
    (error: Error) => error,
  )
  expect(failure).toMatchObject({ code: 'source-unreachable', cause: expect.any(AggregateError) })
  expect(failure).toMatchObject({
    message: expect.stringMatching(/answered 500\. .+answered 501\./),
  })
})

test('in a page a URL may be relative', async () => {
  const { base, asked } = await answerInTurn([200, '1'])
  vi.stubGlobal('location', new URL(`${new URL(base).origin}/a/page.html`))
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await fetchSource('../v1')('x.json')).toBe(1)
  expect(asked).toEqual(['/v1/x.json'])
})
