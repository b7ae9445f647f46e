import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'

// Measures a site build in a Node process of its own, with the modules that the bench compiled.
// `site.bench.ts` passes the corpus as a file and parses the output.

/** @param {string} path */
const importCompiled = (path) =>
  import(new URL(`../../node_modules/.cache/bench/${path}.js`, import.meta.url).href)

const { buildSite, corpusClient } = await importCompiled('site')
const { checksum, sha256 } = await importCompiled('node')
const { writeBodyTable } = await importCompiled('core/search/body-table')
const { toSearchDocument } = await importCompiled('core/search/search-document')
const { recordMarkdown } = await importCompiled('core/content/markdown/record')
const { digestRecord } = await importCompiled('site/record-digests')
const { essenceFromBlueprint, lookupFrom } = await importCompiled('index')
const { exportTheme } = await importCompiled('core/theme/exports/export-theme')
const { THEME_FORMATS } = await importCompiled('core/theme/exports/formats')

/** @typedef {{ readonly type: string, readonly data: { readonly id: string } }} Record */
/** @typedef {{ readonly records: { readonly [type: string]: readonly Record[] } }} Corpus */

/** @type {{ corpus: Corpus, without: string[] }} */
const { corpus, without } = deserialize(readFileSync(String(process.argv[2])))

/**
 * The work of serializing records, by output. Each entry prepares its input first, so that only the
 * returned function is measured.
 *
 * @type {{ [part: string]: (records: Record[], site: Map<string, string>) => () => unknown }}
 */
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
  'search tables': (records) => () => writeBodyTable(records.map(toSearchDocument), ''),
  digests: (records) => () => records.map(({ data }) => digestRecord({ ...data }, sha256)),
}

/**
 * The work of the compiler, which has its own benchmark.
 *
 * @type {{ [part: string]: (corpus: Corpus) => () => unknown }}
 */
const COMPILING = {
  packs(input) {
    const client = corpusClient(input)
    const lookup = lookupFrom(client)
    const blueprints = input.records.blueprints ?? []
    return () =>
      Promise.all(
        blueprints.map(async ({ data }) => {
          const { value } = await essenceFromBlueprint(data, lookup)
          return client.compile(value)
        }),
      )
  },
  'theme exports': (input) => () =>
    (input.records.themes ?? []).map(({ data }) =>
      THEME_FORMATS.map((/** @type {string} */ format) => exportTheme(data, format)),
    ),
}

/**
 * Measures the CPU time of all threads in milliseconds.
 *
 * @template T @param {() => T} compute @returns {Promise<[number, Awaited<T>]>}
 */
async function measureCpu(compute) {
  const before = process.cpuUsage()
  const result = await compute()
  const { user, system } = process.cpuUsage(before)
  return [(user + system) / 1000, result]
}

/** The first runs warm up the JIT compiler; the median of the others is reported. */
const [WARMUP_RUNS, MEASURED_RUNS] = [5, 9]

/** The CPU time of each measured build and its parts. @type {{ [part: string]: number }[]} */
const costs = []
let [files, bytes] = [0, 0]
for (let run = 0; run < WARMUP_RUNS + MEASURED_RUNS; run++) {
  const input = { ...corpus, records: structuredClone(corpus.records), sha256 }
  const [total, site] = await measureCpu(() => buildSite(input, { maxFiles: 0, without, checksum }))
  if (run === 0) [files, bytes] = [site.size, process.memoryUsage().rss]
  /** @type {{ [part: string]: number }} */
  const times = { total }
  for (const [part, prepare] of Object.entries(SERIALIZING)) {
    const [cost] = await measureCpu(prepare(Object.values(input.records).flat(), site))
    times[part] = cost
  }
  for (const [part, prepare] of Object.entries(COMPILING)) {
    const [cost] = await measureCpu(prepare(input))
    times[part] = cost
  }
  if (run >= WARMUP_RUNS) costs.push(times)
}

/** @param {string} part */
const median = (part) =>
  costs.map((cost) => Number(cost[part])).sort((a, b) => a - b)[MEASURED_RUNS >> 1]

/** @param {object} parts */
const medians = (parts) =>
  Object.fromEntries(Object.keys(parts).map((part) => [part, median(part)]))

const [serializing, compiling] = [medians(SERIALIZING), medians(COMPILING)]
console.log(JSON.stringify({ total: median('total'), serializing, compiling, files, bytes }))
