import { expect, test } from 'vitest'
import type { ResolvedInstance } from '../../../src/core/packs/context.ts'
import { getPatternFacts } from '../../../src/core/packs/pattern-facts.ts'
import { connectSignals, listConnections } from '../../../src/core/packs/signals.ts'
import { compilePacks } from '../../../src/packs.ts'
import { createEssenceWithPages } from '../../support/essence/essence-with-pages.ts'
import { officialPackLookup } from './official-bundles.ts'

const instance = (name: string, io: object): ResolvedInstance => ({
  name,
  pattern: name,
  preset: 'standard',
  facts: getPatternFacts({ io } as unknown as Parameters<typeof getPatternFacts>[0], 'standard'),
})

const wiring = connectSignals([
  instance('filters', { produces: ['filters', 'draft'], consumes: ['filters', 'total'] }),
  instance('table', {
    produces: ['sort'],
    consumes: ['filters', 'sort', 'rows'],
    actions: ['open'],
  }),
])

test('signals are grouped by the patterns that set and read them', () => {
  expect(wiring).toEqual({
    shared: [{ name: 'filters', from: ['filters'], to: ['table'] }],
    internal: [{ name: 'sort', from: ['table'], to: [] }],
    outputs: [{ name: 'draft', from: ['filters'], to: [] }],
    inputs: [
      { name: 'total', from: [], to: ['filters'] },
      { name: 'rows', from: [], to: ['table'] },
    ],
    actions: [{ name: 'open', from: ['table'], to: [] }],
    follows: expect.any(Function),
  })
  expect(listConnections(wiring)).toEqual([{ signal: 'filters', from: 'filters', to: 'table' }])
})

const SOURCES = [
  instance('filters', { produces: ['filters'] }),
  instance('period', { produces: ['filters'] }),
  instance('table', { consumes: ['filters'] }),
  instance('chart', { consumes: ['filters'] }),
]

const listPairs = (brief: Parameters<typeof connectSignals>[1]): string[] =>
  listConnections(connectSignals(SOURCES, brief)).map(({ from, to }) => `${from} ${to}`)

test('declared wiring decides who follows a pattern, and says nothing about other sources', () => {
  const wiring = [{ from: 'filters', to: ['table'] }]
  expect(listPairs({ wiring, decisions: [] })).toEqual([
    'filters table',
    'period table',
    'period chart',
  ])
  const silent = [{ from: 'filters', to: [] }]
  expect(listPairs({ wiring: silent, decisions: [] })).toEqual(['period table', 'period chart'])
})

test.each([
  'The table ignores the filters.',
  'Table and total: the table does not follow the period.',
  'It shows a year; the table is independent of the period.',
])('after %j nothing drives the table', (decision) => {
  expect(listPairs({ wiring: [], decisions: [decision] })).toEqual([
    'filters chart',
    'period chart',
  ])
})

test.each([
  'The chart ignores the table.',
  'Never show a table that ignores the filters.',
  'The orders-table ignores the filters.',
  'The tablet layout ignores the filters.',
])('after %j the table is still driven', (decision) => {
  expect(listPairs({ wiring: [], decisions: [decision] })).toContain('filters table')
})

test('a page with a thousand patterns compiles', async () => {
  const essence = createEssenceWithPages(1)
  const [page] = essence.blueprint.sections[0]?.pages ?? []
  if (page) {
    page.layout = Array.from({ length: 1_000 }, (_, index) => ({
      pattern: 'data-table',
      as: `t${index}`,
    }))
  }
  const [pack] = (await compilePacks(essence, officialPackLookup)).pages
  expect(pack?.data.wiring?.length).toBeLessThan(10_000)
  expect(pack?.renderedMarkdown).toContain('#t999  data-table/standard')
})
