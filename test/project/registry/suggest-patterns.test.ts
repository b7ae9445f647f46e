import { expect, test } from 'vitest'
import { suggestPatterns } from '../../../src/project/registry/suggest-patterns.ts'

const environment = { cwd: '/', env: {}, settings: {}, note: () => {} }

test('at most five patterns are suggested, each with reasons', async () => {
  const description = 'a list of orders with filters and paging'
  const { items } = await suggestPatterns(environment, { description, route: '/orders/:id' })
  expect(items.length).toBeGreaterThan(0)
  expect(items.length).toBeLessThanOrEqual(5)
  for (const { reasons } of items) expect(reasons.length).toBeGreaterThan(0)
  expect(items.map(({ slug }) => slug)).toContain('filter-bar')
})

test('components in the code move a pattern up', async () => {
  const description = 'orders of one region'
  const source_code = '<Table><Checkbox /><Pagination /><Badge /><Menu /></Table>'
  const { items } = await suggestPatterns(environment, { description, source_code })
  expect(items[0]?.slug).toBe('data-table')
  expect(items[0]?.reasons.join(' ')).toMatch(/Your code already has Table/)
})

test('a long description is shortened, and an unknown one finds nothing', async () => {
  const long = await suggestPatterns(environment, { description: 'table '.repeat(100) })
  expect(long.items[0]?.slug).toBe('data-table')
  expect(await suggestPatterns(environment, { description: 'zzzz' })).toEqual({
    total: 0,
    items: [],
  })
})

test('a word such as "page" finds no pattern that only has it in its name', async () => {
  const description = 'page with list of invoices, filter by status and a total'
  const { items } = await suggestPatterns(environment, { description })
  expect(items.map(({ slug }) => slug).filter((slug) => slug.endsWith('-page'))).toEqual([])
  expect(items[0]).toMatchObject({ match: 100 })
  expect(items.map(({ match }) => match)).toEqual(
    items.map(({ match }) => match).sort((a, b) => b - a),
  )
  const { items: pages } = await suggestPatterns(environment, { description: 'page' })
  expect(pages.length).toBeGreaterThan(0)
})
