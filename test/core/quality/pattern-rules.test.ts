import { expect, test } from 'vitest'
import type { JsonObject } from '../../../src/core/kernel/json/value.ts'
import { PATTERN_RULES } from '../../../src/core/quality/rules/index.ts'
import { ABSENT } from '../../support/essence/set-at-pointer.ts'
import { createPattern, EXAMPLE, PATTERN, runRule } from './support/pattern-and-shell-records.ts'
import { type Changes, findPointers } from './support/pattern-changes.ts'

const { plain } = PATTERN.presets
const slots = '/presets/plain/layout/slots'
const dialog = { role: 'dialog', keyboard: ['Escape: closes it', 'Enter: confirms it'] }

test.each<[string, string, Changes, string[]]>([
  ['P1', 'an unknown default', { '/default_preset': 'grand' }, ['/default_preset']],
  [
    'P1',
    'a short description',
    { '/presets/plain/description': 'Plain.' },
    ['/presets/plain/description'],
  ],
  ['P1', 'nine presets', { '/presets': presets(9) }, ['/presets']],
  ['P1', 'eight presets', { '/presets': presets(8) }, []],
  ['P2', 'one slot', { [slots]: { notes: 'List of notes, the newest first.' } }, [slots]],
  ['P2', 'no slots', { [slots]: ABSENT }, ['/presets/plain/layout']],
  ['P2', 'a slot in one word', { [`${slots}/notes`]: 'List.' }, [`${slots}/notes`]],
  ['P2', 'a preset like another', { '/presets/twin': plain }, ['/presets/twin/layout/slots']],
  ['P2', 'a preset with another layout', { '/presets/twin': createRow(plain) }, []],
  [
    'P3',
    'an unknown layout',
    { '/presets/plain/layout/layout': 'masonry' },
    ['/presets/plain/layout/layout'],
  ],
  ['P5', 'no empty state', { '/states/empty': ABSENT }, ['/states']],
  ['P5', 'no states', { '/states': ABSENT }, ['', '', '']],
  ['P5', 'no states where no data is consumed', { '/states': ABSENT, '/io/consumes': [] }, []],
  [
    'P5',
    'a state that shows too little',
    { '/states/error/shows': 'An alert.' },
    ['/states/error/shows'],
  ],
  ['P5', 'an unknown state', { '/states/bored': PATTERN.states.empty }, ['/states/bored']],
  ['P5', 'a state without a cause', { '/states/empty/when': ABSENT }, ['/states/empty']],
  ['P16', 'itself within itself', { '/uses': ['note-list'] }, ['/uses/0']],
  ['P16', 'another pattern', { '/uses': ['other-list'] }, []],
  [
    'P16',
    'three decorative interactions',
    { '/interactions': ['lift-hover', 'glow-hover', 'float-idle'] },
    ['/interactions'],
  ],
  ['P6', 'no tablet', { '/responsive/tablet': ABSENT }, ['/responsive']],
  [
    'P6',
    'no tablet, but in each preset',
    {
      '/responsive/tablet': ABSENT,
      '/presets/plain/responsive': { tablet: { layout: 'stack' } },
    },
    [],
  ],
  [
    'P5',
    'an empty state in each preset',
    { '/states/empty': ABSENT, '/presets/plain/states': { empty: PATTERN.states.empty } },
    [],
  ],
  [
    'P5',
    'data in a preset without an empty state',
    { '/states/empty': ABSENT, '/io/consumes': [], '/presets/plain/io': { consumes: ['rows'] } },
    ['/states'],
  ],
  [
    'P7',
    'a dialog whose presets close with Escape',
    {
      '/accessibility/role': 'dialog',
      '/accessibility/keyboard': [],
      '/presets/plain/accessibility': { keyboard: dialog.keyboard },
      '/interactions': ['focus-trap'],
    },
    [],
  ],
  [
    'P7',
    'a dialog of which no preset closes with Escape',
    {
      '/accessibility/role': 'dialog',
      '/presets/plain/accessibility': { keyboard: [] },
      '/interactions': ['focus-trap'],
    },
    ['/presets/plain/accessibility/keyboard'],
  ],
  ['P6', 'a width in words', { '/responsive/mobile': 'It stacks.' }, ['/responsive/mobile']],
  [
    'P6',
    'long notes',
    { '/responsive/mobile/notes': 'a'.repeat(91) },
    ['/responsive/mobile/notes'],
  ],
  ['P7', 'an unknown role', { '/accessibility/role': 'widget' }, ['/accessibility/role']],
  ['P7', 'no role', { '/accessibility/role': ABSENT }, ['/accessibility']],
  ['P7', 'the name of an element', { '/accessibility/role': 'nav' }, []],
  ['P7', 'an application', { '/accessibility/role': 'application' }, ['/accessibility/role']],
  ['P7', 'a dialog without a trap', { '/accessibility': dialog }, ['/interactions']],
  ['P7', 'a dialog with a trap', { '/accessibility': dialog, '/interactions': ['focus-trap'] }, []],
  [
    'P7',
    'a dialog without Escape',
    { '/accessibility/role': 'alertdialog', '/interactions': ['focus-trap'] },
    ['/accessibility/keyboard'],
  ],
  ['P7', 'a trap without a dialog', { '/interactions': ['focus-trap'] }, ['/interactions']],
  [
    'P7',
    'a preset that is a dialog',
    { '/presets/plain/accessibility': dialog, '/interactions': ['focus-trap'] },
    [],
  ],
  [
    'P7',
    'a preset of no known role',
    { '/presets/plain/accessibility': { role: 'x' } },
    ['/presets/plain/accessibility/role'],
  ],
  ['P8', 'one key, which is enough', { '/accessibility/keyboard': ['Delete: removes it'] }, []],
  [
    'P8',
    'no keys, because browsers handle links and buttons',
    { '/accessibility/keyboard': ABSENT },
    [],
  ],
  [
    'P8',
    'an entry without an action',
    { '/accessibility/keyboard/2': 'Delete' },
    ['/accessibility/keyboard/2'],
  ],
  [
    'P8',
    'a long entry',
    { '/accessibility/keyboard/2': `Tab: ${'a'.repeat(66)}` },
    ['/accessibility/keyboard/2'],
  ],
  [
    'P8',
    'dragging without a key',
    { '/interactions': ['drag-reorder'] },
    ['/accessibility/keyboard'],
  ],
  [
    'P8',
    'dragging with a key for focus',
    { '/interactions': ['drag-reorder'], '/accessibility/keyboard/2': 'Arrow keys: move focus' },
    ['/accessibility/keyboard'],
  ],
  [
    'P8',
    'dragging with a key',
    { '/interactions': ['drag-reorder'], '/accessibility/keyboard/2': 'Alt+Up: moves the note up' },
    [],
  ],
  [
    'P9',
    'an open brace',
    { '/accessibility/announcements/0': '{count notes' },
    ['/accessibility/announcements/0'],
  ],
  [
    'P9',
    'a long text',
    { '/accessibility/announcements/1': 'a'.repeat(51) },
    ['/accessibility/announcements/1'],
  ],
  [
    'P10',
    'an unknown component',
    { '/components/1': 'Knob', [`${slots}/knob`]: 'A Knob for the volume of notes.' },
    ['/components/1'],
  ],
  ['P10', 'a component that is never named', { '/components/4': 'Card' }, ['/components/4']],
  ['P10', 'one component', { '/components': ['List'] }, ['/components']],
  [
    'P10',
    'a component in the plural',
    { '/components/4': 'Card', [`${slots}/cards`]: 'Cards for pinned notes.' },
    [],
  ],
  ['P11', 'no alternative', { '/avoid_when': 'It does not fit.' }, ['/avoid_when']],
  ['P11', 'itself', { '/avoid_when': 'Use note-list.' }, ['/avoid_when']],
  ['P11', 'nothing said', { '/avoid_when': ABSENT, '/use_when': ABSENT }, ['', '']],
  ['P13', 'an unknown token', { '/io/produces/1': 'edit' }, ['/io/produces/1']],
  [
    'P14',
    'hiding what is not there',
    { '/responsive/mobile/hide_components/0': 'Card' },
    ['/responsive/mobile/hide_components/0'],
  ],
  [
    'P14',
    'no alternate pattern',
    { '/responsive/mobile/layout': 'alternate-pattern' },
    ['/responsive/mobile'],
  ],
  [
    'P14',
    'an unknown alternate pattern',
    { '/responsive/tablet': alternate('lost-list') },
    ['/responsive/tablet/alternate_pattern_id'],
  ],
  [
    'P14',
    'itself as alternate',
    { '/responsive/tablet': alternate('note-list') },
    ['/responsive/tablet/alternate_pattern_id'],
  ],
  [
    'P14',
    'an alternate that is not shown',
    { '/responsive/tablet/alternate_pattern_id': 'other-list' },
    ['/responsive/tablet/alternate_pattern_id'],
  ],
  [
    'P13',
    'an unknown token of a preset',
    { '/presets/plain/io': { produces: ['edit'] } },
    ['/presets/plain/io/produces/0'],
  ],
  [
    'P14',
    'a preset that hides what is not there, and one without an alternate',
    {
      '/presets/plain/responsive': {
        mobile: { hide_components: ['Card'] },
        tablet: { layout: 'alternate-pattern' },
      },
    },
    ['/presets/plain/responsive/mobile/hide_components/0', '/presets/plain/responsive/tablet'],
  ],
  ['P14', 'an alternate pattern', { '/responsive/tablet': alternate('other-list') }, []],
  ['P15', 'hovering alone', { '/interactions': ['hover-reveal'] }, ['/responsive/mobile/notes']],
  [
    'P15',
    'hovering and pressing',
    {
      '/interactions': ['hover-reveal'],
      '/responsive/mobile/notes': 'A long press shows the actions.',
    },
    [],
  ],
  [
    'P15',
    'hovering without a mobile rule',
    { '/interactions': ['hover-reveal'], '/responsive': ABSENT },
    [''],
  ],
  [
    'P2',
    'a field of an unknown type',
    { [`${slots}/notes`]: slot({ data: [{ text: 'strng', author: 'string' }] }) },
    [`${slots}/notes/data`],
  ],
  [
    'P2',
    'a minimum above the maximum',
    { [`${slots}/notes`]: slot({ limit: { items: [6, 3] } }) },
    [`${slots}/notes/limit/items`],
  ],
  [
    'P2',
    'fields of every kind of type',
    {
      [`${slots}/notes`]: slot({
        data: [{ by: 'string', 'at?': 'datetime', tags: 'string[]', kind: "'Call' | 'Visit'" }],
        limit: { items: [1, 6] },
      }),
    },
    [],
  ],
  [
    'P13',
    'a label for an action that the pattern lacks',
    { '/copy': { actions: { submit: 'Add note', sumbit: 'Add' } } },
    ['/copy/actions/sumbit'],
  ],
  [
    'P13',
    'a label for an action that the preset lacks',
    { '/presets/plain/copy': { actions: { undo: 'Undo' } } },
    ['/presets/plain/copy/actions/undo'],
  ],
])('%s: %s', (id, _name, changes, pointers) => {
  expect(findPointers(id, changes)).toEqual(pointers)
})

test.each(PATTERN_RULES)('$id: a valid pattern', (rule) => {
  expect(runRule(rule, createPattern(PATTERN, { plain: EXAMPLE }))).toEqual([])
})

test('the pattern rules are listed in the order of their ids', () => {
  expect(PATTERN_RULES.map(({ id }) => id)).toEqual(
    // P4 was dropped.
    Array.from({ length: 27 }, (_, index) => `P${index + 1}`).filter((id) => id !== 'P4'),
  )
})

/** Creates a slot with details. */
function slot(details: JsonObject): JsonObject {
  return { text: 'List of notes, the newest first.', ...details }
}

function presets(count: number): JsonObject {
  const names = Array.from({ length: count - 1 }, (_, index) => `preset-${index}`)
  return Object.fromEntries(['plain', ...names].map((name) => [name, plain]))
}

function createRow(preset: typeof plain): unknown {
  return { ...preset, layout: { ...preset.layout, layout: 'row' } }
}

function alternate(id: string): JsonObject {
  return { layout: 'alternate-pattern', alternate_pattern_id: id }
}
