import { expect, test } from 'vitest'
import { listProperties } from '../../../src/core/essence/schema-definitions.ts'
import { ESSENCE_DOCS, fieldDoc } from '../../../src/essence.ts'
import { schemas } from '../../support/schemas/schema-fixtures.ts'

interface Schema {
  readonly properties?: object
  readonly $defs: Readonly<Record<string, { readonly properties?: object }>>
}

test('every object of the document is documented with all its fields', () => {
  const { properties, $defs } = schemas.get('essence.v4.json') as unknown as Schema
  const objects = Object.entries({ document: { properties }, ...$defs })
  const named = objects.filter(([, object]) => object.properties !== undefined)
  expect(named.length).toBeGreaterThan(20)
  expect(ESSENCE_DOCS.map(({ definition }) => definition)).toEqual(named.map(([name]) => name))
  for (const { definition, fields } of ESSENCE_DOCS) {
    expect(fields.map(({ name }) => name)).toEqual(listProperties(definition))
  }
})

test('every field has a rule and a description', () => {
  for (const { definition, fields } of ESSENCE_DOCS) {
    for (const { name, rule, description } of fields) {
      expect([rule, description].every(Boolean), `${definition}.${name}`).toBe(true)
    }
  }
})

test.each([
  ['/dna/typography/body_weight', true, 'number 100 to 900', undefined],
  ['/dna/theme/mode', true, 'one of "light", "dark", "auto"', undefined],
  [
    '/blueprint/sections/3/pages/0/directives',
    false,
    'list of strings, each at least 1 character',
    undefined,
  ],
  ['/blueprint/routes/~1orders/page', true, 'string, at least 1 character', undefined],
  ['/blueprint/sections/0/pages/0/layout/0/cols/1/preset', false, 'string', undefined],
  [
    '/blueprint/sections/0/pages/0/layout/0/span',
    false,
    'map of numbers, each at least 1',
    undefined,
  ],
  ['/meta/navigation/hotkey_semantics/input_guard', false, 'boolean', 'true'],
])('%s', (pointer, required, rule, preset) => {
  expect(fieldDoc(pointer)).toMatchObject({ required, rule })
  expect(fieldDoc(pointer)?.default).toBe(preset)
})

test.each([
  '',
  '/nothing',
  '/dna/nothing',
  '/blueprint/sections/0',
  '/__proto__',
  '/dna/__proto__/x',
])('%j has no documentation', (pointer) => {
  expect(fieldDoc(pointer)).toBeUndefined()
})
