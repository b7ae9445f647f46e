// Long run: starts a server for each row.
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checksum, writeTree } from '../../src/internal/node.ts'
import { folderSource, type RunningServer, serve } from '../../src/node.ts'
import { buildSite, SITE_PARTS } from '../../src/site.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'

let folder = ''
let served: RunningServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'svc-serve-'))
  const pages = [
    ['index.html', '<!doctype html><title>home</title>'],
    ['schema/index.html', '<!doctype html><title>catalog</title>'],
    ['404.html', '<!doctype html><title>lost</title>'],
    ['assets/a-1.js', 'export {}'],
  ] as const
  const site = await buildSite(officialCorpus, { without: SITE_PARTS, checksum })
  await mkdir(`${folder}/site`)
  await writeFile(`${folder}/secret.json`, '{}')
  await writeTree(`${folder}/site`, new Map([...site, ...pages]))
  served = await serve({ root: `${folder}/site`, port: 0 })
})

afterAll(async () => {
  await served.close()
  await rm(folder, { recursive: true })
})

/** Sends a request without normalizing its path. */
const raw = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(served.url, { path, method, headers }, (response) => {
      let text = ''
      response.on('data', (part) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.on('error', reject).end()
  })

test.each([
  '/../secret.json',
  '/%2e%2e/secret.json',
  '/..%2fsecret.json',
  '/assets/..%2f..%2fsecret.json',
  '/%00',
  '/%E0%A4%A',
  '//secret.json',
  '//evil.example/..%2fschema',
  '/\\evil.example/..%2fschema',
  '/x/..%2findex.html',
  '*',
])('%s leads nowhere', async (path) => {
  const { status, text } = await raw(path)
  expect([status, JSON.parse(text).code]).toEqual([404, 'route-not-found'])
})

test.each(['TRACE', 'PURGE', 'POST'])(
  '%s of a page is rejected without a crash',
  async (method) => {
    expect((await raw('/', method)).status).toBe(404)
    expect((await raw('/v1/health', method)).status).toBe(405)
  },
)

test('a folder without its slash is redirected to it', async () => {
  const response = await fetch(`${served.url}/schema?q=theme`, { redirect: 'manual' })
  expect([response.status, response.headers.get('Location')]).toEqual([308, '/schema/?q=theme'])
})

test.each([
  ['svc.test:8080', 'http://svc.test:8080'],
  ['evil.example/x?', 'http://localhost'],
  ['svc.test:99999', 'http://localhost'],
])('with the host %s, links start with %s', async (host, origin) => {
  const sent = new Promise<string>((resolve, reject) => {
    request(served.url, { path: '/v1/patterns', headers: { Host: host } }, (response) => {
      response.resume()
      resolve(String(response.headers.link))
    })
      .on('error', reject)
      .end()
  })
  expect(await sent).toContain(`<${origin}/v1/patterns/q/all/recommended/20.json>; rel="next"`)
})

test('files and their ETags are readable from any origin, without credentials', async () => {
  const { headers } = await fetch(`${served.url}/assets/a-1.js`)
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(headers.has('Access-Control-Allow-Credentials')).toBe(false)
  expect(headers.get('ETag')).toBe(
    `"${createHash('sha256').update('export {}').digest('hex').slice(0, 32)}"`,
  )
})

test('a page has a security policy; a hashed asset is immutable', async () => {
  const page = await fetch(`${served.url}/`)
  expect(page.headers.get('Content-Security-Policy')).toMatch(/script-src 'self';/)
  const asset = await fetch(`${served.url}/assets/a-1.js`)
  expect(asset.headers.get('Cache-Control')).toContain('immutable')
})

test('for an unknown path, a browser gets a page and a program gets a problem', async () => {
  const page = await raw('/nowhere', 'GET', { Accept: 'text/html', 'If-None-Match': '*' })
  expect([page.status, page.text]).toEqual([404, '<!doctype html><title>lost</title>'])
  expect(JSON.parse((await raw('/nowhere')).text).code).toBe('route-not-found')
})

/** Sends a request that is no valid use of an HTTP client, and returns the status line. */
const sendText = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(served.url)
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.once('data', (data) => {
      socket.destroy()
      resolve(String(data).split('\r\n')[0] ?? '')
    })
    socket.once('error', reject)
  })

