import { expect, test } from 'vitest'
import { compareStrings } from '../../../src/core/kernel/lists.ts'
import { isProblem } from '../../../src/core/kernel/problem.ts'
import {
  collectBodyPostings,
  readBodyTable,
  writeBodyTable,
} from '../../../src/core/search/body-table.ts'
import { toSearchDocument } from '../../../src/core/search/search-document.ts'
import { SEARCH_VERSION } from '../../../src/core/search/settings.ts'
import { publishedRecords } from '../../support/corpus/published-records.ts'

const documents = publishedRecords.map(toSearchDocument)
const table = writeBodyTable(documents, 'r1')
const expected = { release: 'r1', count: documents.length }

const readRejection = (value: unknown): string => {
  try {
    readBodyTable(value, expected)
    return 'no error'
  } catch (error) {
    return isProblem(error) ? `${error.code}: ${error.message}` : `no problem: ${error}`
  }
}

test.each([
  ['another version', { ...table, version: 1 }, `version ${SEARCH_VERSION} is supported`],
  ['no version', null, 'has no version'],
  ['another release', { ...table, release: 'r0' }, 'is of release r0, but the cards of r1'],
  ['another format', { ...table, words: 1 }, 'unknown format'],
  ['other records', { ...table, count: 1 }, 'has 1 records'],
  ['a place out of range', { ...table, words: 'far', places: 'zzzz' }, 'does not contain'],
  ['a place that is no number', { ...table, words: 'far', places: '' }, 'does not contain'],
])('a table with %s is rejected', (_, value, message) => {
  const rejection = readRejection(value)
  expect(rejection).toMatch(/^source-unreachable: /)
  expect(rejection).toContain(message)
})

test('a table that was parsed from JSON has the words of all records', () => {
  const { count, places } = readBodyTable(JSON.parse(JSON.stringify(table)), expected)
  const words = collectBodyPostings(documents)
  expect(count).toBe(words.count)
  expect([...places]).toEqual([...words.places].sort(([a], [b]) => compareStrings(a, b)))
})

test('the same records give the same bytes, and no records an empty table', () => {
  expect(JSON.stringify(writeBodyTable(documents, 'r1'))).toBe(JSON.stringify(table))
  expect(readBodyTable(writeBodyTable([], 'r1'), { release: 'r1', count: 0 })).toEqual({
    count: 0,
    places: new Map(),
  })
})
