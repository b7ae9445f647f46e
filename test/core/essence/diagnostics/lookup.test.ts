import { expect, test } from 'vitest'
import type { Lookup } from '../../../../src/core/content/content-types.ts'
import { diagnoseEssence } from '../../../../src/core/essence/diagnose.ts'
import { createFixtureLookup } from '../../../support/corpus/fixture-lookup.ts'
import { cleanEssence, editEssence } from './clean-essence.ts'

const NAMED = [
  'archetypes/order-admin',
  'patterns/activity-feed',
  'patterns/auth-form',
  'patterns/data-table',
  'patterns/detail-header',
  'patterns/filter-bar',
  'shells/centered',
  'shells/sidebar-main',
  'themes/slate',
]

test('each record is requested once, and no list of slugs if nothing is missing', async () => {
  const lookup = createFixtureLookup()
  await diagnoseEssence(cleanEssence, lookup)
  expect([...lookup.requests.keys()].toSorted()).toEqual(NAMED)
  expect(new Set(lookup.requests.values())).toEqual(new Set([1]))
})

test('the slugs of a type are requested once, if a record is missing', async () => {
  const lookup = createFixtureLookup()
  const pages = [0, 1].map((index) => [`/blueprint/sections/0/pages/${index}/layout/0`, 'heron'])
  await diagnoseEssence(editEssence(Object.fromEntries(pages)), lookup)
  const lists = [...lookup.requests].filter(([name]) => !name.includes('/'))
  expect(lists).toEqual([['patterns', 1]])
})

test('all records are requested in parallel', async () => {
  const { get, slugs } = createFixtureLookup()
  const requests: string[] = []
  let open = (): void => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const slow: Lookup = {
    slugs,
    async get(type, slug) {
      requests.push(`${type}/${slug}`)
      await gate
      return get(type, slug)
    },
  }
  const issues = diagnoseEssence(cleanEssence, slow)
  expect(requests.toSorted()).toEqual(NAMED)
  open()
  expect(await issues).toEqual([])
})

test('the patterns of a leftover default_layout are not requested', async () => {
  const lookup = createFixtureLookup()
  const layout = [
    { pattern: 'gone', preset: 'x', as: 'filters' },
    { cols: ['a', 'b'], span: { c: 1 } },
  ]
  const essence = editEssence({ '/blueprint/sections/0/pages/0/default_layout': layout })
  expect(await diagnoseEssence(essence, lookup)).toEqual([])
  expect([...lookup.requests.keys()].toSorted()).toEqual(NAMED)
})

test('a page without an override requests no shell', async () => {
  const essence = editEssence({ '/blueprint/sections/0/pages/0/shell_override': null })
  expect(await diagnoseEssence(essence, createFixtureLookup())).toEqual([])
})

test('a lookup that fails is not a missing record', async () => {
  const broken: Lookup = {
    ...createFixtureLookup(),
    get: () => Promise.reject(new Error('no network')),
  }
  await expect(diagnoseEssence(cleanEssence, broken)).rejects.toThrow('no network')
})
