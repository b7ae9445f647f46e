import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { writeTree } from '../../src/internal/node.ts'
import { serveBuilt } from '../hostile/serve-built.ts'
import { createEssence, releaseSites } from '../support/corpus/two-releases.ts'
import { ROOT } from '../support/root.ts'

/** Starts the server of `npm start` without building; returns its URL and a `stop` function. */
async function start(port: number) {
  const server = spawn(process.execPath, ['build/serve.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
  })
  const [output] = await once(server.stdout, 'data')
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(String(output))?.[0] ?? ''
  const stop = async (): Promise<number> => {
    server.kill('SIGINT')
    const [code] = await once(server, 'exit')
    return code
  }
  return { url, stop, pid: server.pid ?? 0 }
}

test('prints its URL, uses the next port if one is in use, and stops on Ctrl-C', async () => {
  const first = await start(4420)
  const second = await start(Number(new URL(first.url).port))
  expect(second.url).not.toBe(first.url)
  const statuses = [`${first.url}/`, `${second.url}/v1/health`].map(
    async (url) => (await fetch(url)).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 200])
  expect([await first.stop(), await second.stop()]).toEqual([0, 0])
})

const essence = JSON.parse(
  await readFile(`${ROOT}test/fixtures/packs/store-overview.essence.json`, 'utf8'),
)
const [section] = essence.blueprint.sections
const [page] = section.pages

/** Returns the fixture with many pages and other values of the section and of the constraints. */
const withPages = (count: number, { shell = section.shell, effects = {} } = {}): string => {
  const pages = Array.from({ length: count }, (_, index) => ({ ...page, id: `page-${index}` }))
  const sections = [
    {
      ...section,
      shell,
      pages: count > 1000 ? pages.map(({ id }) => ({ id, layout: ['hero'] })) : pages,
    },
  ]
  return JSON.stringify({
    ...essence,
    dna: { ...essence.dna, constraints: { ...essence.dna.constraints, effects } },
    blueprint: { ...essence.blueprint, routes: {}, sections },
  })
}

let server: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  server = await start(4440)
})
afterAll(() => server.stop())

const compile = (body: string, signal?: AbortSignal): Promise<Response> =>
  fetch(`${server.url}/v1/packs/compile`, {
    ...{ method: 'POST', body, headers: { 'Content-Type': 'application/json' } },
    ...(signal && { signal }),
  })

test('requests are answered while an essence is compiled', async () => {
  let isCompiled = false
  const compiled = compile(withPages(250)).then(async (response) => {
    isCompiled = true
    return [response.status, (await response.json()).pages.length]
  })
  for (let count = 0; count < 5; count++) {
    expect((await fetch(`${server.url}/v1/health`)).status).toBe(200)
    expect(isCompiled).toBe(false)
  }
  expect(await compiled).toEqual([200, 250])
})

/** Returns the most memory that the server has had, in MB. */
async function readPeakMemory(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
}

const effects = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`e${index}`, 'no']))

test.each([
  ['9,000 pages and 2,000 effects', withPages(9_000, { effects }), 'pages'],
  ['1,000 pages with a shell of 50 kB', withPages(1_000, { shell: 'x'.repeat(50_000) }), 'shell'],
])('%s are rejected, and the server lives on in 512 MB', async (_, body, pointer) => {
  expect(body.length).toBeLessThan(2 ** 20)
  const response = await compile(body)
  const { code, ...problem } = await response.json()
  expect([response.status, code]).toEqual([413, 'essence-too-large'])
  expect(problem).toMatchObject({ pointer: expect.stringMatching(`${pointer}$`) })
  expect(problem.measured).toBeGreaterThan(problem.limit)
  expect((await compile(JSON.stringify(essence))).status).toBe(200)
  if (process.platform === 'linux') expect(await readPeakMemory()).toBeLessThan(512)
})

test('a cancelled request stops its compilation', async () => {
  const controller = new AbortController()
  const cancelled = compile(withPages(900), controller.signal)
  setTimeout(() => controller.abort(), 100)
  await expect(cancelled).rejects.toThrow(/abort/)
  expect((await compile(JSON.stringify(essence))).status).toBe(200)
})

test('packs are compiled from the release that is served, whatever the folder has by now', async () => {
  const [first = new Map(), second = new Map()] = await releaseSites()
  const folder = await mkdtemp(join(tmpdir(), 'svc-serve-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeTree(folder, first)
  const served = await serveBuilt(folder)
  onTestFinished(() => served.close())
  await writeTree(folder, new Map([...second].filter(([path]) => path !== 'v1/index.json')))
  const response = await fetch(`${served.url}/v1/packs/compile`, {
    ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
    body: JSON.stringify(await createEssence()),
  })
  const { release } = JSON.parse(String(first.get('v1/index.json')))
  expect(await response.json()).toMatchObject({ provenance: { release } })
})
