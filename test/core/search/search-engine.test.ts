import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTENT_TYPES } from '../../../src/core/content/content-types.ts'
import type { PublishedRecord } from '../../../src/core/content/record.ts'
import { toSearchDocument } from '../../../src/core/search/search-document.ts'
import { createDocumentSearch, createSearchEngine } from '../../../src/core/search/search-engine.ts'
import { arbitraryText } from '../../support/arbitrary.ts'
import { publishedRecords } from '../../support/corpus/published-records.ts'

const record = (id: string, more: object = {}): PublishedRecord =>
  ({ type: 'patterns', data: { id, ...more } }) as unknown as PublishedRecord

const searchOver = (...records: PublishedRecord[]) =>
  createDocumentSearch(records.map(toSearchDocument))

const firstSlug = (records: PublishedRecord[], text: string): string | undefined =>
  searchOver(...records).search(text).hits[0]?.slug

const documents = publishedRecords.map(toSearchDocument)
const cardSearch = createSearchEngine(documents)
const search = createDocumentSearch(documents)

test('a record that matches the whole query ranks above a better partial match', () => {
  const records = [
    record('footer', { tags: ['links'] }),
    record('sitemap', { description: 'All links of a shop.' }),
    ...['hero', 'pricing', 'stepper', 'tabs'].map((id) => record(id)),
  ]
  expect(firstSlug(records, 'links')).toBe('footer')
  expect(firstSlug(records, 'shop links')).toBe('sitemap')
})

test('only the last word matches as a prefix', () => {
  const records = [record('sidebar'), record('footer')]
  expect(
    searchOver(...records)
      .search('foo')
      .hits.map(({ slug }) => slug),
  ).toEqual(['footer'])
  expect(
    searchOver(...records)
      .search('foo sidebar')
      .hits.map(({ slug }) => slug),
  ).toEqual(['sidebar'])
})

test.each([
  ['leader board', 'leaderboard'],
  ['leaderboard', 'leader-board'],
  ['monthly leader board', 'leaderboard'],
  ['monthly leaderboard', 'leader-board'],
  ['leadreboard', 'leader-board'],
  ['eladerboard', 'leaderboard'],
])('%s finds %s', (text, slug) => {
  expect(firstSlug([record('footer'), record(slug)], text)).toBe(slug)
})

test('an exact slug or name ranks first', () => {
  const loud = record('table-view', {
    name: 'Table',
    tags: ['list'],
    synonyms: ['list', 'list view'],
  })
  expect(firstSlug([loud, record('list')], 'list')).toBe('list')
})

test('stop words are ignored unless the query has no other words', () => {
  const records = [record('who-we-are'), record('table', { description: 'Rows that are sorted.' })]
  expect(firstSlug(records, 'who are the rows')).toBe('table')
  expect(firstSlug(records, 'who we are')).toBe('who-we-are')
})

test('frequent words of bodies find records alone, but only rank them with other words', () => {
  const records = Array.from({ length: 20 }, (_, number) =>
    record(`r${number}`, { use_when: number === 7 ? 'compare prices' : 'compare' }),
  )
  const { search } = searchOver(...records, record('compare-plans'))
  expect(search('compare').hits).toHaveLength(21)
  expect(
    search('compare prices')
      .hits.map(({ slug }) => slug)
      .sort(),
  ).toEqual(['compare-plans', 'r7'])
  expect(search('prices').hits[0]?.score).toBeLessThan(
    search('compare prices').hits.find(({ slug }) => slug === 'r7')?.score ?? 0,
  )
})

test('hits with equal scores keep the order of the records', () => {
  const records = ['c', 'a', 'b'].map((id) => record(id, { tags: ['same'] }))
  expect(
    searchOver(...records)
      .search('same')
      .hits.map(({ slug }) => slug),
  ).toEqual(['c', 'a', 'b'])
})

