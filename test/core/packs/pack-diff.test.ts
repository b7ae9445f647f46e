import { expect, test } from 'vitest'
import type { Content, Lookup } from '../../../src/core/content/content-types.ts'
import type { Essence } from '../../../src/essence.ts'
import { compilePacks, diffPacks } from '../../../src/packs.ts'
import { fullEssence } from '../../support/essence/full-essence.ts'
import { setAtPointer } from '../../support/essence/set-at-pointer.ts'
import { officialPackLookup } from './official-bundles.ts'

const before = await compilePacks(fullEssence, officialPackLookup)

const after = (pointer: string, value: unknown, records: Lookup = officialPackLookup) =>
  compilePacks(setAtPointer(fullEssence, pointer, value) as Essence, records)

const TITLE = 'Orders, `/orders` (page `orders/order-list`)'

test('the same bundle has no changes', async () => {
  const again = await compilePacks(structuredClone(fullEssence), officialPackLookup)
  expect(diffPacks(before, again)).toEqual({ packs: [], causes: [] })
})

test('the purpose of a page changes that page and its section, under the headings it lists', async () => {
  const { packs, causes } = diffPacks(
    before,
    await after(
      '/blueprint/sections/0/pages/0/directives/0',
      'Purpose: the dispatcher finds late orders, selects them and assigns a driver.',
    ),
  )
  expect(packs).toEqual([
    { kind: 'section', id: 'orders', change: 'changed', parts: ['Pages'] },
    { kind: 'page', id: 'order-list', change: 'changed', parts: [TITLE] },
  ])
  expect(causes).toMatchObject([{ cause: 'essence' }])
})

test('a decision of a page changes only that page', async () => {
  const pointer = '/blueprint/sections/0/pages/0/directives/1'
  const { packs } = diffPacks(before, await after(pointer, 'Totals follow all of the filters.'))
  expect(packs).toEqual([{ kind: 'page', id: 'order-list', change: 'changed', parts: ['Decided'] }])
})

test('an added or removed page is reported', async () => {
  const pages = fullEssence.blueprint.sections[0]?.pages ?? []
  const added = { id: 'returns', route: '/returns', layout: ['data-table'] }
  const more = await after('/blueprint/sections/0/pages', [...pages, added])
  const changes = (diff: ReturnType<typeof diffPacks>) =>
    diff.packs.filter(({ change }) => change !== 'changed')
  const change = { kind: 'page', id: 'returns', parts: [] }
  expect(changes(diffPacks(before, more))).toEqual([{ ...change, change: 'added' }])
  expect(changes(diffPacks(more, before))).toEqual([{ ...change, change: 'removed' }])
})

test('a record that changed is the cause', async () => {
  const newer: Lookup = {
    slugs: officialPackLookup.slugs,
    async get(type, slug) {
      const record = await officialPackLookup.get(type, slug)
      if (slug !== 'filter-bar' || record === undefined) return record
      const accessibility = { role: 'form' }
      const always = ['Say how many results there are.']
      return { ...record, version: '2.1.0', accessibility, always } as Content[typeof type]
    },
  }
  const { packs, causes } = diffPacks(before, await compilePacks(fullEssence, newer))
  expect(packs.map(({ id, parts }) => [id, parts])).toEqual([['order-list', ['Done when']]])
  expect(causes).toEqual([
    { cause: 'record', name: 'pattern filter-bar', before: '2.0.0', after: '2.1.0' },
  ])
})
