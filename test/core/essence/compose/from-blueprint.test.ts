import { expect, test } from 'vitest'
import { essenceFromBlueprint } from '../../../../src/core/essence/compose/from-blueprint.ts'
import type { EssenceOptions } from '../../../../src/core/essence/compose/options.ts'
import type { Essence } from '../../../../src/core/essence/version.ts'
import type { BlueprintV1 } from '../../../../src/core/generated/types/blueprint.v1.ts'
import { validate } from '../../../../src/core/generated/validators/essence.v4.ts'
import { createFixtureLookup, readFixtureRecord } from '../../../support/corpus/fixture-lookup.ts'
import { findDanglingReferences } from './dangling-references.ts'

const store = readFixtureRecord('blueprints', 'store-admin')

async function createEssence(blueprint: BlueprintV1, options?: EssenceOptions): Promise<Essence> {
  const checked = await essenceFromBlueprint(blueprint, createFixtureLookup(), options)
  expect(checked).toMatchObject({ ok: true })
  if (!checked.ok) throw new Error('The blueprint has issues.')
  expect({ valid: validate(checked.value), errors: validate.errors }).toMatchObject({
    errors: null,
  })
  return checked.value
}

const findSection = ({ blueprint }: Essence, id: string) =>
  blueprint.sections.find((section) => section.id === id)

test.each(['store-admin', 'product-landing'])(
  '%s becomes an essence without unknown names',
  async (slug) => {
    const blueprint = readFixtureRecord('blueprints', slug)
    const essence = await createEssence(blueprint)
    expect(findDanglingReferences(essence)).toEqual([])
    expect(Object.keys(essence.blueprint.routes ?? {})).toEqual(Object.keys(blueprint.routes))
    expect(JSON.stringify(essence)).not.toContain('default_layout')
    expect(JSON.stringify(await createEssence(blueprint))).toBe(JSON.stringify(essence))
  },
)

test('the DNA comes from the theme', async () => {
  expect((await createEssence(store)).dna).toEqual({
    theme: { id: 'slate', mode: 'auto', shape: 'sharp' },
    spacing: { base_unit: 4, scale: 'linear', density: 'compact', content_gap: '1rem' },
    typography: { scale: '1.2', heading_weight: 600, body_weight: 400 },
    color: { palette: 'slate', accent_count: 1, cvd_preference: 'status-shape' },
    radius: { philosophy: 'sharp', base: 3 },
    elevation: { system: 'levels', max_levels: 4 },
    motion: { preference: 'subtle', duration_scale: 1, reduce_motion: true },
    accessibility: { wcag_level: 'AA', focus_visible: true, skip_nav: true },
    personality: [store.personality],
  })
})

test('sections keep their order, a prefix is the id, and inherit is resolved', async () => {
  const { blueprint } = await createEssence(store)
  expect(blueprint.sections.map(({ id, role, shell }) => [id, role, shell])).toEqual([
    ['auth-basic', 'gateway', 'centered'],
    ['orders', 'primary', 'sidebar-main'],
    ['system-pages', 'auxiliary', 'sidebar-main'],
  ])
  const landing = await createEssence(readFixtureRecord('blueprints', 'product-landing'))
  expect(findSection(landing, 'system-pages')?.shell).toBe('top-nav-footer')
})

test('directives are in order: title, brief, rules, states; in a section rules, then the voice', async () => {
  const essence = await createEssence(store)
  const { page_briefs } = readFixtureRecord('archetypes', 'order-admin')
  const orders = findSection(essence, 'orders')
  expect(orders?.pages[0]?.directives).toEqual([
    'Title: Orders',
    `Purpose: ${page_briefs?.list}`,
    'Keep filters, sort and page in the URL query.',
    'While loading: Filters stay usable while rows load.',
    'When empty: Say how the first order arrives.',
    'On an error: Keep the rows that are shown.',
    'Without permission: Name who can grant access.',
  ])
  expect(orders?.directives).toEqual([
    'Show amounts in the currency of the order.',
    'Voice: exact, calm and brief.',
    'Button verbs: Ship, Refund, Assign or Export, where they fit.',
    'Never write: "oops" or "simply".',
    'Empty states: Say what will appear here and which action brings the first one.',
    'Errors: Name the order, the cause and the next step.',
    'Loading: Name what is being read when it takes longer than two seconds.',
  ])
})

test('columns keep their widths', async () => {
  const { default_layout } = readFixtureRecord('archetypes', 'order-admin').pages[1] ?? {}
  expect(findSection(await createEssence(store), 'orders')?.pages[1]?.layout).toEqual(
    default_layout,
  )
})

test('a navigation item has the path that the blueprint gives its page', async () => {
  expect(findSection(await createEssence(store), 'orders')?.navigation_items).toEqual([
    { label: 'Orders', route: '/', icon: 'package', hotkey: 'g o' },
  ])
})

test('a hotkey has the name of its page as label, and the palette is unchanged', async () => {
  expect((await createEssence(store)).meta.navigation).toEqual({
    ...store.navigation,
    hotkeys: [
      { key: 'g o', label: 'Orders', route: '/' },
      { key: 'e', label: 'Export orders', action: 'export-orders' },
    ],
  })
})

