import { expect, test } from 'vitest'
import { essenceFromArchetype } from '../../../../src/core/essence/compose/from-archetype.ts'
import { validate } from '../../../../src/core/generated/validators/essence.v4.ts'
import {
  createFixtureLookup,
  readFixtureRecord,
  readFixtureRecords,
} from '../../../support/corpus/fixture-lookup.ts'
import { findDanglingReferences } from './dangling-references.ts'

const slugs = Object.keys(readFixtureRecords().archetypes)

test.each(slugs)('%s becomes an essence of one section without unknown names', async (slug) => {
  const archetype = readFixtureRecord('archetypes', slug)
  const checked = await essenceFromArchetype(archetype, createFixtureLookup())
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  const { dna, blueprint, meta } = checked.value
  expect(validate(checked.value)).toBe(true)
  expect(findDanglingReferences(checked.value)).toEqual([])
  expect(blueprint.sections.map(({ id, role }) => [id, role])).toEqual([[slug, archetype.role]])
  expect(Object.keys(blueprint.routes ?? {})).toEqual(archetype.pages.map(({ path }) => path))
  expect(dna.theme.id).toBe(archetype.suggested_theme?.ids?.[0])
  expect(meta.archetype).toBe(slug)
})

test('the hotkeys of its navigation items are declared', async () => {
  const orders = readFixtureRecord('archetypes', 'order-admin')
  const checked = await essenceFromArchetype(orders, createFixtureLookup())
  expect(checked).toMatchObject({
    value: {
      blueprint: { sections: [{ navigation_items: orders.navigation_items }] },
      meta: { navigation: { hotkeys: [{ key: 'g o', label: 'Orders', route: '/orders' }] } },
    },
  })
})

test('the first of conflicting hotkeys remains', async () => {
  const orders = readFixtureRecord('archetypes', 'order-admin')
  const item = (label: string, hotkey: string) => ({ label, route: '/orders', hotkey })
  const navigation_items = [item('A', 'g'), item('B', 'g o'), item('C', 'go')]
  const checked = await essenceFromArchetype({ ...orders, navigation_items }, createFixtureLookup())
  expect(checked).toMatchObject({
    value: { meta: { navigation: { hotkeys: [{ key: 'g' }, { key: 'go' }] } } },
  })
})

test('a suggested mode and shape apply if the theme supports them', async () => {
  const launch = readFixtureRecord('archetypes', 'launch-page')
  const suggested_theme = { ids: ['graphite'], modes: ['light'], shapes: ['sharp'] }
  const checked = await essenceFromArchetype({ ...launch, suggested_theme }, createFixtureLookup())
  expect(checked).toMatchObject({
    value: { dna: { theme: { id: 'graphite', mode: 'dark', shape: 'sharp' } } },
  })
})

test('the option "theme" wins, and each record is requested once', async () => {
  const lookup = createFixtureLookup()
  const orders = readFixtureRecord('archetypes', 'order-admin')
  const checked = await essenceFromArchetype(orders, lookup, { theme: 'graphite' })
  expect(checked).toMatchObject({ value: { dna: { theme: { id: 'graphite', mode: 'dark' } } } })
  expect([...lookup.requests]).toEqual([
    ['themes/graphite', 1],
    ['shells/sidebar-main', 1],
  ])
})
