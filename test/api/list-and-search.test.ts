import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createListAndSearch } from '../../src/api/list-and-search.ts'
import { queryPageLinks } from '../../src/api/page-links.ts'
import { parseListQuery, parseSearchQuery } from '../../src/api/query.ts'
import { type ListFilter, matchesFilter } from '../../src/api/row-filter.ts'
import { SORT_ORDERS } from '../../src/core/content/list.ts'
import { BLUEPRINT_SETS } from '../../src/core/content/record.ts'
import { runs } from '../support/arbitrary.ts'
import {
  anyRows,
  portfolio,
  type Row,
  row,
  slugs,
  withIntelligence,
} from '../support/corpus/rows.ts'

const ROWS = [
  row('plain', { ...withIntelligence({ recommended: false, source: 'authored' }) }),
  row('good', { ...withIntelligence({ recommended: true, source: 'hybrid' }) }),
  row('star', { blueprint_portfolio: portfolio('featured') }),
  row('secret', {
    blueprint_portfolio: portfolio('hidden'),
    ...withIntelligence({ recommended: true }),
  }),
  row('hero', { type: 'pattern', blueprint_portfolio: null, intelligence: null }),
]

test.each([
  [{}, ['good', 'hero', 'plain', 'star']],
  [{ recommended: false }, ['good', 'hero', 'plain', 'star']],
  [{ recommended: true }, ['good']],
  [{ intelligence_source: 'authored' }, ['plain']],
  [{ intelligence_source: 'benchmark' }, []],
  [{ blueprint_set: 'featured' }, ['hero', 'star']],
  [{ source: 'official', namespace: '@official' }, ['good', 'hero', 'plain', 'star']],
  [{ source: 'mine' }, []],
  [{ namespace: '@mine' }, []],
] as [ListFilter, string[]][])('%j keeps %j', (filter, expected) => {
  const matches = ROWS.filter((item) => matchesFilter(item, filter))
  expect(slugs(matches).sort()).toEqual(expected)
})

const listAndSearch = (rows: readonly Row[]) =>
  createListAndSearch({
    rows: async () => ({ rows }),
    find: async () => ({ rows: [], suggestions: [], explain: (item) => item }),
    links: queryPageLinks,
  })

const filters = fc.record({
  sort: fc.constantFrom(...SORT_ORDERS),
  recommended: fc.boolean(),
  blueprint_set: fc.constantFrom(...BLUEPRINT_SETS),
})

test('the pages of a list are the list, whatever the order of the rows before', async () => {
  const limits = fc.integer({ min: 1, max: 5 })
  const property = fc.asyncProperty(anyRows, filters, limits, async (rows, input, limit) => {
    const query = parseListQuery('blueprints', { ...input, limit: 100 })
    const whole = await listAndSearch(rows).list(query)
    const reversed = listAndSearch(rows.toReversed())
    const offsets = Array.from({ length: 13 }, (_, index) => index * limit)
    const pages = await Promise.all(
      offsets.map((offset) =>
        reversed.list(parseListQuery('blueprints', { ...input, limit, offset })),
      ),
    )
    expect(pages.flatMap(({ items }) => items)).toEqual(whole.items)
    expect(pages.every(({ total }) => total === whole.items.length)).toBe(true)
  })
  await fc.assert(property, runs(300))
})

test('a search without words filters and sorts all rows of its types', async () => {
  const { results, facets } = await listAndSearch(ROWS).search(
    parseSearchQuery({ type: 'blueprints', sort: 'name' }),
  )
  expect(slugs(results)).toEqual(['good', 'plain', 'star'])
  expect(facets).toEqual({
    type: { blueprint: 3 },
    recommended: { true: 1 },
    intelligence_source: { authored: 1, hybrid: 1 },
    blueprint_set: { featured: 1 },
  })
})
