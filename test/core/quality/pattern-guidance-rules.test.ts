import { expect, test } from 'vitest'
import { ABSENT } from '../../support/essence/set-at-pointer.ts'
import { PATTERN } from './support/pattern-and-shell-records.ts'
import { type Changes, findPointers } from './support/pattern-changes.ts'

const { plain } = PATTERN.presets
const slots = '/presets/plain/layout/slots'

const MOVE = {
  about: 'opening',
  move: 'Head the page with the verdict',
  reason: 'figures leave the judgment to readers',
  example: '"Heading for $126"',
}

/* What surrounds the presets: lines for all of them, sources, placement and craft. */
test.each<[string, string, Changes, string[]]>([
  ['P25', 'no sources', { '/sources': ABSENT }, ['']],
  [
    'P25',
    'no sources where nothing acts',
    { '/sources': ABSENT, '/interactions': [], '/io/actions': [] },
    [],
  ],
  [
    'P25',
    'an address that is not secure',
    { '/sources/0/url': 'http://www.w3.org/TR/WCAG22/' },
    ['/sources/0/url'],
  ],
  ['P25', 'a source without a claim', { '/sources/0/claim': ABSENT }, ['/sources/0']],
  ['P26', 'a text', { '/placement': 'heading' }, ['/placement']],
  [
    'P26',
    'true values',
    { '/placement': { around_heading: true, shows_heading: true, names_product: true } },
    [],
  ],
  [
    'P26',
    'a false value',
    { '/placement': { names_product: false } },
    ['/placement/names_product'],
  ],
  ['P26', 'one slot as a text', { '/placement': { replaces: 'notes' } }, ['/placement/replaces']],
  [
    'P26',
    'a slot that no pattern has',
    { '/placement': { replaces: ['notes', 'nots'] } },
    ['/placement/replaces/1'],
  ],
  ['P23', 'no lines', { '/always': ABSENT }, ['']],
  ['P23', 'an empty list of lines', { '/always': [] }, ['/always']],
  ['P23', 'a short line', { '/always/1': 'a'.repeat(39) }, ['/always/1']],
  ['P23', 'a long line', { '/always/1': 'a'.repeat(141) }, ['/always/1']],
  ['P23', 'lines at the limits', { '/always': ['a'.repeat(40), 'a'.repeat(140)] }, []],
  ['P23', 'a slot of every preset', alwaysLine('The notes keep the order in which they came.'), []],
  ['P23', 'a slot without a word', { [`${slots}/-?`]: 'A name that no line can use.' }, []],
  [
    'P23',
    'a slot that one preset lacks',
    alwaysLine('Adding a note moves focus to the pinned note above.'),
    ['/always/0'],
  ],
  [
    'P23',
    'a component that one preset lacks',
    alwaysLine('After a failed request its button keeps the focus.'),
    ['/always/0'],
  ],
  [
    'P23',
    'a capitalized component that no preset has',
    alwaysLine('A note that people may open is shown in Cards.'),
    ['/always/0'],
  ],
  [
    'P23',
    'a preset',
    alwaysLine('New notes are announced, even in the plain preset.'),
    ['/always/0'],
  ],
  [
    'P23',
    'everyday words that are also names',
    alwaysLine('Card payments get a plain note with a short label.'),
    [],
  ],
  ['P27', 'no craft', { '/craft': ABSENT }, []],
  ['P27', 'two moves', { '/craft': [MOVE, { ...MOVE, about: 'order' }] }, []],
  ['P27', 'a single move', { '/craft': [MOVE] }, ['/craft']],
  ['P27', 'two moves about one thing', { '/craft': [MOVE, MOVE] }, ['/craft/1/about']],
  [
    'P27',
    'a long move and an example without content',
    {
      '/craft': [
        { ...MOVE, move: 'a'.repeat(96) },
        { ...MOVE, about: 'order', example: 'a sentence with the verdict' },
      ],
    },
    ['/craft/0/move', '/craft/1/example'],
  ],
])('%s: %s', (id, _name, changes, pointers) => {
  expect(findPointers(id, changes)).toEqual(pointers)
})

/** Replaces the lines of a pattern that has a second preset with other slots. */
function alwaysLine(line: string): Changes {
  const pinned = {
    'notes?': 'List of the other notes, the newest first.',
    'pinned-note': 'Text of the note that stays on top.',
  }
  const short = { ...plain, layout: { layout: 'stack', slots: pinned } }
  return { '/always': [line], '/presets/short': short }
}
