import { expect, test } from 'vitest'
import { THEME_RULES } from '../../../src/core/quality/rules/index.ts'
import { ABSENT } from '../../support/essence/set-at-pointer.ts'
import {
  type Changes,
  changedRecords,
  createCorpusFrom,
  findRule,
  formatFindings,
} from './support/changed-corpus.ts'

const CHARTS = {
  'chart-1': { light: '#3A89CB', dark: '#7AC3F7' },
  'chart-2': { light: '#7A3208', dark: '#C2701C' },
  'chart-3': { light: '#00754E', dark: '#2B9C79' },
  'chart-4': { light: '#54348A', dark: '#9A74C6' },
  'chart-5': { light: '#B28600', dark: '#E9D56B' },
  'chart-6': { light: '#D0667F', dark: '#F9C2C8' },
}

const panel = (properties: Record<string, string>) => ({
  description: 'A flat panel bounded by a hairline.',
  intent: 'Group related figures.',
  suggested_properties: properties,
  targets: ['[data-component="Badge"]'],
  usage: ['kpi-grid figures'],
})

const good = { color: 'var(--color-text)' }

const BASE = {
  '/status_shape': ABSENT,
  '/palette/accent': { light: '#9C4E00', dark: '#F0A566' },
  '/seed/accent': '#9C4E00',
  ...Object.fromEntries(Object.entries(CHARTS).map(([token, at]) => [`/palette/${token}`, at])),
  '/decorator_definitions': Object.fromEntries(
    ['one', 'two', 'three', 'four'].map((name) => [name, panel({ ...good })]),
  ),
}

/** What a rule finds in the complete theme with changes, without the name of the record. */
function findPointers(id: string, changes: Changes[string]): string[] {
  const corpus = createCorpusFrom(changedRecords({ 'themes/slate': { ...BASE, ...changes } }))
  return formatFindings(findRule(THEME_RULES, id), corpus)
    .filter((line) => line.startsWith('themes/slate '))
    .map((line) => line.replace('themes/slate ', ''))
}

const ONE = '/decorator_definitions/one'

const PLEX = {
  family: 'IBM Plex Sans',
  role: 'body',
  package: '@fontsource-variable/ibm-plex-sans',
  license: 'OFL-1.1',
  weights: '400 600',
  fallback: 'Arial',
}

const PROPERTIES = '/decorator_definitions/one/suggested_properties'

const FAILING: readonly [id: string, what: string, changes: Changes[string], ...string[]][] = [
  ['T1', 'one mode', { '/modes': ['light'] }, '/modes'],
  ['T1', 'an unknown default mode', { '/default_mode': 'dusk' }, '/default_mode'],
  ['T1', 'a colour without one mode', { '/palette/focus': { light: '#1F6FB8' } }, '/palette/focus'],
  ['T1', 'a colour that is no hex', { '/palette/focus/dark': 'blue' }, '/palette/focus/dark'],
  ['T1', 'no chart colour', { '/palette/chart-6': ABSENT }, '/palette'],
  ['T1', 'a seed of its own', { '/seed/primary': '#000000' }, '/seed/primary'],
  [
    'T2',
    'pale subtle text',
    { '/palette/text-subtle/light': '#AAB4BE' },
    ...listGroundPointers('text-subtle'),
  ],
  [
    'T2',
    'a pale field edge',
    { '/palette/border-strong/light': '#D7DDE4' },
    ...listGroundPointers('border-strong'),
  ],
  [
    'T2',
    'a pale button text',
    { '/palette/on-accent/light': '#D0A080' },
    '/palette/on-accent/light',
  ],
  [
    'T2',
    'a badge too pale for its tint',
    { '/palette/info/light': '#167AB4' },
    '/palette/info/light',
    '/palette/info/light',
  ],
  ['T2', 'two series alike', { '/palette/chart-2/light': '#3A89CC' }, '/palette/chart-2/light'],
  ['T3', 'a claim in prose', { '/description': 'Text is AAA.' }, '/description'],
  ['T3', 'a claim among tags', { '/tags': ['cool', 'wcag-aaa'] }, '/tags/1'],
  ['T4', 'a dark light mode', { '/palette/surface/light': '#101010' }, '/palette/surface/light'],
  [
    'T4',
    'a hover nobody sees',
    { '/palette/primary-hover/light': '#1D4F7D' },
    '/palette/primary-hover/light',
  ],
  [
    'T5',
    'red and green alike',
    { '/palette/success/light': '#7D5200', '/palette/danger/light': '#80500A' },
    '/palette/success/light',
    '/palette/success/light',
  ],
  ['T6', 'a shape not offered', { '/radius/philosophy': 'pill' }, '/radius/philosophy'],
  ['T6', 'no radius at all', { '/radius': ABSENT }, ''],
  [
    'T7',
    'a single decorator',
    { '/decorator_definitions': { one: panel(good) } },
    '/decorator_definitions',
  ],
  [
    'T7',
    'no intent',
    { '/decorator_definitions/one/intent': ABSENT },
    '/decorator_definitions/one',
  ],
  ['T7', 'a hex colour', { [`${PROPERTIES}/color`]: '#fff' }, `${PROPERTIES}/color`],
  ['T8', 'a stack without an end', { '/typography/body': 'Arial' }, '/typography/body'],
  ['T8', 'a small base', { '/typography/base_size': 14 }, '/typography/base_size'],
  ['T8', 'a small headline', { '/typography/display_size': 40 }, '/typography/display_size'],
  ['T8', 'a font that its stack does not use', { '/fonts': [PLEX] }, '/typography/body'],
  ['T10', 'no targets', { [`${ONE}/targets`]: ABSENT }, ONE],
  ['T10', 'no CSS that applies', { [`${ONE}/suggested_properties`]: {} }, `${ONE}/targets`],
  ['T10', 'a target that no page has', { [`${ONE}/targets`]: ['marquee'] }, `${ONE}/targets`],
  ['T10', 'a wrong parent', { [`${ONE}/targets`]: ['table > button'] }, `${ONE}/targets`],
  [
    'T10',
    'a selector that cannot be checked',
    { [`${ONE}/targets`]: ['td', '.card'] },
    `${ONE}/targets/1`,
  ],
  [
    'T11',
    'an accent like the danger color',
    { '/palette/accent/light': '#B3261F' },
    '/palette/danger/light',
  ],
  [
    'T11',
    'a success like the primary color',
    { '/palette/success': { light: '#1D4F7C', dark: '#86B7E6' } },
    '/palette/success/light',
    '/palette/success/dark',
  ],
]

