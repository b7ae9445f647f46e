import { expect, test } from 'vitest'
import { createAjv, extendErrors } from '../../../../build/codegen/ajv.ts'
import type { ValidatorError } from '../../../../src/core/kernel/schema/ajv.ts'
import { toIssues } from '../../../../src/core/kernel/schema/issues.ts'

const part = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } }

const createVariant = (kind: string) => ({
  type: 'object',
  required: ['kind', kind],
  properties: { kind: { type: 'string', const: kind } },
})

const SCHEMAS: Readonly<Record<string, object>> = {
  root: {
    $id: 'root',
    type: 'object',
    required: ['name'],
    properties: {
      name: { $ref: 'shared#/$defs/text' },
      mode: { type: 'string', enum: ['light', 'dark'] },
      parts: { type: 'array', items: part, maxItems: 2, uniqueItems: true },
      owner: { anyOf: [part, { type: 'null' }] },
      shape: { anyOf: [{ type: 'string' }, { type: 'boolean' }] },
      when: { type: 'string', format: 'date-time' },
      slug: { type: 'string', pattern: '^[a-z]+$', maxLength: 5 },
      map: { type: 'object', propertyNames: { pattern: '^[a-z]+$' }, minProperties: 1 },
      'a/b é#': { type: 'number', minimum: 0 },
    },
    additionalProperties: false,
  },
  shared: { $id: 'shared', $defs: { text: { type: 'string', minLength: 2 } } },
  union: { $id: 'union', oneOf: ['a', 'b'].map(createVariant) },
  overlap: { $id: 'overlap', oneOf: [{ type: 'number' }, { type: 'integer' }] },
}

const ajv = createAjv(Object.values(SCHEMAS), { inlineRefs: false })
extendErrors(ajv)

function findIssues(schema: string, value: unknown) {
  const validate = ajv.getSchema(schema)
  return validate?.(value) ? [] : toIssues(value, validate?.errors as ValidatorError[])
}

const format = (schema: string, value: unknown): string[] =>
  findIssues(schema, value).map(({ code, pointer, message }) => `${code} ${pointer} ${message}`)

test.each<[issue: string, value: object]>([
  ['type-wrong /name "name" must be text, not 1.', { name: 1 }],
  ['text-too-short /name "name" must be text of at least 2 characters, not "x".', { name: 'x' }],
  ['value-unknown /mode "mode" must be one of "light", "dark", not "blue".', { mode: 'blue' }],
  ['value-unknown /mode "mode" must be one of "light", "dark", not 7.', { mode: 7 }],
  ['property-unknown /colour Unknown property "colour".', { colour: 1 }],
  [
    'type-wrong /parts/1/id "id" must be a whole number, not "x".',
    { parts: [{ id: 1 }, { id: 'x' }] },
  ],
  [
    'list-too-long /parts "parts" must be a list of 2 or fewer, not a list of 3.',
    { parts: [{ id: 1 }, { id: 2 }, { id: 3 }] },
  ],
  [
    'list-item-repeated /parts "parts" must not have the same item twice.',
    { parts: [{ id: 1 }, { id: 1 }] },
  ],
  ['form-unknown /shape "shape" must be text or true or false, not 7.', { shape: 7 }],
  [
    'text-malformed /when "when" must be a date and time such as "2026-01-31T12:00:00Z", not "now".',
    { when: 'now' },
  ],
  ['text-malformed /slug "slug" must be text that matches ^[a-z]+$, not "A".', { slug: 'A' }],
  [
    'text-too-long /slug "slug" must be text of at most 5 characters, not "abcdef".',
    { slug: 'abcdef' },
  ],
  ['property-unknown /map/A "map" must not have a property named "A".', { map: { A: 1 } }],
  [
    'object-too-small /map "map" must be an object with at least 1 property, not an object.',
    { map: {} },
  ],
  ['number-too-small /a~1b é# "a/b é#" must be a number of at least 0, not -1.', { 'a/b é#': -1 }],
])('%s', (issue, value) => {
  expect(format('root', { name: 'xy', ...value })).toEqual([issue])
})

test('a missing property is reported at its object', () => {
  expect(format('root', {})).toEqual(['property-missing  The document needs "name".'])
})

test('a misspelled property is one issue with a patch, in any schema', () => {
  expect(findIssues('root', { namee: 'xy' })).toMatchObject([
    {
      code: 'property-unknown',
      suggestion: 'name',
      hint: 'Did you mean "name"?',
      patch: [{ op: 'move', from: '/namee', path: '/name' }],
    },
  ])
})

test('a union reports the errors of the closest branch', () => {
  expect(format('root', { name: 'xy', owner: { id: 'x' } })).toEqual([
    'type-wrong /owner/id "id" must be a whole number, not "x".',
  ])
  expect(format('root', { name: 'xy', owner: { name: 'x' } })).toEqual([
    'property-missing /owner "owner" needs "id".',
  ])
  expect(format('union', { kind: 'b' })).toEqual(['property-missing  The document needs "b".'])
})

test('a union that no branch resembles is one issue, which describes the branches', () => {
  expect(format('root', { name: 'xy', owner: {} })).toEqual([
    'form-unknown /owner "owner" must be an object with "id" or null, not an object.',
  ])
  expect(format('union', 7)).toEqual(['form-unknown  The document must be an object, not 7.'])
})

test('an unknown discriminator is reported at its property, with the values of all branches', () => {
  expect(format('union', { kind: 'c' })).toEqual([
    'value-unknown /kind "kind" must be one of "a", "b", not "c".',
  ])
})

test('a value that matches two branches of a oneOf is one issue', () => {
  expect(format('overlap', 7)).toEqual(['form-unknown  The document must be one form only, not 7.'])
})

test('every issue is reported once, in document order', () => {
  const issues = findIssues('root', { mode: 1, parts: [{}], owner: 2 })
  expect(issues.map(({ pointer }) => pointer)).toEqual(['', '/mode', '/parts/0', '/owner'])
})

test('a document can have its own codes and hints', () => {
  const validate = ajv.getSchema('root')
  validate?.({})
  const options = { getCode: () => 'record-invalid', hint: 'See the schema.' }
  expect(toIssues({}, validate?.errors as ValidatorError[], options)).toMatchObject([
    { code: 'record-invalid', hint: 'See the schema.' },
  ])
})
