import { createHash } from 'node:crypto'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { fetchSource } from '../../src/index.ts'
import { createFakeCaches } from '../support/servers/fake-caches.ts'
import { serveStub } from '../support/servers/stub-server.ts'

afterEach(() => vi.unstubAllGlobals())

const OPTIONS = { cache: 'svc', wait: async () => undefined }

/** A host whose files can be changed and which can be switched off. */
async function host(files: Record<string, string>) {
  const asked: string[] = []
  const state = { files, isDown: false }
  const server = await serveStub((path) => {
    asked.push(path)
    const body = state.files[path.slice('/v1/'.length)]
    return state.isDown ? { status: 503, body: '' } : { status: body ? 200 : 404, body: body ?? '' }
  })
  onTestFinished(() => server.close())
  return { base: `${server.url}/v1`, asked, state }
}

/** Returns a table with this content, whose name has its hash. */
function createTable(name: string, release: string): [path: string, text: string] {
  const text = JSON.stringify({ release, rows: [], tags: [], synonyms: [], records: [] })
  return [`_i/${name}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`, text]
}

const [TABLE, TABLE_TEXT] = createTable('cards', 'one')

test('a table is fetched once, by any client', async () => {
  const { base, asked } = await host({ [TABLE]: TABLE_TEXT })
  vi.stubGlobal('caches', createFakeCaches())
  for (let visit = 0; visit < 3; visit++) {
    expect(await fetchSource(base, OPTIONS)(TABLE)).toMatchObject({ release: 'one' })
  }
  expect(asked).toEqual([`/v1/${TABLE}`])
})

test('other files are fetched each time, and cached for when no URL can be reached', async () => {
  const { base, asked, state } = await host({ 'x.json': '{"x":1}' })
  vi.stubGlobal('caches', createFakeCaches())
  const source = fetchSource(base, OPTIONS)
  expect(await source('x.json')).toEqual({ x: 1 })
  state.files = { 'x.json': '{"x":2}' }
  expect(await source('x.json')).toEqual({ x: 2 })
  expect(asked).toHaveLength(2)
  state.isDown = true
  expect(await source('x.json')).toEqual({ x: 2 })
  await expect(source('health.json')).rejects.toMatchObject({ code: 'source-unreachable' })
})

test('a deleted file is not found, although it is cached', async () => {
  const { base, state } = await host({ 'x.json': '1' })
  vi.stubGlobal('caches', createFakeCaches())
  const source = fetchSource(base, OPTIONS)
  await source('x.json')
  state.files = {}
  await expect(source('x.json')).rejects.toMatchObject({ code: 'record-not-found' })
})

test('a table replaces the previous one, and queries are not cached', async () => {
  const [newer, newerText] = createTable('cards', 'two')
  const [corpus, corpusText] = createTable('corpus', 'one')
  const files = {
    [TABLE]: TABLE_TEXT,
    [newer]: newerText,
    [corpus]: corpusText,
    'patterns?limit=1': '{}',
  }
  const { base } = await host(files)
  const caches = createFakeCaches()
  vi.stubGlobal('caches', caches)
  const source = fetchSource(base, OPTIONS)
  for (const path of Object.keys(files)) await source(path)
  const kept = [...(caches.stores.get('svc')?.keys() ?? [])]
  expect(kept).toEqual([`${base}/${newer}`, `${base}/${corpus}`])
})

test.each(['open', 'put'] as const)('a cache that fails to %s is not used', async (what) => {
  const { base } = await host({ 'x.json': '1' })
  vi.stubGlobal('caches', createFakeCaches(what))
  expect(await fetchSource(base, OPTIONS)('x.json')).toBe(1)
})

test('without the Cache API, files are read from the network', async () => {
  const { base } = await host({ 'x.json': '1' })
  vi.stubGlobal('caches', undefined)
  expect(await fetchSource(base, OPTIONS)('x.json')).toBe(1)
})

test.each([
  ['a page', '<!doctype html><title>Sign in</title>'],
  ['other JSON', '{"error":"Sign in first."}'],
  ['the table of another release', createTable('cards', 'two')[1]],
])('%s is never kept as a table, and one that was kept is replaced', async (_, wrong) => {
  const { base, state } = await host({ [TABLE]: wrong })
  const caches = createFakeCaches()
  vi.stubGlobal('caches', caches)
  const source = fetchSource(base, OPTIONS)
  await source(TABLE).catch(() => undefined)
  expect([...(caches.stores.get('svc')?.keys() ?? [])]).toEqual([])
  await (await caches.open('svc')).put(`${base}/${TABLE}`, new Response(wrong))
  state.files = { [TABLE]: TABLE_TEXT }
  expect(await source(TABLE)).toMatchObject({ release: 'one' })
  expect([...(caches.stores.get('svc')?.values() ?? [])]).toEqual([TABLE_TEXT])
})

test('a document of another shape is not kept for when no URL can be reached', async () => {
  const { base, state } = await host({ 'health.json': '{"error":"Sign in first."}' })
  vi.stubGlobal('caches', createFakeCaches())
  const source = fetchSource(base, OPTIONS)
  await source('health.json')
  state.isDown = true
  await expect(source('health.json')).rejects.toMatchObject({ code: 'source-unreachable' })
})
