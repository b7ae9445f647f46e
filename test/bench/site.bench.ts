import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, bench, describe } from 'vitest'
import { createClient, memorySource } from '../../src/index.ts'
import { checksum, folderSource, writeTree } from '../../src/node.ts'
import { tablesOf } from '../../src/site/tables.ts'
import { buildSite, type Corpus } from '../../src/site.ts'
import { corpus } from '../support/corpus.ts'
import { manyRecords } from '../support/many-records.ts'

/** A corpus of so many generated patterns. */
function corpusOf(count: number): Corpus {
  const patterns = manyRecords(count).map(({ data }) => ({
    ...{ type: 'patterns', slug: data.id, file: `patterns/${data.id}.json`, origin: 'official' },
    ...{ authored: { ...data }, data },
  })) as unknown as Corpus['records']['patterns']
  const none = { themes: [], blueprints: [], archetypes: [], shells: [] }
  return { ...corpus, records: { ...none, patterns } }
}

/** As the build does it: checksums by the host. */
const BARE = { maxFiles: 0, without: ['twins', 'alias', 'terms'], checksum } as const
const [thousand, four, five] = [1_000, 4_000, 5_000].map(corpusOf) as [Corpus, Corpus, Corpus]

/** Milliseconds of processor time that some work takes, and what it holds in memory. */
async function cpuOf(work: () => Promise<unknown>): Promise<{ cpu: number; heap: number }> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return { cpu: (user + system) / 1000, heap: process.memoryUsage().rss / 1e6 }
}

// What must hold: at most 0.15 ms of processor time a record beside what printing takes, four times
// the records in at most six times the time, and less than 1.5 GB.
for (const [name, of, count] of [
  ['official', corpus, 79],
  ['1,000', thousand, 1_000],
  ['5,000', five, 5_000],
] as const) {
  const built = await cpuOf(() => buildSite(of, BARE))
  const files = [...(await buildSite(of, BARE)).values()].map((text) => JSON.stringify(text))
  const printed = await cpuOf(async () => files.map((text) => JSON.stringify(JSON.parse(text))))
  const own = (built.cpu - printed.cpu) / count
  console.log(
    `${name}: ${(built.cpu / count).toFixed(2)} ms a record, ${own.toFixed(2)} beside printing, ${built.heap.toFixed(0)} MB`,
  )
}

describe('building a site', () => {
  bench('1,000 records', async () => void (await buildSite(thousand, BARE)), { iterations: 3 })
  bench('4,000 records', async () => void (await buildSite(four, BARE)), { iterations: 3 })
})

const folder = mkdtempSync(join(tmpdir(), 'svc-bench-'))
afterAll(() => rmSync(folder, { recursive: true }))
await writeTree(folder, await buildSite(corpus))

const fresh = {
  memory: () => createClient(memorySource(tablesOf(corpus).files)),
  disk: () => createClient(folderSource(`${folder}/v1`)),
}
const warm = { memory: fresh.memory(), disk: fresh.disk() }

for (const where of ['memory', 'disk'] as const) {
  describe(`a client over ${where}`, () => {
    bench('list', async () => void (await warm[where].list('patterns', { sort: 'name' })))
    bench('get', async () => void (await warm[where].get('patterns', 'hero')))
    bench('search', async () => void (await warm[where].search({ q: 'data table' })))
  })
}
