import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { afterAll, bench, describe } from 'vitest'
import { createClient, memorySource } from '../../src/index.ts'
import { folderSource, writeTree } from '../../src/node.ts'
import { publishCorpus } from '../../src/site/published-corpus.ts'
import { buildSite, SITE_PARTS, type SitePart } from '../../src/site.ts'
import { generateManyRecords } from '../support/corpus/many-records.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { ROOT } from '../support/root.ts'

// What must hold of a build with the plane, without twins and alias: at most 0.15 ms of processor
// time a record beside serialisation, four times the records in at most six times the time, less than
// 1.5 GB. Serialisation is what any program pays that makes these files from these records, each part
// told apart: printing JSON, printing Markdown, writing the search index, and hashing files and
// records. Packs of blueprints and exports of themes, which generated records have none of, are the
// compiler's work and told apart too. Beside all that are ordering, filtering, paging, checking and
// answering. Processor time counts every thread, so that collecting garbage is in it and the load of
// the machine is not.
const PAGES = SITE_PARTS.filter((part) => part !== 'plane')

const folder = mkdtempSync(join(tmpdir(), 'svc-bench-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { sha256: _, ...official } = officialCorpus

/** A corpus of so many generated patterns. */
const createCorpusOfSize = (count: number) => ({
  ...official,
  records: {
    ...{ themes: [], blueprints: [], archetypes: [], shells: [] },
    patterns: generateManyRecords(count).map(({ data }) => ({
      ...{ type: 'patterns', slug: data.id, file: `patterns/${data.id}.json`, origin: 'official' },
      ...{ authored: { ...data }, data },
    })),
  },
})

/** What a build costs in milliseconds of processor time. */
interface Cost {
  readonly total: number
  /** By what the texts are. */
  readonly serialising: Readonly<Record<string, number>>
  /** By what is made of records. */
  readonly compiling: Readonly<Record<string, number>>
  readonly files: number
  /** What the process held after its first build. */
  readonly bytes: number
}

/** What a build costs, in a process of its own. */
function measureCost(of: object, without: readonly SitePart[] = PAGES): Cost {
  const path = join(folder, 'build')
  writeFileSync(path, serialize({ corpus: of, without }))
  const printed = execFileSync(process.execPath, [`${ROOT}test/bench/measure-build.mjs`, path])
  return JSON.parse(printed.toString())
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const own = ({ total, serialising, compiling }: Cost): number =>
  total - sum(Object.values({ ...serialising, ...compiling }))
const ms = (number: number): string => `${number.toFixed(3)} ms`

function logCost(name: string, cost: Cost, count: number): void {
  const parts = Object.entries({ ...cost.serialising, ...cost.compiling })
    .filter(([, one]) => one / count >= 0.001)
    .map(([part, one]) => `${part} ${ms(one / count)}`)
  console.log(
    `${name}: ${cost.files} files, ${ms(cost.total / count)} a record: ${parts.join(', ')}, ${ms(own(cost) / count)} beside them; ${Math.round(cost.bytes / 1e6)} MB`,
  )
}

logCost('official', measureCost(official), Object.values(officialCorpus.records).flat().length)
const [one, four, five] = [
  measureCost(createCorpusOfSize(1_000)),
  measureCost(createCorpusOfSize(4_000)),
  measureCost(createCorpusOfSize(5_000)),
]
logCost('1,000', one, 1_000)
logCost('5,000', five, 5_000)
console.log(
  `one record more: ${ms((own(five) - own(one)) / 4_000)} beside serialisation; whatever the corpus: ${ms(Math.max(0, own(one) * 1.25 - own(five) / 4))}`,
)
console.log(`4,000 against 1,000: ${(four.total / one.total).toFixed(2)} times the processor time`)

// The parts that can be left out are told apart: terms are a search for each word.
const bare = measureCost(createCorpusOfSize(1_000), SITE_PARTS)
for (const part of SITE_PARTS) {
  const others = SITE_PARTS.filter((name) => name !== part)
  const more = measureCost(createCorpusOfSize(1_000), others).total - bare.total
  console.log(`${part}: ${ms(more / 1_000)} a record of 1,000, serialisation included`)
}

/** Milliseconds of processor time that some work takes, and what it gives. */
async function measureCpu<T>(work: () => Promise<T>): Promise<[cpu: number, result: T]> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return [(user + system) / 1000, result]
}

const files = await buildSite(officialCorpus)
for (const name of ['a first time', 'again']) {
  const [cpu, written] = await measureCpu(() => writeTree(`${folder}/site`, files))
  console.log(`${files.size} files, ${name}: ${written.length} written, ${ms(cpu)}`)
}

/** The corpus with another version of one record, whose other objects are the same. */
const [record, ...rest] = officialCorpus.records.patterns
const changedRecord = record && { ...record, data: { ...record.data, version: '99.0.0' } }
const records = {
  ...officialCorpus.records,
  patterns: [...(changedRecord ? [changedRecord] : []), ...rest],
}
const [cpu, after] = await measureCpu(() => buildSite({ ...officialCorpus, records }))
console.log(
  `one record changed: ${(await writeTree(`${folder}/site`, after)).length} of ${after.size} files written, ${ms(cpu)}`,
)

const fresh = {
  memory: () => createClient(memorySource(publishCorpus(officialCorpus).files)),
  disk: () => createClient(folderSource(`${folder}/site/v1`)),
}
const warm = { memory: fresh.memory(), disk: fresh.disk() }

for (const where of ['memory', 'disk'] as const) {
  describe(`a client over ${where}`, () => {
    bench('list', async () => void (await warm[where].list('patterns', { sort: 'name' })))
    bench('get', async () => void (await warm[where].get('patterns', 'hero')))
    bench('search', async () => void (await warm[where].search({ q: 'data table' })))
    bench('list, first', async () => void (await fresh[where]().list('patterns')))
    bench('get, first', async () => void (await fresh[where]().get('patterns', 'hero')))
    bench('search, first', async () => void (await fresh[where]().search({ q: 'data table' })))
  })
}
