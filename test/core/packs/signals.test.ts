import { expect, test } from 'vitest'
import { getPatternFacts } from '../../../src/core/content/pattern-facts.ts'
import type { ResolvedInstance } from '../../../src/core/essence/app/app-context.ts'
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
  expect(listPairs({ wiring, readers: [] })).toEqual([
    'filters table',
    'period table',
    'period chart',
  ])
  const silent = [{ from: 'filters', to: [] }]
  expect(listPairs({ wiring: silent, readers: [] })).toEqual(['period table', 'period chart'])
})

test.each([
  [[], ['filters chart', 'period chart']],
  [['period'], ['filters chart', 'period table', 'period chart']],
])('a table that reads %j follows nothing else', (from, pairs) => {
  expect(listPairs({ wiring: [], readers: [{ part: 'table', from }] })).toEqual(pairs)
})

test('wiring wins over what a pattern reads', () => {
  const wiring = [{ from: 'filters', to: ['table'] }]
  expect(listPairs({ wiring, readers: [{ part: 'table', from: [] }] })).toEqual([
    'filters table',
    'period chart',
  ])
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
