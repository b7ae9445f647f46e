import { expect, test } from 'vitest'
import { formatJson, patchJson, type TextEdit, toTextEdit } from '../../../src/web/try/edit-json.ts'

const apply = (text: string, { from, to, insert }: TextEdit): string =>
  text.slice(0, from) + insert + text.slice(to)

test.each([
  [
    'replaces a value',
    '{ "a": { "b": 1 } }',
    { op: 'replace', path: '/a/b', value: 'x' },
    '{ "a": { "b": "x" } }',
  ],
  [
    'replaces an item',
    '{"a":["x", "y"]}',
    { op: 'replace', path: '/a/1', value: 'z' },
    '{"a":["x", "z"]}',
  ],
  [
    'renames a key in place',
    '{ "mdoe": 1, "b": 2 }',
    { op: 'move', from: '/mdoe', path: '/mode' },
    '{ "mode": 1, "b": 2 }',
  ],
  [
    'unescapes pointers',
    '{ "a/b": { "~": 1 } }',
    { op: 'replace', path: '/a~1b/~0', value: 2 },
    '{ "a/b": { "~": 2 } }',
  ],
  ['removes a property', `{ "a": 1, "b": 2 }`, { op: 'remove', path: '/b' }, '{\n  "a": 1\n}'],
  [
    'leaves out a missing value',
    '{ "a": 1 }',
    { op: 'move', from: '/x', path: '/y' },
    '{ "a": 1 }',
  ],
  [
    'leaves out a missing parent',
    '{ "a": 1 }',
    { op: 'replace', path: '/x/y', value: 1 },
    '{ "a": 1 }',
  ],
] as const)('a patch %s', (_name, text, operation, expected) => {
  expect(apply(text, patchJson(text, [operation]))).toBe(expected)
})

test('a patch keeps the formatting of everything else', () => {
  const text = '{\n\t"a" :  1,\n  "b":"x"  }'
  const edit = patchJson(text, [{ op: 'replace', path: '/b', value: 'y' }])
  expect(edit).toEqual({ from: text.indexOf('x'), to: text.indexOf('x') + 1, insert: 'y' })
})

test('operations are applied one after the other', () => {
  const text = '{ "mdoe": "drak" }'
  const patch = [
    { op: 'move', from: '/mdoe', path: '/mode' },
    { op: 'replace', path: '/mode', value: 'dark' },
  ] as const
  expect(apply(text, patchJson(text, patch))).toBe('{ "mode": "dark" }')
})

test('formatting gives the same text as JSON.stringify, and keeps what is broken', () => {
  const value = { a: [1, { b: 'x' }], c: {}, d: [] }
  const text = JSON.stringify(value)
  expect(apply(text, formatJson(text))).toBe(JSON.stringify(value, null, 2))
  const broken = '{"a":1,,"b" 2}'
  expect(apply(broken, formatJson(broken)).replaceAll(/\s/g, '')).toBe('{"a":1,,"b"2}')
})

test.each([
  ['abc', 'abc', { from: 3, to: 3, insert: '' }],
  ['aaa', 'aaaa', { from: 3, to: 3, insert: 'a' }],
  ['', 'x', { from: 0, to: 0, insert: 'x' }],
  ['one two', 'one 2', { from: 4, to: 7, insert: '2' }],
])('the edit from %j to %j is the smallest', (before, after, edit) => {
  expect(toTextEdit(before, after)).toEqual(edit)
})
