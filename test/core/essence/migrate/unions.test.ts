import { expect, test } from 'vitest'
import { migrateEssence } from '../../../../src/core/essence/migrate/migrate-essence.ts'
import { ABSENT, setAtPointer } from '../../../support/essence/set-at-pointer.ts'
import { readFixtureDocument } from './fixtures.ts'

const PLACES = [
  ['v2-simple-full', '/structure/0/layout/0'],
  ['v2-sectioned-full', '/sections/0/structure/0/layout/0'],
  ['v3-pages-full', '/blueprint/pages/0/layout/0'],
  ['v3-sections-full', '/blueprint/sections/0/pages/0/layout/0'],
] as const

const FORMS = 'must be a pattern id'

/** A layout item, and the pointers and messages of its issues. */
const ITEMS: readonly [item: unknown, faults: readonly (readonly [string, string])[]][] = [
  [{ cols: ['a'] }, [['/cols', 'must be a list of 2 or more, not a list of 1.']]],
  [{ patern: 'a' }, [['/patern', 'Unknown property "patern".']]],
  [{}, [['', FORMS]]],
  [3, [['', FORMS]]],
  [['a'], [['', FORMS]]],
  ['', [['', 'must not be empty.']]],
  [{ pattern: '' }, [['/pattern', 'must not be empty.']]],
  [{ pattern: 'a', sa: 'b' }, [['/sa', 'Unknown property "sa".']]],
  [{ cols: ['a', { patern: 'b' }] }, [['/cols/1/patern', 'Unknown property "patern".']]],
  [{ cols: ['a', { cols: ['b', 'c'] }] }, [['/cols/1', FORMS]]],
  [
    { cols: [{ pattern: 'a', preset: 1 }, 7], at: 'wide', spam: {} },
    [
      ['/cols/0/preset', 'must be text, not 1.'],
      ['/cols/1', FORMS],
      ['/at', 'must be one of "sm", "md", "lg", "xl", "2xl", not "wide".'],
      ['/spam', 'Unknown property "spam".'],
    ],
  ],
]

const CASES = PLACES.flatMap(([shape, place]) =>
  ITEMS.map(([item, faults]) => ({ shape, place, item, faults })),
)

test.each(CASES)('$shape with the layout item $item', ({ shape, place, item, faults }) => {
  const { ok, issues } = migrateEssence(setAtPointer(readFixtureDocument(shape), place, item))
  expect(ok).toBe(false)
  expect(issues.map(({ pointer }) => pointer)).toEqual(faults.map(([below]) => place + below))
  issues.forEach(({ message }, at) => {
    expect(message).toContain(faults[at]?.[1])
  })
})

const full = readFixtureDocument('v3-sections-full')
const PALETTE = '/meta/navigation/command_palette'

test.each([
  ['a palette that is no object', PALETTE, 'on', [PALETTE]],
  [
    'a palette with a command without a label',
    PALETTE,
    { commands: [{ id: 'a' }] },
    [`${PALETTE}/commands/0`],
  ],
  ['neither sections nor pages', '/blueprint', { features: [] }, ['/blueprint']],
  ['a shell without pages', '/blueprint', { features: [], shell: 'a' }, ['/blueprint']],
  [
    'another fault beside them',
    '/blueprint',
    { shell: '', features: [] },
    ['/blueprint', '/blueprint/shell'],
  ],
])('version 3 with %s', (_name, at, value, pointers) => {
  const { issues } = migrateEssence(setAtPointer(full, at, value))
  expect(issues.map(({ pointer }) => pointer)).toEqual(pointers)
})

test('faults are told in the order of the document', () => {
  const broken = setAtPointer(setAtPointer(full, '/meta/target', ''), '/dna/theme/mode', 'blue')
  const { issues } = migrateEssence(setAtPointer(broken, '/blueprint/sections', ABSENT))
  expect(issues.map(({ pointer }) => pointer)).toEqual([
    '/dna/theme/mode',
    '/blueprint',
    '/meta/target',
  ])
})
