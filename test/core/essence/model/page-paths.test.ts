import { expect, test } from 'vitest'
import { planApp } from '../../../../src/core/essence/app/app-plan.ts'
import { essenceFromArchetype } from '../../../../src/core/essence/compose/from-archetype.ts'
import {
  createPathAllocator,
  derivePagePath,
  sortByPreference,
} from '../../../../src/core/essence/model/page-paths.ts'
import { createFixtureLookup, readFixtureRecord } from '../../../support/corpus/fixture-lookup.ts'

test.each([
  ['home', '/'],
  ['index', '/'],
  ['orders', '/orders'],
  ['detail', '/detail/:id'],
  ['order-detail', '/order-detail/:id'],
  ['details', '/details'],
  ['order-detail-print', '/order-detail-print'],
])('the page %s is at %s', (id, path) => {
  expect(derivePagePath(id)).toBe(path)
})

test('a page without a path is at the same path when composed and when packed', async () => {
  const archetype = readFixtureRecord('archetypes', 'order-admin')
  const [page] = archetype.pages
  const ids = ['home', 'index', 'detail', 'order-detail', 'list']
  const pages = ids.map((id) => ({ ...page, id, path: undefined }))
  const checked = await essenceFromArchetype(
    { ...archetype, navigation_items: [], pages } as typeof archetype,
    createFixtureLookup(),
  )
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  const { routes, ...blueprint } = checked.value.blueprint
  const sections = blueprint.sections.map((section) => ({
    ...section,
    pages: section.pages.map(({ route: _, ...rest }) => rest),
  }))
  const packed = planApp({ ...checked.value, blueprint: { ...blueprint, sections } })
  const paths = ['/', '/order-admin', '/detail/:id', '/order-detail/:id', '/list']
  expect(Object.keys(routes ?? {})).toEqual(paths)
  expect(packed.pages.map(({ path }) => path)).toEqual(paths)
})

test('the preferred path is the own one, then the shortest, then the first by code unit', () => {
  const paths = ['/cc', '/b', '/own/path', '/a']
  expect(sortByPreference(paths)).toEqual(['/a', '/b', '/cc', '/own/path'])
  expect(sortByPreference(paths, '/own/path')).toEqual(['/own/path', '/a', '/b', '/cc'])
})

test('paths that differ in the names of parameters only are the same path', () => {
  const allocatePath = createPathAllocator(['/orders/:id'])
  expect(allocatePath('/orders/:key', 's')).toBe('/s/orders/:key')
})

test('very many equal paths take linear time', () => {
  const allocatePath = createPathAllocator([])
  const paths = Array.from({ length: 50_000 }, () => allocatePath('/same/:id', 'wide'))
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.at(-1)).toBe('/wide-49999/same/:id')
})
