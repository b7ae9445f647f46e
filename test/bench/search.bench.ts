import MiniSearch from 'minisearch'
import { bench, describe } from 'vitest'
import { createSearch } from '../../src/core/search/create-search.ts'
import { searchDocument } from '../../src/core/search/document.ts'
import { writeTables } from '../../src/core/search/write-tables.ts'
import { manyRecords } from '../support/many-records.ts'
import { published } from '../support/published.ts'
import { judgedQueries, qualityOf } from '../support/search-quality.ts'
import { otherEngines } from './other-engines.ts'

type Records = typeof published

const ours = (records: Records) => {
  const { head, body } = writeTables(records)
  return createSearch(head).withBody(body)
}

const FIELDS = ['slug', 'name', 'tags', 'synonyms', 'description', 'rest']

const documentsOf = (records: Records) =>
  records.map(searchDocument).map((document, id) => ({
    ...document,
    id,
    rest: Object.values(document.rest).flat().join(' '),
  }))

/** The same texts under the options that its documentation begins with. */
function plain(documents: ReturnType<typeof documentsOf>): MiniSearch {
  const engine = new MiniSearch({
    fields: FIELDS,
    storeFields: ['slug'],
    searchOptions: { prefix: true, fuzzy: 0.2 },
  })
  engine.addAll(documents)
  return engine
}

/** Every tenth query, so that each kind is asked in each call. */
const some = judgedQueries.filter((_, number) => number % 10 === 0)

const asker = (ask: (query: string) => unknown) => (): void => {
  for (const { query } of some) ask(query)
}

const round = (number: number): number => Math.round(number * 1000) / 1000

function timeOf(action: () => unknown): number {
  const start = performance.now()
  action()
  return performance.now() - start
}

/** The time that 95 of 100 queries stay below, in milliseconds; of each the best of four. */
function p95(ask: (query: string) => unknown): number {
  const rounds = [1, 2, 3, 4].map(() => judgedQueries.map(({ query }) => timeOf(() => ask(query))))
  const times = judgedQueries
    .map((_, number) => Math.min(...rounds.map((round) => round[number] ?? 0)))
    .sort((a, b) => a - b)
  return round(times[Math.floor(times.length * 0.95)] ?? 0)
}

const official = { ours: ours(published), plain: plain(documentsOf(published)) }
const askOurs = (query: string) => official.ours.search(query).hits.map(({ slug }) => slug)
const askPlain = (query: string) => official.plain.search(query).map(({ slug }) => slug)

// What must hold: ours is better in every column.
const others = await otherEngines(documentsOf(published))
console.table({
  ...Object.fromEntries([...others].map(([name, ask]) => [name, qualityOf(judgedQueries, ask)])),
  'MiniSearch, plain': qualityOf(judgedQueries, askPlain),
  ours: qualityOf(judgedQueries, askOurs),
})

const sizes = [published, manyRecords(567), manyRecords(5_000)]

// What must hold: below 1 ms at 567 records, below 5 ms at 5,000.
console.table(
  sizes.map((records) => {
    const engine = plain(documentsOf(records))
    return {
      records: records.length,
      'ours, p95 ms': p95(ours(records).search),
      'plain, p95 ms': p95((query) => engine.search(query)),
    }
  }),
)

describe.each(sizes.map((records) => [records.length, records] as const))(
  'every tenth query over %d records',
  (_, records) => {
    const engine = plain(documentsOf(records))
    bench('ours, all hits', asker(ours(records).search))
    bench(
      'MiniSearch, plain',
      asker((query) => engine.search(query)),
    )
  },
)

// What must hold: a start from the tables takes no longer than building in the page.
describe('ready to answer over 567 records', () => {
  const records = manyRecords(567)
  const tables = writeTables(records)
  const [head, body] = [JSON.stringify(tables.head), JSON.stringify(tables.body)]
  const texts = JSON.stringify(documentsOf(records))
  bench('head table', () => void createSearch(JSON.parse(head)))
  bench('both tables', () => void createSearch(JSON.parse(head)).withBody(JSON.parse(body)))
  bench('MiniSearch, built from the texts', () => void plain(JSON.parse(texts)))
})
