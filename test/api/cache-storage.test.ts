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

const TABLE = '_i/cards.0a1b.json'

test('a table is fetched once, by any client', async () => {
  const { base, asked } = await host({ [TABLE]: '1' })
  vi.stubGlobal('caches', createFakeCaches())
  for (let visit = 0; visit < 3; visit++) {
    expect(await fetchSource(base, OPTIONS)(TABLE)).toBe(1)
  }
  expect(asked).toEqual([`/v1/${TABLE}`])
})

test('other files are fetched each time, and cached for when no URL can be reached', async () => {
  const { base, asked, state } = await host({ 'index.json': '1' })
  vi.stubGlobal('caches', createFakeCaches())
  const source = fetchSource(base, OPTIONS)
  expect(await source('index.json')).toBe(1)
  state.files = { 'index.json': '2' }
  expect(await source('index.json')).toBe(2)
  expect(asked).toHaveLength(2)
  state.isDown = true
  expect(await source('index.json')).toBe(2)
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
  const newer = TABLE.replace('0a1b', '2c3d')
  const files = { [TABLE]: '1', [newer]: '2', '_i/corpus.0a1b.json': '3', 'patterns?limit=1': '4' }
  const { base } = await host(files)
  const caches = createFakeCaches()
  vi.stubGlobal('caches', caches)
  const source = fetchSource(base, OPTIONS)
  for (const path of Object.keys(files).toSorted()) await source(path)
  const kept = [...(caches.stores.get('svc')?.keys() ?? [])]
  expect(kept).toEqual([`${base}/${newer}`, `${base}/_i/corpus.0a1b.json`])
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
