import { expect, test } from 'vitest'
import { essenceFromBlueprint } from '../../../../src/core/essence/compose/from-blueprint.ts'
import { diagnoseEssence } from '../../../../src/core/essence/diagnose.ts'
import type { Essence } from '../../../../src/core/essence/version.ts'
import type { ArchetypeV2, Page } from '../../../../src/core/generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../../../../src/core/generated/types/blueprint.v1.ts'
import {
  addJobs,
  createFixtureLookup,
  readFixtureRecord,
  readFixtureRecords,
} from '../../../support/corpus/fixture-lookup.ts'

const store = readFixtureRecord('blueprints', 'store-admin')
const admin = readFixtureRecord('archetypes', 'order-admin')

/** Composes an essence of one archetype that has no issues. */
async function createCleanEssence(
  navigation: BlueprintV1['navigation'],
  change: Partial<ArchetypeV2> = {},
): Promise<Essence> {
  const archetypes = { 'order-admin': addJobs({ ...admin, ...change }) }
  const lookup = createFixtureLookup({ ...readFixtureRecords(), archetypes })
  const blueprint = { ...store, compose: ['order-admin'], routes: {}, navigation: navigation ?? {} }
  const checked = await essenceFromBlueprint(blueprint, lookup)
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  expect(await diagnoseEssence(checked.value, lookup)).toEqual([])
  return checked.value
}

const listKeys = ({ meta }: Essence) => meta.navigation?.hotkeys?.map(({ key }) => key) ?? []

const EXACT = { hotkey_semantics: { match_case: true } }

const KEYS: readonly [string, string[], string[], BlueprintV1['navigation']?][] = [
  ['one chord in two spellings', ['Cmd+J', 'cmd+j'], ['Cmd+J']],
  ['a capital and Shift', ['G', 'Shift+g'], ['G']],
  ['a capital and a small letter', ['G', 'g'], ['G', 'g']],
  ['keys that are the same on some systems only', ['Ctrl+J', 'Cmd+J'], ['Ctrl+J']],
  [
    'a capital and a small letter after a modifier with exact case',
    ['Cmd+E', 'Cmd+e'],
    ['Cmd+E', 'Cmd+e'],
    EXACT,
  ],
  ['a key and a sequence that begins with it', ['g', 'g o'], ['g']],
  ['a sequence and its beginning', ['g  o', 'G', 'g'], ['g  o', 'G']],
  [
    'the trigger in another spelling',
    ['cmd+k', 'n'],
    ['n'],
    { command_palette: { trigger: 'Cmd+K' } },
  ],
  ['the beginning of the trigger', ['p', 'n'], ['n'], { command_palette: { trigger: 'p p' } }],
  ['chords that browsers reserve', ['Cmd+T', 'Ctrl+W', 'Tab', 'n'], ['n']],
]

test.each(KEYS)(
  'of %s, the items keep the keys without conflicts',
  async (_name, keys, remaining, navigation) => {
    const navigation_items = keys.map((hotkey) => ({ label: hotkey, route: '/orders', hotkey }))
    expect(listKeys(await createCleanEssence(navigation, { navigation_items }))).toEqual(remaining)
  },
)

test.each(KEYS)(
  'of %s, the declared keys without conflicts remain',
  async (_name, keys, remaining, navigation) => {
    const hotkeys = keys.map((key) => ({ key, route: '/orders' }))
    expect(listKeys(await createCleanEssence({ ...navigation, hotkeys }))).toEqual(remaining)
  },
)

test('a hotkey without a target is removed', async () => {
  expect(
    listKeys(await createCleanEssence({ hotkeys: [{ key: 'a' }, { key: 'b', action: 'c' }] })),
  ).toEqual(['b'])
})

