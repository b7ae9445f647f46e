import { expect, test } from 'vitest'
import { runRule } from '../../../src/core/quality/check.ts'
import { ARCHETYPE_RULES } from '../../../src/core/quality/rules/index.ts'
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

const PURPOSE =
  'Staff open the page several times a day to find out what needs them next. They read the newest entries, act on the one that is urgent, and leave once nothing waits.'

const DECISION = 'Filters, sort order and page number live in the URL.'

/** The texts that both pages of an archetype need. */
const createTexts = (...actions: (string | undefined)[]): Changes[string] =>
  Object.fromEntries(
    [0, 1].flatMap((page) => [
      [`/pages/${page}/purpose`, PURPOSE],
      [`/pages/${page}/notice`, { first: 'what changed since the last visit' }],
      [`/pages/${page}/jobs`, [{ label: 'Leave' }, { label: 'Start', action: actions[page] }]],
      [`/pages/${page}/decisions`, [DECISION, DECISION, DECISION]],
      [`/pages/${page}/needs`, [actions[page] ?? 'hero']],
      [`/pages/${page}/sample`, 'Order 1042, two helmets, $118, waits for payment.'],
    ]),
  )

const BASE: Changes = {
  // The news page consumes data, so it needs a permission state too.
  'archetypes/launch-page': {
    ...createTexts(undefined, 'open-record'),
    '/pages/1/states/permission': 'News is open to everyone.',
  },
  'archetypes/auth-basic': createTexts('submit', 'submit'),
  'shells/centered': { '/roles': ['gateway'] },
  'archetypes/order-admin': {
    ...createTexts('clear-filters', 'edit-record'),
    '/pages/0/wiring': [{ from: 'order-filters', to: ['orders-table'] }],
  },
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
  ['A13', 'what no feature needs', 'auth-basic', { '/provides': ['acount'] }, '/provides/0'],
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
  ['A11', 'no purpose', 'order-admin', { '/pages/0/purpose': ABSENT }, '/pages/0'],
  [
    'A11',
    'a short purpose',
    'order-admin',
    { '/pages/0/purpose': 'x'.repeat(149) },
    '/pages/0/purpose',
  ],
  [
    'A11',
    'a long purpose',
    'order-admin',
    { '/pages/0/purpose': 'x'.repeat(501) },
    '/pages/0/purpose',
  ],
  ['A11', 'nothing to notice first', 'order-admin', { '/pages/0/notice': ABSENT }, '/pages/0'],
  ['A11', 'no sample', 'order-admin', { '/pages/1/sample': ABSENT }, '/pages/1'],
  ['A11', 'no jobs', 'order-admin', { '/pages/0/jobs': ABSENT }, '/pages/0'],
  ['A11', 'one job', 'order-admin', { '/pages/0/jobs': [{ label: 'Ship' }] }, '/pages/0/jobs'],
  [
    'A11',
    'seven jobs',
    'order-admin',
    { '/pages/0/jobs': Array(7).fill({ label: 'Ship' }) },
    '/pages/0/jobs',
  ],
  [
    'A11',
    'two decisions',
    'order-admin',
    { '/pages/0/decisions': [DECISION, DECISION] },
    '/pages/0/decisions',
  ],
  [
    'A11',
    'ten decisions',
    'order-admin',
    { '/pages/0/decisions': Array(10).fill(DECISION) },
    '/pages/0/decisions',
  ],
  [
    'A11',
    'a long decision',
    'order-admin',
    { '/pages/0/decisions/1': 'x'.repeat(201) },
    '/pages/0/decisions/1',
  ],
  [
    'A11',
    'wiring from a pattern of another page',
    'order-admin',
    { '/pages/0/wiring/0/from': 'order-head' },
    '/pages/0/wiring/0/from',
  ],
  [
    'A11',
    'wiring to a pattern that has an alias',
    'order-admin',
    { '/pages/0/wiring/0/to': ['orders-table', 'data-table'] },
    '/pages/0/wiring/0/to/1',
  ],
  ['A10', 'no needs', 'order-admin', { '/pages/0/needs': ABSENT }, '/pages/0'],
  ['A10', 'an empty list of needs', 'order-admin', { '/pages/0/needs': [] }, '/pages/0/needs'],
  [
    'A10',
    'seven needs',
    'order-admin',
    { '/pages/0/needs': Array(7).fill('data-table') },
    '/pages/0/needs',
  ],
  [
    'A10',
    'a need that no pattern offers',
    'order-admin',
    { '/pages/0/needs': ['data-table', 'choose-measure'] },
    '/pages/0/needs/1',
  ],
  [
    'A10',
    'a job with an unknown action',
    'order-admin',
    { '/pages/0/jobs/1/action': 'edit-record' },
    '/pages/0/jobs/1/action',
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

/** Lists the findings of A10 in the first page of the order archetype. */
const findActions = (action: string, changes: Changes): string[] => {
  const orders = { ...BASE['archetypes/order-admin'], '/pages/0/jobs/1/action': action }
  const records = changedRecords({ ...BASE, 'archetypes/order-admin': orders, ...changes })
  return formatFindings(findRule(ARCHETYPE_RULES, 'A10'), createCorpusFrom(records)).filter(
    (line) => line.startsWith('archetypes/order-admin '),
  )
}

const INVALID_ACTION = ['archetypes/order-admin /pages/0/jobs/1/action']

test('a job may have an action of the preset on the page, and of no other preset', () => {
  const addAction = (preset: string): Changes => ({
    'patterns/data-table': { [`/presets/${preset}/io`]: { actions: ['ship'] } },
  })
  expect(findActions('ship', addAction('selectable'))).toEqual([])
  expect(findActions('ship', addAction('standard'))).toEqual(INVALID_ACTION)
})

test('a job may have an action of a command or hotkey of any blueprint', () => {
  const command = { id: 'ship', label: 'Ship', action: 'ship' }
  const palette = { command_palette: { trigger: 'Cmd+K', commands: [command] } }
  const hotkeys = { hotkeys: [{ key: 's', label: 'Ship', action: 'ship' }] }
  for (const navigation of [palette, hotkeys]) {
    const changes = { 'blueprints/product-landing': { '/navigation': navigation } }
    expect(findActions('ship', changes)).toEqual([])
  }
  expect(findActions('ship', {})).toEqual(INVALID_ACTION)
})

test('A10 says what is wrong and suggests a name', () => {
  const changes = { ...BASE['archetypes/order-admin'], '/pages/0/jobs/1/action': 'clear-filter' }
  const corpus = createCorpusFrom(changedRecords({ 'archetypes/order-admin': changes }))
  const orders = corpus.records.archetypes.find(({ slug }) => slug === 'order-admin')
  const rule = findRule(ARCHETYPE_RULES, 'A10')
  expect(runRule(rule, corpus).filter(({ record }) => record === orders)).toMatchObject([
    {
      message: expect.stringContaining('has the action "clear-filter".'),
      hint: 'Did you mean "clear-filters"?',
    },
  ])
})

test('a page may need a pattern, an action, a signal or a slot of its patterns and its shell', () => {
  const needs = ['filter-bar', 'clear-filters', 'filters', 'select-all']
  expect(findPointers('A10', 'order-admin', { '/pages/0/needs': needs })).toEqual([])
})

test('A10 lists what the page offers', () => {
  const orders = { ...BASE['archetypes/order-admin'], '/pages/0/needs': ['choose-measure'] }
  const corpus = createCorpusFrom(changedRecords({ ...BASE, 'archetypes/order-admin': orders }))
  const [finding] = runRule(findRule(ARCHETYPE_RULES, 'A10'), corpus)
  expect(finding).toMatchObject({
    message: 'No pattern of the page "list" offers "choose-measure".',
    hint: expect.stringMatching(/what the page has: actions ".*"; signals ".*"; slots ".*"/),
  })
})
