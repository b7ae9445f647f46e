import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, bench, describe } from 'vitest'
import { recordMarkdown } from '../../src/core/content/markdown.ts'
import type { Published } from '../../src/core/content/record.ts'
import { CONTENT_TYPES } from '../../src/core/content/type.ts'
import { writeTables } from '../../src/core/search/write-tables.ts'
import { createClient, memorySource } from '../../src/index.ts'
import { sha256 } from '../../src/node/checksum.ts'
import { checksum, folderSource, writeTree } from '../../src/node.ts'
import { digestOf } from '../../src/site/record-digest.ts'
import { tablesOf } from '../../src/site/tables.ts'
import { buildSite, type Corpus, PART_NAMES, type Part } from '../../src/site.ts'
import { corpus } from '../support/corpus.ts'
import { manyRecords } from '../support/many-records.ts'

// What must hold of a build with the plane, without twins and alias: at most 0.15 ms of processor
// time a record beside serialisation, four times the records in at most six times the time, less than
// 1.5 GB. Serialisation is what any program pays that makes these files from these records, each part
// told apart: printing JSON, printing Markdown, writing the search index, and hashing files and
// records. Beside it are ordering, filtering, paging, checking and answering. Processor time counts
// every thread, so that collecting garbage is in it and the load of the machine is not.
const PAGES = PART_NAMES.filter((part) => part !== 'plane')

/** A corpus of so many generated patterns; no object of it was ever seen, so that nothing is kept. */
function corpusOf(count: number): Corpus {
  const patterns = manyRecords(count).map(({ data }) => ({
    ...{ type: 'patterns', slug: data.id, file: `patterns/${data.id}.json`, origin: 'official' },
    ...{ authored: { ...data }, data },
  })) as unknown as Corpus['records']['patterns']
  const none = { themes: [], blueprints: [], archetypes: [], shells: [] }
  return { ...corpus, records: { ...none, patterns } }
}

const official = (): Corpus => ({ ...corpus, records: structuredClone(corpus.records) })

const siteOf = (of: Corpus, without: readonly Part[]) =>
  buildSite(of, { maxFiles: 0, without, checksum })

/** Milliseconds of processor time that some work takes, and what it gives. */
async function cpuOf<T>(work: () => Promise<T>): Promise<[cpu: number, result: T]> {
  globalThis.gc?.()
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return [(user + system) / 1000, result]
}

/** What it takes to turn records into texts, and nothing else, by what the texts are. */
const SERIALISING: Readonly<
  Record<string, (of: Corpus, site: ReadonlyMap<string, string>) => () => unknown>
> = {
  json(_of, site) {
    const held = [...site].filter(([path]) => path.endsWith('.json'))
    const values = held.map(([, text]): unknown => JSON.parse(text))
    return () => values.map((value) => JSON.stringify(value))
  },
  checksums: (_of, site) => {
    const texts = [...site.values()]
    return () => texts.map((text) => checksum(text))
  },
  markdown:
    ({ records }) =>
    () =>
      CONTENT_TYPES.map((type) => records[type].map(({ data }) => recordMarkdown(type, data))),
  'search index': (of) => {
    const published = Object.values(of.records).flatMap((records) =>
      records.map(({ type, data }): Published => ({ type, data })),
    )
    return () => writeTables(published, sha256)
  },
  digests:
    ({ records }) =>
    () =>
      Object.values(records).flatMap((all) => all.map(({ data }) => digestOf({ ...data }, sha256))),
}

interface Cost {
  readonly total: number
  /** By what the texts are. */
  readonly serialising: Readonly<Record<string, number>>
  readonly files: number
}

/**
 * What a build costs: the middle one of three, one after the other. Of serialisation the lowest
 * counts, so that no hiccup in it makes the rest look small.
 */
async function costOf(make: () => Corpus, without: readonly Part[] = PAGES): Promise<Cost> {
  const totals: number[] = []
  const serialising: Record<string, number> = {}
  let files = 0
  for (let run = 0; run < 3; run++) {
    const of = make()
    const [total, site] = await cpuOf(() => siteOf(of, without))
    for (const [name, prepare] of Object.entries(SERIALISING)) {
      const work = prepare(of, site)
      const [cost] = await cpuOf(async () => work())
      serialising[name] = Math.min(serialising[name] ?? Infinity, cost)
    }
    totals.push(total)
    files = site.size
  }
  const [, total = 0] = totals.sort((x, y) => x - y)
  return { total, serialising, files }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const own = ({ total, serialising }: Cost): number => total - sum(Object.values(serialising))
const ms = (number: number): string => `${number.toFixed(3)} ms`

function say(name: string, cost: Cost, count: number): void {
  const parts = Object.entries(cost.serialising).map(([part, one]) => `${part} ${ms(one / count)}`)
  console.log(
    `${name}: ${cost.files} files, ${ms(cost.total / count)} a record: ${parts.join(', ')}, ${ms(own(cost) / count)} beside them; ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
  )
}

const count = Object.values(corpus.records).flat().length
say(`official (${count})`, await costOf(official), count)
const [one, four, five] = [
  await costOf(() => corpusOf(1_000)),
  await costOf(() => corpusOf(4_000)),
  await costOf(() => corpusOf(5_000)),
]
say('1,000', one, 1_000)
say('5,000', five, 5_000)
console.log(
  `one record more: ${ms((own(five) - own(one)) / 4_000)} beside serialisation; whatever the corpus: ${ms(Math.max(0, own(one) * 1.25 - own(five) / 4))}`,
)
console.log(`4,000 against 1,000: ${(four.total / one.total).toFixed(2)} times the processor time`)

// The parts that can be left out are told apart: terms are a search for each word.
for (const part of PART_NAMES) {
  const cost = async (records: number): Promise<number> => {
    const others = PART_NAMES.filter((name) => name !== part)
    const bare = await costOf(() => corpusOf(records), PART_NAMES)
    const more = await costOf(() => corpusOf(records), others)
    return more.total - bare.total
  }
  const [small, large] = [await cost(250), await cost(1_000)]
  console.log(
    `${part}: ${ms(small / 250)} a record of 250, ${ms(large / 1_000)} of 1,000, serialisation included`,
  )
}

const folder = mkdtempSync(join(tmpdir(), 'svc-bench-'))
afterAll(() => rmSync(folder, { recursive: true }))
const files = await buildSite(corpus)
for (const name of ['a first time', 'again']) {
  const [cpu, written] = await cpuOf(() => writeTree(folder, files))
  console.log(`${files.size} files, ${name}: ${written.length} written, ${ms(cpu)}`)
}

/** The corpus with another version of one record, whose other objects are the same. */
const [first, ...rest] = corpus.records.patterns
const changed = first && { ...first, data: { ...first.data, version: '99.0.0' } }
const records = { ...corpus.records, patterns: [...(changed ? [changed] : []), ...rest] }
const [cpu, after] = await cpuOf(() => buildSite({ ...corpus, records }))
console.log(
  `one record changed: ${(await writeTree(folder, after)).length} of ${after.size} files written, ${ms(cpu)}`,
)

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
    bench('list, first', async () => void (await fresh[where]().list('patterns')))
    bench('get, first', async () => void (await fresh[where]().get('patterns', 'hero')))
    bench('search, first', async () => void (await fresh[where]().search({ q: 'data table' })))
  })
}
