// Not quick: counts the work for documents of hundreds of pages.
import { expect, test } from 'vitest'
import { essenceFromBlueprint } from '../../../../src/core/essence/compose/from-blueprint.ts'
import type { BlueprintV1 } from '../../../../src/core/generated/types/blueprint.v1.ts'
import type { ValidationResult } from '../../../../src/core/kernel/finding.ts'
import {
  createFixtureLookup,
  readFixtureRecord,
  readFixtureRecords,
} from '../../../support/corpus/fixture-lookup.ts'

const MANY = 1_000

const store = readFixtureRecord('blueprints', 'store-admin')
const admin = readFixtureRecord('archetypes', 'order-admin')
const numbers = Array.from({ length: MANY }, (_, index) => index)

/** Creates an archetype with many pages. */
const createWideArchetype = (
  toPageId: (index: number) => string,
  toPath: (index: number) => string,
) => ({
  ...admin,
  id: 'wide',
  navigation_items: [],
  pages: numbers.map((index) => ({
    id: toPageId(index),
    path: toPath(index),
    shell: 'centered',
    default_layout: ['hero'],
  })),
})

const toId = (index: number) => `page-${index}`
const plain = createWideArchetype(toId, (index) => `/${index}`)

const createEssence = (change: Partial<BlueprintV1>, archetype = plain) =>
  essenceFromBlueprint(
    { ...store, compose: ['wide'], routes: {}, navigation: {}, ...change },
    createFixtureLookup({ ...readFixtureRecords(), archetypes: { wide: archetype } }),
  )

/** Counts the issues, and those with a suggestion. */
const countIssues = (checked: ValidationResult<unknown>) => {
  const issues = checked.ok ? [] : checked.issues
  const suggesting = issues.filter(({ suggestion }) => suggestion !== undefined)
  return { issues: issues.length, suggesting: suggesting.length }
}

const createUnknownRoutes = (createTarget: (index: number) => BlueprintV1['routes'][string]) =>
  Object.fromEntries(numbers.map((index) => [`/x/${index}`, createTarget(index)]))

// The limit of 20,000 comparisons is enough for 20 names that are compared with 1,000.
test.each<[string, Partial<BlueprintV1>]>([
  [
    'pages of an archetype',
    { routes: createUnknownRoutes((index) => ({ archetype: 'wide', page: `pag-${index}` })) },
  ],
  ['pages of no archetype', { routes: createUnknownRoutes((index) => ({ page: `pag-${index}` })) }],
  [
    'hotkeys',
    {
      navigation: { hotkeys: numbers.map((index) => ({ key: `g ${index}`, route: `/${index}x` })) },
    },
  ],
])(
  'of very many unknown %s, all are reported and the first get a suggestion',
  async (_name, change) => {
    expect(countIssues(await createEssence(change))).toEqual({ issues: MANY, suggesting: 20 })
  },
)

test('of very many unknown archetypes the first get a suggestion', async () => {
  const archetypes = Object.fromEntries(numbers.map((index) => [`kind-${index}`, plain]))
  const lookup = createFixtureLookup({ ...readFixtureRecords(), archetypes })
  const compose = numbers.map((index) => `kid-${index}`)
  const checked = await essenceFromBlueprint(
    { ...store, compose, routes: {}, navigation: {} },
    lookup,
  )
  expect(countIssues(checked)).toEqual({ issues: MANY, suggesting: 20 })
})

test('from the second on, pages with the same path are below their section', async () => {
  const checked = await createEssence(
    {},
    createWideArchetype(toId, () => '/same'),
  )
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  const paths = Object.keys(checked.value.blueprint.routes ?? {})
  expect([paths[0], paths[1], paths.at(-1)]).toEqual(['/same', '/wide/same', '/wide-999/same'])
})

test('a prefix with very many slashes is read in linear time', async () => {
  const prefix = `/a${'/'.repeat(60_000)}b/`
  const checked = await createEssence(
    { compose: [{ archetype: 'wide', prefix }] },
    { ...plain, pages: [] },
  )
  expect(checked.ok).toBe(false)
})
