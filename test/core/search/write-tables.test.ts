import { expect, test } from 'vitest'
import type { PublishedRecord } from '../../../src/core/content/record.ts'
import { createSearchEngine } from '../../../src/core/search/search-engine.ts'
import { listHeadTerms, writeSearchTables } from '../../../src/core/search/write-tables.ts'
import { publishedRecords } from '../../support/corpus/published-records.ts'

const terms = listHeadTerms(publishedRecords)

test('head terms are slugs and the words of slugs, names, tags and synonyms', () => {
  expect(terms).toEqual(expect.arrayContaining(['data-table', 'data', 'datagrid', 'pagination']))
})

test('head terms are sorted and unique', () => {
  expect(terms).toEqual([...new Set(terms)].sort())
})

test('every head term has hits', () => {
  const { search } = createSearchEngine(writeSearchTables(publishedRecords).head)
  expect(terms.filter((term) => search(term).hits.length === 0)).toEqual([])
})

test('unsafe file names and stop words are not head terms', () => {
  const data = { id: 'safe', name: 'Café 漢字', tags: ['con', 'com1', '../up', 'a/b', '__proto__'] }
  const record = { type: 'patterns', data } as unknown as PublishedRecord
  expect(listHeadTerms([record])).toEqual(['b', 'cafe', 'proto', 'safe'])
})
