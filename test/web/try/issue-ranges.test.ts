import { expect, test } from 'vitest'
import type { Issue } from '../../../src/index.ts'
import { createRangeFinder } from '../../../src/web/try/issue-ranges.ts'

const TEXT = '{\n  "a": { "b": [1, "two"], "b2": {} },\n  "c/d": tru\n}'

const find = (issue: Partial<Issue>): string => {
  const range = createRangeFinder(TEXT)({
    ...{ code: 'type-wrong', severity: 'error', pointer: '', message: '' },
    ...issue,
  })
  return TEXT.slice(range.from, range.to)
}

test.each<[string, Partial<Issue>, string]>([
  ['a simple value', { pointer: '/a/b/1' }, '"two"'],
  ['the key of an object', { pointer: '/a' }, '"a"'],
  ['the key of a list', { pointer: '/a/b' }, '"b"'],
  ['the key of an unknown property', { pointer: '/a/b2', code: 'property-unknown' }, '"b2"'],
  ['the nearest ancestor of a missing value', { pointer: '/a/b2/x/y' }, '"b2"'],
  ['the bracket of the document', { pointer: '' }, '{'],
  [
    'the word of a syntax error',
    { code: 'json-invalid', location: { line: 3, column: 10 } },
    'tru',
  ],
  [
    'the last character of a line',
    { code: 'json-invalid', location: { line: 3, column: 13 } },
    'u',
  ],
])('marks %s', (_name, issue, expected) => {
  expect(find(issue)).toBe(expected)
})

test('marks nothing in a text that is nested too deeply', () => {
  const text = '['.repeat(200_000)
  const issue = { code: 'type-wrong', severity: 'error', pointer: '/0', message: '' } as const
  expect(createRangeFinder(text)(issue)).toEqual({ from: 0, to: 0 })
})
