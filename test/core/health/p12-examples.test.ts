import { expect, test } from 'vitest'
import { examplesRule } from '../../../src/core/health/rules/pattern/p12-examples.ts'
import { createPattern, EXAMPLE, PATTERN, runRule } from './support/pattern-and-shell-records.ts'

const AT = '/presets/plain/code/example'

/** Puts something into the example before its end, on a line of its own. */
const adding = (html: string): string => EXAMPLE.replace('</section>', `${html}\n</section>`)

test.each([
  ['an element left open', adding('<div>'), 'Line 9: <div> is never closed.'],
  ['no element', 'Notes', 'The example has no element.'],
  ['two roots', `${EXAMPLE}\n<p></p>`, 'Line 10: This is a second root element.'],
  [
    'another pattern',
    EXAMPLE.replace('"note-list"', '"notes"'),
    'Line 1: The root has no data-pattern="note-list".',
  ],
  ['another preset', EXAMPLE.replace('"plain"', '"rich"'), 'Line 1: data-preset is "rich".'],
  [
    'no list',
    EXAMPLE.replace('<ul', '<ul role="group"'),
    'Nothing in the example has the role "list".',
  ],
  [
    'a slot left out',
    EXAMPLE.replace('data-slot="add"', ''),
    'The slot "add" is not in the example.',
  ],
  ['a field without a label', adding('<input type="text">'), 'Line 9: This input has no label.'],
  [
    'a field with an empty label',
    adding('<label><select></select></label>'),
    'Line 9: This select has no label.',
  ],
  [
    'a field labelled by nothing',
    adding('<input aria-labelledby="x">'),
    'Line 9: This input has no label.',
  ],
  ['an image without alt', adding('<img src="/a.png">'), 'Line 9: This img has no alt.'],
  [
    'an inline style',
    adding('<p style="color: red">Red</p>'),
    'Line 9: There is an attribute "style".',
  ],
  ['a handler', adding('<p onclick="go()">Go</p>'), 'Line 9: There is an attribute "onclick".'],
  ['a script', adding('<script>go()</script>'), 'Line 9: There is a <script>.'],
  ['a style sheet', adding('<style>p { margin: 0 }</style>'), 'Line 9: There is a <style>.'],
  [
    'an address that runs',
    adding('<a href=" java\tscript:go()">Go</a>'),
    'Line 9: "href" runs a script.',
  ],
  [
    'an h1',
    EXAMPLE.replace('<h2>Notes</h2>', '<h1>Notes</h1>'),
    'Line 2: The headings start at h1.',
  ],
  ['a level left out', adding('<h4>Older</h4>'), 'Line 9: h4 follows h2.'],
  [
    'a foreign id',
    adding('<p id="text">One</p>'),
    'Line 9: The id "text" does not start with "note-list-plain-".',
  ],
  [
    'an id twice',
    adding('<p id="note-list-plain-text">One</p>'),
    'Line 9: The id "note-list-plain-text" stands twice.',
  ],
  [
    'a cell without a label',
    adding('<table><tr><td>4</td></tr></table>'),
    'Line 9: This cell has a value and no data-label.',
  ],
])('%s', (_name, example, message) => {
  const findings = runRule(examplesRule, createPattern(PATTERN, { plain: example }))
  expect(findings.map((finding) => finding.message)).toContain(message)
  expect(new Set(findings.map(({ pointer }) => pointer))).toEqual(new Set([AT]))
})

test.each([
  ['a field inside its label', '<label>Pinned <input type="checkbox"></label>'],
  ['a field with a name of its own', '<input type="search" aria-label="Search notes">'],
  [
    'a field that points to its name',
    '<p id="note-list-plain-b">Due</p><input aria-labelledby="note-list-plain-b">',
  ],
  ['fields that need no label', '<input type="hidden" name="a"><input type="submit" value="Add">'],
  ['an image that decorates', '<img src="/a.png" alt="">'],
  ['headings that go down and up', '<h3>Older</h3><h4>Older still</h4><h2>Files</h2>'],
  [
    'cells with labels, and one without a value',
    '<table><tr><td data-label="Sum">4</td><td><br></td></tr></table>',
  ],
])('%s', (_name, html) => {
  expect(runRule(examplesRule, createPattern(PATTERN, { plain: adding(html) }))).toEqual([])
})

test('a preset without an example', () => {
  const findings = runRule(examplesRule, createPattern(PATTERN, {}))
  expect(findings.map(({ pointer }) => pointer)).toEqual(['/presets/plain'])
})

test('a preset with a role of its own', () => {
  const plain = { ...PATTERN.presets.plain, accessibility: { role: 'navigation' } }
  const record = { ...PATTERN, presets: { plain } }
  const asNav = EXAMPLE.replace('<section', '<nav').replace('</section>', '</nav>')
  expect(runRule(examplesRule, createPattern(record, { plain: asNav }))).toEqual([])
  expect(runRule(examplesRule, createPattern(record, { plain: EXAMPLE }))).toHaveLength(1)
})
