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
    return 'no error'
  } catch (error) {
    return isProblem(error) ? `${error.code}: ${error.message}` : `no problem: ${error}`
  }
}

test.each([
  ['a head of another version', () => createSearchEngine({ ...head, version: 0 }), 'has version 0'],
  ['null', () => createSearchEngine(null), 'has no version'],
  ['a head without slugs', () => createSearchEngine({ ...head, slugs: 1 }), 'unknown format'],
  [
    'a head without postings',
    () => createSearchEngine({ ...head, description: {} }),
    'unknown format',
  ],
  [
    'a head with a place out of range',
    () => createSearchEngine({ ...head, tags: FAR }),
    'does not contain',
  ],
  [
    'a body with a place out of range',
    () => search.withBody({ ...body, rest: FAR }),
    'does not contain',
  ],
  ['a body of another version', () => search.withBody({ ...body, version: 'x' }), 'has version x'],
  ['a body of other records', () => search.withBody({ ...body, count: 1 }), 'unknown format'],
  [
    'a body of another release',
    () => search.withBody({ ...body, stamp: 'x' }),
    'different releases',
  ],
])('%s is rejected', (_, read, message) => {
  const rejection = readRejection(read)
  expect(rejection).toMatch(/^source-unreachable: /)
  expect(rejection).toContain(message)
})

test('a rejection names the supported version', () => {
  expect(readRejection(() => createSearchEngine({ ...head, version: 0 }))).toContain(
    `version ${SEARCH_VERSION} is supported`,
  )
})

test('tables parsed from JSON give the same results', () => {
  const read = JSON.parse(JSON.stringify({ head, body }))
  const again = createSearchEngine(read.head).withBody(read.body)
  const text = 'sortable table with pagination'
  expect(again.search(text).hits).toEqual(search.withBody(body).search(text).hits)
})

test('the same records give the same bytes', () => {
  expect(JSON.stringify(writeSearchTables(publishedRecords))).toBe(JSON.stringify({ head, body }))
})

test('hidden blueprints are not in the tables', () => {
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

test('the tables of an empty corpus find nothing', () => {
  const none = writeSearchTables([])
  expect(createSearchEngine(none.head).withBody(none.body).search('table').hits).toEqual([])
})

const brotli = (value: unknown): number => brotliCompressSync(JSON.stringify(value)).length

test('567 records have a head of at most 40 kB, compressed', () => {
  expect(brotli(writeSearchTables(generateManyRecords(567)).head)).toBeLessThan(40_000)
})

test('the official head has less than 120 bytes per record, compressed', () => {
  expect(brotli(head) / publishedRecords.length).toBeLessThan(120)
})
