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

test('the same bundle has no changes', async () => {
  const again = await compilePacks(structuredClone(fullEssence), officialPackLookup)
  expect(diffPacks(before, again)).toEqual({ packs: [], causes: [] })
})

test('a directive of a page changes that page and its section, under the headings it lists', async () => {
  const { packs, causes } = diffPacks(
    before,
    await after('/blueprint/sections/0/pages/0/directives/0', 'Purpose: another one.'),
  )
  expect(packs).toEqual([
    { kind: 'section', id: 'orders', change: 'changed', parts: ['Pages'] },
    { kind: 'page', id: 'order-list', change: 'changed', parts: ['Rules'] },
  ])
  expect(causes).toMatchObject([{ cause: 'essence' }])
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
      return { ...record, version: '1.1.0', accessibility } as Content[typeof type]
    },
  }
  const { packs, causes } = diffPacks(before, await compilePacks(fullEssence, newer))
  expect(packs.map(({ id, parts }) => [id, parts])).toEqual([
    ['order-list', expect.arrayContaining(['Patterns'])],
  ])
  expect(causes).toEqual([
    { cause: 'record', name: 'pattern filter-bar', before: '1.0.0', after: '1.1.0' },
  ])
})
