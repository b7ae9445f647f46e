import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAGE_KINDS, URL_STATES } from '../../../../src/core/essence/model/label-vocabulary.ts'
import { LABELS } from '../../../../src/core/essence/model/labels.ts'
import {
  findBriefProblems,
  type PageBrief,
  readPageBrief,
  writePageBrief,
} from '../../../../src/core/essence/model/page-brief.ts'
import { parseLabel } from '../../../../src/core/essence/model/parse-label.ts'
import { runs } from '../../../support/arbitrary.ts'

const NAMES = new Set(['filters', 'table', 'chart'])

const read = (...directives: string[]) => readPageBrief({ directives }, NAMES)
const findProblems = (...directives: string[]) => findBriefProblems({ directives }, NAMES)

test('each label fills its field, and everything else is a decision', () => {
  expect(
    read(
      'Purpose: Find late orders.',
      'Late orders come first.',
      'Kind: app',
      'Notice first: late orders',
      'notice second: the totals',
      'Notice Second: the totals',
      'Quiet: paging',
      'Primary action: Assign the orders as "Assign" (`a`)',
      'Then: Export; Print (`p`) ;',
      'Sample: Order 1042.',
      'Wiring: filters -> table, chart.',
      'Reads: chart <- filters',
      'Keeps in URL: sort, search.',
      'Fails apart: no',
      'Errors: Name the order.',
    ),
  ).toEqual({
    purpose: 'Find late orders.',
    kind: 'app',
    first: 'late orders',
    second: 'the totals',
    quiet: 'paging',
    primaryAction: { label: 'Assign the orders', control: 'Assign', key: 'a' },
    otherActions: [{ label: 'Export' }, { label: 'Print', key: 'p' }],
    sample: 'Order 1042.',
    wiring: [{ from: 'filters', to: ['table', 'chart'] }],
    readers: [{ part: 'chart', from: ['filters'] }],
    keepsInUrl: ['search', 'sort'],
    failsApart: false,
    decisions: ['Late orders come first.', 'notice second: the totals', 'Errors: Name the order.'],
  })
})

test('a page without directives has an empty brief', () => {
  expect(readPageBrief({}, NAMES)).toEqual({ wiring: [], readers: [], decisions: [] })
})

test.each([
  ['Purpose: Find orders.', 'Purpose: Assign carriers.'],
  ['Primary action: Assign', 'Primary action: Export'],
  ['Then: Print', 'Then: Export'],
  ['Keeps in URL: none', 'Keeps in URL: sort'],
])('after %j, %j is a decision and a problem', (first, second) => {
  expect(read(first, second).decisions).toEqual([second])
  expect(findProblems(first, second)).toMatchObject([{ index: 1, isRepeated: true }])
})

test.each([
  ['Wiring: filters -> tabel', 'no part "tabel"', 'table'],
  ['Wiring: filter -> table', 'no part "filter"', 'filters'],
  ['Wiring: filters', 'no single "->"', undefined],
  ['Wiring: filters ->', 'no part ""', undefined],
  ['Wiring: filters -> table -> chart', 'no single "->"', undefined],
  ['Wiring: filters drives table', 'no single "->"', undefined],
  ['Wiring: filters -> table, filters', '"filters" on both sides', undefined],
  ['Reads: filters of #orders', 'no single "<-"', undefined],
  ['Reads: table <- fitlers', 'no part "fitlers"', 'filters'],
  ['Kind: flows', 'no kind "flows"', 'flow'],
  ['Keeps in URL: search, sortt', 'no state "sortt"', 'sort'],
  ['Keeps in URL: none, sort', 'no state "none"', undefined],
  ['Fails apart: ye', 'no answer "ye"', 'yes'],
  ['Then: ;', 'no action', undefined],
])('%j is a decision, and its problem is %j', (directive, problem, suggestion) => {
  expect(read(directive)).toEqual({ wiring: [], readers: [], decisions: [directive] })
  expect(findProblems(directive)).toEqual([
    expect.objectContaining({ index: 0, problem, isRepeated: false }),
  ])
  expect(findProblems(directive)[0]?.suggestion).toBe(suggestion)
})

