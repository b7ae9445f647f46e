import MiniSearch from 'minisearch'
import { bench, describe } from 'vitest'
import { toSearchDocument } from '../../src/core/search/search-document.ts'
import { createSearchEngine } from '../../src/core/search/search-engine.ts'
import { writeSearchTables } from '../../src/core/search/write-tables.ts'
import { generateManyRecords } from '../support/corpus/many-records.ts'
import { publishedRecords } from '../support/corpus/published-records.ts'
import { judgedQueries, measureQuality } from '../support/search/search-quality.ts'
import { measureTimes, roundToMicroseconds, type Times } from './measure-times.ts'
import { createOtherEngines } from './other-engines.ts'

type Records = typeof publishedRecords

const ours = (records: Records) => {
  const { head, body } = writeSearchTables(records)
  return createSearchEngine(head).withBody(body)
}

const FIELDS = ['slug', 'name', 'tags', 'synonyms', 'description', 'rest']

const toDocuments = (records: Records) =>
  records.map(toSearchDocument).map((document, id) => ({
    ...document,
    id,
    rest: Object.values(document.rest).flat().join(' '),
  }))

/** The same texts under the options that its documentation begins with. */
function plain(documents: ReturnType<typeof toDocuments>): MiniSearch {
  const engine = new MiniSearch({
    fields: FIELDS,
    storeFields: ['slug'],
    searchOptions: { prefix: true, fuzzy: 0.2 },
  })
  engine.addAll(documents)
  return engine
}

const official = { ours: ours(publishedRecords), plain: plain(toDocuments(publishedRecords)) }
const askOurs = (query: string) => official.ours.search(query).hits.map(({ slug }) => slug)
const askPlain = (query: string) => official.plain.search(query).map(({ slug }) => slug)

// What must hold: ours is better in every column.
const others = await createOtherEngines(toDocuments(publishedRecords))
console.table({
  ...Object.fromEntries(
    [...others].map(([name, ask]) => [name, measureQuality(judgedQueries, ask)]),
  ),
  'MiniSearch, plain': measureQuality(judgedQueries, askPlain),
  ours: measureQuality(judgedQueries, askOurs),
})

const queries = judgedQueries.map(({ query }) => query)

/** What is in the field of a search while these queries are typed. */
const typedQueries = [
  ...new Set(queries.flatMap((query) => Array.from(query, (_, at) => query.slice(0, at + 1)))),
].filter((start) => start.trim().length >= 3)

/** Every tenth query, so that each kind is asked; some engines take too long for more. */
const sampleQueries = queries.filter((_, number) => number % 10 === 0)

/** Beyond so many records one of them takes seconds for a query. */
const MAX_RECORDS_FOR_FUSE = 1_000

interface Row extends Times {
  /** How many times as long as ours for the same queries. */
  readonly 'p50 to ours'?: number
  readonly 'p95 to ours'?: number
}

/** The times of every engine over the same records. */
async function measureEngines(records: Records): Promise<Record<string, Row>> {
  const { search } = ours(records)
  const documents = toDocuments(records)
  const engine = plain(documents)
  const engines = new Map<string, (query: string) => unknown>([
    ['MiniSearch, plain', (query) => engine.search(query)],
    ...(await createOtherEngines(documents)),
  ])
  if (records.length > MAX_RECORDS_FOR_FUSE) engines.delete('Fuse')
  const base = measureTimes(search, sampleQueries)
  const rows = [...engines].map(([name, ask]): [string, Row] => {
    const times = measureTimes(ask, sampleQueries)
    const [p50, p95] = [
      roundToMicroseconds(times.p50 / base.p50),
      roundToMicroseconds(times.p95 / base.p95),
    ]
    return [name, { ...times, 'p50 to ours': p50, 'p95 to ours': p95 }]
  })
  return {
    'ours, judged': measureTimes(search, queries),
    'ours, as typed': measureTimes(search, typedQueries),
    'ours, every tenth': base,
    ...Object.fromEntries(rows),
  }
}

// What must hold: 95 of 100 queries below 1 ms at 567 records and below 5 ms at 5,000.
for (const records of [publishedRecords, generateManyRecords(567), generateManyRecords(5_000)]) {
  console.log(`Milliseconds a query over ${records.length} records`)
  console.table(await measureEngines(records))
}

describe('every tenth query over 567 records', () => {
  const records = generateManyRecords(567)
  const { search } = ours(records)
  const engine = plain(toDocuments(records))
  bench('ours, all hits', () => sampleQueries.forEach((query) => void search(query)))
  bench('MiniSearch, plain', () => sampleQueries.forEach((query) => void engine.search(query)))
})

// What must hold: a start from the tables takes no longer than building in the page.
describe('ready to answer over 567 records', () => {
  const records = generateManyRecords(567)
  const tables = writeSearchTables(records)
  const [head, body] = [JSON.stringify(tables.head), JSON.stringify(tables.body)]
  const texts = JSON.stringify(toDocuments(records))
  bench('head table', () => void createSearchEngine(JSON.parse(head)))
  bench('both tables', () => void createSearchEngine(JSON.parse(head)).withBody(JSON.parse(body)))
  bench('MiniSearch, built from the texts', () => void plain(JSON.parse(texts)))
})
