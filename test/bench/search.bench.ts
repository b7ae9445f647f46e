import MiniSearch from 'minisearch'
import { bench, describe } from 'vitest'
import { readBodyTable, writeBodyTable } from '../../src/core/search/body-table.ts'
import { toSearchDocument } from '../../src/core/search/search-document.ts'
import { createDocumentSearch, createSearchEngine } from '../../src/core/search/search-engine.ts'
import { generateManyRecords } from '../support/corpus/many-records.ts'
import { publishedRecords } from '../support/corpus/published-records.ts'
import { judgedQueries, measureQuality } from '../support/search/search-quality.ts'
import { measureTimes, roundToMicroseconds, type Times } from './measure-times.ts'
import { createOtherEngines, toSearchTexts } from './other-engines.ts'

type Records = typeof publishedRecords

const createOurs = (records: Records) => createDocumentSearch(records.map(toSearchDocument))

const FIELDS = ['slug', 'name', 'tags', 'synonyms', 'description', 'rest']

const toDocuments = (records: Records) => toSearchTexts(records.map(toSearchDocument))

/** Creates a MiniSearch engine with the options of the first example in its docs. */
function createMiniSearch(documents: ReturnType<typeof toDocuments>): MiniSearch {
  const engine = new MiniSearch({
    fields: FIELDS,
    storeFields: ['slug'],
    searchOptions: { prefix: true, fuzzy: 0.2 },
  })
  engine.addAll(documents)
  return engine
}

const official = {
  ours: createOurs(publishedRecords),
  miniSearch: createMiniSearch(toDocuments(publishedRecords)),
}
const searchOurs = (query: string) => official.ours.search(query).hits.map(({ slug }) => slug)
const searchMiniSearch = (query: string) =>
  official.miniSearch.search(query).map(({ slug }) => slug)

// Required: ours is better in every column.
const others = await createOtherEngines(toDocuments(publishedRecords))
console.table({
  ...Object.fromEntries(
    [...others].map(([name, search]) => [name, measureQuality(judgedQueries, search)]),
  ),
  'MiniSearch, defaults': measureQuality(judgedQueries, searchMiniSearch),
  ours: measureQuality(judgedQueries, searchOurs),
})

const queries = judgedQueries.map(({ query }) => query)

/** The contents of the search field while these queries are typed. */
const typedQueries = [
  ...new Set(
    queries.flatMap((query) => Array.from(query, (_, index) => query.slice(0, index + 1))),
  ),
].filter((prefix) => prefix.trim().length >= 3)

/** Every tenth query, which covers each kind; some engines are too slow for more. */
const sampleQueries = queries.filter((_, index) => index % 10 === 0)

/** The maximum number of records for Fuse, which takes seconds per query beyond it. */
const MAX_RECORDS_FOR_FUSE = 100

interface Row extends Times {
  /** The ratio to our time for the same queries. */
  readonly 'p50 to ours'?: number
  readonly 'p95 to ours'?: number
}

/** Measures the times of every engine over the same records. */
async function measureEngines(records: Records): Promise<Record<string, Row>> {
  const { search } = createOurs(records)
  const documents = toDocuments(records)
  const engine = createMiniSearch(documents)
  const engines = new Map<string, (query: string) => unknown>([
    ['MiniSearch, defaults', (query) => engine.search(query)],
    ...(await createOtherEngines(documents)),
  ])
  if (records.length > MAX_RECORDS_FOR_FUSE) engines.delete('Fuse')
  const base = measureTimes(search, sampleQueries)
  const rows = [...engines].map(([name, run]): [string, Row] => {
    const times = measureTimes(run, sampleQueries, name === 'Fuse' ? 1 : undefined)
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

// Aim: the 95th percentile is below 2.5 ms with 567 records and below 15 ms with 5,000.
for (const records of [publishedRecords, generateManyRecords(567), generateManyRecords(5_000)]) {
  console.log(`Milliseconds per query over ${records.length} records`)
  console.table(await measureEngines(records))
}

describe('every tenth query over 567 records', () => {
  const records = generateManyRecords(567)
  const { search } = createOurs(records)
  const engine = createMiniSearch(toDocuments(records))
  bench('ours, all hits', () => sampleQueries.forEach((query) => void search(query)))
  bench('MiniSearch, defaults', () => sampleQueries.forEach((query) => void engine.search(query)))
})

// Aim: starting from the cards takes a fraction of indexing all texts.
describe('ready to answer over 567 records', () => {
  const records = generateManyRecords(567)
  const documents = records.map(toSearchDocument)
  const expected = { release: 'bench', count: records.length }
  const cards = JSON.stringify(documents.map(({ rest, ...card }) => card))
  const body = JSON.stringify(writeBodyTable(documents, 'bench'))
  const texts = JSON.stringify(toDocuments(records))
  const readBody = () => readBodyTable(JSON.parse(body), expected)
  bench('cards', () => void createSearchEngine(JSON.parse(cards)))
  bench('cards and body', () => void createSearchEngine(JSON.parse(cards)).withBody(readBody()))
  bench('MiniSearch, built from the texts', () => void createMiniSearch(JSON.parse(texts)))
})
