import { expect, test } from 'vitest'
import type { AppPlan } from '../../../src/core/essence/app/app-plan.ts'
import { createRouter, getPageFolders } from '../../../src/core/render/links.ts'

const createPlan = (...paths: readonly string[]): AppPlan =>
  ({ pages: paths.map((path) => ({ path, aliases: [] })) }) as unknown as AppPlan

test.each([
  ['/', ''],
  ['/records', 'records/'],
  ['/records/:id/edit', 'records/id/edit/'],
  ['/docs/*', 'docs/any/'],
  ['/../../etc/passwd', 'etc/passwd/'],
  ['/a b/<c>', 'a-b/c/'],
])('the page of %s is in the folder "%s"', (path, folder) => {
  expect([...getPageFolders(createPlan(path)).values()]).toEqual([folder])
})

test('two routes never share a folder', () => {
  expect([...getPageFolders(createPlan('/a/:id', '/a/id', '/a/:id/')).values()]).toEqual([
    'a/id/',
    'a/id-2/',
    'a/id-3/',
  ])
})

test('a route without parameters wins', () => {
  const plan = createPlan('/records/:id', '/records/import', '/docs/*', '/')
  const findPage = createRouter(plan)
  const getRoute = (path: string) => findPage(path)?.path
  expect(getRoute('/records/import')).toBe('/records/import')
  expect(getRoute('/records/np-1/')).toBe('/records/:id')
  expect(getRoute('/docs/a/b/c')).toBe('/docs/*')
  expect(getRoute('/')).toBe('/')
  expect(getRoute('/records/a/b')).toBeUndefined()
  expect(getRoute('/constructor')).toBeUndefined()
})

test('the path that an archetype gives a page leads to it where the app has moved it', () => {
  const section = { id: 'reports' }
  const report = { path: '/reports/:id', aliases: [], section, page: { id: 'report' } }
  const plan = { pages: [report] } as unknown as AppPlan
  const archetype = { pages: [{ id: 'report', path: '/analytics/reports/:id' }] }
  const archetypes = new Map([['reports', archetype as never]])
  expect(createRouter(plan)('/analytics/reports/7')).toBeUndefined()
  expect(createRouter({ ...plan, archetypes })('/analytics/reports/7')).toBe(report)
})
