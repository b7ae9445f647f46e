import { afterEach, expect, test, vi } from 'vitest'
import { CONTENT_TYPES } from '../../src/core/content/content-types.ts'
import { embeddedSource } from '../../src/embedded.ts'
import { createClient } from '../../src/index.ts'
import { sha256 } from '../../src/internal/node.ts'
import { createClient as createNodeClient } from '../../src/node/index.ts'
import { get, list, search } from '../../src/search.ts'
import { publishCorpus } from '../../src/site/published-corpus.ts'
import { corpusClient } from '../../src/site.ts'
import { storeOverview } from '../core/packs/official-bundles.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'

afterEach(() => vi.unstubAllGlobals())

const source = embeddedSource()

test('the embedded corpus has every file that a client reads, without fetch', async () => {
  vi.stubGlobal('fetch', undefined)
  for (const [path, file] of publishCorpus(officialCorpus).files) {
    expect(await source(path)).toEqual(JSON.parse(JSON.stringify(file)))
  }
  const [client, ours] = [createClient(source), corpusClient(officialCorpus)]
  expect(await client.openapi()).toEqual(JSON.parse(JSON.stringify(await ours.openapi())))
})

test('in Node, a client without a source and without variables reads it', async () => {
  for (const name of ['SVC_API_URL', 'REGISTRY_URL']) vi.stubEnv(name, '')
  const { total } = await createNodeClient().list('themes')
  vi.unstubAllEnvs()
  expect(total).toBe(officialCorpus.records.themes.length)
})

test.each([
  'x.json',
  'patterns/@official/x.json',
  '_i/cards.x.json',
  '__proto__',
  'schema/toString',
])('%s does not exist', async (path) => {
  await expect(source(path)).rejects.toMatchObject({ code: 'record-not-found' })
})

test("packs are hashed with the client's SHA-256, and are the same", async () => {
  const asked = vi.fn(sha256)
  const client = createClient(source, { sha256: asked })
  const bundle = await client.compile(storeOverview)
  const { digest, ...expected } = await createClient(source).compile(storeOverview)
  expect(asked).not.toHaveBeenCalled()
  expect(bundle.digest).toBe(digest)
  expect(asked).toHaveBeenCalled()
  expect(bundle).toMatchObject(expected)
})

test('an aborted call is rejected', async () => {
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(source('index.json', { signal })).rejects.toThrow('enough')
})

test('the search module reads the embedded corpus if no site served it', async () => {
  const ours = corpusClient(officialCorpus)
  expect((await search('hero')).results).toEqual((await ours.search({ q: 'hero' })).results)
  expect((await search({ type: 'shell' })).total).toBe(officialCorpus.records.shells.length)
  for (const type of CONTENT_TYPES) expect(await list(type)).toEqual(await ours.list(type))
  expect((await get('patterns', 'hero')).data.id).toBe('hero')
})
