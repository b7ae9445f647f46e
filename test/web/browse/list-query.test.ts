import { expect, test } from 'vitest'
import {
  formatListQuery,
  listFilterControls,
  PAGE_SIZE,
  parseListQuery,
  toApiQuery,
  updateListQuery,
} from '../../../src/web/browse/list-query.ts'

test('a URL is read by the parameters of lists; other parameters and empty values are left out', () => {
  expect(parseListQuery('?sort=name&recommended=true&offset=12&q=x&utm_source=y&limit=')).toEqual({
    sort: 'name',
    recommended: 'true',
    offset: '12',
  })
})

test.each([
  [{ sort: 'recommended', blueprint_set: 'all', offset: '0', recommended: 'false' }, ''],
  [{ limit: String(PAGE_SIZE) }, ''],
  [{ limit: '20' }, 'limit=20'],
  [{ offset: '12', 'record-category': 'data' }, 'record-category=data&offset=12'],
  [{ offset: '12', sort: 'name' }, 'sort=name&offset=12'],
  [
    { intelligence_source: 'hybrid', recommended: 'true' },
    'recommended=true&intelligence_source=hybrid',
  ],
])('%j is written as "%s"', (query, expected) => {
  expect(formatListQuery(query)).toBe(expected)
})

test('a changed filter returns to the first page', () => {
  const query = { sort: 'name', offset: '24' }
  expect(updateListQuery(query, { recommended: 'true' })).toEqual({
    sort: 'name',
    recommended: 'true',
  })
  expect(updateListQuery(query, { sort: '' })).toEqual({})
  expect(updateListQuery(query, { offset: '12' })).toEqual({ sort: 'name', offset: '12' })
})

test('the API is asked for pages of the size of the explorer', () => {
  expect(toApiQuery({ sort: 'name', 'record-category': 'data' })).toEqual({
    limit: '12',
    sort: 'name',
  })
  expect(toApiQuery({ limit: '50' })).toEqual({ limit: '50' })
})

test('selects start with their default, and "any" stands for no filter', () => {
  const options = listFilterControls('blueprints').map(({ name, options }) => [
    name,
    options?.map(({ value, label }) => `${value}: ${label}`),
  ])
  expect(options).toEqual([
    ['sort', ['recommended: recommended first', 'recent: newest first', 'name: name']],
    [
      'intelligence_source',
      [': any', 'authored: not verified', 'benchmark: verified', 'hybrid: partly verified'],
    ],
    ['blueprint_set', ['all: all', 'featured: featured', 'certified: certified', 'labs: labs']],
    ['recommended', undefined],
  ])
})
