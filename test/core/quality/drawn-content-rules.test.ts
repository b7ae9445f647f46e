import { expect, test } from 'vitest'
import { runRule } from '../../../src/core/quality/check.ts'
import {
  ARCHETYPE_RULES,
  BLUEPRINT_RULES,
  PATTERN_RULES,
} from '../../../src/core/quality/rules/index.ts'
import {
  type Changes,
  changedRecords,
  createCorpusFrom,
  findRule,
} from './support/changed-corpus.ts'

const EXAMPLE = `<div><h2 data-slot="title">Orders</h2>
<ul data-slot="people"><li><b data-field="name">Ann</b></li></ul>
<table><thead><tr><th scope="col">Order</th><th scope="col">Due</th></tr></thead><tbody><tr><th scope="row">1</th><td>Mar 1</td></tr></tbody></table>
<figure data-chart="line"><figcaption>Fees</figcaption><table><tr><th>Week</th><th>Fee</th></tr><tr><th>1</th><td>2</td></tr></table></figure></div>`

/** Runs a rule over fixture records in which the first page shows an example with a sample. */
const run = (id: string, { example = EXAMPLE, sample = {} as unknown } = {}) => {
  const item = { pattern: 'data-table', preset: 'standard', sample }
  const changes: Changes = {
    'patterns/data-table': { '/presets/standard/code': { imports: '', example } },
    'archetypes/order-admin': {
      '/pages/0/layout': [item],
      '/pages/0/default_layout': [item],
    },
  }
  const rules = [...PATTERN_RULES, ...ARCHETYPE_RULES]
  return runRule(findRule(rules, id), createCorpusFrom(changedRecords(changes)))
    .filter(({ record }) => ['order-admin', 'data-table'].includes(record.slug))
    .map(({ pointer, message, hint }) => [pointer, `${message} ${hint}`] as const)
}

const SAMPLE = '/pages/0/layout/0/sample'

test.each([
  [{ title: 'Requests', people: [{ name: 'Bo' }, 'Cy'] }, []],
  [{ columns: ['Order', 'Sum'], rows: [['1', '$2']] }, []],
  [
    { chart: { title: 'Days', kind: 'bar', columns: ['Week', 'Days'], rows: [['Feb 5', 4.1]] } },
    [],
  ],
  [{ titel: 'Requests' }, [`${SAMPLE}/titel`]],
  [{ people: [{ nam: 'Bo' }] }, [`${SAMPLE}/people/0/nam`]],
  [{ rows: [['1', '2', '3']] }, [`${SAMPLE}/rows/0`]],
  [{ chart: { kind: 'pie', rows: [['a', 1]] } }, [SAMPLE]],
  [{ chart: { columns: ['Week', 'Days'], rows: [['Feb 5', 'none']] } }, [SAMPLE]],
])('A12 with the sample %j', (sample, pointers) => {
  expect(run('A12', { sample }).map(([pointer]) => pointer)).toEqual(pointers)
})

test('A12 suggests the nearest name, else it lists the names', () => {
  expect(run('A12', { sample: { titel: 'x' } })[0]?.[1]).toContain('Did you mean "title"?')
  expect(run('A12', { sample: { zzz: 'x' } })[0]?.[1]).toContain('has: title, people, name.')
})

test('B10 checks the samples of pages and shells that a blueprint overrides', () => {
  const layout = [{ pattern: 'data-table', preset: 'standard', sample: { titel: 'x' } }]
  const changes: Changes = {
    'patterns/data-table': { '/presets/standard/code': { imports: '', example: EXAMPLE } },
    'blueprints/store-admin': {
      '/overrides': { pages: { list: { layout } }, shell_patterns: layout },
    },
  }
  const corpus = createCorpusFrom(changedRecords(changes))
  expect(runRule(findRule(BLUEPRINT_RULES, 'B10'), corpus)).toMatchObject([
    { pointer: '/overrides/pages/list/layout/0/sample/titel', hint: 'Did you mean "title"?' },
    { pointer: '/overrides/shell_patterns/0/sample/titel', hint: 'Did you mean "title"?' },
  ])
})

test.each([
  [
    '<div><svg data-icon="search" aria-hidden="true"></svg><img data-image="photo" alt="a"></div>',
    [],
  ],
  ['<div><svg data-icon="serch" aria-hidden="true"></svg></div>', ['search']],
  ['<div><svg data-icon="zzzzzz" aria-hidden="true"></svg></div>', ['icons.json']],
  ['<div><img data-image="painting" alt="a"></div>', ['portrait, product']],
])('P24 with %s', (example, texts) => {
  const findings = run('P24', { example })
  expect(findings).toHaveLength(texts.length)
  for (const [index, text] of texts.entries()) expect(findings[index]?.[1]).toContain(text)
})
