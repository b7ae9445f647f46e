import { expect, test } from 'vitest'
import type { AppPlan } from '../../../src/core/packs/app-plan.ts'
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
])('%s lies in "%s"', (path, folder) => {
  expect([...getPageFolders(createPlan(path)).values()]).toEqual([folder])
})

test('two routes never share a folder', () => {
  expect([...getPageFolders(createPlan('/a/:id', '/a/id', '/a/:id/')).values()]).toEqual([
    'a/id/',
    'a/id-2/',
    'a/id-3/',
  ])
})

test('an address is led to the page without parameters first', () => {
  const plan = createPlan('/records/:id', '/records/import', '/docs/*', '/')
  const route = createRouter(plan)
  const pathTo = (address: string) => route(address)?.path
  expect(pathTo('/records/import')).toBe('/records/import')
  expect(pathTo('/records/np-1/')).toBe('/records/:id')
  expect(pathTo('/docs/a/b/c')).toBe('/docs/*')
  expect(pathTo('/')).toBe('/')
  expect(pathTo('/records/a/b')).toBeUndefined()
  expect(pathTo('/constructor')).toBeUndefined()
})
