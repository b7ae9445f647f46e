import { expect, test } from 'vitest'
import { corpusClient } from '../../../src/site.ts'
import { findEverything } from '../../../src/web/search/find-everything.ts'
import { createPageSearch } from '../../../src/web/search/find-pages.ts'
import { PAGE_KINDS } from '../../../src/web/search/page-kinds.ts'
import { listSearchPages } from '../../../src/web/search/search-pages.ts'
import { parseSearchQuery } from '../../../src/web/search/search-url.ts'
import type { SearchRequest } from '../../../src/web/search/types.ts'
import { loadSiteData } from '../../../src/web/site-data.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'

const client = corpusClient(officialCorpus)
const pages = listSearchPages(await loadSiteData(client))
const sources = {
  client,
  findPages: await createPageSearch(pages),
}
const find = (request: Partial<SearchRequest>) =>
  findEverything(sources, { q: '', limit: 20, ...request })

test('there are pages of every kind, each with a name and its own path', () => {
  expect(new Set(pages.map(({ kind }) => kind))).toEqual(new Set(PAGE_KINDS))
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  expect(pages.filter(({ name }) => name.trim() === '')).toEqual([])
})

test.each([
  ['svc compile', 'docs/commands/#compile'],
  ['essence-invalid', 'problem/essence-invalid/'],
  ['essence.v4.json', 'schema/essence.v4/'],
  ['deploy', 'docs/deploy/'],
  ['POST /v1/packs/select', 'docs/api/post-packs-select/'],
  ['data table', 'patterns/data-table/'],
  ['sv', 'docs/commands/#init'],
])('%s finds %s first', async (q, path) => {
  expect((await find({ q })).hits[0]?.path).toBe(path)
})

test('a misspelled command is found', async () => {
  const { hits } = await find({ q: 'compiel', kind: 'command' })
  expect(hits.map(({ path }) => path)).toContain('docs/commands/#compile')
})

test('the counts of kinds match the filtered results, which have no records', async () => {
  const { facets, total } = await find({ q: 'schema' })
  const counts = { ...facets.type, ...facets.kind }
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(total)
  for (const [kind, count] of Object.entries(facets.kind)) {
    const filtered = await find({ q: 'schema', kind, limit: 100 })
    expect(filtered.total).toBe(count)
    expect(filtered.hits.every(({ label }) => label === kind)).toBe(true)
    expect(filtered.facets.kind).toEqual(facets.kind)
  }
})

test('filters for records leave out pages', async () => {
  const { hits, facets } = await find({ q: 'table', recommended: true })
  expect(hits.length).toBeGreaterThan(0)
  expect(hits.every(({ label }) => label in facets.type)).toBe(true)
  expect(facets.kind).toEqual({})
  expect(
    (await find({ q: 'schema', type: 'pattern' })).hits.map(({ label }) => label),
  ).not.toContain('schema')
})

test('a kind is read from the URL only if it exists', () => {
  expect(parseSearchQuery('?q=x&kind=schema').filters).toEqual({ kind: 'schema' })
  expect(parseSearchQuery('?q=x&kind=other').filters).toEqual({})
})
