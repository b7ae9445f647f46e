// Long run: compresses large responses.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checksum, writeTree } from '../../src/internal/node.ts'
import { chooseCoding } from '../../src/node/compression.ts'
import { type RunningServer, serve } from '../../src/node.ts'
import { buildSite, SITE_PARTS } from '../../src/site.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'

let root = ''
let served: RunningServer
const script = `export const text = '${'compressible '.repeat(200)}'`

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'svc-compression-'))
  const site = await buildSite(officialCorpus, { without: SITE_PARTS, checksum })
  const image = new Uint8Array(2_000)
  const assets = { 'a.js': script, 'b.png': image, 'c.js': 'x' }
  await writeTree(root, new Map([...site, ...Object.entries(assets)]))
  served = await serve({ root, port: 0 })
})
afterAll(async () => {
  await served.close()
  await rm(root, { recursive: true })
})

const get = (path: string, accept?: string, headers: Record<string, string> = {}) =>
  send('GET', path, { ...headers, ...(accept && { 'Accept-Encoding': accept }) })

/** Sends a request without decoding the body of its response. */
const send = (method: string, path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const sent = request(served.url + path, { method, agent: false, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response
          resolve({ status, headers, body: Buffer.concat(chunks) })
        })
      })
      sent.on('error', reject).end()
    },
  )

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['BR', 'br'],
  ['identity', undefined],
  ['gzip;q=0', undefined],
  ['', undefined],
])('Accept-Encoding "%s" leads to %s', (header, coding) => {
  expect(chooseCoding(header)).toBe(coding)
})

test.each(['/v1/patterns/all', '/v1/search?q=table', '/a.js'])(
  '%s is sent in the coding that the client accepts',
  async (path) => {
    const plain = await get(path)
    const [br, gzip] = [await get(path, 'br'), await get(path, 'gzip')]
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    for (const { headers, body } of [br, gzip]) {
      expect(headers).toMatchObject({ vary: 'Accept-Encoding', etag: `W/${plain.headers.etag}` })
      expect(headers['content-length']).toBe(String(body.length))
    }
    const again = await get(path, 'br', { 'If-None-Match': String(br.headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
  },
)

test.each(
  ['/v1/patterns/all', '/v1/search?q=table', '/a.js', '/b.png'].flatMap((path) =>
    ['br', 'gzip', 'identity'].map((coding) => [path, coding] as const),
  ),
)('HEAD and 304 of %s in %s have the headers of GET', async (path, coding) => {
  const accept = { 'Accept-Encoding': coding }
  const whole = await send('GET', path, accept)
  const head = await send('HEAD', path, accept)
  expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' })
  expect(whole.headers['content-length']).toBe(String(whole.body.length))
  for (const method of ['GET', 'HEAD']) {
    const known = { ...accept, 'If-None-Match': String(whole.headers.etag) }
    const { status, headers } = await send(method, path, known)
    const {
      'content-length': _,
      'content-type': __,
      'content-encoding': ___,
      ...rest
    } = whole.headers
    expect({ status, ...headers, date: '' }).toEqual({ status: 304, ...rest, date: '' })
  }
})

test('a 404 outside the API depends on Accept, and says so', async () => {
  const page = await get('/nowhere', 'br', { Accept: 'text/html' })
  expect(page.headers.vary).toBe('Accept, Accept-Encoding')
  expect((await get('/nowhere')).headers.vary).toBe('Accept, Accept-Encoding')
  expect((await get('/v1/nowhere')).headers.vary).toBe('Accept-Encoding')
})

test.each(['/b.png', '/c.js', '/v1/nowhere'])('%s is sent as it is', async (path) => {
  expect((await get(path, 'br, gzip')).headers['content-encoding']).toBeUndefined()
})

test('a compressed file next to the original is sent, unless its content differs', async () => {
  const stored = brotliCompressSync(script)
  await writeTree(
    root,
    new Map([
      ['d.js', script],
      ['e.js', script],
    ]),
  )
  await writeFile(`${root}/d.js.br`, stored)
  await writeFile(`${root}/e.js.br`, brotliCompressSync('other'))
  await writeFile(`${root}/e.js.gz`, gzipSync(`${script} and more`))
  expect((await get('/d.js', 'br')).body).toEqual(stored)
  expect(String(brotliDecompressSync((await get('/e.js', 'br')).body))).toBe(script)
  expect(String(gunzipSync((await get('/e.js', 'gzip')).body))).toBe(script)
})

test('a compressed file of the API is sent for its address', async () => {
  const plain = await get('/v1/patterns/@official/hero')
  const stored = brotliCompressSync(plain.body)
  await writeFile(`${root}/v1/patterns/@official/hero.json.br`, stored)
  expect((await get('/v1/patterns/@official/hero', 'br')).body).toEqual(stored)
})

test('a file that changes on disk is read again', async () => {
  await writeTree(root, new Map([['f.js', 'one']]))
  const before = await get('/f.js')
  await writeTree(root, new Map([['f.js', 'three']]))
  expect([String(before.body), String((await get('/f.js')).body)]).toEqual(['one', 'three'])
})
