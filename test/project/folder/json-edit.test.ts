import fc from 'fast-check'
import { applyPatch, createPatch, type Operation } from 'rfc6902'
import { expect, test } from 'vitest'
import type { JsonPatchOperation } from '../../../src/essence.ts'
import { patchJsonText, setJsonValue } from '../../../src/project/folder/json-edit.ts'
import { runs } from '../../support/arbitrary.ts'

const TEXT = `{
    "name": "shop",   "tags": ["a", "b"],
    "span": { "tabel": 3, "side": 1 }
}
`

test.each<[name: string, operation: JsonPatchOperation, before: string, after: string]>([
  ['a value', { op: 'replace', path: '/name', value: 'clinic' }, '"shop"', '"clinic"'],
  ['an item', { op: 'replace', path: '/tags/1', value: 'c' }, '"b"', '"c"'],
  ['a key', { op: 'move', from: '/span/tabel', path: '/span/table' }, '"tabel"', '"table"'],
])('changes only %s and keeps the white space', (_, operation, before, after) => {
  expect(patchJsonText(TEXT, [operation])).toBe(TEXT.replace(before, after))
})

test('a new value has the indentation and the line endings of the text', () => {
  const text = '{\r\n\t"a": 1\r\n}\r\n'
  const patch: JsonPatchOperation[] = [{ op: 'add', path: '/b', value: { c: [1] } }]
  expect(patchJsonText(text, patch)).toBe(
    '{\r\n\t"a": 1,\r\n\t"b": {\r\n\t\t"c": [\r\n\t\t\t1\r\n\t\t]\r\n\t}\r\n}\r\n',
  )
})

test.each<[name: string, operation: JsonPatchOperation]>([
  ['a missing value', { op: 'replace', path: '/color', value: 1 }],
  ['a move onto another property', { op: 'move', from: '/span/tabel', path: '/span/side' }],
  ['a prototype', { op: 'add', path: '/__proto__/x', value: 1 }],
])('%s changes nothing', (_, operation) => {
  expect(patchJsonText(TEXT, [operation])).toBeUndefined()
})

test('gives the result of the patch for any two documents', () => {
  const documents = fc.dictionary(
    fc.constantFrom('a', 'b', 'a/b', '~'),
    fc.jsonValue({ maxDepth: 2 }),
  )
  const expectSame = (before: object, after: object) => {
    const patch = createPatch(before, after)
    const expected = structuredClone(before)
    applyPatch(expected, structuredClone(patch) as Operation[])
    const text = patchJsonText(
      JSON.stringify(before, null, 2),
      patch as unknown as JsonPatchOperation[],
    )
    expect(JSON.parse(text ?? '')).toEqual(expected)
  }
  fc.assert(fc.property(documents, documents, expectSame), runs(200))
})

test('a long line is not formatted anew', () => {
  const keys = Array.from({ length: 50_000 }, (_, at) => `"k${at}":[{}]`).join(',')
  const isRight = setJsonValue(`{${keys}}`, ['a'], 1) === `{${keys},"a": 1}`
  expect(isRight).toBe(true)
})
