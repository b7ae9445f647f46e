import { expect, test } from 'vitest'
import type { Issue } from '../../../src/index.ts'
import { type DocumentValidator, validateText } from '../../../src/web/schemas/validate-text.ts'

const issue = (pointer: string): Issue => ({
  code: 'wrong',
  severity: 'error',
  pointer,
  message: 'Wrong.',
})

const checker =
  (...pointers: string[]): (() => Promise<DocumentValidator>) =>
  async () =>
  (value) =>
    pointers.length > 0 ? { ok: false, issues: pointers.map(issue) } : { ok: true, value }

test.each(['', ' \n'])('%j is no document yet', async (text) => {
  expect(await validateText(text, checker())).toEqual({ kind: 'empty' })
})

test('a document without issues is valid', async () => {
  expect(await validateText('{}', checker())).toEqual({ kind: 'valid' })
})

test('an issue is located in the text; one of the whole document is not', async () => {
  const outcome = await validateText('{\n  "a": {\n    "b": 1\n  }\n}', checker('', '/a/b', '/a/c'))
  expect(outcome).toMatchObject({
    kind: 'invalid',
    issues: [
      { pointer: '' },
      { pointer: '/a/b', location: { line: 3, column: 10 } },
      { pointer: '/a/c', location: { line: 2, column: 8 } },
    ],
  })
  expect(outcome).not.toHaveProperty('issues.0.location')
})

test('a text that is not JSON is told where it breaks, and loads no checker', async () => {
  const load = () => Promise.reject(new Error('loaded'))
  expect(await validateText('{\n  "a": 1,\n}', load)).toMatchObject({
    kind: 'broken',
    issues: [{ location: { line: 3, column: 1 }, hint: expect.stringContaining('comma') }],
  })
})

test('a checker that cannot be loaded is reported, not thrown', async () => {
  const load = () => Promise.reject(new Error('No network.'))
  expect(await validateText('{}', load)).toEqual({ kind: 'failed', message: 'No network.' })
})
