import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'

// What a build costs: the package as it is shipped, in a Node that runs nothing else. `site.bench.ts`
// gives the corpus as a file, and reads what is printed here.

/** @param {string} path */
const importShipped = (path) => import(new URL(`../../dist/lib/${path}.js`, import.meta.url).href)

const { buildSite, corpusClient } = await importShipped('site')
const { checksum, sha256 } = await importShipped('node')
const { writeSearchTables } = await importShipped('core/search/write-tables')
const { recordMarkdown } = await importShipped('core/content/markdown/record')
const { digestRecord } = await importShipped('site/record-digests')
const { createBlueprintEssence } = await importShipped('api/pack-routes')
const { exportTheme } = await importShipped('core/theme/exports/export-theme')
const { THEME_FORMATS } = await importShipped('core/theme/exports/formats')

/** @typedef {{ readonly type: string, readonly data: { readonly id: string } }} Record */
/** @typedef {{ readonly records: { readonly [type: string]: readonly Record[] } }} Corpus */

/** @type {{ corpus: Corpus, without: string[] }} */
const { corpus, without } = deserialize(readFileSync(String(process.argv[2])))

/** What it takes to turn records into texts, and nothing else, by what the texts are. @type {{ [part: string]: (records: Record[], site: Map<string, string>) => () => unknown }} */
const SERIALIZING = {
  json(_, site) {
    const texts = [...site].filter(([path]) => path.endsWith('.json')).map(([, text]) => text)
    const values = texts.map((text) => JSON.parse(text))
    return () => values.map((value) => JSON.stringify(value))
  },
  checksums(_, site) {
    const texts = [...site.values()]
    return () => texts.map(checksum)
  },
  markdown: (records) => () => records.map(({ type, data }) => recordMarkdown(type, data)),
  'search index': (records) => () => writeSearchTables(records, sha256),
  digests: (records) => () => records.map(({ data }) => digestRecord({ ...data }, sha256)),
}

/** What the compiler makes of records, which has a bench of its own. @type {{ [part: string]: (corpus: Corpus) => () => unknown }} */
const COMPILING = {
  packs(of) {
    const client = corpusClient(of)
    const blueprints = of.records.blueprints ?? []
    return () =>
      Promise.all(
        blueprints.map(async ({ data }) =>
          client.compile(await createBlueprintEssence(client, data.id)),
        ),
      )
  },
  'theme exports': (of) => () =>
    (of.records.themes ?? []).map(({ data }) =>
      THEME_FORMATS.map((/** @type {string} */ format) => exportTheme(data, format)),
    ),
}

/** Milliseconds of processor time of all threads. @template T @param {() => T} work @returns {Promise<[number, Awaited<T>]>} */
async function measureCpu(work) {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return [(user + system) / 1000, result]
}

/** The first builds only make the code known to Node; of the others the middle one counts. */
const [WARM, COUNTED] = [5, 9]

/** What each build that counts took, and each part of it. @type {{ [part: string]: number }[]} */
const costs = []
let [files, bytes] = [0, 0]
for (let run = 0; run < WARM + COUNTED; run++) {
  const of = { ...corpus, records: structuredClone(corpus.records), sha256 }
  const [total, site] = await measureCpu(() => buildSite(of, { maxFiles: 0, without, checksum }))
  if (run === 0) [files, bytes] = [site.size, process.memoryUsage().rss]
  /** @type {{ [part: string]: number }} */
  const taken = { total }
  for (const [part, prepare] of Object.entries(SERIALIZING)) {
    const [cost] = await measureCpu(prepare(Object.values(of.records).flat(), site))
    taken[part] = cost
  }
  for (const [part, prepare] of Object.entries(COMPILING)) {
    const [cost] = await measureCpu(prepare(of))
    taken[part] = cost
  }
  if (run >= WARM) costs.push(taken)
}

/** @param {string} part */
const middle = (part) => costs.map((cost) => Number(cost[part])).sort((a, b) => a - b)[COUNTED >> 1]

/** @param {object} parts */
const middles = (parts) =>
  Object.fromEntries(Object.keys(parts).map((part) => [part, middle(part)]))

const [serialising, compiling] = [middles(SERIALIZING), middles(COMPILING)]
console.log(JSON.stringify({ total: middle('total'), serialising, compiling, files, bytes }))
