import { expect, test } from 'vitest'
import { essenceFromArchetype } from '../../../../src/core/essence/compose/from-archetype.ts'
import { essenceFromBlueprint } from '../../../../src/core/essence/compose/from-blueprint.ts'
import type { EssenceOptions } from '../../../../src/core/essence/compose/options.ts'
import type { ArchetypeV2 } from '../../../../src/core/generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../../../../src/core/generated/types/blueprint.v1.ts'
import type { ValidationResult } from '../../../../src/core/kernel/finding.ts'
import {
  createFixtureLookup,
  readFixtureRecord,
  readFixtureRecords,
} from '../../../support/corpus/fixture-lookup.ts'

const store = readFixtureRecord('blueprints', 'store-admin')
const orders = readFixtureRecord('archetypes', 'order-admin')

const summaries = (checked: ValidationResult<unknown>) =>
  checked.ok
    ? []
    : checked.issues.map(({ code, pointer, suggestion }) => [code, pointer, suggestion])

type InvalidRecordCase = readonly [code: string, pointer: string, suggestion?: string]

const route = (path: string, target: BlueprintV1['routes'][string]): Partial<BlueprintV1> => ({
  routes: { ...store.routes, [path]: target },
})

const BLUEPRINTS: readonly [string, Partial<BlueprintV1>, EssenceOptions, InvalidRecordCase[]][] = [
  ['an unknown theme', { theme: { id: 'slat' } }, {}, [['theme-unknown', '/theme/id', 'slate']]],
  [
    'an unknown theme among the options',
    {},
    { theme: 'grafite' },
    [['theme-unknown', '', 'graphite']],
  ],
  [
    'unknown archetypes, in both forms',
    {
      compose: ['auth-basik', { archetype: 'order-amdin', prefix: 'x' }],
      routes: {},
      navigation: {},
    },
    {},
    [
      ['archetype-unknown', '/compose/0', 'auth-basic'],
      ['archetype-unknown', '/compose/1/archetype', 'order-admin'],
    ],
  ],
  [
    'a missing archetype, reported once and not again for its routes',
    {
      compose: ['auth-basic', 'order-admin', 'system-page'],
      routes: {
        '/nowhere': { archetype: 'system-page', page: 'x' },
        '/': { archetype: 'order-admin', page: 'list' },
      },
    },
    {},
    [['archetype-unknown', '/compose/2', 'system-pages']],
  ],
  [
    'a route to an archetype that is not composed',
    route('/home', { archetype: 'launch-page', page: 'home' }),
    {},
    [['archetype-not-composed', '/routes/~1home/archetype']],
  ],
  [
    'a route to a page that its archetype does not have',
    route('/x', { archetype: 'order-admin', page: 'lits' }),
    {},
    [['page-unknown', '/routes/~1x/page', 'list']],
  ],
  [
    'a route to a page that no archetype has',
    route('/x', { page: 'logon' }),
    {},
    [['page-unknown', '/routes/~1x/page', 'login']],
  ],
  ['a route that names nothing', route('/x', {}), {}, [['page-unknown', '/routes/~1x']]],
  [
    'an unknown shell on a route',
    route('/', { archetype: 'order-admin', page: 'list', shell: 'sidebar-mian' }),
    {},
    [['shell-unknown', '/routes/~1/shell', 'sidebar-main']],
  ],
  [
    'a hotkey and a command with unknown routes',
    {
      navigation: {
        hotkeys: [{ key: 'g l', route: '/logim' }],
        command_palette: { commands: [{ id: 'a', label: 'A', route: '/regster' }] },
      },
    },
    {},
    [
      ['route-unknown', '/navigation/hotkeys/0/route', '/login'],
      ['route-unknown', '/navigation/command_palette/commands/0/route', '/register'],
    ],
  ],
  [
    'a mode that the theme does not support',
    { theme: { id: 'graphite', mode: 'light' } },
    {},
    [['mode-unsupported', '/theme/mode']],
  ],
  [
    'auto without a light mode',
    { theme: { id: 'graphite', mode: 'auto' } },
    {},
    [['mode-unsupported', '/theme/mode']],
  ],
  ['a shape that the theme does not support', {}, { shape: 'pill' }, [['shape-unsupported', '']]],
  [
    'nothing composed',
    { compose: [], routes: {}, navigation: {} },
    {},
    [['composition-empty', '']],
  ],
  [
    'every page removed',
    { overrides: { pages_remove: ['login', 'register', 'list', 'detail', 'not-found'] } },
    {},
    [['composition-empty', '']],
  ],
]

test.each(BLUEPRINTS)(
  'a blueprint with %s has exactly its issues',
  async (_name, change, options, expected) => {
    const checked = await essenceFromBlueprint(
      { ...store, ...change },
      createFixtureLookup(),
      options,
    )
    expect(summaries(checked)).toEqual(
      expected.map(([code, pointer, suggestion]) => [code, pointer, suggestion]),
    )
  },
)

const page = (change: Partial<ArchetypeV2['pages'][number]>) => ({
  id: 'list',
  shell: 'centered',
  default_layout: ['hero'],
  ...change,
})

const ARCHETYPES: readonly [string, Partial<ArchetypeV2>, EssenceOptions, InvalidRecordCase[]][] = [
  [
    'an unknown theme',
    { suggested_theme: { ids: ['slade'] } },
    {},
    [['theme-unknown', '/suggested_theme/ids/0', 'slate']],
  ],
  ['no theme', { suggested_theme: {} }, {}, [['theme-missing', '']]],
  [
    'an unknown shell',
    { pages: [page({ shell: 'centred' })] },
    {},
    [['shell-unknown', '/pages/0/shell', 'centered']],
  ],
  ['no pages', { pages: [] }, {}, [['archetype-empty', '/pages']]],
  ['an empty page', { pages: [page({ default_layout: [] })] }, {}, [['page-empty', '/pages/0']]],
  [
    'a mode that the theme does not support',
    {},
    { theme: 'graphite', mode: 'light' },
    [['mode-unsupported', '']],
  ],
]

test.each(ARCHETYPES)(
  'an archetype with %s has exactly its issues',
  async (_name, change, options, expected) => {
    const checked = await essenceFromArchetype(
      { ...orders, ...change },
      createFixtureLookup(),
      options,
    )
    expect(summaries(checked)).toEqual(
      expected.map(([code, pointer, suggestion]) => [code, pointer, suggestion]),
    )
  },
)

test('an issue of an archetype points to where the blueprint composes it', async () => {
  const { shells, ...rest } = readFixtureRecords()
  const { centered: _, ...others } = shells
  const routes = { '/': { archetype: 'order-admin', page: 'list' } }
  const checked = await essenceFromBlueprint(
    { ...store, routes, navigation: {} },
    createFixtureLookup({ ...rest, shells: others }),
  )
  expect(checked).toMatchObject({
    issues: [
      { pointer: '/compose/0', message: expect.stringContaining('the page "login"') },
      { pointer: '/compose/0', message: expect.stringContaining('the page "register"') },
    ],
  })
})

test('slugs are requested once per type, and only if a record is missing', async () => {
  const lookup = createFixtureLookup()
  const compose = ['a', 'b', 'c', 'auth-basic']
  await essenceFromBlueprint({ ...store, compose, routes: {}, navigation: {} }, lookup)
  expect(lookup.requests.get('archetypes')).toBe(1)
  expect([lookup.requests.has('themes'), lookup.requests.has('shells')]).toEqual([false, false])
})
