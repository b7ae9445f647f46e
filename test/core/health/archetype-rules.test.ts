import { expect, test } from 'vitest'
import { ARCHETYPE_RULES } from '../../../src/core/health/rules/index.ts'
import { ABSENT } from '../../support/essence/set-at-pointer.ts'
import {
  type Changes,
  changedRecords,
  createCorpusFrom,
  findRule,
  formatFindings,
} from './support/changed-corpus.ts'

const SLUGS = ['order-admin', 'auth-basic', 'launch-page'] as const

type Slug = (typeof SLUGS)[number]

/** The news page consumes data, so it needs a permission state too. */
const BASE: Changes = {
  'archetypes/launch-page': { '/pages/1/states/permission': 'News is open to everyone.' },
  'archetypes/auth-basic': {},
  'archetypes/order-admin': {},
}

/** Lists the pointers of a rule's findings in one changed archetype. */
function findPointers(id: string, slug: Slug, changes: Changes[string]): string[] {
  const name = `archetypes/${slug}`
  const corpus = createCorpusFrom(
    changedRecords({ ...BASE, [name]: { ...BASE[name], ...changes } }),
  )
  return formatFindings(findRule(ARCHETYPE_RULES, id), corpus)
    .filter((line) => line.startsWith(`${name} `))
    .map((line) => line.slice(name.length + 1))
}

/** Rows for a page whose published copy of the layout must follow the authored one. */
const layout = (page: number, items: unknown) => ({
  [`/pages/${page}/layout`]: items,
  [`/pages/${page}/default_layout`]: items,
})

const table = { pattern: 'data-table', preset: 'standard' }
const feed = { pattern: 'activity-feed', preset: 'standard' }

type Row = [string, string, Slug, Changes[string], ...string[]]

const FAILING: readonly Row[] = [
  ['A1', 'no pages', 'order-admin', { '/pages': [] }, '/pages'],
  ['A1', 'a duplicate id', 'order-admin', { '/pages/1/id': 'list' }, '/pages/1/id'],
  ['A2', 'a plain string', 'order-admin', layout(0, ['data-table']), '/pages/0/layout/0'],
  [
    'A2',
    'an unknown pattern',
    'order-admin',
    layout(0, [table, { pattern: 'data-tabel' }]),
    '/pages/0/layout/1/pattern',
  ],
  [
    'A2',
    'an unknown preset',
    'order-admin',
    layout(0, [{ ...table, preset: 'huge' }]),
    '/pages/0/layout/0/preset',
  ],
  [
    'A2',
    'an unknown pattern in a column',
    'order-admin',
    layout(0, [{ cols: [table, { pattern: 'fed' }] }]),
    '/pages/0/layout/0/cols/1/pattern',
  ],
  [
    'A3',
    'an alias twice',
    'order-admin',
    layout(0, [
      { ...table, as: 'x' },
      { ...feed, as: 'x' },
    ]),
    '/pages/0/layout/1/as',
  ],
  [
    'A3',
    'a pattern twice without alias',
    'order-admin',
    layout(0, [table, { cols: [table, feed] }]),
    '/pages/0/layout/1/cols/0',
  ],
  [
    'A3',
    'an alias that is another slug',
    'order-admin',
    layout(0, [{ ...table, as: 'hero' }]),
    '/pages/0/layout/0/as',
  ],
  ['A4', 'a page without brief', 'order-admin', { '/page_briefs/list': ABSENT }, '/page_briefs'],
  ['A4', 'a short brief', 'order-admin', { '/page_briefs/list': 'Orders.' }, '/page_briefs/list'],
  [
    'A4',
    'a brief without page',
    'order-admin',
    { '/page_briefs/gone': 'x'.repeat(99) },
    '/page_briefs/gone',
  ],
  [
    'A4',
    'data without a state',
    'order-admin',
    { '/pages/0/states/empty': ABSENT },
    '/pages/0/states',
  ],
  ['A5', 'an unknown shell', 'order-admin', { '/pages/0/shell': 'sidebar' }, '/pages/0/shell'],
  [
    'A5',
    'a primary section that inherits',
    'order-admin',
    { '/pages/0/shell': 'inherit' },
    '/pages/0/shell',
  ],
  [
    'A6',
    'a gateway with navigation',
    'auth-basic',
    { '/pages/1/shell': 'sidebar-main' },
    '/pages/1/shell',
  ],
  [
    'A6',
    'a public item to a private page',
    'launch-page',
    { '/navigation_items/1/route': '/orders' },
    '/navigation_items/1/route',
  ],
  [
    'A6',
    'a work area of one pattern',
    'order-admin',
    { '/pages': [{ id: 'list', shell: 'sidebar-main', default_layout: [table] }] },
    '/pages',
  ],
  [
    'A7',
    'an item that leads away',
    'launch-page',
    { '/navigation_items/1/route': '/away' },
    '/navigation_items/1/route',
  ],
  ['A7', 'a page without item', 'order-admin', { '/navigation_items': ABSENT }, ''],
  [
    'A8',
    'a single column',
    'order-admin',
    layout(0, [{ cols: [table] }]),
    '/pages/0/layout/0/cols',
  ],
  [
    'A8',
    'the span of no column',
    'order-admin',
    layout(0, [{ cols: [table, feed], span: { 'data-table': 2, hero: 1 } }]),
    '/pages/0/layout/0/span/hero',
  ],
]

const PASSING = ARCHETYPE_RULES.flatMap(({ id }) => SLUGS.map((slug) => [id, slug] as const))

test.each(PASSING)('%s finds nothing in %s', (id, slug) => {
  expect(findPointers(id, slug, {})).toEqual([])
})

test.each(FAILING)('%s finds %s', (id, _what, slug, changes, ...pointers) => {
  expect(findPointers(id, slug, changes)).toEqual(pointers)
})

test('an auxiliary archetype may inherit its shell', () => {
  const changes = { '/role': 'auxiliary', '/pages/0/shell': 'inherit' }
  expect(findPointers('A5', 'order-admin', changes)).toEqual([])
})

test('a page without a path has the path derived from its id', () => {
  const changes = { '/pages/0/path': ABSENT, '/navigation_items/0/route': '/list' }
  expect(findPointers('A7', 'order-admin', changes)).toEqual([])
})

test('a finding points into the published layout if there is no authored one', () => {
  const changes = { '/pages/0/layout': ABSENT, '/pages/0/default_layout': ['data-table'] }
  expect(findPointers('A2', 'order-admin', changes)).toEqual(['/pages/0/default_layout/0'])
})
