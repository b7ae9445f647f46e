import { expect, test } from 'vitest'
import { BLUEPRINT_RULES } from '../../../src/core/quality/rules/index.ts'
import { ABSENT } from '../../support/essence/set-at-pointer.ts'
import {
  type Changes,
  changedRecords,
  createCorpusFrom,
  findRule,
  formatFindings,
} from './support/changed-corpus.ts'

const SLUGS = ['store-admin', 'product-landing'] as const

type Slug = (typeof SLUGS)[number]

/** Patterns that make the two small products broad enough. */
const use = (...patterns: string[]) => ({
  '/pages/0/layout': patterns.map((pattern) => ({ pattern })),
  '/pages/0/default_layout': patterns.map((pattern) => ({ pattern })),
})

const ALL = ['hero', 'filter-bar', 'data-table', 'activity-feed', 'detail-header', 'auth-form']

/** An eighth pattern, as a copy of another. */
const eighth = (): Changes[string] => {
  const hero = changedRecords({}).get('patterns/hero') as object
  return { '': { ...hero, id: 'banner' } }
}

const BASE: Changes = {
  'patterns/banner': eighth(),
  'archetypes/order-admin': use(...ALL, 'banner'),
  'archetypes/launch-page': use('hero', 'filter-bar', 'data-table'),
}

/** What a rule finds in one blueprint with changes, to it and to other records. */
function findPointers(
  id: string,
  slug: Slug,
  changes: Changes[string],
  others: Changes = {},
): string[] {
  const name = `blueprints/${slug}`
  const corpus = createCorpusFrom(changedRecords({ ...BASE, ...others, [name]: changes }))
  return formatFindings(findRule(BLUEPRINT_RULES, id), corpus)
    .filter((line) => line.startsWith(`${name} `))
    .map((line) => line.slice(name.length + 1))
}

const HOTKEYS = '/navigation/hotkeys'
const PALETTE = '/navigation/command_palette'
const PORTFOLIO = '/blueprint_portfolio'
const INSTEAD = `${PORTFOLIO}/recommended_alternative`
const hidden = { [`${PORTFOLIO}/visibility`]: 'hidden' }
const list = { archetype: 'order-admin', page: 'list' }

type Row = [string, string, Changes[string], ...string[]]

const FAILING: readonly Row[] = [
  ['B2', 'no primary section', { '/compose/1/role': 'auxiliary' }, '/compose'],
  [
    'B2',
    'two primary sections',
    { '/compose/2': { archetype: 'system-pages', prefix: '/s', role: 'primary' } },
    '/compose/2',
  ],
  ['B3', 'a page without route', { '/routes/~1register': ABSENT }, '/compose/0'],
  ['B3', 'a page with two routes', { '/routes/~1all': list }, '/routes/~1all'],
  ['B3', 'a route to no page', { '/routes/~1gone': { ...list, page: 'gone' } }, '/routes/~1gone'],
  ['B3', 'no start', { '/routes/~1': ABSENT, '/routes/~1orders': list }, '/routes'],
  [
    'B3',
    'no page for dead addresses',
    {
      '/compose': ['auth-basic', 'order-admin'],
      '/routes/~1not-found': ABSENT,
    },
    '/compose',
  ],
  ['B4', 'a key twice', { [`${HOTKEYS}/1/key`]: 'g o' }, `${HOTKEYS}/1/key`],
  ['B4', 'a key that another begins with', { [`${HOTKEYS}/1/key`]: 'g' }, `${HOTKEYS}/0/key`],
  ['B4', 'a trigger that is a hotkey', { [`${PALETTE}/trigger`]: 'e' }, `${PALETTE}/trigger`],
  ['B4', 'a chord of the browser', { [`${HOTKEYS}/1/key`]: 'Cmd+T' }, `${HOTKEYS}/1/key`],
  ['B4', 'a hotkey that does nothing', { [`${HOTKEYS}/1/action`]: ABSENT }, `${HOTKEYS}/1`],
  ['B4', 'a hotkey to no route', { [`${HOTKEYS}/0/route`]: '/x' }, `${HOTKEYS}/0/route`],
  [
    'B4',
    'a command to no route',
    { [`${PALETTE}/commands/0/route`]: '/x' },
    `${PALETTE}/commands/0/route`,
  ],
  ['B5', 'an unknown mode', { '/theme': { id: 'graphite', mode: 'light' } }, '/theme/mode'],
  ['B5', 'an unknown shape', { '/theme/shape': 'pill' }, '/theme/shape'],
  ['B6', 'billing without its pages', { '/features/0': 'billing' }, '/features/0'],
  [
    'B6',
    'accounts without a way in',
    { '/features': ['single-sign-on'], '/compose': ['order-admin', 'system-pages'] },
    '/features/0',
  ],
  ['B7', 'no voice', { '/voice': ABSENT }, '', '', '', '', '', ''],
  ['B7', 'too few verbs', { '/voice/cta_verbs': ['Ship'] }, '/voice/cta_verbs'],
  [
    'B7',
    'a verb that is to be avoided',
    { '/voice/avoid': ['oops', 'ship'] },
    '/voice/cta_verbs/0',
  ],
  ['B8', 'nothing in its place', hidden, PORTFOLIO],
  ['B8', 'an unknown blueprint in its place', { ...hidden, [INSTEAD]: 'gone' }, INSTEAD],
  ['B8', 'itself in its place', { ...hidden, [INSTEAD]: 'store-admin' }, INSTEAD],
  [
    'B8',
    'praise of its own site',
    { [`${PORTFOLIO}/artifact/status`]: 'certified' },
    `${PORTFOLIO}/artifact/status`,
  ],
  [
    'B8',
    'praise of itself',
    { [`${PORTFOLIO}/maturity`]: 'certified-flagship' },
    `${PORTFOLIO}/maturity`,
  ],
  ['B9', 'few patterns', { '/compose': ['auth-basic'] }, '/compose'],
]

const PASSING = BLUEPRINT_RULES.flatMap(({ id }) => SLUGS.map((slug) => [id, slug] as const))

test.each(PASSING)('%s finds nothing in %s', (id, slug) => {
  expect(findPointers(id, slug, {})).toEqual([])
})

test.each(FAILING)('%s finds %s', (id, _what, changes, ...pointers) => {
  expect(findPointers(id, 'store-admin', changes)).toEqual(pointers)
})

test('the alternative of a hidden blueprint must not be hidden', () => {
  const changes = { ...hidden, [INSTEAD]: 'product-landing' }
  expect(findPointers('B8', 'store-admin', changes)).toEqual([])
  expect(
    findPointers('B8', 'store-admin', changes, { 'blueprints/product-landing': hidden }),
  ).toEqual([INSTEAD])
})

test('a public site needs fewer patterns', () => {
  const small = { 'archetypes/launch-page': use('hero') }
  expect(findPointers('B9', 'product-landing', {}, small)).toEqual(['/compose'])
})

test('features of a composed archetype need a gateway too', () => {
  const others = { 'archetypes/launch-page': { ...use('hero'), '/features': ['registration'] } }
  expect(findPointers('B6', 'product-landing', {}, others)).toEqual(['/compose/0'])
})

test('a blueprint without compose consists of the archetypes of its routes', () => {
  expect(findPointers('B3', 'store-admin', { '/compose': ABSENT })).toEqual([])
})
