// Not quick: tries hundreds of generated documents.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Lookup } from '../../../../src/core/content/content-types.ts'
import { essenceFromArchetype } from '../../../../src/core/essence/compose/from-archetype.ts'
import { essenceFromBlueprint } from '../../../../src/core/essence/compose/from-blueprint.ts'
import { diagnoseEssence } from '../../../../src/core/essence/diagnose.ts'
import type { Essence } from '../../../../src/core/essence/version.ts'
import type { ArchetypeV2 } from '../../../../src/core/generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../../../../src/core/generated/types/blueprint.v1.ts'
import { validate as validateArchetype } from '../../../../src/core/generated/validators/archetype.v2.ts'
import { validate as validateBlueprint } from '../../../../src/core/generated/validators/blueprint.v1.ts'
import { validate } from '../../../../src/core/generated/validators/essence.v4.ts'
import type { ValidationResult } from '../../../../src/core/kernel/finding.ts'
import { runs } from '../../../support/arbitrary.ts'
import {
  createFixtureLookup,
  readFixtureRecord,
  readFixtureRecords,
} from '../../../support/corpus/fixture-lookup.ts'
import { archetypeFields, blueprintFields } from './arbitrary-records.ts'

const RUNS = runs(500)

const base = readFixtureRecord('archetypes', 'order-admin')
const store = readFixtureRecord('blueprints', 'store-admin')
const records = readFixtureRecords()
const createArchetype = (fields: object, index: number): ArchetypeV2 => ({
  ...base,
  ...fields,
  id: `a${index}`,
})

/** Codes of issues in records; any other code would be an issue of the composed essence. */
const EXPECTED_CODES =
  /^((archetype|theme|shell|page|route)-unknown|archetype-(not-composed|empty)|page-empty|route-duplicate|composition-empty|theme-missing)$/

/** Composing neither looks up patterns nor writes briefs, so these issues are the archetype's. */
const ARCHETYPE_CODES = /^(pattern|preset)-unknown$|^page-(purpose|action)-missing$/

async function expectValidResult(
  checked: ValidationResult<Essence>,
  lookup: Lookup,
): Promise<void> {
  if (checked.ok) {
    expect(validate(checked.value)).toBe(true)
    const issues = await diagnoseEssence(checked.value, lookup)
    expect(issues.filter(({ code }) => !ARCHETYPE_CODES.test(code))).toEqual([])
  } else {
    expect(checked.issues.filter(({ code }) => !EXPECTED_CODES.test(code))).toEqual([])
    expect(checked.issues.length).toBeGreaterThan(0)
  }
}

test('any blueprint becomes a valid essence or a list of issues, the same each time', async () => {
  let successes = 0
  await fc.assert(
    fc.asyncProperty(
      blueprintFields,
      fc.tuple(archetypeFields, archetypeFields, archetypeFields),
      async (fields, variants) => {
        const all = variants.map(createArchetype)
        const blueprint = { ...store, navigation: {}, routes: {}, ...fields } as BlueprintV1
        expect(validateBlueprint(blueprint) && all.every((item) => validateArchetype(item))).toBe(
          true,
        )
        const bySlug = Object.fromEntries(all.map((item) => [item.id, item]))
        const lookup = createFixtureLookup({ ...records, archetypes: bySlug })
        const checked = await essenceFromBlueprint(blueprint, lookup)
        expect(new Set(lookup.requests.values())).toEqual(new Set([1]))
        await expectValidResult(checked, lookup)
        const again = await essenceFromBlueprint(blueprint, lookup)
        expect(JSON.stringify(again)).toBe(JSON.stringify(checked))
        successes += Number(checked.ok)
      },
    ),
    RUNS,
  )
  expect(successes).toBeGreaterThan(RUNS.numRuns / 20)
})

test('any archetype becomes a valid essence or a list of issues', async () => {
  let successes = 0
  await fc.assert(
    fc.asyncProperty(archetypeFields, async (fields) => {
      const archetype = createArchetype(fields, 0)
      const lookup = createFixtureLookup({ ...records, archetypes: { a0: archetype } })
      const checked = await essenceFromArchetype(archetype, lookup)
      await expectValidResult(checked, lookup)
      successes += Number(checked.ok)
    }),
    RUNS,
  )
  expect(successes).toBeGreaterThan(RUNS.numRuns / 20)
})

test('2,000 pages need no more records than one page', async () => {
  const pages = Array.from({ length: 2_000 }, (_, index) => ({
    ...base.pages[0],
    id: `p${index}`,
    path: `/${index}`,
  }))
  const routes = Object.fromEntries(
    pages.map(({ id }) => [`/x/${id}`, { archetype: 'a0', page: id }]),
  )
  const lookup = createFixtureLookup({
    ...records,
    archetypes: { a0: createArchetype({ pages }, 0) },
  })
  const checked = await essenceFromBlueprint(
    { ...store, compose: ['a0'], navigation: {}, routes },
    lookup,
  )
  expect(checked).toMatchObject({ ok: true })
  expect([...lookup.requests.keys()]).toEqual([
    'archetypes/a0',
    'themes/slate',
    'shells/sidebar-main',
  ])
})
