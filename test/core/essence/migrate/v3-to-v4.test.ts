import { expect, test } from 'vitest'
import {
  type Change,
  combineChanges,
  createConversion,
  createDefault,
  createMove,
} from '../../../../src/core/essence/migrate/change.ts'
import { ABSENT, setAtPointer } from '../../../support/essence/set-at-pointer.ts'
import { migrateOrThrow, readFixtureDocument } from './fixtures.ts'

const pages = readFixtureDocument('v3-pages-full')
const both = readFixtureDocument('v3-sections-and-pages')

const summarize = (changes: readonly Change[]) =>
  changes.map(({ kind, from, to }) => [kind, from, to])

test('a document with sections changes its version and the link to its schema only', () => {
  const document = readFixtureDocument('v3-sections-full')
  const { value, changes, issues } = migrateOrThrow(document)
  expect(summarize(changes)).toEqual([
    ['converted', '/version', '/version'],
    ['converted', '/$schema', '/$schema'],
  ])
  expect(issues).toEqual([])
  const restored = { ...value, version: '3.0.0', $schema: Reflect.get(document, '$schema') }
  expect(restored).toStrictEqual(document)
})

test.each([
  ['https://svc.example/schemas/essence.v3.json', 'https://svc.example/schemas/essence.v4.json'],
  ['essence.v2.json#', 'essence.v4.json#'],
  ['./my-rules.json', './my-rules.json'],
  ['essence.v3.json/more', 'essence.v3.json/more'],
  ['', ''],
])('the schema link %j becomes %j', (link, current) => {
  const { value, changes } = migrateOrThrow(setAtPointer(pages, '/$schema', link))
  expect(value.$schema).toBe(current)
  expect(changes.some(({ to }) => to === '/$schema')).toBe(link !== current)
})

test.each([
  ['order-admin', 'order-admin'],
  ['Order Admin', 'order-admin'],
  ['@official/orders', 'official-orders'],
  ['42', 'main-42'],
  ['…', 'main'],
])('pages of the archetype %j move into the section %j', (archetype, id) => {
  const { value } = migrateOrThrow(setAtPointer(pages, '/meta/archetype', archetype))
  expect(value.blueprint.sections).toHaveLength(1)
  expect(value.blueprint.sections[0]).toMatchObject({
    id,
    role: 'primary',
    shell: 'sidebar-main',
    features: value.blueprint.features,
    description: `This app was made from the archetype "${archetype}".`,
  })
  const { routes = {} } = value.blueprint
  expect(new Set(Object.values(routes).map(({ section }) => section))).toEqual(new Set([id]))
})

test('pages without a section move into a new section after the others', () => {
  const { value, issues } = migrateOrThrow(both)
  const [first, second, third] = value.blueprint.sections
  expect([first?.id, second?.id, third?.id]).toEqual(['orders', 'sign-in', 'orders-2'])
  expect(third).toMatchObject({ shell: 'sidebar-main', features: ['help'] })
  expect(value.blueprint.routes?.['/find']).toEqual({ section: 'orders-2', page: 'search' })
  expect(value.blueprint.routes?.['/orders']).toEqual({ section: 'orders', page: 'order-list' })
  expect(issues.map(({ pointer }) => pointer)).toEqual([
    '/blueprint/sections/2/role',
    '/blueprint/sections/2/shell',
    '/blueprint/sections/2/description',
  ])
})

test('without a primary section, the new section has the shell of the first', () => {
  const roles = setAtPointer(both, '/blueprint/sections/0/role', 'public')
  const shells = setAtPointer(roles, '/blueprint/sections/0/shell', 'centered')
  expect(migrateOrThrow(shells).value.blueprint.sections[2]?.shell).toBe('centered')
})

test('a document without a link to its schema gets none', () => {
  expect(migrateOrThrow(setAtPointer(pages, '/$schema', ABSENT)).value).not.toHaveProperty(
    '$schema',
  )
})

test('a route named __proto__ stays a route', () => {
  const routes = JSON.parse('{ "__proto__": { "section": "app", "page": "login" } }')
  const { value, changes } = migrateOrThrow(setAtPointer(pages, '/blueprint/routes', routes))
  expect(JSON.stringify(value.blueprint.routes)).toBe(
    '{"__proto__":{"section":"order-admin","page":"login"}}',
  )
  expect(summarize(changes)).toContainEqual([
    'converted',
    '/blueprint/routes/__proto__/section',
    '/blueprint/routes/__proto__/section',
  ])
})

const change = { value: 1, note: '' }

test.each<[string, Change[], Change[], unknown[]]>([
  ['a move of a move', [createMove('/a', '/b')], [createMove('/b', '/c')], [['moved', '/a', '/c']]],
  [
    'a field of a moved value',
    [createMove('/a', '/b/0')],
    [createMove('/b', '/c')],
    [['moved', '/a', '/c/0']],
  ],
  [
    'a value that is converted in place twice',
    [createConversion({ ...change, from: '/a', to: '/a' })],
    [createConversion({ ...change, from: '/a', to: '/a' })],
    [['converted', '/a', '/a']],
  ],
  [
    'a value derived from a moved value',
    [createMove('/a', '/b')],
    [createConversion({ ...change, from: '/b/x', to: '/c' })],
    [
      ['moved', '/a', '/b'],
      ['converted', '/a/x', '/c'],
    ],
  ],
  [
    'a value derived from a default',
    [createDefault({ ...change, to: '/b' })],
    [createConversion({ ...change, from: '/b', to: '/c' })],
    [
      ['defaulted', undefined, '/b'],
      ['converted', undefined, '/c'],
    ],
  ],
  [
    'a value derived from several values',
    [createMove('/a', '/b/0'), createMove('/c', '/b/1')],
    [createConversion({ ...change, from: '/b', to: '/d' })],
    [
      ['moved', '/a', '/b/0'],
      ['moved', '/c', '/b/1'],
      ['converted', undefined, '/d'],
    ],
  ],
  ['a pointer that no step named', [], [createMove('/a', '/b')], [['moved', '/a', '/b']]],
  ['a name with the same beginning', [createMove('/a', '/bb')], [], [['moved', '/a', '/bb']]],
])('changes of two steps are combined: %s', (_, first, second, expected) => {
  expect(summarize(combineChanges(first, second))).toEqual(expected)
})
