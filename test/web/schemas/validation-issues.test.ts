import { expect, test } from 'vitest'
import type { Schema } from '../../../src/describe.ts'
import { validateDocument } from '../../../src/web/schemas/validate-document.ts'

const id = (name: string): string => `https://svc.example/schemas/${name}`

const FILES: Readonly<Record<string, Schema>> = {
  'root.json': {
    $id: id('root.json'),
    type: 'object',
    required: ['name'],
    properties: {
      name: { $ref: 'shared.json#/$defs/text' },
      mode: { type: 'string', enum: ['light', 'dark'] },
      parts: { type: 'array', items: { $ref: '#/$defs/part' } },
      owner: { anyOf: [{ $ref: '#/$defs/part' }, { type: 'null' }] },
      shape: { anyOf: [{ type: 'string' }, { type: 'boolean' }] },
      'a/b é#': { type: 'number', minimum: 0 },
    },
    additionalProperties: false,
    $defs: {
      part: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
    },
  },
  'shared.json': {
    $id: id('shared.json'),
    $defs: { text: { type: 'string', minLength: 2 } },
  },
  'union.json': {
    $id: id('union.json'),
    oneOf: ['a', 'b'].map((kind) => ({
      type: 'object',
      required: ['kind', kind],
      properties: { kind: { type: 'string', const: kind } },
    })),
  },
}

const getSchema = async (name: string): Promise<Schema> => FILES[name] ?? {}

async function findIssues(name: string, value: unknown): Promise<string[]> {
  const checked = await validateDocument(name, value, getSchema)
  return checked.ok ? [] : checked.issues.map(({ pointer, message }) => `${pointer} ${message}`)
}

test.each<[issue: string, value: unknown]>([
  [' The property "name" is missing.', {}],
  ['/name Expected string, found a number.', { name: 1 }],
  ['/name Expected at least 2 characters, found "x".', { name: 'x' }],
  ['/mode Expected one of "light", "dark", found "blue".', { name: 'xy', mode: 'blue' }],
  ['/nam There is no property "nam" here.', { name: 'xy', nam: 1 }],
  [
    '/parts/1/id Expected integer, found a string.',
    { name: 'xy', parts: [{ id: 1 }, { id: '2' }] },
  ],
  ['/a~1b é# Expected at least 0, found -1.', { name: 'xy', 'a/b é#': -1 }],
  ['/shape Expected string or boolean, found 7.', { name: 'xy', shape: 7 }],
])('says%s', async (issue, value) => {
  expect(await findIssues('root.json', value)).toEqual([issue])
})

test('a union reports the form that the value was meant to have', async () => {
  expect(await findIssues('root.json', { name: 'xy', owner: {} })).toEqual([
    '/owner The property "id" is missing.',
  ])
  expect(await findIssues('union.json', { kind: 'b' })).toEqual([' The property "b" is missing.'])
})

test('a union whose forms are all of another kind is one issue', async () => {
  expect(await findIssues('union.json', { kind: 'c' })).toEqual([
    ' Expected object or object, found {"kind":"c"}.',
  ])
})

test('every issue is reported, not only the first', async () => {
  const value = { mode: 1, parts: [{}], owner: 2 }
  expect((await findIssues('root.json', value)).map((issue) => issue.split(' ')[0])).toEqual([
    '',
    '/mode',
    '/mode',
    '/parts/0',
    '/owner',
  ])
})
