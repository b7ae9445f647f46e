import { readFile } from 'node:fs/promises'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  createRegistryClient,
  RegistryAPIClient,
  RegistryAPIError,
  type RegistryClientOptions,
} from '../../src/registry.ts'
import { corpusClient } from '../../src/site.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { ROOT } from '../support/root.ts'
import { serveSpec } from '../support/servers/spec-server.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const ours = corpusClient(officialCorpus)

/** No address but those that a test sets. */
const registry = (options?: string | RegistryClientOptions): RegistryAPIClient =>
  createRegistryClient(options)

vi.stubEnv('SVC_API_URL', '')
vi.stubEnv('REGISTRY_URL', '')

test('the functions of 3.x return the results of the client', async () => {
  const client = registry()
  expect(client).toBeInstanceOf(RegistryAPIClient)
  const query = { intelligenceSource: 'authored', blueprintSet: 'all', limit: 3 }
  expect(await client.listContent('patterns', query)).toEqual(
    await ours.list('patterns', {
      intelligence_source: 'authored',
      blueprint_set: 'all',
      limit: 3,
    }),
  )
  const hero = await ours.get('patterns', 'hero')
  expect(await client.getContentRecord('patterns', '@official', 'hero')).toEqual(hero)
  expect(await client.getContentRecord('patterns', 'official', 'hero')).toEqual(hero)
  expect(await client.getContent('patterns', '@official', 'hero')).toEqual(hero.data)
  expect((await client.search({ q: 'hero' })).results).toEqual(
    (await ours.search({ q: 'hero' })).results,
  )
  expect(await client.getSchema('theme.v1.json')).toEqual(await ours.schema('theme.v1.json'))
  expect(await client.getShowcaseManifest()).toEqual(await ours.showcase('manifest'))
  expect(await client.getShowcaseShortlist()).toEqual(await ours.showcase('shortlist'))
  expect(await client.getShowcaseShortlistVerification()).toEqual(
    await ours.showcase('shortlist-verification'),
  )
  expect(await client.getContentIntelligenceSummary()).toEqual(await ours.summary())
  expect(await client.getContentIntelligenceSummary({ namespace: '@x' })).toMatchObject({
    namespace: '@x',
    totals: { total_public_items: 0 },
  })
  expect(await client.checkHealth()).toBe(true)
})

test('packs have their functions of 3.x too, over the same client', async () => {
  const client = registry()
  const essence = JSON.parse(
    await readFile(`${ROOT}test/fixtures/packs/store-overview.essence.json`, 'utf8'),
  )
  const bundle = await client.compileExecutionPacks(essence)
  expect(bundle).toEqual(await ours.compile(essence))
  const request = { essence, pack_type: 'page', id: 'dashboard' } as const
  const { pack } = await client.selectExecutionPack(request)
  expect(pack).toEqual(bundle.pages[0])
  await expect(client.compileExecutionPacks({ version: '4.0.0' })).rejects.toMatchObject({
    name: 'RegistryAPIError',
    code: 'essence-invalid',
  })
  await expect(client.selectExecutionPack({ ...request, id: 'dashbord' })).rejects.toMatchObject({
    code: 'pack-not-found',
    hint: 'Did you mean "dashboard"?',
  })
})

test('the URL is the option, else SVC_API_URL, else REGISTRY_URL', async () => {
  const servers = await Promise.all([1, 2, 3].map(() => serveSpec(officialCorpus)))
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.close()))))
  const [option, first, second] = servers.map(({ url }) => `${url}/v1`)
  const whoIsAsked = async (client: RegistryAPIClient) => {
    for (const { requests } of servers) requests.length = 0
    await client.getShowcaseManifest()
    return servers.map(({ requests }) => requests.length > 0)
  }
  vi.stubEnv('REGISTRY_URL', second)
  expect(await whoIsAsked(registry())).toEqual([false, false, true])
  vi.stubEnv('SVC_API_URL', first)
  expect(await whoIsAsked(registry())).toEqual([false, true, false])
  expect(await whoIsAsked(registry({ baseUrl: option ?? '' }))).toEqual([true, false, false])
  expect(await whoIsAsked(registry(option))).toEqual([true, false, false])
})

test.each([undefined, {}])(
  'without an environment (%o) the embedded copy answers',
  async (value) => {
    vi.stubGlobal('process', value)
    const { total } = await new RegistryAPIClient().listContent('themes')
    vi.unstubAllGlobals()
    expect(total).toBe(officialCorpus.records.themes.length)
  },
)

test.each([
  ['an unknown record', () => registry().getContent('patterns', '@official', 'heroo'), 404, 'hero'],
  ['another namespace', () => registry().getContentRecord('patterns', '@x', 'hero'), 404, 'hero'],
  ['an unknown schema', () => registry().getSchema('x'), 404, ''],
  ['a bad parameter', () => registry().listContent('patterns', { sort: 'nam' }), 400, 'name'],
  ['an empty search', () => registry().search({}), 400, ''],
])('%s is a RegistryAPIError with its status and a hint', async (_, ask, status, hint) => {
  const failure = await (ask() as Promise<unknown>).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(RegistryAPIError)
  expect(failure).toMatchObject({
    ...{ name: 'RegistryAPIError', status, hint: expect.stringContaining(hint) },
    cause: { name: 'Problem' },
  })
})

test('an API that cannot be reached is not healthy, and every call is rejected', async () => {
  const client = registry({ baseUrl: 'http://127.0.0.1:1/v1', wait: async () => undefined })
  expect(await client.checkHealth()).toBe(false)
  await expect(client.listContent('patterns')).rejects.toMatchObject({
    name: 'RegistryAPIError',
    status: 502,
    code: 'source-unreachable',
  })
})

test('an abort rejects with its reason', async () => {
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(registry().listContent('patterns', {}, { signal })).rejects.toThrow('enough')
  await expect(registry().checkHealth({ signal })).rejects.toThrow('enough')
})
