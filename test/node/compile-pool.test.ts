// Long run: starts a pool of processes.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RemoteRequest } from '../../src/index.ts'
import { createCompilePool } from '../../src/node/compile-pool.ts'
import type { FolderRelease } from '../../src/node/folder-releases.ts'

let folder = ''
let worker: URL

/** A thread that does what its request says: answer, stay busy, take memory, or end. */
const WORKER = `
import { parentPort } from 'node:worker_threads'
let count = 0
let folder
const ACTIONS = {
  answer: () => {},
  count: () => ++count,
  folder: () => folder,
  wait: () => { for (const end = Date.now() + 60_000; Date.now() < end; ); },
  allocate: () => { for (const all = []; ; ) all.push(new Array(1e5).fill({})) },
  sleep: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000),
  exit: () => process.exit(1),
}
parentPort.on('message', ({ text, release }) => {
  if (release) folder = release.folder
  const body = new TextEncoder().encode(String(ACTIONS[text]()))
  parentPort.postMessage({ status: 200, headers: {}, body })
})
`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'svc-pool-'))
  await writeFile(`${folder}/worker.mjs`, WORKER)
  worker = pathToFileURL(`${folder}/worker.mjs`)
})
afterAll(() => rm(folder, { recursive: true }))

const RELEASE: FolderRelease = { folder: 'site' }

function createPool(options: object = {}) {
  const pool = createCompilePool({ worker, threads: 1, ...options })
  const answer = (request: RemoteRequest, release = RELEASE) => pool.answer(request, release)
  return { ...pool, answer }
}

const request = (text: string, signal?: AbortSignal): RemoteRequest => ({
  ...{ method: 'POST', url: 'http://svc.test/', text, signal },
})

const LIMITS: Readonly<Record<string, object>> = {
  sleep: { timeout: 2_000 },
  wait: { cpuTime: 1_000 },
}

test.each([
  ['takes too long', 'sleep', /more than 2 seconds\./],
  ['computes too long', 'wait', /more than 1 seconds of CPU time\./],
  ['takes too much memory', 'allocate', /more than \d+ MB/],
  ['ends its thread', 'exit', /without a result/],
])('a compilation that %s is stopped, and the next one runs', async (_, text, message) => {
  const pool = createPool({ ...LIMITS[text] })
  await expect(pool.answer(request(text))).rejects.toMatchObject({
    ...{ code: 'compile-stopped', message: expect.stringMatching(message) },
  })
  expect((await pool.answer(request('answer'))).status).toBe(200)
  await pool.close()
})

test('a thread runs one compilation after the other', async () => {
  const pool = createPool({ timeout: 30_000 })
  const results = ['count', 'count', 'count'].map((text) => pool.answer(request(text)))
  const texts = (await Promise.all(results)).map(({ body }) => String(Buffer.from(body ?? [])))
  expect(texts).toEqual(['1', '2', '3'])
  await pool.close()
})

test('a thread compiles from the release of its request', async () => {
  const pool = createPool({ timeout: 30_000 })
  const [first, second]: FolderRelease[] = [{ folder: 'first' }, { folder: 'second' }]
  const results = [first, first, second, first].map((release) =>
    pool.answer(request('folder'), release),
  )
  const texts = (await Promise.all(results)).map(({ body }) => String(Buffer.from(body ?? [])))
  expect(texts).toEqual(['first', 'first', 'second', 'first'])
  await pool.close()
})

test('only so many compilations wait; the others are rejected at once', async () => {
  const pool = createPool({ maxWaiting: 1, timeout: 5_000 })
  const results = ['wait', 'answer', 'answer'].map((text) => pool.answer(request(text)))
  const [running, waiting, rejected] = await Promise.allSettled(results)
  expect(running).toMatchObject({ reason: { code: 'compile-stopped' } })
  expect(waiting).toMatchObject({ value: { status: 200 } })
  expect(rejected).toMatchObject({ reason: { code: 'server-busy' } })
  await pool.close()
})

test.each(['wait', 'answer'])('a cancelled compilation frees its place (%s)', async (text) => {
  const pool = createPool({ timeout: 30_000 })
  const controller = new AbortController()
  const first = pool.answer(request('wait', controller.signal))
  const second = pool.answer(request(text, controller.signal))
  const third = pool.answer(request('answer'))
  controller.abort(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await expect(second).rejects.toThrow('gone')
  expect((await third).status).toBe(200)
  await pool.close()
})
