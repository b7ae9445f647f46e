import { expect, test } from 'vitest'
import type { PatternV2 } from '../../../src/core/generated/types/pattern.v2.ts'
import { serializeNodes } from '../../../src/core/render/element.ts'
import {
  createPatternNodes,
  type PatternVariant,
  renderPattern,
} from '../../../src/core/render/pattern.ts'
import { readFixtureRecord } from '../../support/corpus/fixture-lookup.ts'
import { findDocumentErrors, officialLookup } from '../../support/site/check-document.ts'

const table = (await officialLookup.get('patterns', 'data-table')) as PatternV2

const draw = (pattern: PatternV2, form?: PatternVariant): string =>
  serializeNodes(createPatternNodes(pattern, form))

/** A pattern whose first preset has this example. */
function withExample(example: string): PatternV2 {
  const preset = { description: 'One.', layout: { layout: 'stack', slots: { title: 'A title.' } } }
  return {
    ...table,
    id: 'custom',
    name: 'Custom <b>one</b>',
    default_preset: 'only',
    presets: { only: { ...preset, code: { imports: '', example } } },
  } as PatternV2
}

test('the usual preset is shown when none is asked for', () => {
  expect(draw(table)).toContain('data-preset="standard"')
  expect(draw(table, { preset: 'tree' })).toContain('data-preset="tree"')
})

test('a preset without an example is shown by its slots', () => {
  const pattern = readFixtureRecord('patterns', 'data-table')
  const html = draw(pattern)
  expect(html).toContain('data-outline="slots"')
  expect(html).toMatch(/<dt>columns<\/dt>/)
})

test.each([
  ['<p onclick="x()">a</p>', 'There is an attribute "onclick".'],
  ['<script>x()</script>', 'There is a &lt;script&gt;.'],
  ['<div>'.repeat(100), 'too deeply nested'],
])('%s is shown as text, with the reason', (example, reason) => {
  const html = draw(withExample(example))
  expect(html).toContain('data-outline="text"')
  expect(html).toContain(reason)
  expect(html).not.toMatch(/<script|<p onclick/)
})

test('two roots are wrapped, and no record closes the document', () => {
  const html = draw(withExample('<p>One</p></main></body><p>Two &amp; "three"</p>'))
  expect(html).toMatch(/^<div data-pattern="custom" data-preset="only"><p>One<\/p>/)
  expect(html).toContain('Two &amp; "three"')
})

test('links lead nowhere, forms send nothing, pictures come from nowhere else', () => {
  const html = draw(
    withExample(
      '<div><a href="/a">a</a><a href="https://b.example/c">b</a><a href="https://svc.test/">c</a><form action="/d" method="post"></form><img alt="e" src="/e.png"></div>',
    ),
  )
  expect(html).toContain('<a href="#main">a</a><a href="#main">b</a>')
  expect(html).toContain('href="https://svc.test/" target="_blank" rel="noopener noreferrer"')
  expect(html).toContain('<form method="dialog">')
  expect(html).toContain('<img alt="e">')
})

test('while it loads, a table keeps its columns and shows bars in the place of values', () => {
  const html = draw(table, { preset: 'standard', state: 'loading' })
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('role="status"')
  expect(html).toContain('Who receives it and what for')
  expect(html).not.toContain('Card payments')
  expect(html).toMatch(/<td[^>]*><span data-component="Skeleton"/)
})

test.each([
  ['empty', 'No rows exist, or none match the filters.', 'Clear filters'],
  ['error', 'The request fails or times out.', 'Try again'],
  ['permission', 'The viewer may not read this set.', 'No access'],
])('%s says why and what can be done', (state, when, action) => {
  const html = draw(table, { state })
  expect(html).toContain(`data-state="${state}"`)
  expect(html).toContain(when)
  expect(html).toContain(action)
  expect(html).not.toContain('Card payments')
})

test('offline keeps what is shown, with its controls out of use', () => {
  const html = draw(table, { state: 'offline' })
  expect(html).toContain('Card payments')
  expect(html).not.toMatch(/<button(?![^>]* disabled)/)
})

test('a state that is not declared is the usual one', () => {
  expect(draw(table, { state: 'haunted' })).toBe(draw(table))
})

test('a document stands on its own, and words of a record stay words', () => {
  const html = renderPattern(withExample('<p>a</p>'), { styles: { inline: 'p{}' } })
  expect(findDocumentErrors(html)).toEqual([])
  expect(html).toContain('<title>Custom &lt;b&gt;one&lt;/b&gt;, only</title>')
  expect(html).toContain("default-src 'none'")
})
