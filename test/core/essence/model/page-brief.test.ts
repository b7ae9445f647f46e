import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type BriefFields,
  parseLabeledLine,
  readPageBrief,
  writePageBrief,
} from '../../../../src/core/essence/model/page-brief.ts'
import { runs } from '../../../support/arbitrary.ts'

const NAMES = new Set(['filters', 'table', 'chart'])

const read = (...directives: string[]) => readPageBrief({ directives }, NAMES)

test('each label fills its field, and everything else is a decision', () => {
  const { then, ...fields } = read(
    'Purpose: Find late orders.',
    'Late orders come first.',
    'Notice first: late orders',
    'notice second: the totals',
    'Notice second: the totals',
    'Quiet: paging',
    'Primary action: Assign (`a`)',
    'Then: Export; Print ;',
    'Sample: Order 1042.',
    'Wiring: filters -> table, chart.',
    'Errors: Name the order.',
  )
  expect(then).toEqual(['Export', 'Print'])
  expect(fields).toEqual({
    purpose: 'Find late orders.',
    first: 'late orders',
    second: 'the totals',
    quiet: 'paging',
    primaryAction: 'Assign (`a`)',
    sample: 'Order 1042.',
    wiring: [{ from: 'filters', to: ['table', 'chart'] }],
    decisions: ['Late orders come first.', 'notice second: the totals', 'Errors: Name the order.'],
  })
})

test('a page without directives has an empty brief', () => {
  expect(Object.entries(readPageBrief({}, NAMES))).toEqual([
    ['then', []],
    ['wiring', []],
    ['decisions', []],
  ])
})

test.each([
  ['Purpose: Find orders.', 'Purpose: Assign carriers.'],
  ['Primary action: Assign', 'Primary action: Export'],
  ['Then: Print', 'Then: Export'],
])('after %j, %j is a decision', (first, second) => {
  expect(read(first, second).decisions).toEqual([second])
})

test.each([
  'Wiring: filters -> tabel',
  'Wiring: filter -> table',
  'Wiring: filters',
  'Wiring: filters ->',
  'Wiring: filters -> table -> chart',
  'Wiring: filters drives table',
  'Wiring: filters -> table, filters',
])('%j is a decision, because it wires no two parts of the page', (directive) => {
  expect(read(directive)).toMatchObject({ wiring: [], decisions: [directive] })
})

test.each([
  ['Wiring: filters -> none', []],
  ['Wiring: filters → table', ['table']],
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
  ['Errors: Name it.', { label: 'errors', text: 'Name it.' }],
  ['Empty states:  Say why.', { label: 'empty states', text: 'Say why.' }],
  ['Errors:', undefined],
  ['errors: lower case', undefined],
  ['https://example.com', undefined],
  ['At 10:30 the list reloads.', undefined],
])('the label of %j is %j', (line, parsed) => {
  expect(parseLabeledLine(line)).toEqual(parsed)
})

test('no wiring or job is written as a job with its key, or as none', () => {
  expect(
    writePageBrief({
      jobs: [{ label: 'Assign', key: 'a' }, { label: 'Export' }, { label: 'Print', key: 'p' }],
      wiring: [{ from: 'filters', to: [] }],
    }),
  ).toEqual([
    'Primary action: Assign (`a`)',
    'Then: Export; Print (`p`)',
    'Wiring: filters -> none',
  ])
})

const sentence = fc
  .array(fc.constantFrom('late', 'orders', 'Purpose:', '-> none', '(`n r`)', '漢字', '#', 'URL'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => `x ${words.join(' ')}`)
const name = fc.constantFrom(...NAMES)

const brief: fc.Arbitrary<BriefFields> = fc.record(
  {
    purpose: sentence,
    first: sentence,
    second: sentence,
    quiet: sentence,
    sample: sentence,
    jobs: fc.array(
      fc.record({ label: sentence, key: fc.constantFrom('a', 'g o') }, { requiredKeys: ['label'] }),
      { maxLength: 4 },
    ),
    wiring: fc
      .uniqueArray(fc.record({ from: name, to: fc.uniqueArray(name) }), {
        selector: ({ from }) => from,
      })
      .map((wires) => wires.map(({ from, to }) => ({ from, to: to.filter((it) => it !== from) }))),
    decisions: fc.array(sentence, { maxLength: 4 }),
  },
  { requiredKeys: [] },
)

test('a brief that was written is read again', () => {
  fc.assert(
    fc.property(brief, (fields) => {
      const { jobs = [], wiring = [], decisions = [], ...texts } = fields
      const [primaryAction, ...then] = jobs.map(({ label, key }) =>
        key ? `${label} (\`${key}\`)` : label,
      )
      expect(read(...writePageBrief(fields))).toEqual({
        ...texts,
        ...(primaryAction && { primaryAction }),
        then,
        wiring,
        decisions,
      })
    }),
    runs(500),
  )
})
