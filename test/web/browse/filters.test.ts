import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import {
  areUsefulCategories,
  countCategories,
  formatCategory,
  updateCounts,
} from '../../../src/web/browse/categories.ts'
import { EmptyList, listActiveFilters } from '../../../src/web/browse/empty-list.tsx'
import { countFilterValues, keepUsefulControls } from '../../../src/web/browse/filter-counts.ts'
import { listFilterControls } from '../../../src/web/browse/list-query.ts'

const createRow = (slug: string, recommended: boolean, source: string) => ({
  ...{ id: slug, slug, namespace: '@official', type: 'pattern' },
  intelligence: { recommended, source } as never,
})

const rows = [
  createRow('a', true, 'hybrid'),
  createRow('b', true, 'hybrid'),
  createRow('c', true, 'benchmark'),
]
const counts = countFilterValues('patterns', rows)

test('the rows of every value of every filter are counted', () => {
  expect(counts).toEqual({
    recommended: { true: 3 },
    intelligence_source: { authored: 0, benchmark: 1, hybrid: 2 },
  })
})

test('filters that leave all rows or none are left out; an order stays', () => {
  const controls = keepUsefulControls(listFilterControls('patterns'), {
    counts,
    total: 3,
    query: {},
  })
  expect(controls.map(({ name }) => name)).toEqual(['sort', 'intelligence_source'])
  expect(controls[1]?.options?.map(({ label }) => label)).toEqual([
    'any',
    'verified (1)',
    'partly verified (2)',
  ])
})

test('a filter of the URL stays, so that it can be removed', () => {
  const controls = keepUsefulControls(listFilterControls('patterns'), {
    counts,
    total: 3,
    query: { recommended: 'true' },
  })
  expect(controls.map(({ label }) => label)).toContain('Recommended only (3)')
})

test('categories are counted, the largest first, and keep their order when filters change', () => {
  const categories = countCategories(['forms', 'data', undefined, 'data', 'account'])
  expect(categories).toEqual([
    { name: 'data', count: 2 },
    { name: 'account', count: 1 },
    { name: 'forms', count: 1 },
  ])
  expect(updateCounts(categories, countCategories(['forms', 'forms', 'data']))).toEqual([
    { name: 'data', count: 1 },
    { name: 'forms', count: 2 },
  ])
  expect(formatCategory('state-feedback')).toBe('State feedback')
  expect(formatCategory('ai')).toBe('AI')
  expect(formatCategory('saas & internal tools')).toBe('SaaS & internal tools')
})

test.each([
  ['several groups', ['a', 'a', 'b'], true],
  ['one group', ['a', 'a'], false],
  ['one record per group', ['a', 'b'], false],
])('%s: categories are useful: %s', (_name, names, expected) => {
  expect(areUsefulCategories(countCategories(names))).toBe(expected)
})

test('an empty list names its filters and offers to remove each', () => {
  const query = {
    'record-category': 'data',
    recommended: 'true',
    sort: 'name',
    blueprint_set: 'all',
  }
  expect(listActiveFilters('blueprints', query).map(({ label }) => label)).toEqual([
    'Data',
    'Recommended only',
  ])
  const html = renderToString(
    h(EmptyList, { type: 'blueprints', query, total: 0, onNavigate: () => {} }),
  )
  expect(html).toContain('No blueprints match “Data” and “Recommended only”.')
  expect(html.match(/Remove “/g)).toHaveLength(2)
})
