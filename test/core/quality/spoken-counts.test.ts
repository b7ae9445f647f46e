import { expect, test } from 'vitest'
import { createDraftCorpus, runGlobalRule } from './support/draft-corpus.ts'

const listFaults = (record: Record<string, unknown>): string[] =>
  runGlobalRule('G17', createDraftCorpus({ patterns: [record] })).map(
    ({ message }) => /^"(.*)"/.exec(message)?.[1] ?? '',
  )

/** Finds the faults of a heading in an example. */
const findInHeading = (content: string): string[] =>
  listFaults({ code: { example: `<section><h2>${content}</h2></section>` } })

test.each<[heading: string, fault: string]>([
  ['Visits, 18 in total', ', 18 in total'],
  [
    '<span data-field="set">Visits</span>, <span data-field="total">18</span> in total',
    ', 18 in total',
  ],
  ['Late, 1', 'Late, 1'],
  ['Front desk, <b data-field="open">7</b> open tasks', 'Front desk, 7 open tasks'],
  [
    '<span data-field="subject">Biscuit</span>, <span data-field="topic">visits</span>',
    'Biscuit, visits',
  ],
])('a heading cannot be "%s"', (heading, fault) => {
  const [found = ''] = findInHeading(heading).sort((a, b) => b.length - a.length)
  expect(found).toContain(fault)
})

test.each([
  'Visits',
  'Visits (18)',
  '18 visits today',
  'Friday, Mar 13',
  'Budget by cost center, 2026',
  'Stoneware bowls, set of 4',
  'Finish setup, 2 tasks left',
  '52 requests imported, 4 rows rejected',
  'Exponential, 2 s',
  '<span data-field="name">Work laptop</span>, desktop browser',
])('a heading can be "%s"', (heading) => {
  expect(findInHeading(heading)).toEqual([])
})

test.each([
  ['{set}, {total} in total', 1],
  ['{board}, {total} cards', 1],
  ['{set} ({total})', 0],
  ['{owner}, {period}', 0],
])('the accessible name "%s" has %i faults', (label, count) => {
  expect(new Set(listFaults({ accessibility: { 'aria-label': label } })).size).toBe(count)
})

test('a sentence may sum up amounts', () => {
  expect(
    listFaults({ use_when: 'Waits of 2, 4 and 8 s, 14 s in total; $1,230 in total.' }),
  ).toEqual([])
})
