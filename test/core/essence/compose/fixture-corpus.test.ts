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

/** Lists every `pattern` with its `preset` inside a value. */
function listReferences(value: unknown): { pattern: string; preset?: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const nested = Object.values(value).flatMap(listReferences)
  return 'pattern' in value ? [value as { pattern: string }, ...nested] : nested
}

test.each(Object.keys(records.archetypes))(
  '%s uses only patterns, presets, shells that exist',
  (slug) => {
    const { pages } = readFixtureRecord('archetypes', slug)
    for (const { pattern, preset } of listReferences(pages)) {
      const record = readFixtureRecord('patterns', pattern)
      expect(Object.keys(record.presets)).toContain(preset ?? record.default_preset)
    }
    const shells = pages.map(({ shell }) => shell).filter((shell) => shell !== 'inherit')
    expect(Object.keys(records.shells)).toEqual(expect.arrayContaining(shells))
  },
)

test('a lookup counts its requests, and ignores inherited properties', async () => {
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
