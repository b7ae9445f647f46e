import { expect, test } from 'vitest'
import { CONTENT_TYPES } from '../../../../src/core/content/content-types.ts'
import { validate as validateArchetype } from '../../../../src/core/generated/validators/archetype.v2.ts'
import { validate as validateBlueprint } from '../../../../src/core/generated/validators/blueprint.v1.ts'
import { validate as validatePattern } from '../../../../src/core/generated/validators/pattern.v2.ts'
import { validate as validateShell } from '../../../../src/core/generated/validators/shell.v1.ts'
import { validate as validateTheme } from '../../../../src/core/generated/validators/theme.v1.ts'
import {
  createFixtureLookup,
  readFixtureRecord,
  readFixtureRecords,
} from '../../../support/corpus/fixture-lookup.ts'

const VALIDATORS = {
  patterns: validatePattern,
  themes: validateTheme,
  blueprints: validateBlueprint,
  archetypes: validateArchetype,
  shells: validateShell,
}

const records = readFixtureRecords()

const rows = CONTENT_TYPES.flatMap((type) =>
  Object.entries(records[type]).map(([slug, record]) => ({ type, slug, record })),
)

test.each(rows)('the fixture $type/$slug is valid and has its own name', (row) => {
  const validate = VALIDATORS[row.type]
  expect({ valid: validate(row.record), errors: validate.errors }).toEqual({
    valid: true,
    errors: null,
  })
  expect(row.record.id).toBe(row.slug)
})

/** Every `pattern` with its `preset` below a value. */
function references(value: unknown): { pattern: string; preset?: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(references)
  return 'pattern' in value ? [value as { pattern: string }, ...below] : below
}

test.each(Object.keys(records.archetypes))(
  '%s uses only patterns, presets, shells that exist',
  (slug) => {
    const { pages } = readFixtureRecord('archetypes', slug)
    for (const { pattern, preset } of references(pages)) {
      const record = readFixtureRecord('patterns', pattern)
      expect(Object.keys(record.presets)).toContain(preset ?? record.default_preset)
    }
    const shells = pages.map(({ shell }) => shell).filter((shell) => shell !== 'inherit')
    expect(Object.keys(records.shells)).toEqual(expect.arrayContaining(shells))
  },
)

test('a lookup counts what it is asked, and knows nothing that objects inherit', async () => {
  const lookup = createFixtureLookup()
  expect(await lookup.get('themes', 'slate')).toEqual(records.themes.slate)
  expect(await lookup.get('themes', 'constructor')).toBeUndefined()
  expect(await lookup.slugs('themes')).toEqual(['graphite', 'slate'])
  expect([...lookup.requests]).toEqual([
    ['themes/slate', 1],
    ['themes/constructor', 1],
    ['themes', 1],
  ])
})