test.each([
  ['http://svc.test/v1/health', '200 OK'],
  ['HTTP://svc.test:81/v1/patterns?limit=1', '200 OK'],
  ['http://svc.test', '200 OK'],
  ['http://svc.test/nowhere', '404 Not Found'],
  ['ftp://svc.test/v1/health', '404 Not Found'],
])('the absolute target %s gets %s', async (target, status) => {
  const line = await sendText(`GET ${target} HTTP/1.1\r\nHost: other.test\r\n\r\n`)
  expect(line).toBe(`HTTP/1.1 ${status}`)
})

test.each([
  ['/v1/packs/compile', 'application/json', 413],
  ['/v1/packs/compile', 'text/plain', 415],
  ['/v1/health', 'application/json', 405],
  ['/v1/nowhere', 'application/json', 404],
])('20 large bodies to %s as %s are each answered with %i', async (path, type, status) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const body = Buffer.alloc(3 * 2 ** 20, ' ')
  const send = () =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'Content-Type': type, 'Content-Length': body.length }
      const sent = request(
        served.url,
        { path, method: 'POST', agent, headers },
        (response) => void response.resume().on('end', () => resolve(response.statusCode ?? 0)),
      )
      sent.on('error', reject).end(body)
    })
  const statuses: number[] = []
  for (let index = 0; index < 20; index++) statuses.push(await send())
  agent.destroy()
  expect(statuses).toEqual(Array(20).fill(status))
})

test('a body without a declared end is answered, and its connection closes', async () => {
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'Content-Type': 'text/plain', 'Transfer-Encoding': 'chunked' }
    const sent = request(
      served.url,
      { path: '/v1/packs/compile', method: 'POST', headers },
      (response) => {
        sent.end()
        resolve(response.resume())
      },
    )
    sent.on('error', reject).write('x'.repeat(100_000))
  })
  const { statusCode, headers } = await answered
  expect([statusCode, headers.connection]).toEqual([415, 'close'])
})

test('a body that is cut off logs one line', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // The server answers "continue" once it has the headers.
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': 1000,
    Expect: '100-continue',
  }
  const sent = request(served.url, { path: '/v1/packs/compile', method: 'POST', headers })
  sent.on('error', () => undefined).write('{"version":')
  sent.on('continue', () => sent.destroy())
  await vi.waitFor(() => expect(log).toHaveBeenCalled(), 5_000)
  expect(log.mock.calls).toEqual([['POST /v1/packs/compile: the client closed the connection.']])
  log.mockRestore()
})

test('a port in use is skipped', async () => {
  const first = await serve({ root: folder, port: 4410 })
  const second = await serve({ root: folder, port: Number(new URL(first.url).port) })
  expect(Number(new URL(second.url).port)).toBeGreaterThan(Number(new URL(first.url).port))
  await Promise.all([first.close(), second.close()])
})

test('a tree is written without leftovers', async () => {
  await writeTree(`${folder}/tree`, new Map([['a/b.json', '{"x":1}\n']]))
  expect(await readdir(`${folder}/tree/a`)).toEqual(['b.json'])
  expect(await readFile(`${folder}/tree/a/b.json`, 'utf8')).toBe('{"x":1}\n')
})

test('a folder source distinguishes missing files from broken ones', async () => {
  const source = folderSource(`${folder}/tree`)
  await writeFile(`${folder}/tree/broken.json`, '{')
  expect(await source('a/b.json')).toEqual({ x: 1 })
  await expect(source('none.json')).rejects.toMatchObject({ code: 'record-not-found' })
  await expect(source('broken.json')).rejects.toMatchObject({ code: 'source-unreachable' })
})