test.each([
  ['Wiring: filters -> none', []],
  ['Wiring: filters → table', ['table']],
  ['Wiring: #filters -> #table, #chart', ['table', 'chart']],
  ['Wiring: filters->table,chart', ['table', 'chart']],
])('%j is a wiring', (directive, to) => {
  expect(read(directive)).toMatchObject({ wiring: [{ from: 'filters', to }], decisions: [] })
})

test('the wirings of a part are merged', () => {
  expect(
    read('Wiring: filters -> table, table', 'Wiring: chart -> none', 'Wiring: filters -> chart'),
  ).toMatchObject({
    wiring: [
      { from: 'filters', to: ['table', 'chart'] },
      { from: 'chart', to: [] },
    ],
  })
})

test.each([
  ['Errors: Name it.', { label: 'Errors', text: 'Name it.' }],
  ['Empty states:  Say why.', { label: 'Empty states', text: 'Say why.' }],
  ['Errors:', undefined],
  ['Errors:none', undefined],
  ['errors: lower case', undefined],
  ['Tabs: Results and schedule', undefined],
  ['https://example.com', undefined],
  ['At 10:30 the list reloads.', undefined],
])('the label of %j is %j', (line, parsed) => {
  expect(parseLabel(line)).toEqual(parsed)
})

test('a label is known once, and its example starts with it', () => {
  const names = LABELS.map(({ name }) => name)
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  for (const { name, example } of LABELS) expect(parseLabel(example)?.label).toBe(name)
})

const WORDS = [
  'late',
  'orders',
  'Purpose:',
  '-> none',
  'as',
  '漢字',
  '#',
  'URL',
  'a\nb',
  '"x"',
  '`y`',
]

const text = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '))
const name = fc.constantFrom(...NAMES)
const others = (part: string) =>
  fc.uniqueArray(name).map((names) => names.filter((other) => other !== part))

const job = fc.record(
  {
    label: fc.constantFrom('Assign the orders', 'Export as CSV', 'Print (all)', '漢字 -> none'),
    control: fc.constantFrom('Assign', 'Export (12)'),
    key: fc.constantFrom('a', 'g o'),
  },
  { requiredKeys: ['label'] },
)

/** Any text that starts with no label of a page. */
const plain = fc
  .oneof(text, fc.string({ minLength: 1, unit: 'grapheme' }))
  .filter((line) => parseLabel(line) === undefined)
const rule = text.map((line) => `Errors: ${line}`)

const brief: fc.Arbitrary<PageBrief> = fc
  .record({
    fields: fc.record(
      {
        title: text,
        purpose: text,
        kind: fc.constantFrom(...PAGE_KINDS),
        first: text,
        second: text,
        quiet: text,
        primaryAction: job,
        otherActions: fc.array(job, { minLength: 1, maxLength: 4 }),
        sample: text,
        keepsInUrl: fc.subarray([...URL_STATES]),
        failsApart: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    from: fc.uniqueArray(name),
    parts: fc.uniqueArray(name),
    decisions: fc.array(fc.oneof(plain, rule), { maxLength: 4 }),
  })
  .chain(({ fields, from, parts, decisions }) =>
    fc
      .record({
        wiring: fc.tuple(...from.map((part) => others(part).map((to) => ({ from: part, to })))),
        readers: fc.tuple(
          ...parts.map((part) => others(part).map((list) => ({ part, from: list }))),
        ),
      })
      .map((links) => ({ ...fields, ...links, decisions })),
  )

test('a brief that was written is read again', () => {
  fc.assert(
    fc.property(brief, (fields) => {
      expect(read(...writePageBrief(fields))).toEqual(fields)
    }),
    runs(500),
  )
})

test('plain text is never interpreted', () => {
  fc.assert(
    fc.property(fc.array(plain), (directives) => {
      expect(read(...directives)).toEqual({ wiring: [], readers: [], decisions: directives })
      expect(findProblems(...directives)).toEqual([])
    }),
    runs(500),
  )
})
