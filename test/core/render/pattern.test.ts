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

const render = (pattern: PatternV2, variant?: PatternVariant): string =>
  serializeNodes(createPatternNodes(pattern, variant))

/** Creates a pattern whose only preset has an example. */
function withExample(example: string): PatternV2 {
  const preset = {
    description: 'Sample.',
    layout: { layout: 'stack', slots: { title: 'A title.' } },
  }
  return {
    ...table,
    id: 'custom',
    name: 'Custom <b>one</b>',
    default_preset: 'only',
    presets: { only: { ...preset, code: { imports: '', example } } },
  } as PatternV2
}

test('the default preset is rendered if no preset is requested', () => {
  expect(render(table)).toContain('data-preset="standard"')
  expect(render(table, { preset: 'tree' })).toContain('data-preset="tree"')
})

test('a preset without an example is rendered as a list of its slots', () => {
  const pattern = readFixtureRecord('patterns', 'data-table')
  const html = render(pattern)
  expect(html).toContain('data-outline="slots"')
  expect(html).toMatch(/<dt>columns<\/dt>/)
})

test.each([
  ['<p onclick="x()">a</p>', 'There is an attribute "onclick".'],
  ['<script>x()</script>', 'There is a &lt;script&gt;.'],
  ['<div>'.repeat(100), 'too deeply nested'],
])('%s is rendered as text, with the reason', (example, reason) => {
  const html = render(withExample(example))
  expect(html).toContain('data-outline="text"')
  expect(html).toContain(reason)
  expect(html).not.toMatch(/<script|<p onclick/)
})

test('two roots are wrapped, and an example cannot close the document', () => {
  const html = render(withExample('<p>One</p></main></body><p>Two &amp; "three"</p>'))
  expect(html).toMatch(/^<div data-pattern="custom" data-preset="only"><p>One<\/p>/)
  expect(html).toContain('Two &amp; "three"')
})

test('links to pages are dead, forms send nothing, and images are not loaded', () => {
  const html = render(
    withExample(
      '<div><a href="/a">a</a><a href="https://b.example/c">b</a><a href="https://svc.test/">c</a><form action="/d" method="post"></form><img alt="e" src="/e.png"></div>',
    ),
  )
  expect(html).toContain('<a href="#main">a</a><a href="#main">b</a>')
  expect(html).toContain('href="https://svc.test/" target="_blank" rel="noopener noreferrer"')
  expect(html).toContain('<form method="dialog">')
  expect(html).toContain('<img alt="e">')
})

test('a loading table shows its columns, and placeholders instead of values', () => {
  const html = render(table, { preset: 'standard', state: 'loading' })
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('role="status"')
  expect(html).toContain('Request</th>')
  expect(html).not.toContain('Alder Street')
  expect(html).toMatch(/<td[^>]*><span data-component="Skeleton"/)
})

test('what loads has no attributes of the roles that it loses', () => {
  const pattern = {
    ...withExample(
      '<div><div role="dialog" aria-modal="true" aria-label="Dates"><div role="grid" aria-multiselectable="true" aria-live="polite">Mar 12</div></div></div>',
    ),
    states: { loading: { shows: 'Placeholders.' } },
  }
  const html = render(pattern, { state: 'loading' })
  expect(html).toContain('aria-live="polite"')
  expect(html).not.toMatch(/role="(dialog|grid)"|aria-(modal|multiselectable)/)
})

test.each([
  ['empty', 'No rows exist, or none match the filters.', 'Create'],
  ['error', 'The rows cannot be loaded.', 'Try again'],
  ['permission', 'The viewer may not read these records.', 'No access'],
])('%s shows the reason and the next action', (state, when, action) => {
  const html = render(table, { state })
  expect(html).toContain(`data-state="${state}"`)
  expect(html).toContain(when)
  expect(html).toContain(action)
  expect(html).not.toContain('REQ-2474')
})

test('an offline pattern shows its content with disabled controls', () => {
  const pattern = {
    ...withExample('<div><p>Order 42</p><button>Save</button></div>'),
    states: { offline: { shows: 'The last orders.' } },
  }
  const html = render(pattern, { state: 'offline' })
  expect(html).toContain('Order 42')
  expect(html).not.toMatch(/<button(?![^>]* disabled)/)
})

test('a state shows the copy of the record, unless the copy has placeholders', () => {
  const pattern = {
    ...withExample('<div><h2>Orders</h2></div>'),
    io: { actions: ['create'] },
    states: {
      empty: { when: 'Nothing matches.', shows: 'A hint.' },
      error: { when: 'The request fails.', shows: 'The cause.' },
    },
    copy: { empty: 'No orders yet.', error: '{cause}', actions: { create: 'New order' } },
  }
  expect(render(pattern, { state: 'empty' })).toMatch(/No orders yet\..*New order/)
  expect(render(pattern, { state: 'error' })).toContain('The request fails.')
})

test('a dialog is shown on a scrim, and a hidden popup has a button that opens it', () => {
  const dialog = render(withExample('<dialog aria-label="Delete"><p>Delete?</p></dialog>'))
  expect(dialog).toMatch(/^<div data-scrim><dialog [^>]*open>/)
  const menu = render(
    withExample(
      '<div><button aria-expanded="false" aria-controls="m">More</button><ul id="m" role="menu" data-component="Menu" hidden><li role="menuitem">A</li></ul></div>',
    ),
  )
  expect(menu).toContain('popovertarget="custom-only-m"')
  expect(menu).toMatch(/<ul id="custom-only-m"[^>]* popover>/)
})

test('an icon, a chart and a picture are drawn, and commas stay with their words', () => {
  const html = render(
    withExample(
      '<div><button><svg data-icon="play" aria-hidden="true"></svg> Play <b>it</b>, now</button><img data-image="photo" alt="A hill"><img data-image="logo" alt=""><figure data-chart="bar"><figcaption>Fees</figcaption><table><tr><th>Week</th><th>Fee</th></tr><tr><th>1</th><td>2</td></tr></table></figure></div>',
    ),
  )
  expect(html).toMatch(/<svg [^>]*data-icon="play"[^>]*><path /)
  expect(html).toContain('<span>Play <b>it</b>, now</span>')
  expect(html).toMatch(/<svg [^>]*role="img" aria-label="A hill"/)
  expect(html).toMatch(/<svg [^>]*data-image="logo" aria-hidden="true"/)
  expect(html).toMatch(/<figcaption>Fees<\/figcaption><div data-drawing="bar"/)
})

test('an undeclared state renders the normal state', () => {
  expect(render(table, { state: 'undeclared' })).toBe(render(table))
})

test('a document is complete, and text of a record is escaped', () => {
  const html = renderPattern(withExample('<p>a</p>'), { styles: { inline: 'p{}' } })
  expect(findDocumentErrors(html)).toEqual([])
  expect(html).toContain('<title>Custom &lt;b&gt;one&lt;/b&gt;, only</title>')
  expect(html).toContain("default-src 'none'")
})
