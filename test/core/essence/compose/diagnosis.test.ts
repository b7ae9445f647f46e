import { expect, test } from 'vitest'
import { essenceFromArchetype } from '../../../../src/core/essence/compose/from-archetype.ts'
import { essenceFromBlueprint } from '../../../../src/core/essence/compose/from-blueprint.ts'
import { diagnoseEssence } from '../../../../src/core/essence/diagnose.ts'
import { createFixtureLookup, readFixtureRecords } from '../../../support/corpus/fixture-lookup.ts'

const records = readFixtureRecords()

const MAKERS = [
  ...Object.values(records.blueprints).map((record) => ({
    slug: record.id,
    make: essenceFromBlueprint.bind(undefined, record),
  })),
  ...Object.values(records.archetypes).map((record) => ({
    slug: record.id,
    make: essenceFromArchetype.bind(undefined, record),
  })),
]

const rows = MAKERS.flatMap(({ slug, make }) =>
  [undefined, 'slate', 'graphite'].map((theme) => ({ slug, make, theme })),
)

test.each(rows)('$slug in the theme $theme has no issues', async ({ make, theme }) => {
  const checked = await make(createFixtureLookup(), { theme, guard: 'strict' })
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  expect(await diagnoseEssence(checked.value, createFixtureLookup())).toEqual([])
})

test('an unknown feature would be an issue', async () => {
  const [{ make }] = MAKERS as [(typeof MAKERS)[number]]
  const checked = await make(createFixtureLookup(), { guard: 'strict' })
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  const { blueprint } = checked.value
  const broken = { ...checked.value, blueprint: { ...blueprint, features: ['unknown-feature'] } }
  expect(await diagnoseEssence(broken, createFixtureLookup())).not.toEqual([])
})
