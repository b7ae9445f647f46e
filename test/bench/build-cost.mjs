// What a build costs: the package as it is shipped, in a Node that runs nothing else. `site.bench.ts`
// gives the corpus as a file, and reads what is printed here.
import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'

/** @param {string} path */
const shipped = (path) => import(new URL(`../../dist/lib/${path}.js`, import.meta.url).href)

const { buildSite } = await shipped('site')
const { checksum, sha256 } = await shipped('node')
const { writeTables } = await shipped('core/search/write-tables')
const { recordMarkdown } = await shipped('core/content/markdown')
const { digestOf } = await shipped('site/record-digest')

/** @typedef {{ readonly type: string, readonly data: { readonly id: string } }} Record */
/** @typedef {{ readonly records: { readonly [type: string]: readonly Record[] } }} Corpus */

/** @type {{ corpus: Corpus, without: string[] }} */
const { corpus, without } = deserialize(readFileSync(String(process.argv[2])))

/** What it takes to turn records into texts, and nothing else, by what the texts are. @type {{ [part: string]: (records: Record[], site: Map<string, string>) => () => unknown }} */
const SERIALISING = {
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
  'search index': (records) => () => writeTables(records, sha256),
  digests: (records) => () => records.map(({ data }) => digestOf({ ...data }, sha256)),
}

/** Milliseconds of processor time of all threads. @template T @param {() => T} work @returns {Promise<[number, Awaited<T>]>} */
async function cpuOf(work) {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return [(user + system) / 1000, result]
}

const [WARM, COUNTED] = [3, 5]

// Records that were never seen, and code that was: the first builds do not count. Of the others the
// middle one does, of serialisation the lowest, so that no hiccup in it makes the rest look small.
const totals = []
/** @type {{ [part: string]: number }} */
const serialising = {}
let [files, bytes] = [0, 0]
for (let run = 0; run < WARM + COUNTED; run++) {
  const of = { ...corpus, records: structuredClone(corpus.records), sha256 }
  const [total, site] = await cpuOf(() => buildSite(of, { maxFiles: 0, without, checksum }))
  if (run === 0) [files, bytes] = [site.size, process.memoryUsage().rss]
  if (run >= WARM) totals.push(total)
  for (const [part, prepare] of Object.entries(SERIALISING)) {
    const [cost] = await cpuOf(prepare(Object.values(of.records).flat(), site))
    serialising[part] = Math.min(serialising[part] ?? Infinity, cost)
  }
}
const total = totals.sort((a, b) => a - b)[COUNTED >> 1]
console.log(JSON.stringify({ total, serialising, files, bytes }))
