import { expect, test } from 'vitest'
import { describeSchema } from '../../../../src/core/kernel/schema/describe.ts'
import type { Schema } from '../../../../src/core/kernel/schema/json-schema.ts'
import { phraseToText } from '../../../../src/core/kernel/schema/phrase.ts'
import type { SchemaGroup, SchemaRow } from '../../../../src/core/kernel/schema/types.ts'
import { createReferenceResolver } from '../../../../src/web/schemas/schema-links.ts'

const OTHER: Schema = { $defs: { slug: { type: 'string', description: 'A short name.' } } }

const describeTree = (schema: Schema) =>
  describeSchema(
    schema,
    createReferenceResolver(
      'this.json',
      new Map([
        ['this.json', schema],
        ['other.v1.json', OTHER],
      ]),
    ),
  )

/** A row as one line of text: name, requirement, type, rules. */
const formatRow = ({ name, required, type, rules }: SchemaRow): string =>
  [name, required === undefined ? '' : required ? 'required' : 'optional', phraseToText(type)]
    .concat(rules.map(phraseToText))
    .filter(Boolean)
    .join(' | ')

const formatRows = (group: SchemaGroup | undefined): string[] => group?.rows.map(formatRow) ?? []

const describeType = (schema: Schema): string => phraseToText(describeTree(schema).root.type)

test.each<[words: string, schema: Schema]>([
  ['any value', {}],
  ['string or null', { type: ['string', 'null'] }],
  ['number 0 to 100', { type: 'number', minimum: 0, maximum: 100 }],
  ['always "4.0.0"', { type: 'string', const: '4.0.0' }],
  ['one of "a", "b"', { type: 'string', enum: ['a', 'b'] }],
  ['list of strings', { type: 'array', items: { type: 'string' } }],
  [
    'list of lists of numbers',
    { type: 'array', items: { type: 'array', items: { type: 'number' } } },
  ],
  ['list, each one of "a"', { type: 'array', items: { type: 'string', enum: ['a'] } }],
  ['list, each string or null', { type: 'array', items: { type: ['string', 'null'] } }],
  ['list of any values', { type: 'array' }],
  ['map of strings', { type: 'object', additionalProperties: { type: 'string' } }],
  ['map of any values', { type: 'object', additionalProperties: true }],
  ['map of any values or null', { type: ['object', 'null'], additionalProperties: true }],
  ['object', { type: 'object', additionalProperties: false }],
  ['slug (string)', { $ref: 'other.v1.json#/$defs/slug' }],
  ['list of slug (string)', { type: 'array', items: { $ref: 'other.v1.json#/$defs/slug' } }],
  ['other.v1 or null', { anyOf: [{ $ref: 'other.v1.json' }, { type: 'null' }] }],
])('says "%s"', (words, schema) => {
  expect(describeType(schema)).toBe(words)
})

test('rows say what is required and every rule that the type does not', () => {
  const { root } = describeTree({
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'string', minLength: 1, pattern: '^a' },
      size: { type: 'integer', minimum: 0, default: 3 },
      tags: {
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: { type: 'string', maxLength: 9 },
      },
    },
    additionalProperties: false,
  })
  const [group] = root.groups
  expect(formatRows(group)).toEqual([
    'id | required | string | at least 1 character | matches ^a',
    'size | optional | integer | at least 0',
    'tags | optional | list of strings | at least 1 item | no item twice | each at most 9 characters',
  ])
  expect(group?.rows[1]?.default).toBe('3')
  expect(phraseToText(group?.additionalProperties ?? [])).toBe('No other properties.')
})

test('a reference is a link, and lends its description to a property without one', () => {
  const { root } = describeTree({
    type: 'object',
    properties: {
      near: { $ref: '#/$defs/part' },
      far: { $ref: 'other.v1.json#/$defs/slug' },
      own: { $ref: '#/$defs/part', description: 'Its own words.' },
    },
    $defs: { part: { type: 'object', description: 'A part.' } },
  })
  const rows = root.groups[0]?.rows ?? []
  expect(rows.map(({ type }) => type[0])).toEqual([
    { label: 'part', href: '#def-part' },
    { label: 'slug', href: '../other.v1/#def-slug' },
    { label: 'part', href: '#def-part' },
  ])
  expect(rows.map(({ description }) => description)).toEqual([
    'A part.',
    'A short name.',
    'Its own words.',
  ])
})

test('a schema that refers to itself ends in links', () => {
  const node: Schema = {
    type: 'object',
    properties: {
      children: { type: 'array', items: { $ref: '#/$defs/node' } },
      root: { $ref: '#' },
    },
  }
  const { definitions } = describeTree({ $defs: { node } })
  expect(formatRows(definitions[0]?.groups[0])).toEqual([
    'children | optional | list of node (object)',
    'root | optional | this',
  ])
})

test('an object below a list or map is nested in its row', () => {
  const shape: Schema = { type: 'object', description: 'One.', properties: { a: { type: 'null' } } }
  const { root } = describeTree({
    type: 'object',
    properties: {
      list: { type: 'array', items: shape },
      map: { type: 'object', additionalProperties: shape },
      note: { type: 'array', items: { type: 'string', description: 'One word.' } },
    },
  })
  const groups = root.groups[0]?.rows.map((row) => row.groups[0])
  expect(groups?.map((group) => phraseToText(group?.label ?? []))).toEqual([
    'Each item',
    'Each value',
    'Each item',
  ])
  expect(groups?.map((group) => group?.description)).toEqual(['One.', 'One.', 'One word.'])
  expect(groups?.map(formatRows)).toEqual([['a | optional | null'], ['a | optional | null'], []])
})

test('a union whose forms say more than their type lists them', () => {
  const { root } = describeTree({
    anyOf: [
      { type: 'string', description: 'An id.', minLength: 1 },
      { type: 'object', properties: { id: { type: 'string' } } },
    ],
  })
  expect(root.groups.map(({ kind }) => kind)).toEqual(['forms'])
  expect(formatRows(root.groups[0])).toEqual(['string | at least 1 character', 'object'])
  expect(formatRows(root.groups[0]?.rows[1]?.groups[0])).toEqual(['id | optional | string'])
})

test('an object or null shows the properties, not two forms', () => {
  const shape: Schema = { type: 'object', properties: { id: { type: 'string' } } }
  const { definitions } = describeTree({ $defs: { maybe: { anyOf: [shape, { type: 'null' }] } } })
  expect(definitions[0]?.groups.map(({ kind }) => kind)).toEqual(['properties'])
})

test('alternatives of required properties and conditions are put in words', () => {
  const { root } = describeTree({
    type: 'object',
    properties: { kind: { type: 'string' } },
    anyOf: [{ required: ['a'] }, { required: ['b', 'c'] }],
    if: { properties: { kind: { enum: ['x', 'y'] } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: { properties: { list: { type: 'array', maxItems: 0 } } },
  })
  const [, forms, condition] = root.groups
  expect(formatRows(forms)).toEqual(['with a', 'with b and c'])
  expect(phraseToText(condition?.label ?? [])).toBe('When kind is "x" or "y"')
  expect(formatRows(condition)).toEqual(['list | list of any values | no items'])
})