function listGroundPointers(token: string): string[] {
  return Array.from({ length: 3 }, () => `/palette/${token}/light`)
}

test.each(THEME_RULES.map(({ id }) => [id]))('%s finds nothing in a complete theme', (id) => {
  expect(findPointers(id, {})).toEqual([])
})

test.each(FAILING)('%s finds %s', (id, _what, changes, ...pointers) => {
  expect(findPointers(id, changes)).toEqual(pointers)
})

test('statuses with a shape may have similar colors', () => {
  const alike = { '/palette/success/light': '#7D5200', '/palette/danger/light': '#80500A' }
  expect(findPointers('T5', { ...alike, '/status_shape': true })).toEqual([])
})

test('colors may be alike on purpose', () => {
  const alike = { '/palette/accent/light': '#B3261F' }
  expect(findPointers('T11', { ...alike, '/equal_on_purpose': ['danger accent'] })).toEqual([])
})

test.each([
  'body',
  'h1',
  'main > section',
  'thead th',
  'tbody tr:nth-child(even)',
  '[data-component="Card"]:hover',
  '[data-component="Badge"][data-status="danger"]',
  '[data-component="Card"]:has([data-slot="value"])',
  'button:not([data-variant="danger"])',
  'blockquote::first-letter',
])('a decorator may apply to %s', (target) => {
  expect(findPointers('T10', { [`${ONE}/targets`]: [target] })).toEqual([])
})

test('T10 judges targets only if the corpus has the patterns that the theme prefers', () => {
  const target = { [`${ONE}/targets`]: ['marquee'] }
  expect(findPointers('T10', target)).toEqual([`${ONE}/targets`])
  const prefer = { '/pattern_preferences/prefer': ['pattern-of-another-corpus'] }
  expect(findPointers('T10', { ...target, ...prefer })).toEqual([])
  expect(findPointers('T10', { [`${ONE}/targets`]: ['.card'], ...prefer })).toEqual([
    `${ONE}/targets/0`,
  ])
})

test('a theme with AAA contrast may claim it', () => {
  const black = { light: '#000000', dark: '#FFFFFF' }
  const white = { light: '#FFFFFF', dark: '#000000' }
  const inks = ['text', 'text-muted', 'text-subtle', 'link', 'accent', 'primary', 'primary-hover']
  const grounds = ['background', 'surface', 'surface-raised', 'secondary']
  const statuses = ['success', 'warning', 'danger', 'info']
  const palette = Object.fromEntries([
    ...[...inks, ...statuses, 'on-secondary'].map((token) => [`/palette/${token}`, black]),
    ...[...grounds, 'on-primary', 'on-accent'].map((token) => [`/palette/${token}`, white]),
    ...statuses.map((token) => [`/palette/on-${token}`, white]),
  ])
  expect(findPointers('T3', { ...palette, '/description': 'Text is AAA.' })).toEqual([])
})

test('T9 reports a theme that copies another, once per pair', () => {
  const slate = changedRecords({}).get('themes/slate') as object
  const copy = { '': { ...slate, id: 'slatier' } }
  const corpus = createCorpusFrom(changedRecords({ 'themes/slatier': copy }))
  expect(formatFindings(findRule(THEME_RULES, 'T9'), corpus)).toEqual(['themes/slatier /palette'])
})
