import { createHash } from 'node:crypto'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createClient, fetchSource } from '../../src/index.ts'
import { corpusClient } from '../../src/site.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { officialSite } from '../support/corpus/official-site.ts'
import { serveStub } from '../support/servers/stub-server.ts'

afterEach(() => vi.unstubAllGlobals())

const sri = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

const createManifest = (files: Readonly<Record<string, string>>, release = '1'): string =>
  JSON.stringify({
    release,
    files: Object.entries(files).map(([path, text]) => ({
      ...{ path, bytes: Buffer.byteLength(text), integrity: sri(text) },
    })),
  })

const RECORD = 'patterns/@official/hero.json'

/** A host with a manifest of everything and one of the patterns. */
async function host(change: Record<string, string> = {}) {
  const asked: string[] = []
  const patterns = createManifest({ [RECORD]: '"hero"' })
  const rest = { 'index.json': '"é"', 'manifest.patterns.json': patterns }
  const state: { files: Record<string, string> } = {
    files: { ...rest, [RECORD]: '"hero"', 'manifest.json': createManifest(rest), ...change },
  }
  const server = await serveStub((path) => {
    asked.push(path.slice('/v1/'.length))
    const body = state.files[path.slice('/v1/'.length)]
    return { status: body === undefined ? 404 : 200, body: body ?? '' }
  })
  onTestFinished(() => server.close())
  return { base: `${server.url}/v1`, asked, state }
}

const OPTIONS = { integrity: true, wait: async () => undefined }

test('files are checked against the manifests, which are read once', async () => {
  const { base, asked } = await host()
  const source = fetchSource(base, OPTIONS)
  expect([await source('index.json'), await source(RECORD), await source(RECORD)]).toEqual([
    'é',
    'hero',
    'hero',
  ])
  const manifests = asked.filter((path) => path.startsWith('manifest'))
  expect(manifests).toEqual(['manifest.json', 'manifest.patterns.json'])
})

/** A platform that does not know `integrity`. */
const ignorant = () =>
  vi.stubGlobal(
    'fetch',
    (
      (real) =>
      (url: URL, { integrity, ...init }: RequestInit) =>
        real(url, init)
    )(fetch),
  )

test.each([
  ['the platform looks', () => undefined],
  ['it does not', ignorant],
])('a file that was changed is refused, whether %s or not', async (_, prepare) => {
  prepare()
  const { base } = await host({ [RECORD]: '"zero"' })
  await expect(fetchSource(base, OPTIONS)(RECORD)).rejects.toMatchObject({
    code: 'source-unreachable',
  })
})

test('a wrong checksum is reported as the cause', async () => {
  ignorant()
  const { base } = await host({ 'index.json': '2' })
  await expect(fetchSource(base, OPTIONS)('index.json')).rejects.toMatchObject({
    message: expect.stringContaining('is not what the manifest lists'),
  })
})

test('a changed manifest of a type is rejected too', async () => {
  const { base } = await host({ 'manifest.patterns.json': createManifest({ [RECORD]: '"zero"' }) })
  await expect(fetchSource(base, OPTIONS)(RECORD)).rejects.toMatchObject({
    code: 'source-unreachable',
  })
})

test('a file that no manifest lists does not exist', async () => {
  const { base, asked } = await host({ 'secret.json': '1' })
  await expect(fetchSource(base, OPTIONS)('secret.json')).rejects.toMatchObject({
    code: 'record-not-found',
  })
  expect(asked).not.toContain('secret.json')
})

test('after a new release the manifest is read again', async () => {
  const { base, state } = await host()
  const source = fetchSource(base, OPTIONS)
  await source('index.json')
  state.files = { 'index.json': '2', 'manifest.json': createManifest({ 'index.json': '2' }, '2') }
  expect(await source('index.json')).toBe(2)
})

test('a host without a manifest cannot be verified', async () => {
  const { base, state } = await host()
  state.files = { 'index.json': '1' }
  await expect(fetchSource(base, OPTIONS)('index.json')).rejects.toMatchObject({
    code: 'source-unreachable',
    message: expect.stringContaining('no manifest.json'),
  })
})

test('a pinned manifest allows that release only', async () => {
  const { base, state } = await host()
  const integrity = sri(state.files['manifest.json'] ?? '')
  expect(await fetchSource(base, { ...OPTIONS, integrity })('index.json')).toBe('é')
  state.files = { 'index.json': '2', 'manifest.json': createManifest({ 'index.json': '2' }, '2') }
  await expect(fetchSource(base, { ...OPTIONS, integrity })('index.json')).rejects.toMatchObject({
    code: 'source-unreachable',
  })
})

test('of several URLs, one with a changed file is skipped', async () => {
  const [bad, good] = [await host({ [RECORD]: '"zero"' }), await host()]
  expect(await fetchSource([bad.base, good.base], OPTIONS)(RECORD)).toBe('hero')
})

test('every file of a site that a client reads has its checksum', async () => {
  const server = await serveStub((path) => {
    const body = officialSite.get(path.slice(1))
    return { status: body === undefined ? 404 : 200, body: body ?? '' }
  })
  onTestFinished(() => server.close())
  const client = createClient(fetchSource(`${server.url}/v1`, OPTIONS))
  const ours = corpusClient(officialCorpus)
  expect(await client.list('patterns')).toEqual(await ours.list('patterns'))
  expect(await client.get('patterns', 'hero')).toEqual(await ours.get('patterns', 'hero'))
  expect((await client.search({ q: 'hero' })).total).toBeGreaterThan(0)
  expect(await client.summary()).toEqual(await ours.summary())
  await expect(client.get('patterns', 'heroo')).rejects.toMatchObject({ code: 'record-not-found' })
  const source = fetchSource(`${server.url}/v1`, OPTIONS)
  expect(await source('patterns.json')).toEqual(await ours.list('patterns'))
})
