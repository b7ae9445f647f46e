import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createClient } from '../../src/index.ts'
import { writeTree } from '../../src/internal/node.ts'
import {
  type FolderRelease,
  openFolderReleases,
  releaseSource,
} from '../../src/node/folder-releases.ts'
import { serve } from '../../src/node.ts'
import { corpusClient } from '../../src/site.ts'
import { RELEASES, releaseSites } from '../support/corpus/two-releases.ts'

const sites = await releaseSites()
const [first, second] = await Promise.all(
  RELEASES.map(async (corpus) => (await corpusClient(corpus).health()).release),
)

async function createSite(number: 0 | 1): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-releases-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeTree(folder, sites[number] ?? new Map())
  return folder
}

const openClient = (release: FolderRelease) => createClient(releaseSource(release))

test.each(['index.json last', 'index.json first'])(
  'while a release is written (%s), the previous one answers, record by record',
  async (order) => {
    const root = await createSite(0)
    const notes: string[] = []
    const releases = await openFolderReleases(join(root, 'v1'), openClient, {
      interval: 60_000,
      note: (message) => notes.push(message),
    })
    onTestFinished(() => releases.close())
    const isEntry = ([path]: readonly [string, string]) => path === 'v1/index.json'
    const next = [...(sites[1] ?? [])]
    const others = next.filter((file) => !isEntry(file))
    const ordered =
      order === 'index.json last'
        ? [...others, ...next.filter(isEntry)]
        : [...next.filter(isEntry), ...others]
    for (let at = 0; at < ordered.length - 1; at += 40) {
      await writeTree(root, new Map(ordered.slice(at, Math.min(at + 40, ordered.length - 1))))
      await releases.check()
      // After the entry, a release may be whole before the last of its other files is written.
      const client = releases.current()
      const { release } = await client.list('themes')
      if (order === 'index.json last') expect(release).toBe(first)
      expect((await client.get('themes', 'slate')).release).toBe(release)
      expect((await client.health()).release).toBe(release)
    }
    await writeTree(root, new Map(ordered.slice(-1)))
    await releases.check()
    expect((await releases.current().list('themes')).release).toBe(second)
    expect((await releases.current().get('themes', 'slate')).release).toBe(second)
    expect(notes.length).toBe(order === 'index.json first' ? 1 : 0)
  },
)

test('a server notices that its folder was replaced', async () => {
  const [root, next] = [await createSite(0), await createSite(1)]
  const server = await serve({ root, port: 0 })
  onTestFinished(() => server.close())
  const ask = async (path: string) => (await fetch(`${server.url}/v1/${path}`)).json()
  expect((await ask('themes')).release).toBe(first)
  await rename(root, `${root}-old`)
  onTestFinished(() => rm(`${root}-old`, { recursive: true, force: true }))
  await rename(next, root)
  await expect.poll(async () => (await ask('themes')).release, { timeout: 20_000 }).toBe(second)
  expect((await ask('themes/@official/slate')).release).toBe(second)
  expect((await ask('health')).release).toBe(second)
})

test('a server has the tables of its release until it serves the next one', async () => {
  const root = await createSite(0)
  const server = await serve({ root, port: 0 })
  onTestFinished(() => server.close())
  const { tables } = await (await fetch(`${server.url}/v1/index.json`)).json()
  const onDisk = sites[0]?.get(`v1/${tables.cards}`)
  await rm(join(root, 'v1/_i'), { recursive: true })
  for (const headers of [{ 'Accept-Encoding': 'identity' }, { 'Accept-Encoding': 'br' }]) {
    const response = await fetch(`${server.url}/v1/${tables.cards}`, { headers })
    expect(response.headers.get('Cache-Control')).toContain('immutable')
    expect(await response.text()).toBe(onDisk)
  }
  expect((await fetch(`${server.url}/v1/_i/cards.0123456789abcdef.json`)).status).toBe(404)
})
