import { expect, test } from 'vitest'
import { essenceFromBlueprint } from '../../../../src/core/essence/compose/from-blueprint.ts'
import type { Essence, LayoutItem } from '../../../../src/core/essence/version.ts'
import type { ArchetypeV2, Page } from '../../../../src/core/generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../../../../src/core/generated/types/blueprint.v1.ts'
import type { ThemeV1 } from '../../../../src/core/generated/types/theme.v1.ts'
import {
  createFixtureLookup,
  readFixtureRecord,
  readFixtureRecords,
} from '../../../support/corpus/fixture-lookup.ts'
import { findDanglingReferences } from './dangling-references.ts'

const plain: BlueprintV1 = {
  $schema: 'https://svc.example/schemas/blueprint.v1.json',
  id: 'plain',
  version: '1.0.0',
  name: 'Plain',
  theme: { id: 'slate' },
  routes: {},
}

/** Composes an essence from the fixture corpus, with changes to some records. */
async function createEssence(
  blueprint: Partial<BlueprintV1>,
  archetypes: Record<string, Partial<ArchetypeV2>> = {},
  slate: Partial<ThemeV1> = {},
): Promise<Essence> {
  const records = readFixtureRecords()
  const changed = Object.entries(archetypes).map(([slug, change]) => {
    const base = records.archetypes[slug] ?? readFixtureRecord('archetypes', 'order-admin')
    return [slug, { ...base, id: slug, ...change }] as const
  })
  const lookup = createFixtureLookup({
    ...records,
    archetypes: { ...records.archetypes, ...Object.fromEntries(changed) },
    themes: { ...records.themes, slate: { ...readFixtureRecord('themes', 'slate'), ...slate } },
  })
  const checked = await essenceFromBlueprint({ ...plain, ...blueprint }, lookup)
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  expect(findDanglingReferences(checked.value)).toEqual([])
  return checked.value
}

const listRoutes = ({ blueprint }: Essence) =>
  Object.entries(blueprint.routes ?? {}).map(([path, to]) => `${path} ${to.section}/${to.page}`)

const TWICE = [
  { archetype: 'order-admin', prefix: '/sales/' },
  { archetype: 'order-admin', prefix: '/returns', role: 'auxiliary' as const },
]

const ROUTES: readonly [string, Partial<BlueprintV1>, string[]][] = [
  [
    'pages without a route get their own path',
    { compose: ['order-admin'] },
    ['/orders order-admin/list', '/orders/:id order-admin/detail'],
  ],
  [
    'a prefix goes before the path of a page without a route',
    { compose: TWICE },
    [
      '/sales/orders sales/list',
      '/sales/orders/:id sales/detail',
      '/returns/orders returns/list',
      '/returns/orders/:id returns/detail',
    ],
  ],
  [
    'a route belongs to the section whose prefix covers it',
    {
      compose: TWICE,
      routes: {
        '/returns/all': { archetype: 'order-admin', page: 'list' },
        '/sales': { archetype: 'order-admin', page: 'list' },
      },
    },
    [
      '/returns/all returns/list',
      '/sales sales/list',
      '/sales/orders/:id sales/detail',
      '/returns/orders/:id returns/detail',
    ],
  ],
  [
    'an archetype that is composed twice without a prefix gets two ids and free paths',
    { compose: ['system-pages', 'system-pages'] },
    ['/not-found system-pages/not-found', '/system-pages-2/not-found system-pages-2/not-found'],
  ],
  [
    'the single-archetype form names no archetype in its routes',
    { archetype: 'order-admin', routes: { '/': { page: 'list' }, '/o/:id': { page: 'detail' } } },
    ['/ order-admin/list', '/o/:id order-admin/detail'],
  ],
  [
    'without compose the archetypes are those of the routes',
    { routes: { '/sign-in': { archetype: 'auth-basic', page: 'login' } } },
    ['/sign-in auth-basic/login', '/register auth-basic/register'],
  ],
  [
    'a route without a page shows the page that has its path',
    { compose: ['order-admin'], routes: { '/orders': {}, '/': { page: 'list' } } },
    ['/orders order-admin/list', '/ order-admin/list', '/orders/:id order-admin/detail'],
  ],
]

test.each(ROUTES)('%s', async (_name, blueprint, routes) => {
  expect(listRoutes(await createEssence(blueprint))).toEqual(routes)
})

test('a page with several paths has its own, else the shortest, else the first', async () => {
  const list = { archetype: 'order-admin', page: 'list' }
  const detail = { archetype: 'order-admin', page: 'detail' }
  const routes = { '/': list, '/orders': list, '/c': detail, '/b': detail, '/aa': detail }
  const { blueprint } = await createEssence({ compose: ['order-admin'], routes })
  expect(blueprint.sections[0]?.pages.map(({ route }) => route)).toEqual(['/orders', '/b'])
})

