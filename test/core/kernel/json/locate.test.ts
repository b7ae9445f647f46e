import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLocator, locate } from '../../../../src/core/kernel/json/parse.ts'
import { toPointer } from '../../../../src/core/kernel/json/pointer.ts'
import { arbitraryJson, runs } from '../../../support/arbitrary.ts'

const TEXT = `{
  // the look
  "dna": { "theme": { "id": "slate", }, "a/b": [1, 2,
    3] },
  "dna~x": null,
}`

test.each([
  ['', 1, 1],
  ['/dna', 3, 10],
  ['/dna/theme/id', 3, 29],
  ['/dna/a~1b/1', 3, 52],
  ['/dna/a~1b/2', 4, 5],
  ['/dna~0x', 5, 12],
  ['/dna/theme/mode', 3, 21],
  ['/dna/theme/mode/deeper', 3, 21],
  ['/nothing', 1, 1],
])('%s is at line %i, column %i, comments and trailing commas or not', (pointer, line, column) => {
  expect(locate(TEXT, pointer)).toEqual({ line, column })
})

test.each(['', '{', '[1, ', '{"a": }', 'not json'])('%j has a beginning at least', (text) => {
  expect(locate(text, '/a/b')).toMatchObject({ line: 1 })
})

test('every value of a printed document is found where it begins', () => {
  fc.assert(
    fc.property(arbitraryJson('__proto__'), (value) => {
      const text = JSON.stringify(value, null, 2)
      const lines = text.split('\n')
      for (const [key, member] of Object.entries(value as object)) {
        const { line, column } = locate(text, toPointer([key]))
        const found = lines[line - 1]?.slice(column - 1) ?? ''
        const [start = ''] = (JSON.stringify(member, null, 2) ?? '').split('\n')
        expect(found.startsWith(start)).toBe(true)
      }
    }),
    runs(300),
  )
})

test('lines end as editors end them', () => {
  expect(locate('{\r"a":1,\r\n"b":2}', '/b')).toEqual({ line: 3, column: 5 })
})

test('a text nested too deeply has a beginning', () => {
  expect(locate('['.repeat(100_000), '/0')).toEqual({ line: 1, column: 1 })
})

test('many members and many lines are found in one pass each', () => {
  const keys = Array.from({ length: 50_000 }, (_, at) => `key-${at}`)
  const locateIn = createLocator(
    JSON.stringify(Object.fromEntries(keys.map((k) => [k, 0])), null, 1),
  )
  expect(keys.map((key) => locateIn(`/${key}`).line)).toEqual(keys.map((_, at) => at + 2))
})
