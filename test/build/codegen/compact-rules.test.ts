import { expect, test } from 'vitest'
import { renderRules } from '../../../build/codegen/compact-rules.ts'
import { createRuleTable } from '../../../src/core/schema/compact-validator.ts'

const closed = (properties: object, more: object = {}) => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...more,
})

const text = { type: 'string', description: 'A note.' }

test('a table has a line for each object, and no notes', () => {
  const schema = {
    ...closed({ a: text, b: { $ref: '#/$defs/b' } }, { required: ['b'] }),
    $defs: { b: closed({ c: { anyOf: [text, { $ref: '#/$defs/b' }] } }) },
  }
  expect(renderRules(schema)).toBe('document,a:s,b!@\nb,c:/s/@b')
})

test.each([
  [{ type: 'number', minimum: 0, maximum: 9 }, 'n0-9'],
  [{ type: ['string', 'null'], minLength: 1 }, '?'],
  [{ type: 'string', enum: ['a', 'b'] }, 'a b'],
  [{ type: 'string', const: 'a' }, '=a'],
  [{ type: 'string', pattern: '^[a-z][a-z0-9-]*$' }, '#'],
  [{ type: 'array', minItems: 2, items: text }, '[2s'],
  [{ type: 'object', additionalProperties: { type: 'boolean' } }, '{b'],
])('%j is written %j', (rule, written) => {
  expect(renderRules(closed({ a: rule }))).toBe(`document,a:${written}`)
})

test.each([
  [{ type: 'string', minLength: 1 }, 'a', 'a!'],
  [{ $ref: '#/$defs/a' }, 'a:@', 'a!@'],
  [{ $ref: '#/$defs/b' }, 'a:@b', 'a!@b'],
])('of %j a table leaves out what it says by itself', (rule, optional, required) => {
  expect(renderRules(closed({ a: rule }))).toBe(`document,${optional}`)
  expect(renderRules(closed({ a: rule }, { required: ['a'] }))).toBe(`document,${required}`)
})

test('what a table leaves out is read as it is meant', () => {
  const { rulesOf } = createRuleTable('document,a,b!,c:@,d!@,e:[@c\nc\nd')
  expect([...rulesOf('document')]).toEqual([
    ...[
      ['a', ':'],
      ['b', '!'],
      ['c', ':@c'],
      ['d', '!@d'],
      ['e', ':[@c'],
    ],
  ])
})

test.each([
  ['an open object', { type: 'object', properties: {} }],
  ['another pattern', closed({ a: { type: 'string', pattern: '^a' } })],
  ['a keyword of its own', closed({ a: { type: 'string', maxLength: 3 } })],
  ['a longer text', closed({ a: { type: 'string', minLength: 2 } })],
  ['half a number', closed({ a: { type: 'number', minimum: 0.5 } })],
  ['a limit without its start', closed({ a: { type: 'number', maximum: 5 } })],
  ['one word to choose from', closed({ a: { type: 'string', enum: ['a'] } })],
  ['words that the table cuts', closed({ a: { type: 'string', enum: ['a b', 'c'] } })],
  ['a text or a number', closed({ a: { type: ['string', 'number'] } })],
  ['another order', closed({ a: text, b: text }, { required: ['b', 'a'] })],
])('%s is refused', (_, schema) => {
  expect(() => renderRules(schema)).toThrow('The rule table cannot say')
})

test('a union that nothing fits is told as its author meant it', () => {
  const { errorsOf } = createRuleTable('document,a:/s/@b\nb,c!n')
  const keywords = (errors: readonly { keyword: string }[]) => errors.map(({ keyword }) => keyword)
  const document = { a: { d: 1 } }
  expect(keywords(errorsOf(document))).toEqual([
    ...['type', 'required', 'additionalProperties', 'anyOf'],
  ])
  expect(keywords(errorsOf(document, () => undefined))).toEqual(['anyOf'])
  expect(keywords(errorsOf(document, () => 'b'))).toEqual(['required', 'additionalProperties'])
})
