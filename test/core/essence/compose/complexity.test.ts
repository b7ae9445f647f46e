import { expect, test } from 'vitest'
import { essenceFromBlueprint } from '../../../../src/core/essence/compose/from-blueprint.ts'
import type { BlueprintV1 } from '../../../../src/core/generated/types/blueprint.v1.ts'
import type { ValidationResult } from '../../../../src/core/issue.ts'
import {
  createFixtureLookup,
  readFixtureRecord,
  readFixtureRecords,
} from '../../../support/corpus/fixture-lookup.ts'

const MANY = 1_000

const store = readFixtureRecord('blueprints', 'store-admin')
const admin = readFixtureRecord('archetypes', 'order-admin')
const numbers = Array.from({ length: MANY }, (_, at) => at)

/** An archetype of many pages, each of the id and path that its number gives it. */
const createWideArchetype = (idOf: (at: number) => string, pathOf: (at: number) => string) => ({
  ...admin,
  id: 'wide',
  navigation_items: [],
  pages: numbers.map((at) => ({
    id: idOf(at),
    path: pathOf(at),
    shell: 'centered',
    default_layout: ['hero'],
  })),
})

const page = (at: number) => `page-${at}`
const plain = createWideArchetype(page, (at) => `/${at}`)

const createEssence = (change: Partial<BlueprintV1>, archetype = plain) =>
  essenceFromBlueprint(
    { ...store, compose: ['wide'], routes: {}, navigation: {}, ...change },
    createFixtureLookup({ ...readFixtureRecords(), archetypes: { wide: archetype } }),
  )

/** How many issues there are, and how many of them suggest something. */
const countIssues = (checked: ValidationResult<unknown>) => {
  const issues = checked.ok ? [] : checked.issues
  const suggesting = issues.filter(({ suggestion }) => suggestion !== undefined)
  return { issues: issues.length, suggesting: suggesting.length }
}

const createLostRoutes = (target: (at: number) => BlueprintV1['routes'][string]) =>
  Object.fromEntries(numbers.map((at) => [`/x/${at}`, target(at)]))

// A document has 20,000 comparisons: enough for 20 words that are compared with 1,000.
test.each<[string, Partial<BlueprintV1>]>([
  [
    'pages of an archetype',
    { routes: createLostRoutes((at) => ({ archetype: 'wide', page: `pag-${at}` })) },
  ],
  ['pages of no archetype', { routes: createLostRoutes((at) => ({ page: `pag-${at}` })) }],
  [
    'hotkeys',
    { navigation: { hotkeys: numbers.map((at) => ({ key: `g ${at}`, route: `/${at}x` })) } },
  ],
])('of very many lost %s, all are told and the first get a suggestion', async (_name, change) => {
  expect(countIssues(await createEssence(change))).toEqual({ issues: MANY, suggesting: 20 })
})

test('of very many unknown archetypes the first get a suggestion', async () => {
  const archetypes = Object.fromEntries(numbers.map((at) => [`kind-${at}`, plain]))
  const lookup = createFixtureLookup({ ...readFixtureRecords(), archetypes })
  const compose = numbers.map((at) => `kid-${at}`)
  const checked = await essenceFromBlueprint(
    { ...store, compose, routes: {}, navigation: {} },
    lookup,
  )
  expect(countIssues(checked)).toEqual({ issues: MANY, suggesting: 20 })
})

test('pages of one path stand below their section, from the second on', async () => {
  const checked = await createEssence(
    {},
    createWideArchetype(page, () => '/same'),
  )
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  const paths = Object.keys(checked.value.blueprint.routes ?? {})
  expect([paths[0], paths[1], paths.at(-1)]).toEqual(['/same', '/wide/same', '/wide-999/same'])
})

test('a prefix of very many slashes is read once', async () => {
  const prefix = `/a${'/'.repeat(60_000)}b/`
  const checked = await createEssence(
    { compose: [{ archetype: 'wide', prefix }] },
    { ...plain, pages: [] },
  )
  expect(checked.ok).toBe(false)
})
