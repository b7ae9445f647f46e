import { expect, test } from 'vitest'
import { examplesRule } from '../../../src/core/quality/rules/pattern/examples.ts'
import { createPattern, EXAMPLE, PATTERN, runRule } from './support/pattern-and-shell-records.ts'

const EXAMPLE_POINTER = '/presets/plain/code/example'

/** Adds a line to the end of the example's root element. */
const appendLine = (html: string): string => EXAMPLE.replace('</section>', `${html}\n</section>`)

test.each([
  ['an unclosed element', appendLine('<div>'), 'Line 9: <div> is never closed.'],
  ['no elements', 'Notes', 'The example has no elements.'],
  ['two roots', `${EXAMPLE}\n<p></p>`, 'Line 10: The example has more than one root element.'],
  [
    'another pattern',
    EXAMPLE.replace('"note-list"', '"notes"'),
    'Line 1: The root element has no data-pattern="note-list".',
  ],
  [
    'another preset',
    EXAMPLE.replace('"plain"', '"rich"'),
    'Line 1: The root element has data-preset="rich".',
  ],
  [
    'no list',
    EXAMPLE.replace('<ul', '<ul role="group"'),
    'No element of the example has the role "list".',
  ],
  [
    'a missing slot',
    EXAMPLE.replace('data-slot="add"', ''),
    'The example does not show the slot "add".',
  ],
  [
    'a field without a label',
    appendLine('<input type="text">'),
    'Line 9: The <input> has no label.',
  ],
  [
    'a field with an empty label',
    appendLine('<label><select></select></label>'),
    'Line 9: The <select> has no label.',
  ],
  [
    'a field labeled by a missing element',
    appendLine('<input aria-labelledby="x">'),
    'Line 9: The <input> has no label.',
  ],
  [
    'an image without alt',
    appendLine('<img src="/a.png">'),
    'Line 9: The <img> has no alt attribute.',
  ],
  [
    'an inline style',
    appendLine('<p style="color: red">Red</p>'),
    'Line 9: There is an attribute "style".',
  ],
  ['a handler', appendLine('<p onclick="go()">Go</p>'), 'Line 9: There is an attribute "onclick".'],
  ['a script', appendLine('<script>go()</script>'), 'Line 9: There is a <script>.'],
  ['a style sheet', appendLine('<style>p { margin: 0 }</style>'), 'Line 9: There is a <style>.'],
  [
    'a script URL',
    appendLine('<a href=" java\tscript:go()">Go</a>'),
    'Line 9: "href" runs a script.',
  ],
  [
    'an h1',
    EXAMPLE.replace('<h2>Notes</h2>', '<h1>Notes</h1>'),
    'Line 2: The headings start at h1.',
  ],
  ['a skipped heading level', appendLine('<h4>Older</h4>'), 'Line 9: h4 follows h2.'],
  [
    'an id without the prefix',
    appendLine('<p id="text">One</p>'),
    'Line 9: The id "text" does not start with "note-list-plain-".',
  ],
  [
    'a duplicate id',
    appendLine('<p id="note-list-plain-text">One</p>'),
    'Line 9: The id "note-list-plain-text" is used twice.',
  ],
  [
    'a cell without a label',
    appendLine('<table><tr><td>4</td></tr></table>'),
    'Line 9: The cell has a value but no data-label.',
  ],
])('%s', (_name, example, message) => {
  const findings = runRule(examplesRule, createPattern(PATTERN, { plain: example }))
  expect(findings.map((finding) => finding.message)).toContain(message)
  expect(new Set(findings.map(({ pointer }) => pointer))).toEqual(new Set([EXAMPLE_POINTER]))
})

test.each([
  ['a field inside its label', '<label>Pinned <input type="checkbox"></label>'],
  ['a field with an aria-label', '<input type="search" aria-label="Search notes">'],
  [
    'a field with aria-labelledby',
    '<p id="note-list-plain-b">Due</p><input aria-labelledby="note-list-plain-b">',
  ],
  ['fields that need no label', '<input type="hidden" name="a"><input type="submit" value="Add">'],
  ['a decorative image', '<img src="/a.png" alt="">'],
  ['headings that go down and up', '<h3>Older</h3><h4>Older still</h4><h2>Files</h2>'],
  [
    'cells with labels, and one without a value',
    '<table><tr><td data-label="Sum">4</td><td><br></td></tr></table>',
  ],
])('%s', (_name, html) => {
  expect(runRule(examplesRule, createPattern(PATTERN, { plain: appendLine(html) }))).toEqual([])
})

test('a preset without an example', () => {
  const findings = runRule(examplesRule, createPattern(PATTERN, {}))
  expect(findings.map(({ pointer }) => pointer)).toEqual(['/presets/plain'])
})

test('a preset that overrides the role', () => {
  const plain = { ...PATTERN.presets.plain, accessibility: { role: 'navigation' } }
  const record = { ...PATTERN, presets: { plain } }
  const asNav = EXAMPLE.replace('<section', '<nav').replace('</section>', '</nav>')
  expect(runRule(examplesRule, createPattern(record, { plain: asNav }))).toEqual([])
  expect(runRule(examplesRule, createPattern(record, { plain: EXAMPLE }))).toHaveLength(1)
})

/** Finds issues in an example whose notes have fields. */
function findFieldMessages(data: unknown, notes: string): string[] {
  const text = 'List of notes, the newest first.'
  const slots = { ...PATTERN.presets.plain.layout.slots, notes: { text, data } }
  const presets = { plain: { ...PATTERN.presets.plain, layout: { layout: 'stack', slots } } }
  const plain = EXAMPLE.replace(/<li>.*<\/li>/, notes)
  const record = createPattern({ ...PATTERN, presets }, { plain })
  return runRule(examplesRule, record).map(({ message }) => message)
}

test('the text of each required field is marked', () => {
  const data = [{ text: 'string', by: 'string', href: 'url', 'at?': 'date', icon: 'string' }]
  const marked = '<li><a href="/1" data-field="text">Depot</a> <b data-field="by">Maya</b></li>'
  expect(findFieldMessages(data, marked)).toEqual([])
  expect(findFieldMessages(data, '<li data-field="text">Depot</li>')).toEqual([
    'The slot "notes" does not show its field "by".',
  ])
  expect(findFieldMessages({ title: 'string' }, '<li>Depot</li>')).toEqual([])
})
