// Long run: starts a server for each row.
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { SCHEMA_NAMES } from '../../src/core/generated/names.ts'
import { checksum, writeTree } from '../../src/internal/node.ts'
import { serve } from '../../src/node.ts'
import { hostFiles } from '../../src/site/hosts/host-files.ts'
import { buildSite } from '../../src/site.ts'
import { smallCorpus } from '../support/corpus/small-corpus.ts'
import { isInstalled, REAL_SERVERS, startServer } from '../support/hosts/real-servers.ts'
import { createSuiteFolder, createTestFolder, runCli } from '../support/package/run-cli.ts'
import { ROOT } from '../support/root.ts'
import { COMPILE_WORKER } from '../support/servers/compile-worker.ts'
import { findFreePort } from '../support/servers/free-port.ts'
import { listenOnLoopback } from '../support/servers/loopback.ts'
import { serveStatic } from '../support/servers/static-server.ts'

const MODULES = ['index', 'search', 'packs'].map(
  (name) => [`lib/${name}.js`, 'export {}\n'] as const,
)

let root = ''

beforeAll(async () => {
  root = await createSuiteFolder()
  const schemas = SCHEMA_NAMES.map(
    async (name) => [`schemas/${name}`, await readFile(`${ROOT}schemas/${name}`, 'utf8')] as const,
  )
  const without = ['previews', 'plane', 'terms', 'alias'] as const
  const extraFiles = new Map([...(await Promise.all(schemas)), ...MODULES])
  await writeTree(root, await buildSite(smallCorpus, { without, extraFiles, checksum }))
})

/** Runs the doctor and returns the status of each check by its name. */
async function diagnose(url: string, ...args: string[]) {
  const { exit, out, err } = await runCli('/', ['doctor', url, '--json', ...args])
  expect(err).toBe('')
  const { checks, passed } = JSON.parse(out)
  for (const { status, fix } of checks) expect(fix === undefined).toBe(status === 'ok')
  expect(exit).toBe(passed ? 0 : 1)
  return Object.fromEntries(
    checks.map(({ name, status }: Record<string, string>) => [name, status]),
  )
}

const HEALTHY = {
  API: 'ok',
  'content types': 'ok',
  CORS: 'ok',
  caching: 'ok',
  'missing files': 'ok',
  addresses: 'ok',
  schemas: 'ok',
  digests: 'ok',
  compression: 'warn',
  modules: 'ok',
}

test('the Node server has everything', async () => {
  const { url, close } = await serve({ root, port: 0, compile: { worker: COMPILE_WORKER } })
  onTestFinished(close)
  const result = { ...HEALTHY, compression: 'ok' }
  expect(await diagnose(url, '--all')).toEqual(result)
  expect(await diagnose(`${url}/v1/`)).toEqual(result)
  const { out } = await runCli('/', ['doctor', url])
  expect(out).toMatch(/^ok {4}API +Release \w+ at http.*\/v1\/\n/)
  expect(out).toMatch(/\n10 ok, 0 to improve, 0 failed\.\n$/)
})

test('a server without compression gets advice', async () => {
  const { out } = await runCli('/', ['doctor', await serveBroken(() => false)])
  expect(out).toMatch(/\nwarn {2}compression .*\n +Fix: Turn on gzip/)
  expect(out).toMatch(/\n9 ok, 1 to improve, 0 failed\.\n$/)
})

test.each(REAL_SERVERS.map((server) => [server.name, server] as const))(
  '%s with its configuration is healthy',
  async (_, server) => {
    if (!isInstalled(server.command)) return
    const folder = await createTestFolder()
    const port = await findFreePort()
    const files = hostFiles({ root, listen: { host: '127.0.0.1', port } })
    onTestFinished(await startServer(server, { folder, files, port }))
    const result = await diagnose(`http://127.0.0.1:${port}`)
    expect(result).toEqual({ ...HEALTHY, compression: expect.stringMatching(/ok|warn/) })
  },
)

