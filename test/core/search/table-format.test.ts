import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { PublishedRecord } from '../../../src/core/content/record.ts'
import { isProblem } from '../../../src/core/problem.ts'
import { encodePostings } from '../../../src/core/search/postings.ts'
import { createSearchEngine } from '../../../src/core/search/search-engine.ts'
import { SEARCH_VERSION } from '../../../src/core/search/settings.ts'
import { writeSearchTables } from '../../../src/core/search/write-tables.ts'
import { generateManyRecords } from '../../support/corpus/many-records.ts'
import { publishedRecords } from '../../support/corpus/published-records.ts'

const { head, body } = writeSearchTables(publishedRecords)
const search = createSearchEngine(head)

/** A place that no field of any record has. */
const FAR = encodePostings({
  terms: ['far'],
  starts: Uint32Array.of(0, 1),
  places: Uint32Array.of(1_000_000),
})

const readRejection = (read: () => unknown): string => {
  try {
    read()
    return 'nothing was refused'
  } catch (error) {
    return isProblem(error) ? `${error.code}: ${error.message}` : `no problem: ${error}`
  }
}

test.each([
  ['a head of another version', () => createSearchEngine({ ...head, version: 0 }), 'has version 0'],
  ['no table at all', () => createSearchEngine(null), 'has no version'],
  ['a head without slugs', () => createSearchEngine({ ...head, slugs: 1 }), 'no form'],
  ['a head without postings', () => createSearchEngine({ ...head, description: {} }), 'no form'],
  ['a head of more places', () => createSearchEngine({ ...head, tags: FAR }), 'does not have'],
  ['a body of more places', () => search.withBody({ ...body, rest: FAR }), 'does not have'],
  ['a body of another version', () => search.withBody({ ...body, version: 'x' }), 'has version x'],
  ['a body of other records', () => search.withBody({ ...body, count: 1 }), 'no form'],
  ['a body of another release', () => search.withBody({ ...body, stamp: 'x' }), 'another release'],
])('%s is refused', (_, read, message) => {
  const refusal = readRejection(read)
  expect(refusal).toMatch(/^source-unreachable: /)
  expect(refusal).toContain(message)
})

test('a refusal names the version that the reader knows', () => {
  expect(readRejection(() => createSearchEngine({ ...head, version: 0 }))).toContain(
    `${SEARCH_VERSION}.`,
  )
})

test('tables read from their JSON text answer as those that were written', () => {
  const read = JSON.parse(JSON.stringify({ head, body }))
  const again = createSearchEngine(read.head).withBody(read.body)
  const text = 'sortable table with pagination'
  expect(again.search(text).hits).toEqual(search.withBody(body).search(text).hits)
})

test('the same records give the same bytes', () => {
  expect(JSON.stringify(writeSearchTables(publishedRecords))).toBe(JSON.stringify({ head, body }))
})

test('a hidden blueprint is in no table', () => {
  const [blueprint] = publishedRecords.filter(
    ({ type }) => type === 'blueprints',
  ) as PublishedRecord<'blueprints'>[]
  if (!blueprint) throw new Error('The corpus has no blueprint.')
  const { data } = blueprint
  const portfolio = { ...data.blueprint_portfolio, visibility: 'hidden' as const }
  const hidden = {
    ...blueprint,
    data: { ...data, blueprint_portfolio: portfolio },
  } as PublishedRecord
  expect(createSearchEngine(writeSearchTables([blueprint]).head).search(data.id).hits).toHaveLength(
    1,
  )
  expect(createSearchEngine(writeSearchTables([hidden]).head).search(data.id).hits).toEqual([])
})

test('a corpus without records has tables that find nothing', () => {
  const none = writeSearchTables([])
  expect(createSearchEngine(none.head).withBody(none.body).search('table').hits).toEqual([])
})

const brotli = (value: unknown): number => brotliCompressSync(JSON.stringify(value)).length

test('567 records have a head of at most 40 kB, compressed', () => {
  expect(brotli(writeSearchTables(generateManyRecords(567)).head)).toBeLessThan(40_000)
})

test('the official head takes less than 120 bytes a record, compressed', () => {
  expect(brotli(head) / publishedRecords.length).toBeLessThan(120)
})