test.each([
  ['aliases', { aliases: ['scoreboard'] }],
  ['triggers', { classification: { triggers: ['scoreboard'] } }],
])('%s count as synonyms', (_, data) => {
  const { hits, getMatches } = searchOver(record('footer'), record('ranking', data)).search(
    'scoreboard',
  )
  expect(hits.flatMap(getMatches)).toContainEqual(
    expect.objectContaining({ field: 'synonyms', text: 'scoreboard' }),
  )
})

test('a search restricted to types suggests other types with hits', () => {
  const { hits } = search.search('dark', { types: ['themes'] })
  expect(new Set(hits.map(({ type }) => type))).toEqual(new Set(['themes']))
  const none = search.search('snackbar', { types: ['shells'] })
  expect(none.hits).toEqual([])
  expect(none.suggestions).toEqual({
    terms: [],
    types: [{ type: 'patterns', count: expect.any(Number) }],
  })
})

test('a query without hits suggests the nearest terms', () => {
  expect(search.search('brdcrmb').suggestions.terms).toContain('breadcrumb')
  expect(search.search('breadcrumb').suggestions).toEqual({ terms: [], types: [] })
})

test('a match has a field, a term and ranges', () => {
  const { hits, getMatches } = cardSearch.search('data grid')
  const matches = hits.filter(({ slug }) => slug === 'data-table').flatMap(getMatches)
  expect(matches).toContainEqual({
    field: 'name',
    term: 'data',
    text: 'Data table',
    ranges: [[0, 4]],
  })
  expect(matches).toContainEqual({
    field: 'synonyms',
    term: 'datagrid',
    text: 'data grid',
    ranges: [[0, 9]],
  })
})

test('cards can be searched alone, and the body only adds hits', () => {
  expect(cardSearch.search('shimmer').hits[0]?.slug).toBe('skeleton-loader')
  const before = cardSearch.search('sortable table').hits
  const after = new Map(search.search('sortable table').hits.map((hit) => [hit.slug, hit.score]))
  expect(before.filter(({ slug, score }) => (after.get(slug) ?? 0) < score)).toEqual([])
  expect(after.size).toBeGreaterThan(before.length)
})

const HARD = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'hasOwnProperty toString valueOf',
  '.*+?^$ {}()|[]\\',
  '\0',
  '\ud800 table',
  '😀😀',
  '*',
  'a'.repeat(10_000),
  'table '.repeat(2_000),
  'ab cd ef gh ij kl mn op qr st uv wx yz '.repeat(300),
]

test.each(HARD)('%j can be searched for', (text) => {
  const { hits } = search.search(text)
  expect(hits.every(({ score }) => Number.isFinite(score) && score > 0)).toBe(true)
})

const anyQuery = fc.oneof(
  arbitraryText,
  fc
    .array(fc.oneof(arbitraryText, fc.constantFrom(...HARD.slice(0, 10), 'data', 'table', 'side')))
    .map((parts) => parts.join(' ')),
)

test('any query has unique hits in descending order, with valid ranges', () => {
  fc.assert(
    fc.property(anyQuery, fc.option(fc.subarray([...CONTENT_TYPES])), (text, types) => {
      const { hits, getMatches } = search.search(text, { types: types ?? undefined })
      expect(hits.map(({ score }) => score)).toEqual(
        hits.map(({ score }) => score).sort((a, b) => b - a),
      )
      expect(new Set(hits.map(({ number }) => number)).size).toBe(hits.length)
      expect(types === null || hits.every(({ type }) => types.includes(type))).toBe(true)
      const ranges = hits
        .slice(0, 3)
        .flatMap(getMatches)
        .flatMap(({ text = '', ranges }) =>
          ranges.map(([from, to]) => [from, to, text.length] as const),
        )
      expect(ranges.every(([from, to, length]) => from >= 0 && from < to && to <= length)).toBe(
        true,
      )
    }),
    { seed: 59, numRuns: 200 },
  )
})
