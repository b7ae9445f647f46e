import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'

// A request waits for as long as the main thread of the server computes for others. The limit is
// that of `GET /v1/health` in src/DESIGN.md.
const MAX_BLOCKED = 250

/** Packs are compiled in a thread, so the main thread has nearly nothing to do for them. */
const MAX_BLOCKED_BY_PACKS = 100

const isLinux = process.platform === 'linux'

/** Starts the built server with a measurement of its main thread. */
function startServer() {
  const server = fork(`${ROOT}build/serve.mjs`, {
    ...{ cwd: ROOT, silent: true, env: { ...process.env, PORT: '4460' } },
    execArgv: ['--import', `${ROOT}test/support/servers/measure-blocking.mjs`],
  })
  const measure = async (): Promise<number> => {
    server.send('measure')
    const [longest] = await once(server, 'message')
    return longest
  }
  return { server, measure }
}

let running: ReturnType<typeof startServer>
let url = ''

beforeAll(async () => {
  if (!isLinux) return
  running = startServer()
  const [output] = await once(running.server.stdout ?? running.server, 'data')
  url = /http:\/\/127\.0\.0\.1:\d+/.exec(String(output))?.[0] ?? ''
  await running.measure()
})
afterAll(async () => {
  if (!isLinux) return
  running.server.kill('SIGINT')
  await once(running.server, 'exit')
})

const essence = JSON.parse(
  await readFile(`${ROOT}test/fixtures/packs/store-overview.essence.json`, 'utf8'),
)

/** Returns the fixture with many pages. */
function withPages(count: number): string {
  const [section] = essence.blueprint.sections
  const pages = Array.from({ length: count }, (_, index) => ({
    ...{ ...section.pages[0], id: `page-${index}` },
  }))
  const blueprint = { ...essence.blueprint, routes: {}, sections: [{ ...section, pages }] }
  return JSON.stringify({ ...essence, blueprint })
}

const manyKeys = Array.from({ length: 50_000 }, (_, index) => `"k${index}":0`).join(',')

test.runIf(isLinux).each<[string, number, string, string?]>([
  ['the packs of a blueprint', 200, 'packs/blueprints/internal-admin'],
  ['a pack of a blueprint', 404, 'packs/blueprints/report-portal/nothing.md'],
  ['the first search', 200, 'search?q=tabel%20wiht%20paging&limit=100'],
  ['the longest list', 200, 'patterns/all'],
  ['the OpenAPI document', 200, 'openapi.json'],
  ['1,000 pages', 200, 'packs/compile', withPages(1_000)],
  ['too many pages', 413, 'packs/compile', withPages(1_500)],
  ['many keys', 400, 'packs/compile', `{${manyKeys}}`],
  ['a deep document', 400, 'packs/compile', '['.repeat(500_000)],
  ['a long text', 400, 'packs/compile', JSON.stringify({ version: 'a'.repeat(1_000_000) })],
])('%s does not block other requests', async (_, status, path, body) => {
  const init = body && {
    ...{ method: 'POST', body, headers: { 'Content-Type': 'application/json' } },
  }
  const response = await fetch(`${url}/v1/${path}`, init || {})
  await response.arrayBuffer()
  expect(response.status).toBe(status)
  const limit = path.startsWith('packs/') ? MAX_BLOCKED_BY_PACKS : MAX_BLOCKED
  expect(await running.measure()).toBeLessThan(limit)
})