test('an item has its hotkey in the declared spelling', async () => {
  const navigation_items = [{ label: 'Orders', route: '/orders', hotkey: 'Shift+g' }]
  const hotkeys = [
    { key: 'n', route: '/orders' },
    { key: 'G', route: '/orders' },
  ]
  const { blueprint } = await createCleanEssence({ hotkeys }, { navigation_items })
  expect(blueprint.sections[0]?.navigation_items).toMatchObject([{ hotkey: 'G' }])
})

const getPalette = ({ meta }: Essence) => meta.navigation?.command_palette

test('commands keep the hotkeys that are declared, in any spelling, and no others', async () => {
  const command = (id: string, hotkey: string) => ({ id, label: id, action: id, hotkey })
  const commands = [command('a', 'Shift+g'), command('b', 'x'), command('a', 'G')]
  const hotkeys = [{ key: 'G', action: 'a' }]
  expect(getPalette(await createCleanEssence({ hotkeys, command_palette: { commands } }))).toEqual({
    commands: [command('a', 'Shift+g'), { id: 'b', label: 'b', action: 'b' }],
  })
})

test('a reserved trigger and a command without a target are removed', async () => {
  const command_palette = { trigger: 'Cmd+T', width: '40rem', commands: [{ id: 'a', label: 'A' }] }
  expect(getPalette(await createCleanEssence({ command_palette }))).toEqual({
    width: '40rem',
    commands: [],
  })
})

const page = (id: string, fields: Partial<Page>): Page => ({
  id,
  shell: 'centered',
  purpose: 'Staff look up an item.',
  default_layout: ['hero'],
  ...fields,
})

test('paths that differ only in the names of parameters are the same path', async () => {
  const pages = [page('a', { path: '/item/:id' }), page('b', { path: '/item/:slug' })]
  const { blueprint } = await createCleanEssence({}, { pages, navigation_items: [] })
  expect(Object.keys(blueprint.routes ?? {})).toEqual(['/item/:id', '/order-admin/item/:slug'])
})

test('declared routes that are the same path to two pages are an issue', async () => {
  const routes = {
    '/o/:id': { page: 'list' },
    '/o/:key': { page: 'list' },
    '/o/:x': { page: 'detail' },
  }
  const blueprint = { ...store, compose: ['order-admin'], routes, navigation: {} }
  expect(await essenceFromBlueprint(blueprint, createFixtureLookup())).toMatchObject({
    ok: false,
    issues: [{ code: 'route-duplicate', pointer: '/routes/~1o~1:x' }],
  })
})

test('an alias stays with the first pattern of a page that has it', async () => {
  const hero = { pattern: 'hero', as: 'top' }
  const cols = [hero, { pattern: 'data-table', as: 'rows' }]
  const default_layout = [hero, { cols, span: { top: 2, rows: 3 } }]
  const pages = [page('a', { default_layout })]
  const { blueprint } = await createCleanEssence({}, { pages, navigation_items: [] })
  expect(blueprint.sections[0]?.pages[0]?.layout).toEqual([
    hero,
    { cols: [{ pattern: 'hero' }, cols[1]], span: { rows: 3 } },
  ])
})

test('known breakpoints remain, each once, narrowest first', async () => {
  const step = (at: string, cols: number) => ({ at, cols })
  const breakpoints = [
    step('lg', 2),
    step('wide', 3),
    step('sm', 1),
    step('lg', 4),
    step('md', 0.5),
  ]
  const pages = [page('a', { default_layout: [{ cols: ['hero', 'data-table'], breakpoints }] })]
  const { blueprint } = await createCleanEssence({}, { pages, navigation_items: [] })
  expect(blueprint.sections[0]?.pages[0]?.layout).toMatchObject([
    { breakpoints: [step('sm', 1), step('lg', 2)] },
  ])
})

test('an invalid active_match is removed', async () => {
  const navigation_items = [{ label: 'Orders', route: '/orders', active_match: '^/orders(' }]
  const { blueprint } = await createCleanEssence({}, { navigation_items })
  expect(blueprint.sections[0]?.navigation_items).toEqual([{ label: 'Orders', route: '/orders' }])
})