test('a host without rules can be read by programs, but not by pages', async () => {
  const { url, close } = await serveStatic(root, '/docs/')
  onTestFinished(close)
  expect(await diagnose(`${url}/docs`)).toEqual({
    ...HEALTHY,
    CORS: 'fail',
    caching: 'warn',
    'missing files': 'warn',
    addresses: 'warn',
  })
})

/** Serves the site, except for what a function changes about a response. */
async function serveBroken(
  change: (request: IncomingMessage, response: ServerResponse) => boolean,
): Promise<string> {
  const healthy = await serve({ root, port: 0, compile: { worker: COMPILE_WORKER } })
  const broken = await listenOnLoopback(
    createServer(async (request, response) => {
      if (change(request, response)) return
      const answer = await fetch(healthy.url + request.url, {
        headers: {
          'Accept-Encoding': 'identity',
          'If-None-Match': request.headers['if-none-match'] ?? '',
        },
      })
      const { etag, 'content-type': type, ...headers } = Object.fromEntries(answer.headers)
      for (const [name, value] of Object.entries({ 'content-type': type, etag, ...headers })) {
        if (value && !response.hasHeader(name)) response.setHeader(name, value)
      }
      response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()))
    }),
  )
  onTestFinished(async () => {
    await broken.close()
    await healthy.close()
  })
  return broken.url
}

const reply = (response: ServerResponse, status: number, body: string): true => {
  response.writeHead(status, { 'Content-Type': 'text/html' }).end(body)
  return true
}

test.each<[name: string, expected: object, change: Parameters<typeof serveBroken>[0]]>([
  [
    'wrong types',
    { 'content types': 'fail' },
    (request, response) => {
      if (request.url?.endsWith('.js')) response.setHeader('content-type', 'text/plain')
      return false
    },
  ],
  [
    'one allowed origin',
    { CORS: 'fail' },
    (_, response) => {
      response.setHeader('access-control-allow-origin', 'https://one.example')
      return false
    },
  ],
  [
    'an ETag that changes',
    { caching: 'warn' },
    ({ headers }) => {
      delete headers['if-none-match']
      return false
    },
  ],
  [
    'the fallback of a single-page app',
    { 'missing files': 'fail' },
    ({ url }, response) =>
      url?.includes('no-such') === true && reply(response, 200, '<!doctype html>'),
  ],
  [
    'folder listings',
    { addresses: 'warn' },
    ({ url }, response) =>
      url === '/v1/patterns' && reply(response, 200, '<title>Directory listing for /v1/</title>'),
  ],
  [
    'another type without .json',
    { addresses: 'warn' },
    ({ url }, response) => {
      if (url === '/v1/showcase/manifest') response.setHeader('content-type', 'text/cache-manifest')
      return false
    },
  ],
  [
    'a changed schema',
    { schemas: 'fail', digests: expect.any(String) },
    ({ url }, response) => /^\/schemas\//.test(url ?? '') && reply(response, 200, '{}'),
  ],
  [
    'changed records',
    { digests: 'fail' },
    ({ url }, response) =>
      /^\/v1\/\w+\/@official\/(?!no-such)/.test(url ?? '') && reply(response, 200, '{}'),
  ],
  [
    'no manifest',
    { digests: 'fail' },
    ({ url }, response) => url === '/v1/manifest.json' && reply(response, 404, ''),
  ],
  [
    'no modules',
    { modules: 'warn', digests: expect.any(String) },
    ({ url }, response) => /^\/lib\//.test(url ?? '') && reply(response, 404, ''),
  ],
])('a server with %s is recognized', async (_, expected, change) => {
  expect(await diagnose(await serveBroken(change))).toEqual({ ...HEALTHY, ...expected })
})

test('a URL without an API says what to pass', async () => {
  const { url, close } = await listenOnLoopback(
    createServer((_request, response) => void reply(response, 200, '<!doctype html>')),
  )
  onTestFinished(close)
  const { exit, out } = await runCli('/', ['doctor', url])
  expect(exit).toBe(1)
  expect(out).toMatch(
    /^fail {2}API {2}http.*index\.json is not the entry of an API \(200\)\.\n +Fix:/,
  )
})
