import { loadavg } from 'node:os'
import { bench, describe } from 'vitest'
import { readBodyTable, writeBodyTable } from '../../src/core/search/body-table.ts'
import { type SearchDocument, toSearchDocument } from '../../src/core/search/search-document.ts'
import { createDocumentSearch, createSearchEngine } from '../../src/core/search/search-engine.ts'
import { generateManyRecords } from '../support/corpus/many-records.ts'
import { publishedRecords } from '../support/corpus/published-records.ts'
import { judgedQueries, measureQuality } from '../support/search/search-quality.ts'
import { measureTimes, roundToMicroseconds, type Times } from './measure-times.ts'
import { ENGINES, type RunQuery, toSearchTexts } from './other-engines.ts'

const officialDocuments = publishedRecords.map(toSearchDocument)

/** Creates our search with the interface of the other engines. */
function createOurs(documents: readonly SearchDocument[]): RunQuery {
  const { search } = createDocumentSearch(documents)
  return (query) => search(query).hits.map(({ slug }) => slug)
}

/** Measures the quality of every engine over the official records. Required: ours is the best. */
async function measureQualities() {
  const rows = { ours: measureQuality(judgedQueries, createOurs(officialDocuments)) }
  const texts = toSearchTexts(officialDocuments)
  const others = Object.entries(ENGINES).map(async ([name, create]) => [
    name,
    measureQuality(judgedQueries, await create(texts)),
  ])
  return { ...rows, ...Object.fromEntries(await Promise.all(others)) }
}

const queries = judgedQueries.map(({ query }) => query)

const takeEveryTenth = (items: readonly string[]): string[] =>
  items.filter((_, index) => index % 10 === 0)

/** Every tenth query, which covers each kind; some engines are too slow for more. */
const sampleQueries = takeEveryTenth(queries)

/** A tenth of the contents of the search field while the queries are typed. */
const typedQueries = takeEveryTenth([
  ...new Set(
    queries.flatMap((query) =>
      Array.from(query, (_, index) => query.slice(0, index + 1)).filter(
        (prefix) => prefix.trim().length >= 3,
      ),
    ),
  ),
])

/** The maximum number of records for Fuse, which takes seconds per query beyond it. */
const MAX_RECORDS_FOR_FUSE = 100

interface Row extends Times {
  /** The milliseconds to index all texts. */
  readonly index: number
  /** The ratio to our time for the same queries. */
  readonly 'p50 to ours'?: number
  readonly 'p95 to ours'?: number
}

/** Measures how long an engine takes to index texts and to run queries. */
async function measureEngine(
  create: () => RunQuery | Promise<RunQuery>,
  querySets: readonly (readonly string[])[],
  rounds = 3,
): Promise<Row[]> {
  const start = performance.now()
  const run = await create()
  const index = Math.round(performance.now() - start)
  return querySets.map((set) => ({ index, ...measureTimes(run, set, rounds) }))
}

/** Measures the times of every engine over the same records. */
async function measureEngines(documents: readonly SearchDocument[]) {
  const [judged, typed, base] = (await measureEngine(
    () => createOurs(documents),
    [queries, typedQueries, sampleQueries],
  )) as [Row, Row, Row]
  const rows: Record<string, Row> = {
    'ours, judged': judged,
    'ours, as typed': typed,
    'ours, every tenth': base,
  }
  const texts = toSearchTexts(documents)
  for (const [name, create] of Object.entries(ENGINES)) {
    if (name === 'Fuse' && documents.length > MAX_RECORDS_FOR_FUSE) continue
    const rounds = name === 'Fuse' ? 1 : undefined
    const [row] = (await measureEngine(() => create(texts), [sampleQueries], rounds)) as [Row]
    rows[name] = {
      ...row,
      'p50 to ours': roundToMicroseconds(row.p50 / base.p50),
      'p95 to ours': roundToMicroseconds(row.p95 / base.p95),
    }
  }
  return rows
}

console.table(await measureQualities())

// Aim: the 95th percentile is below 2.5 ms with 567 records and below 15 ms with 5,000.
for (const count of [publishedRecords.length, 567, 5_000]) {
  const documents =
    count === publishedRecords.length
      ? officialDocuments
      : generateManyRecords(count).map(toSearchDocument)
  const rows = await measureEngines(documents)
  const load = loadavg()[0]?.toFixed(1)
  console.log(`Milliseconds per query over ${count} records (load average ${load})`)
  console.table(rows)
}

// Aim: starting from the cards takes a fraction of starting from all texts.
describe('ready to answer over 567 records', () => {
  const documents = generateManyRecords(567).map(toSearchDocument)
  const expected = { release: 'bench', count: documents.length }
  const cards = JSON.stringify(documents.map(({ rest, ...card }) => card))
  const body = JSON.stringify(writeBodyTable(documents, 'bench'))
  const readBody = () => readBodyTable(JSON.parse(body), expected)
  const options = { iterations: 5, time: 0, warmupIterations: 1, warmupTime: 0 }
  bench('cards', () => void createSearchEngine(JSON.parse(cards)), options)
  bench(
    'cards and body',
    () => void createSearchEngine(JSON.parse(cards)).withBody(readBody()),
    options,
  )
})
