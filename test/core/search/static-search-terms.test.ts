import { expect, test } from 'vitest'
import type { PublishedRecord } from '../../../src/core/content/record.ts'
import { toSearchDocument } from '../../../src/core/search/search-document.ts'
import { createSearchEngine } from '../../../src/core/search/search-engine.ts'
import { listSearchTerms } from '../../../src/core/search/static-search-terms.ts'
import { publishedRecords } from '../../support/corpus/published-records.ts'

const documents = publishedRecords.map(toSearchDocument)
const terms = listSearchTerms(documents)

test('search terms are slugs and the words of slugs, names, tags and synonyms', () => {
  expect(terms).toEqual(expect.arrayContaining(['data-table', 'data', 'datagrid', 'pagination']))
})

test('search terms are sorted and unique', () => {
  expect(terms).toEqual([...new Set(terms)].sort())
})

test('every search term has hits', () => {
  const { search } = createSearchEngine(documents)
  expect(terms.filter((term) => search(term).hits.length === 0)).toEqual([])
})

test('unsafe file names and stop words are not search terms', () => {
  const data = { id: 'safe', name: 'Café 漢字', tags: ['con', 'com1', '../up', 'a/b', '__proto__'] }
  const record = { type: 'patterns', data } as unknown as PublishedRecord
  expect(listSearchTerms([toSearchDocument(record)])).toEqual(['b', 'cafe', 'proto', 'safe'])
})
