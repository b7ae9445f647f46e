import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createClient } from '../../src/index.ts'
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

test('without a source and variables, the embedded corpus answers', async () => {
  for (const name of ['SVC_API_URL', 'REGISTRY_URL']) vi.stubEnv(name, '')
  const { total } = await createClient().list('themes')
  expect(total).toBe(officialCorpus.records.themes.length)
})

test('a variable with a folder is rejected with its name and the function to use', async () => {
  vi.stubEnv('SVC_API_URL', './site')
  await expect(createClient().list('themes')).rejects.toMatchObject({
    code: 'source-unreachable',
    message: expect.stringMatching(/SVC_API_URL is "\.\/site".*folderSource/),
  })
})
