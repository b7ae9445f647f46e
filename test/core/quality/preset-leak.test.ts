import { expect, test } from 'vitest'
import type { JsonObject } from '../../../src/core/kernel/json/value.ts'
import { presetLeakRule } from '../../../src/core/quality/rules/pattern/preset-leak.ts'
import { createPattern, EXAMPLE, PATTERN, runRule } from './support/pattern-and-shell-records.ts'

const { plain } = PATTERN.presets

/** A second preset without a form and without a Button, with a slot of its own. */
const pinned = {
  description: 'One note on top of the others, with a film about it.',
  layout: {
    layout: 'stack',
    slots: { notes: 'List of the other notes.', play: 'Picture with a sign that starts the film.' },
  },
}

const EXAMPLES = {
  plain: EXAMPLE,
  pinned:
    '<section><ul data-slot="notes"><li>Depot</li></ul><p data-slot="play">Film</p></section>',
}

/** Lists the pointers and messages for a pattern with two presets and more fields. */
function findLeaks(fields: JsonObject, own: { readonly [preset: string]: JsonObject } = {}) {
  const presets = { plain: { ...plain, ...own.plain }, pinned: { ...pinned, ...own.pinned } }
  const base = { ...PATTERN, io: { consumes: ['rows'] }, responsive: {}, accessibility: {} }
  const record = createPattern({ ...base, presets, ...fields }, EXAMPLES)
  return runRule(presetLeakRule, record).map(({ pointer, message }) => [pointer, message])
}

const keyboard = (entry: string) => ({ accessibility: { role: 'list', keyboard: [entry] } })

const responsive = (notes: string) => ({ responsive: { desktop: { layout: 'stack', notes } } })

test.each<[what: string, fields: JsonObject, pointer: string, part: string, lacking: string]>([
  [
    'a key of a slot',
    keyboard('Space on play: starts the film'),
    '/accessibility/keyboard/0',
    'slot "play"',
    '"plain", which does not have it',
  ],
  [
    'a component',
    keyboard('Escape: leaves the Textarea'),
    '/accessibility/keyboard/0',
    'component "Textarea"',
    '"pinned", which does not have it',
  ],
  [
    'focus on a component',
    { accessibility: { role: 'list', focus_management: 'Focus goes back to the Button.' } },
    '/accessibility/focus_management',
    'component "Button"',
    '"pinned"',
  ],
  [
    'an announcement about a slot',
    { accessibility: { role: 'list', announcements: ['Stopped at the play of {title}.'] } },
    '/accessibility/announcements/0',
    'slot "play"',
    '"plain"',
  ],
  [
    'the width of a preset',
    responsive('Pinned has four columns.'),
    '/responsive/desktop/notes',
    'preset "pinned"',
    '"plain"',
  ],
  [
    'a preset before a colon',
    responsive('Notes fill the width. Pinned: two halves.'),
    '/responsive/desktop/notes',
    'preset "pinned"',
    '"plain"',
  ],
  [
    'a preset in quotes',
    { copy: { empty: 'Nothing in "pinned" yet.' } },
    '/copy/empty',
    'preset "pinned"',
    '"plain"',
  ],
  ['an action of a slot', { io: { actions: ['play'] } }, '/io/actions/0', 'slot "play"', '"plain"'],
])('finds %s that another preset lacks', (_what, fields, pointer, part, lacking) => {
  expect(findLeaks(fields)).toEqual([[pointer, expect.stringContaining(`names the ${part}`)]])
  expect(findLeaks(fields)[0]?.[1]).toContain(`also holds for ${lacking}`)
})

test.each<[what: string, fields: JsonObject, own?: { readonly [preset: string]: JsonObject }]>([
  ['a slot of every preset', keyboard('Delete on the notes: removes one')],
  ['everyday words', keyboard('Home: moves to the first line of text to play')],
  ['a component that a width introduces', responsive('The order is chosen in a Select.')],
  ['a key of its preset', {}, { pinned: keyboard('Space on play: starts the film') }],
  [
    'a key that the other preset replaces',
    keyboard('Space on play: starts the film'),
    { plain: { accessibility: { keyboard: [] } } },
  ],
  ['a width of its preset', {}, { pinned: responsive('Pinned has four columns.') }],
  ['an action that the example shows', { io: { actions: ['submit'] } }],
  ['a placeholder', { accessibility: { role: 'list', announcements: ['Opened the {play}.'] } }],
  [
    'a component of an embedded pattern',
    { uses: ['other-list'], ...keyboard('Escape: closes the Label') },
  ],
])('allows %s', (_what, fields, own) => {
  expect(findLeaks(fields, own)).toEqual([])
})

test('the hint says where the text belongs', () => {
  const presets = { plain, pinned }
  const record = createPattern(
    { ...PATTERN, ...keyboard('Space on play: starts it'), presets },
    EXAMPLES,
  )
  expect(runRule(presetLeakRule, record).map(({ hint }) => hint)).toEqual([
    'Move it to "pinned", or rephrase it so that it holds for every preset.',
  ])
})
