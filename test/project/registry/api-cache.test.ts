// Long run: starts several servers and commands.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createClient, type Source } from '../../../src/index.ts'
import { sha256 } from '../../../src/internal/node.ts'
import { createEtag } from '../../../src/internal.ts'
import type { Environment } from '../../../src/project/environment.ts'
import { openApi } from '../../../src/project/registry/api-cache.ts'
import { corpusClient, corpusSource } from '../../../src/site.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'
import { createEssence, RELEASES, releaseSites } from '../../support/corpus/two-releases.ts'
import { createTestFolder, runCli } from '../../support/package/run-cli.ts'
import { listenOnLoopback } from '../../support/servers/loopback.ts'
import { serveStub } from '../../support/servers/stub-server.ts'

const MINUTE = 60_000
const NO_FILE = { code: 'record-not-found' }

/** Serves the official corpus with ETags, and records each request with the status it got. */
async function serveCorpus() {
  const requests: string[] = []
  const state = { status: 200 }
  const source = corpusSource(officialCorpus)
  const server = await listenOnLoopback(
    createServer(async (request, response) => {
      const path = (request.url ?? '').replace('/v1/', '')
      const body = await source(path).then(JSON.stringify, (error: unknown) => {
        expect(error).toMatchObject(NO_FILE)
      })
      const etag = createEtag(sha256(body ?? ''))
      const isSame = request.headers['if-none-match'] === etag
      const status = state.status !== 200 ? state.status : body ? (isSame ? 304 : 200) : 404
      requests.push(`${path} ${status}`)
      response.writeHead(status, { ETag: etag }).end(status === 200 ? body : '')
    }),
  )
  onTestFinished(() => server.close())
  return { url: `${server.url}/v1`, requests, state, close: server.close }
}

/** Creates a project that reads an API, with a clock that the test sets. */
async function createProject() {
  const server = await serveCorpus()
  const cwd = await createTestFolder()
  const clock = { time: Date.parse('2026-11-16T08:00:00Z') }
  const env = { SVC_API_URL: server.url, XDG_CACHE_HOME: join(cwd, 'cache') }
  const get = (slug: string, ...args: string[]) =>
    runCli(cwd, ['get', 'theme', slug, '--json', ...args], { env, now: () => clock.time })
  return { ...server, cwd, clock, env, get }
}

test('a response is used without a request while it is fresh, then revalidated', async () => {
  const { requests, clock, get } = await createProject()
  const first = await get('slate')
  expect(requests).toEqual(['index.json 200', 'themes/@official/slate.json 200'])
  clock.time += 9 * MINUTE
  expect(await get('slate')).toEqual(first)
  expect(requests).toHaveLength(2)
  clock.time += 2 * MINUTE
  expect(await get('slate')).toEqual(first)
  expect(requests.slice(2)).toEqual(['index.json 304'])
  clock.time += 24 * 60 * MINUTE
  expect(await get('slate')).toEqual(first)
  expect(requests.slice(3)).toEqual(['index.json 304', 'themes/@official/slate.json 304'])
})

test.each([
  [
    'fails',
    async ({ state }: Awaited<ReturnType<typeof createProject>>) => {
      state.status = 503
    },
  ],
  ['is gone', ({ close }: Awaited<ReturnType<typeof createProject>>) => close()],
])('an old response is used with one note if the server %s', async (_, stop) => {
  const project = await createProject()
  const { out } = await project.get('slate')
  await stop(project)
  project.clock.time += 48 * 60 * MINUTE
  expect(await project.get('slate')).toEqual({
    exit: 0,
    out,
    err: `${project.url}/ cannot be reached. Using the copy of 2026-11-16 08:00 UTC.\n`,
  })
  expect(await project.get('paper')).toMatchObject({ exit: 3, out: '' })
})

test('--offline reads the cache, and says what is missing there', async () => {
  const { requests, get, env, cwd } = await createProject()
  expect(await get('slate', '--offline')).toMatchObject({
    exit: 0,
    err: `No copy of ${env.SVC_API_URL}/ is cached. Using the embedded content.\n`,
  })
  expect(requests).toEqual([])
  const { out } = await get('slate')
  const count = requests.length
  expect(await get('slate', '--offline')).toEqual({ exit: 0, out, err: '' })
  const missing = await runCli(cwd, ['get', 'theme', 'paper', '--offline'], { env })
  expect(missing).toMatchObject({ exit: 3, out: '' })
  expect(missing.err).toMatch(/paper\.json is not in the cache\. Run the command once without/)
  expect(requests).toHaveLength(count)
})

test('without HOME nothing is cached, and a note says so', async () => {
  const { requests, env, cwd } = await createProject()
  const args = ['get', 'theme', 'slate', '--quiet']
  const withoutHome = { env: { SVC_API_URL: env.SVC_API_URL } }
  expect(await runCli(cwd, args.slice(0, 3), withoutHome)).toMatchObject({
    exit: 0,
    err: 'Responses are not cached: HOME is not set.\n',
  })
  const first = [...requests]
  expect(await runCli(cwd, args, withoutHome)).toMatchObject({ exit: 0, err: '' })
  expect(requests).toEqual([...first, ...first])
})

test('a cache that cannot be written is a note', async () => {
  const { env, cwd } = await createProject()
  await writeFile(join(cwd, 'file'), '')
  const result = await runCli(cwd, ['get', 'theme', 'slate'], {
    env: { ...env, XDG_CACHE_HOME: join(cwd, 'file') },
  })
  expect(result.exit).toBe(0)
  expect(result.err).toMatch(/^Responses are not cached: ENOTDIR[^\n]+\n$/)
})

test('a damaged file of the cache is read again', async () => {
  const { requests, get, env } = await createProject()
  const { out } = await get('slate')
  const [folder = ''] = await readdir(join(env.XDG_CACHE_HOME, 'svc'))
  const root = join(env.XDG_CACHE_HOME, 'svc', folder)
  for (const name of await readdir(root)) {
    const text = await readFile(join(root, name), 'utf8')
    await writeFile(join(root, name), text.replace('slate', 'stale'))
  }
  expect(await get('slate')).toMatchObject({ exit: 0, out })
  expect(requests.slice(2)).toContain('themes/@official/slate.json 200')
})

test('after a release, cached records of the previous one are read again', async () => {
  const sites = await releaseSites()
  const essence = await createEssence()
  const state = { release: 0 }
  const server = await serveStub((path) => {
    const body = sites[state.release]?.get(path.slice(1))
    return { status: body === undefined ? 404 : 200, body: body ?? '' }
  })
  onTestFinished(() => server.close())
  const clock = { time: Date.parse('2026-11-16T08:00:00Z') }
  const environment = {
    env: { XDG_CACHE_HOME: await createTestFolder() },
    note: () => undefined,
    now: () => clock.time,
  } as unknown as Environment
  const compile = async () => {
    const source = await openApi(environment, { url: `${server.url}/v1`, offline: false })
    return createClient(source as Source).compile(essence)
  }
  const [first, second] = await Promise.all(
    RELEASES.map((corpus) => corpusClient(corpus).compile(essence)),
  )
  expect(await compile()).toEqual(first)
  state.release = 1
  // The entry has expired, the records have not.
  clock.time += 11 * MINUTE
  expect(await compile()).toEqual(second)
})