test('the main section has the features that no other section names', async () => {
  const essence = await createEssence(store)
  expect(essence.blueprint.features).toEqual([
    'search',
    'export',
    'audit-log',
    'sign-in',
    'registration',
    'bulk-edit',
  ])
  expect(findSection(essence, 'orders')?.features).toEqual([
    'search',
    'export',
    'bulk-edit',
    'audit-log',
  ])
})

test('overrides add and remove features and pages, and change a page', async () => {
  const overrides = {
    features_add: ['gift-cards'],
    features_remove: ['export', 'registration'],
    pages_remove: ['register'],
    pages: {
      detail: { surface: 'surface-raised', shell: 'centered' },
      list: { directives: ['Be fast.'] },
    },
  }
  const routes = { ...store.routes, '/orders/:id': { archetype: 'order-admin', page: 'detail' } }
  const navigation = {
    hotkeys: [
      { key: 'n', route: '/register' },
      { key: 'x', route: '/register', action: 'leave' },
    ],
    command_palette: { commands: [{ id: 'r', label: 'Register', route: '/register' }] },
  }
  const essence = await createEssence({ ...store, overrides, routes, navigation })
  expect(findDanglingReferences(essence)).toEqual([])
  expect(essence.blueprint.features).toEqual([
    'search',
    'audit-log',
    'sign-in',
    'bulk-edit',
    'gift-cards',
  ])
  expect(findSection(essence, 'auth-basic')?.pages.map(({ id }) => id)).toEqual(['login'])
  expect(findSection(essence, 'orders')?.pages).toMatchObject([
    {
      id: 'list',
      directives: expect.arrayContaining([expect.stringContaining('Staff narrow'), 'Be fast.']),
    },
    { id: 'detail', surface: 'surface-raised', shell_override: 'centered' },
  ])
  expect(essence.meta.navigation).toEqual({
    hotkeys: [{ key: 'x', label: 'Leave', action: 'leave' }],
    command_palette: { commands: [] },
  })
})

test('a public site is static, an app is not', async () => {
  const landing = await createEssence(readFixtureRecord('blueprints', 'product-landing'))
  expect(landing.meta).toEqual({
    archetype: 'launch-page',
    target: 'react-vite',
    platform: { type: 'static', routing: 'pathname' },
    guard: { mode: 'guided', dna_enforcement: 'warn', blueprint_enforcement: 'warn' },
    seo: { schema_org: ['Product'], meta_priorities: ['title', 'description', 'og:image'] },
  })
  const { meta } = await createEssence(store)
  expect(meta).toMatchObject({
    archetype: 'order-admin',
    platform: { type: 'spa', routing: 'history' },
  })
})

const OPTIONS: readonly [string, EssenceOptions, object][] = [
  [
    'a theme brings its own mode',
    { theme: 'graphite' },
    { dna: { theme: { id: 'graphite', mode: 'dark', shape: 'sharp' } } },
  ],
  ['a mode', { mode: 'dark' }, { dna: { theme: { mode: 'dark' } } }],
  [
    'a shape brings its corners',
    { shape: 'rounded' },
    { dna: { theme: { shape: 'rounded' }, radius: { philosophy: 'rounded', base: 8 } } },
  ],
  ['a target', { target: 'astro' }, { meta: { target: 'astro' } }],
  [
    'a density',
    { density: 'spacious' },
    { dna: { spacing: { density: 'spacious', base_unit: 4 } } },
  ],
  [
    'strict',
    { guard: 'strict' },
    {
      meta: { guard: { mode: 'strict', dna_enforcement: 'error', blueprint_enforcement: 'warn' } },
    },
  ],
  [
    'creative',
    { guard: 'creative' },
    { meta: { guard: { mode: 'creative', dna_enforcement: 'off', blueprint_enforcement: 'off' } } },
  ],
]

test.each(OPTIONS)('an option applies: %s', async (_name, options, expected) => {
  expect(await createEssence(store, options)).toMatchObject(expected)
})

test('editing an essence changes no record', async () => {
  const blueprint = readFixtureRecord('blueprints', 'store-admin')
  const essence = await createEssence(blueprint, { guard: 'strict' })
  const palette = essence.meta.navigation?.command_palette
  if (typeof palette === 'object') palette.commands = palette.commands?.splice(0) ?? []
  essence.meta.guard.mode = 'creative'
  expect(blueprint).toEqual(store)
  expect((await createEssence(blueprint, { guard: 'strict' })).meta.guard.mode).toBe('strict')
})

test('every record is requested once', async () => {
  const lookup = createFixtureLookup()
  await essenceFromBlueprint(store, lookup)
  expect([...lookup.requests].toSorted()).toEqual([
    ['archetypes/auth-basic', 1],
    ['archetypes/order-admin', 1],
    ['archetypes/system-pages', 1],
    ['shells/centered', 1],
    ['shells/sidebar-main', 1],
    ['themes/slate', 1],
  ])
})
