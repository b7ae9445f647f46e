import { expect, test } from 'vitest'
import { essenceFromArchetype } from '../../../src/core/essence/compose/from-archetype.ts'
import {
  COLOR_MODES,
  DENSITIES,
  DNA_DEFAULTS,
  GUARD_DEFAULTS,
  RADIUS_BY_SHAPE,
  SHAPES,
} from '../../../src/core/essence/defaults.ts'
import {
  isPreferredPath,
  removeParameterNames,
} from '../../../src/core/essence/model/route-matching.ts'
import type { Essence } from '../../../src/core/essence/version.ts'
import { findMostFrequent } from '../../../src/core/kernel/lists.ts'
import { quoteList } from '../../../src/core/kernel/text.ts'
import { fieldDoc } from '../../../src/essence.ts'
import { createFixtureLookup, readFixtureRecord } from '../../support/corpus/fixture-lookup.ts'
import { setAtPointer } from '../../support/essence/set-at-pointer.ts'
import { migrateOrThrow, readFixtureDocument } from './migrate/fixtures.ts'

const simple = readFixtureDocument('v2-simple-minimal')
const bare = { typography: {}, spatial: {}, radius: {}, motion: {}, status_shape: false }
const themes = { slate: { ...readFixtureRecord('themes', 'slate'), ...bare } }

async function createEssence(options: object): Promise<Essence> {
  const lookup = createFixtureLookup({ themes, shells: { 'sidebar-main': {} as never } })
  const archetype = readFixtureRecord('archetypes', 'order-admin')
  const checked = await essenceFromArchetype(archetype, lookup, { theme: 'slate', ...options })
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  return checked.value
}

test('composed and migrated documents have the same defaults', async () => {
  const { density: _, content_gap: __, ...spacing } = DNA_DEFAULTS.spacing
  const defaults = { ...DNA_DEFAULTS, spacing, radius: { philosophy: 'rounded', base: 8 } }
  expect((await createEssence({})).dna).toMatchObject(defaults)
  expect(migrateOrThrow(simple).value.dna).toMatchObject(defaults)
})

test.each(['creative', 'guided', 'strict'] as const)(
  '%s enforces the same when composed and when migrated',
  async (mode) => {
    const { dna, blueprint } = GUARD_DEFAULTS[mode]
    const guard = { mode, dna_enforcement: dna, blueprint_enforcement: blueprint }
    expect((await createEssence({ guard: mode })).meta.guard).toEqual(guard)
    expect(migrateOrThrow(setAtPointer(simple, '/guard', { mode })).value.meta.guard).toEqual(guard)
  },
)

test.each(['sharp', 'rounded'] as const)(
  '%s corners have the same radius when composed and when migrated',
  async (shape) => {
    const radius = { philosophy: shape, base: RADIUS_BY_SHAPE[shape] }
    expect((await createEssence({ shape })).dna.radius).toEqual(radius)
    expect(migrateOrThrow(setAtPointer(simple, '/theme/shape', shape)).value.dna.radius).toEqual(
      radius,
    )
  },
)

test.each([
  ['/dna/theme/mode', COLOR_MODES],
  ['/dna/theme/shape', SHAPES],
  ['/dna/spacing/density', DENSITIES],
])('the schema allows exactly the listed values of %s', (pointer, values) => {
  expect(fieldDoc(pointer)?.rule).toBe(`one of ${quoteList(values)}`)
})

test.each([
  [['a', 'b', 'b'], 'b'],
  [['a', 'b', 'b', 'a'], 'a'],
  [['__proto__'], '__proto__'],
  [[], undefined],
])('the most frequent of %j is %s', (names, expected) => {
  expect(findMostFrequent(names)).toBe(expected)
})

test('paths are preferred by length, then by code unit', () => {
  const paths = ['/b', '/aa', '/', '/a', '/B']
  const sorted = paths.toSorted((a, b) => (isPreferredPath(a, b) ? -1 : 1))
  expect(sorted).toEqual(['/', '/B', '/a', '/b', '/aa'])
})

test.each([
  ['/a/:b/c', '/a/:/c'],
  [':a', ':'],
  ['/a:b', '/a:b'],
  ['/:', '/:'],
])('the shape of %s is %s', (path, shape) => {
  expect(removeParameterNames(path)).toBe(shape)
})
