import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { afterAll, bench, describe } from 'vitest'
import { createClient, memorySource } from '../../src/index.ts'
import { writeTree } from '../../src/internal/node.ts'
import { folderSource } from '../../src/node.ts'
import { publishCorpus } from '../../src/site/published-corpus.ts'
import { buildSite, SITE_PARTS, type SitePart } from '../../src/site.ts'
import { generateManyRecords } from '../support/corpus/many-records.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { ROOT } from '../support/root.ts'

// Required for a build with the `plane` part and without the other optional parts: at most 0.15 ms
// of CPU time per record besides serialization, at most six times the time for four times the
// records, and less than 1.5 GB of memory. Serialization is the minimum work to write these files:
// JSON, Markdown, the search index, and checksums of files and records, each measured separately.
// Blueprint packs and theme exports are the compiler's work, measured separately too; generated
// records have none. The remaining time is sorting, filtering, paging, checking and responding. CPU
// time includes all threads, so it counts garbage collection but not other load on the machine.
const PAGES = SITE_PARTS.filter((part) => part !== 'plane')

const folder = mkdtempSync(join(tmpdir(), 'svc-bench-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { sha256: _, ...official } = officialCorpus

/** Creates a corpus of generated patterns. */
const createCorpusOfSize = (count: number) => ({
  ...official,
  records: {
    themes: [],
    blueprints: [],
    archetypes: [],
    shells: [],
    patterns: generateManyRecords(count).map(({ data }) => ({
      type: 'patterns',
      slug: data.id,
      file: `patterns/${data.id}.json`,
      origin: 'official',
      authored: { ...data },
      data,
    })),
  },
})

/** The cost of a build in milliseconds of CPU time. */
interface Cost {
  readonly total: number
  /** By output. */
  readonly serializing: Readonly<Record<string, number>>
  /** By output. */
  readonly compiling: Readonly<Record<string, number>>
  readonly files: number
  /** Memory of the process after its first build. */
  readonly bytes: number
}

/** Measures a build in a process of its own. */
function measureCost(corpus: object, without: readonly SitePart[] = PAGES): Cost {
  const path = join(folder, 'build')
  writeFileSync(path, serialize({ corpus, without }))
  const output = execFileSync(process.execPath, [`${ROOT}test/bench/measure-build.mjs`, path])
  return JSON.parse(output.toString())
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const remainingTime = ({ total, serializing, compiling }: Cost): number =>
  total - sum(Object.values({ ...serializing, ...compiling }))
const formatMs = (number: number): string => `${number.toFixed(3)} ms`

function logCost(name: string, cost: Cost, count: number): void {
  const parts = Object.entries({ ...cost.serializing, ...cost.compiling })
    .filter(([, time]) => time / count >= 0.001)
    .map(([part, time]) => `${part} ${formatMs(time / count)}`)
  parts.push(`rest ${formatMs(remainingTime(cost) / count)}`)
  const total = `${cost.files} files, ${formatMs(cost.total / count)} per record`
  console.log(`${name}: ${total}: ${parts.join(', ')}; ${Math.round(cost.bytes / 1e6)} MB`)
}

logCost('official', measureCost(official), Object.values(officialCorpus.records).flat().length)
const [oneThousand, fourThousand, fiveThousand] = [
  measureCost(createCorpusOfSize(1_000)),
  measureCost(createCorpusOfSize(4_000)),
  measureCost(createCorpusOfSize(5_000)),
]
logCost('1,000', oneThousand, 1_000)
logCost('5,000', fiveThousand, 5_000)
const [small, large] = [remainingTime(oneThousand), remainingTime(fiveThousand)]
const perRecord = formatMs((large - small) / 4_000)
const fixed = formatMs(Math.max(0, small * 1.25 - large / 4))
console.log(`without serialization: ${perRecord} per record, ${fixed} per build`)
const growth = fourThousand.total / oneThousand.total
console.log(`4,000 records take ${growth.toFixed(2)} times the CPU time of 1,000`)

// Measure each optional part on its own; the terms part runs a search for each word.
const minimal = measureCost(createCorpusOfSize(1_000), SITE_PARTS)
for (const part of SITE_PARTS) {
  const others = SITE_PARTS.filter((name) => name !== part)
  const added = measureCost(createCorpusOfSize(1_000), others).total - minimal.total
  console.log(`${part}: ${formatMs(added / 1_000)} per record of 1,000, including serialization`)
}

/** Measures CPU time in milliseconds and returns it with the result. */
async function measureCpu<T>(compute: () => Promise<T>): Promise<[cpu: number, result: T]> {
  const before = process.cpuUsage()
  const result = await compute()
  const { user, system } = process.cpuUsage(before)
  return [(user + system) / 1000, result]
}

const files = await buildSite(officialCorpus)
for (const name of ['first write', 'second write']) {
  const [cpu, written] = await measureCpu(() => writeTree(`${folder}/site`, files))
  console.log(`${files.size} files, ${name}: ${written.length} written, ${formatMs(cpu)}`)
}

/** The corpus with a new version of a record; all other objects are shared. */
const [record, ...rest] = officialCorpus.records.patterns
const changedRecord = record && { ...record, data: { ...record.data, version: '99.0.0' } }
const records = {
  ...officialCorpus.records,
  patterns: [...(changedRecord ? [changedRecord] : []), ...rest],
}
const [cpu, after] = await measureCpu(() => buildSite({ ...officialCorpus, records }))
const rewritten = await writeTree(`${folder}/site`, after)
console.log(
  `one record changed: ${rewritten.length} of ${after.size} files written, ${formatMs(cpu)}`,
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
