import { expect, test } from 'vitest'
import { el, serializeNodes } from '../../../src/core/render/element.ts'
import { setText, toPhrase } from '../../../src/core/render/sample-text.ts'

test('a text between backticks is code', () => {
  expect(serializeNodes([setText(el('p', {}, ['Old']), 'Run `cask stop` and wait.')])).toBe(
    '<p>Run <code>cask stop</code> and wait.</p>',
  )
})

test('code is escaped, and a single backtick stays', () => {
  expect(serializeNodes(toPhrase('`<b>` and `'))).toBe('<code>&lt;b&gt;</code> and `')
  expect(toPhrase('')).toEqual([])
})

test('a field keeps its backticks', () => {
  expect(serializeNodes([setText(el('textarea'), '- `fixed`')])).toBe(
    '<textarea>- `fixed`</textarea>',
  )
})
