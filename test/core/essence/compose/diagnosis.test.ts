import { expect, test } from 'vitest'
import { essenceFromArchetype } from '../../../../src/core/essence/compose/from-archetype.ts'
import { essenceFromBlueprint } from '../../../../src/core/essence/compose/from-blueprint.ts'
import { diagnoseEssence } from '../../../../src/core/essence/diagnose.ts'
import type { ArchetypeV2 } from '../../../../src/core/generated/types/archetype.v2.ts'
import {
  addJobs,
  createFixtureLookup,
  readFixtureRecords,
} from '../../../support/corpus/fixture-lookup.ts'

const fixtures = readFixtureRecords()

const records = {
  ...fixtures,
  archetypes: Object.fromEntries(
    Object.entries(fixtures.archetypes).map(([slug, record]) => [slug, addJobs(record)]),
  ),
}

const createLookup = () => createFixtureLookup(records)

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
  const checked = await make(createLookup(), { theme, guard: 'strict' })
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  expect(await diagnoseEssence(checked.value, createLookup())).toEqual([])
})

test('an unknown feature would be an issue', async () => {
  const [{ make }] = MAKERS as [(typeof MAKERS)[number]]
  const checked = await make(createLookup(), { guard: 'strict' })
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  const { blueprint } = checked.value
  const broken = { ...checked.value, blueprint: { ...blueprint, features: ['unknown-feature'] } }
  expect(await diagnoseEssence(broken, createLookup())).not.toEqual([])
})

test('a page that has neither a brief nor jobs is noted, and nothing else', async () => {
  const archetype = { ...fixtures.archetypes['auth-basic'], page_briefs: {} } as ArchetypeV2
  const checked = await essenceFromArchetype(archetype, createLookup(), { guard: 'strict' })
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  const issues = await diagnoseEssence(checked.value, createLookup())
  expect(issues.map(({ code, severity }) => `${severity} ${code}`)).toEqual(
    archetype.pages.flatMap(() => ['info page-purpose-missing', 'info page-action-missing']),
  )
})
