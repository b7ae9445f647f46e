import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createClient as createPortableClient } from '../../src/index.ts'
import { writeTree } from '../../src/internal/node.ts'
import { createClient } from '../../src/node/index.ts'
import { createRegistryClient, RegistryAPIClient } from '../../src/node/registry.ts'
import { publishCorpus } from '../../src/site/published-corpus.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { serveSpec } from '../support/servers/spec-server.ts'

afterEach(() => void vi.unstubAllEnvs())

/** Sets the variables and returns which of two servers a client without a source reads from. */
async function readServers(variables: readonly string[]): Promise<boolean[]> {
  const servers = await Promise.all(variables.map(() => serveSpec(officialCorpus)))
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.close()))))
  for (const [index, name] of variables.entries()) vi.stubEnv(name, `${servers[index]?.url}/v1`)
  await createClient().showcase('manifest')
  return servers.map(({ requests }) => requests.length > 0)
}

test.each([
  [
    ['SVC_API_URL', 'REGISTRY_URL'],
    [true, false],
  ],
  [['REGISTRY_URL'], [true]],
])('a client without a source reads from the first of %j', async (variables, expected) => {
  for (const name of ['SVC_API_URL', 'REGISTRY_URL']) vi.stubEnv(name, '')
  expect(await readServers(variables)).toEqual(expected)
})

test('a variable can name the folder of a site', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'svc-source-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { files } = publishCorpus(officialCorpus)
  const texts = [...files].map(([path, value]) => [`v1/${path}`, JSON.stringify(value)] as const)
  await writeTree(folder, new Map(texts))
  vi.stubEnv('SVC_API_URL', folder)
  const { total } = await createClient().list('themes')
  expect(total).toBe(officialCorpus.records.themes.length)
  const page = await createRegistryClient().listContent('themes')
  expect(page.total).toBe(total)
  await expect(new RegistryAPIClient({ baseUrl: 'nowhere' }).listContent('themes')).rejects.toThrow(
    'is not an address',
  )
})

test('outside of Node a client without a source says what to do', async () => {
  await expect(createPortableClient().list('themes')).rejects.toMatchObject({
    code: 'source-unreachable',
    hint: expect.stringMatching(/createClient\(fetchSource/),
  })
})