test.each([
  ['/orders', '/desk', '/desk'],
  ['^/orders(/|$)', '/desk', '^/desk(/|$)'],
  ['/orders', '/', undefined],
  ['/basket', '/desk', undefined],
])('an item that is active at %s and moves to %s is active at %s', async (match, path, moved) => {
  const navigation_items = [
    { label: 'Orders', route: '/orders', active_match: match },
    { label: 'Gone', route: '/gone' },
  ]
  const routes = { [path]: { archetype: 'order-admin', page: 'list' } }
  const { blueprint } = await createEssence(
    { compose: ['order-admin'], routes },
    { 'order-admin': { navigation_items } },
  )
  const item = { label: 'Orders', route: path, ...(moved && { active_match: moved }) }
  expect(blueprint.sections[0]?.navigation_items).toEqual([item])
})

const LAYOUTS: readonly [string, Partial<Page>, LayoutItem[]][] = [
  ['the authored layout', { layout: ['hero'], default_layout: ['error-page'] }, ['hero']],
  ['the default layout', { default_layout: ['error-page'] }, ['error-page']],
  [
    'the patterns in order',
    { patterns: ['hero', { pattern: 'data-table' }] },
    ['hero', { pattern: 'data-table' }],
  ],
  [
    'the pattern of an alias',
    { default_layout: ['top'], patterns: [{ pattern: 'hero', preset: 'split', as: 'top' }] },
    [{ pattern: 'hero', preset: 'split', as: 'top' }],
  ],
  ['a single column as a row', { default_layout: [{ cols: ['hero'] }, { cols: [] }] }, ['hero']],
  [
    'columns without invalid fields',
    {
      default_layout: [
        {
          cols: ['hero', 'data-table'],
          at: 'wide',
          span: { hero: 2, unknown: 1, 'data-table': 0 },
        },
      ],
    },
    [{ cols: ['hero', 'data-table'], span: { hero: 2 } }],
  ],
  [
    'columns with all their fields',
    {
      default_layout: [
        {
          cols: ['hero', 'data-table'],
          breakpoints: [{ at: 'md', cols: 2 }],
          responsive: 'viewport',
        },
      ],
    },
    [
      {
        cols: ['hero', 'data-table'],
        breakpoints: [{ at: 'md', cols: 2 }],
        responsive: 'viewport',
      },
    ],
  ],
]

test.each(LAYOUTS)('a page shows %s', async (_name, fields, layout) => {
  const page = { id: 'list', shell: 'centered', default_layout: [], ...fields }
  const { blueprint } = await createEssence({ compose: ['x'] }, { x: { pages: [page] } })
  expect(blueprint.sections[0]?.pages[0]?.layout).toEqual(layout)
})

test('a section has the most frequent shell of its pages; other pages override it', async () => {
  const page = (id: string, shell: string): Page => ({ id, shell, default_layout: ['hero'] })
  const pages = [page('a', 'centered'), page('b', 'sidebar-main'), page('c', 'sidebar-main')]
  const { blueprint } = await createEssence({ compose: ['x'] }, { x: { pages } })
  expect(blueprint.sections[0]).toMatchObject({
    shell: 'sidebar-main',
    pages: [{ shell_override: 'centered' }, { id: 'b' }, { id: 'c' }],
  })
})

test('names that are not valid ids become ids', async () => {
  const page = (id: string): Page => ({ id, shell: 'centered', default_layout: ['hero'] })
  const pages = [page('Übersicht'), page('42'), page('__proto__'), page('bersicht')]
  const { blueprint } = await createEssence(
    { compose: ['Shop Front'] },
    { 'Shop Front': { pages } },
  )
  expect(blueprint.sections.map(({ id }) => id)).toEqual(['shop-front'])
  expect(blueprint.sections[0]?.pages.map(({ id }) => id)).toEqual([
    'ubersicht',
    'page-42',
    'proto',
    'bersicht',
  ])
})

test('a theme without details gets the defaults', async () => {
  const bare = {
    typography: {},
    spatial: {},
    radius: {},
    motion: {},
    status_shape: false,
    personality: '',
  }
  const { dna } = await createEssence({ compose: ['order-admin'] }, {}, bare)
  expect(dna).toMatchObject({
    theme: { id: 'slate', mode: 'light' },
    spacing: { base_unit: 4, density: 'comfortable', content_gap: '1rem' },
    typography: { scale: '1.25', heading_weight: 600, body_weight: 400 },
    color: { cvd_preference: 'none' },
    radius: { philosophy: 'rounded', base: 8 },
    motion: { preference: 'subtle', reduce_motion: true },
    personality: ['plain'],
  })
})

test('an essence has only the design constraints that it supports', async () => {
  const design_constraints = {
    shadows: 'none',
    borders: '',
    grid: 'x',
    effects: { blur: 'none', n: 1 },
  }
  const { dna } = await createEssence({ compose: ['order-admin'], design_constraints })
  expect(dna.constraints).toEqual({ shadows: 'none', effects: { blur: 'none' } })
})
