import { expect, test } from 'vitest'
import { TABLE_NAMES } from '../../src/api/documents.ts'
import { cacheFiles } from '../../src/worker/cache-files.ts'
import { createChecksums } from '../../src/worker/checksums.ts'
import type { WorkerEnvironment } from '../../src/worker/environment.ts'
import type { Release } from '../../src/worker/release-cache.ts'
import { cacheExplorer, fetchPage } from '../../src/worker/static-files.ts'
import { openStore } from '../../src/worker/storage.ts'
import { createFakeCaches } from '../support/servers/fake-caches.ts'

const BASE = 'https://site.invalid/base/'

const ENTRY = {
  version: '1.0.0',
  generated_at: '2026-01-01',
  links: {},
  tables: Object.fromEntries(TABLE_NAMES.map((name) => [name, `_i/${name}.json`])),
}

interface Options {
  /** Returns the published release, for every request for the entry. */
  readonly release: () => string
  readonly files: Readonly<Record<string, string>>
}

/** Creates a host over files in memory that records its requests. */
async function setUp({ release, files }: Options) {
  const caches = createFakeCaches()
  const asked: string[] = []
  const fetch = async (input: string | URL | Request): Promise<Response> => {
    const url = typeof input === 'object' && 'url' in input ? input.url : String(input)
    const path = url.slice(BASE.length)
    asked.push(path)
    if (path === 'v1/index.json') return Response.json({ ...ENTRY, release: release() })
    const text = files[path]
    if (text === undefined) return new Response(null, { status: 404 })
    if (text === 'offline') throw new TypeError('No network.')
    return new Response(text)
  }
  const host = { base: new URL(BASE), caches, fetch } as unknown as WorkerEnvironment
  const store = await openStore(host, 'svc /base/ one')
  const findChecksum = createChecksums(host, { name: 'one', store })
  const kept = (): string[] =>
    [...(caches.stores.get('svc /base/ one') ?? new Map()).keys()].map((url) =>
      url.slice(BASE.length),
    )
  return { host, caches, asked, kept, one: { name: 'one', store, findChecksum } as Release }
}

test('files are cached once, and missing files are skipped', async () => {
  const { host, one, kept, asked } = await setUp({
    release: () => 'one',
    files: { 'a/': 'A', 'b/': 'B' },
  })
  const urls = ['a/', 'b/', 'missing/', 'a/'].map((path) => BASE + path)
  await cacheFiles(host, one, urls)
  expect(kept()).toEqual(['a/', 'b/'])
  await cacheFiles(host, one, urls.slice(0, 2))
  expect(asked.filter((path) => path === 'a/')).toHaveLength(1)
})

test('nothing is cached once another release is published', async () => {
  const names = Array.from({ length: 20 }, (_, at) => `${at}/`)
  let entries = 0
  const { host, one, kept } = await setUp({
    // Published between the first batch and the second.
    release: () => (++entries > 1 ? 'two' : 'one'),
    files: Object.fromEntries(names.map((name) => [name, name])),
  })
  await cacheFiles(
    host,
    one,
    names.map((name) => BASE + name),
  )
  expect(kept().length).toBeGreaterThan(0)
  expect(kept().length).toBeLessThan(names.length)
})

test('the files of the explorer are cached; a site without an explorer has none', async () => {
  const list = JSON.stringify({ release: 'one', files: ['', 'try/', 'assets/a-1.js'] })
  const files = { 'explorer.json': list, '': 'home', 'try/': 'try', 'assets/a-1.js': 'script' }
  const full = await setUp({ release: () => 'one', files })
  await cacheExplorer(full.host, full.one)
  expect(full.kept()).toEqual(['', 'try/'])
  expect([...(full.caches.stores.get('svc /base/assets') ?? new Map()).keys()]).toEqual([
    `${BASE}assets/a-1.js`,
  ])
  const bare = await setUp({ release: () => 'one', files: {} })
  await cacheExplorer(bare.host, bare.one)
  expect(bare.kept()).toEqual([])
})

test('offline, a page or picture comes from the cache, or is a placeholder', async () => {
  const { host, one } = await setUp({
    release: () => 'one',
    files: { 'try/?start=a': 'offline', 'docs/': 'offline', 'a.webp': 'offline' },
  })
  await one.store.put(`${BASE}try/`, new Response('kept'))
  const ask = (path: string, destination: string) => {
    const mode = destination === 'image' ? 'no-cors' : 'navigate'
    const request = { url: BASE + path, mode, destination, headers: new Headers() }
    return fetchPage(host, request as Request, async () => one)
  }
  expect(await (await ask('try/?start=a', 'document')).text()).toBe('kept')
  const missing = await ask('docs/', 'document')
  expect(missing.status).toBe(503)
  expect(await missing.text()).toContain('href="/base/"')
  expect((await ask('docs/', 'iframe')).status).toBe(200)
  const picture = await ask('a.webp', 'image')
  expect(picture.headers.get('Content-Type')).toBe('image/svg+xml')
})

test('offline, the page of the explorer replaces a missing one, with links that work there', async () => {
  const { host, one } = await setUp({ release: () => 'one', files: { 'docs/a/': 'offline' } })
  const text = '<a href="../docs/">Docs</a><script type="application/json">{"root":"../"}</script>'
  await one.store.put(`${BASE}offline/`, new Response(text))
  const url = `${BASE}docs/a/`
  const request = { url, mode: 'navigate', destination: 'document', headers: new Headers() }
  const response = await fetchPage(host, request as Request, async () => one)
  expect(response.status).toBe(503)
  expect(await response.text()).toBe(
    '<a href="/base/docs/">Docs</a><script type="application/json">{"root":"/base/"}</script>',
  )
})
