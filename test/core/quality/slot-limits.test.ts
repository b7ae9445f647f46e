import { expect, test } from 'vitest'
import type { JsonObject } from '../../../src/core/kernel/json/value.ts'
import { slotLimitsRule } from '../../../src/core/quality/rules/pattern/slot-limits.ts'
import { createPattern, PATTERN, runRule } from './support/pattern-and-shell-records.ts'

/** Lists what the rule finds in an example whose first slot has details. */
function findMessages(details: JsonObject, body: string): string[] {
  const notes = { text: 'List of notes, the newest first.', ...details }
  const slots = { ...PATTERN.presets.plain.layout.slots, notes }
  const presets = { plain: { ...PATTERN.presets.plain, layout: { layout: 'stack', slots } } }
  const record = createPattern({ ...PATTERN, presets }, { plain: `<section>\n${body}</section>` })
  return runRule(slotLimitsRule, record).map(({ message }) => message)
}

const items = (count: number): string => '<li>One note</li>'.repeat(count)

const rows = (count: number): string => '<tr><td>4</td><td>5</td></tr>'.repeat(count)

test.each<[what: string, details: JsonObject, body: string, message: string]>([
  [
    'a title that is too long',
    { limit: { words: 3 } },
    '<h2 data-slot="notes">What we send to harbors</h2>',
    'Line 2: The slot "notes" has 5 words.',
  ],
  [
    'a title that is too short',
    { limit: { words: [2, 8] } },
    '<h2 data-slot="notes">Notes <svg aria-hidden="true"></svg></h2>',
    'Line 2: The slot "notes" has 1 word.',
  ],
  [
    'too few items in a list',
    { limit: { items: [3, 6] } },
    `<ul data-slot="notes">${items(2)}</ul>`,
    'Line 2: The slot "notes" has 2 items.',
  ],
  [
    'too many rows of a table',
    { limit: { items: 2 } },
    `<div data-slot="notes"><table><tbody>${rows(3)}</tbody></table></div>`,
    'Line 2: The slot "notes" has 3 items.',
  ],
  [
    'too many elements of the slot',
    { limit: { items: 1 } },
    '<div><p data-slot="notes">A</p><p data-slot="notes">B</p></div>',
    'Line 2: The slot "notes" has 2 items.',
  ],
  [
    'too many cells of one row',
    { limit: { items: 1 } },
    `<table><tr data-slot="notes"><th>A</th><th>B</th></tr></table>`,
    'Line 2: The slot "notes" has 2 items.',
  ],
  [
    'an item that is too long',
    { limit: { items: [1, 3], words: 1 } },
    `<ul data-slot="notes"><li>One</li>${items(1)}</ul>`,
    'Line 2: An item of the slot "notes" has 2 words.',
  ],
])('finds %s', (_what, details, body, message) => {
  expect(findMessages(details, body)).toEqual([message])
})

test.each<[what: string, details: JsonObject, body: string]>([
  ['no limit', { element: 'ul' }, `<ul data-slot="notes">${items(40)}</ul>`],
  ['a text at its limit', { limit: { words: 2 } }, '<p data-slot="notes">Two – words</p>'],
  ['a list at its limit', { limit: { items: [2, 2] } }, `<ul data-slot="notes">${items(2)}</ul>`],
  [
    'one list in each of two items',
    { limit: { items: 2 } },
    `<ul data-slot="notes">${items(2)}</ul><ul data-slot="notes">${items(1)}</ul>`.replace(
      '<ul data-slot="notes"><li>One note</li></ul>',
      `<div><ul data-slot="notes">${items(1)}</ul></div>`,
    ),
  ],
  ['a list of terms', { limit: { items: 1 } }, '<dl data-slot="notes"><dt>A</dt><dd>B</dd></dl>'],
  [
    'words of each item of a list with data',
    { data: [{ text: 'string' }], limit: { words: 2 } },
    `<ul data-slot="notes">${items(5)}</ul>`,
  ],
])('allows %s', (_what, details, body) => {
  expect(findMessages(details, body)).toEqual([])
})
