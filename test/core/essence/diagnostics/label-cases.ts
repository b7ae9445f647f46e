import { createCase, type DiagnosticCase, POINTERS } from './case.ts'

const last = (pointer: string): string => `${pointer}/directives/2`

/** Directives whose label or value is wrong. */
export const LABEL_CASES: readonly DiagnosticCase[] = [
  createCase('label-value-invalid')(
    'a wiring that names no part of the page',
    { [last(POINTERS.list)]: 'Wiring: filter-bra -> data-table' },
    last(POINTERS.list),
    { mentions: ['"Wiring"', 'no part "filter-bra"', '"orders/order-list"'] },
  ),
  createCase('label-value-invalid')(
    'an unknown state of the URL',
    { [last(POINTERS.list)]: 'Keeps in URL: search, filter' },
    last(POINTERS.list),
    { mentions: ['"Keeps in URL"', 'no state "filter"'], suggestion: 'filters' },
  ),
  createCase('label-value-invalid')(
    'an unknown kind of page',
    { [last(POINTERS.list)]: 'Kind: flows' },
    last(POINTERS.list),
    { mentions: ['no kind "flows"'], suggestion: 'flow' },
  ),
  createCase('label-value-invalid')(
    'a locale without a language tag',
    { [`${POINTERS.orders}/directives`]: ['Locale: english'] },
    `${POINTERS.orders}/directives/0`,
    { mentions: ['"Locale"', 'section "orders"'] },
  ),
  createCase('label-repeated')(
    'a second purpose',
    { [last(POINTERS.list)]: 'Purpose: Print labels.' },
    last(POINTERS.list),
    { mentions: ['"Purpose"', 'twice'] },
  ),
  createCase('label-misplaced')(
    'a locale of a page',
    { [last(POINTERS.list)]: 'Locale: en-GB' },
    last(POINTERS.list),
    { mentions: ['"Locale"', 'the first section'] },
  ),
  createCase('label-misplaced')(
    'the purpose of a section',
    { [`${POINTERS.orders}/directives`]: ['Purpose: Ship orders.'] },
    `${POINTERS.orders}/directives/0`,
    { mentions: ['"Purpose"', 'section "orders"', 'a page'] },
  ),
  createCase('label-unknown')(
    'a misspelled label',
    { [last(POINTERS.list)]: 'Notise first: late orders' },
    last(POINTERS.list),
    { mentions: ['"Notise first"'], suggestion: 'Notice first' },
  ),
  createCase('left-out-unknown')(
    'a pattern that no shell has',
    { [`${POINTERS.orders}/directives`]: ['Leaves out: none-such'] },
    `${POINTERS.orders}/directives/0`,
    { mentions: ['"none-such"', 'which no shell of the app has'] },
  ),
]

/** Sentences with a colon, which are no misspelled labels. */
export const PLAIN_DIRECTIVES = [
  'Tabs: Results, Schedule and Versions.',
  'Stages: Investigating, Resolved.',
  'Rows: mentions and approvals.',
  'Groups: Late, Today, Later.',
  'By default: the last 30 days.',
  'Two steps at one URL: scan and save.',
  'At 10:30 the list reloads.',
  'https://example.com/a:b',
] as const
