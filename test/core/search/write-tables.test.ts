import { expect, test } from 'vitest'
import type { PublishedRecord } from '../../../src/core/content/record.ts'
import { createSearchEngine } from '../../../src/core/search/search-engine.ts'
import { listHeadTerms, writeSearchTables } from '../../../src/core/search/write-tables.ts'
import { publishedRecords } from '../../support/corpus/published-records.ts'

const terms = listHeadTerms(publishedRecords)

test('slugs and the words of slugs, names, tags and synonyms are terms', () => {
  expect(terms).toEqual(expect.arrayContaining(['data-table', 'data', 'datagrid', 'pagination']))
})

test('terms are in the order of their code units, each once', () => {
  expect(terms).toEqual([...new Set(terms)].sort())
})

test('every term finds something', () => {
  const { search } = createSearchEngine(writeSearchTables(publishedRecords).head)
  expect(terms.filter((term) => search(term).hits.length === 0)).toEqual([])
})

test('what is no file name everywhere, and words that tell nothing, are no terms', () => {
  const data = { id: 'safe', name: 'Café 漢字', tags: ['con', 'com1', '../up', 'a/b', '__proto__'] }
  const record = { type: 'patterns', data } as unknown as PublishedRecord
  expect(listHeadTerms([record])).toEqual(['b', 'cafe', 'proto', 'safe'])
})
