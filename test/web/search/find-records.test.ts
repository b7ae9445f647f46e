import { expect, test } from 'vitest'
import { corpusClient } from '../../../src/site.ts'
import { setFilter } from '../../../src/web/search/facets.ts'
import { findRecords } from '../../../src/web/search/find-records.ts'
import type { SearchHit, SearchRequest } from '../../../src/web/search/types.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'

const client = corpusClient(officialCorpus)
const find = (request: Partial<SearchRequest>) =>
  findRecords(client, { q: '', limit: 100, ...request })

const listHighlights = ({ name, highlights }: SearchHit): string[] =>
  highlights.name.map(([start, end]) => name.slice(start, end))

test.each([
  ['h', 'Hero', 'H'],
  ['he', 'Hero', 'He'],
  ['PR', 'Pricing', 'Pr'],
])('%s finds names with this prefix and highlights it', async (q, name, prefix) => {
  const { hits, total } = await find({ q })
  expect(hits.map((record) => record.name)).toContain(name)
  expect(total).toBe(hits.length)
  const first = hits[0] as SearchHit
  expect(first.name.slice(0, prefix.length)).toBe(prefix)
  expect(listHighlights(first)[0]).toBe(prefix)
})

test('a misspelled word finds the record and highlights the correct word', async () => {
  const { hits } = await find({ q: 'pricng' })
  expect(hits[0]).toMatchObject({ label: 'pattern', path: 'patterns/pricing/' })
  expect(listHighlights(hits[0] as SearchHit)).toEqual(['Pricing'])
})

test('the words of a query are highlighted in names and descriptions', async () => {
  const { hits } = await find({ q: 'data table' })
  expect(hits[0]?.name).toBe('Data table')
  expect(hits[0]?.highlights.name).toEqual([[0, 10]])
  const highlighted = hits.flatMap(({ description, highlights }) =>
    highlights.description.map(([start, end]) => description.slice(start, end).toLowerCase()),
  )
  expect(highlighted).toContain('table')
  expect(highlighted.filter((word) => !/^\w+$/.test(word))).toEqual([])
})

test('a match in another field has a reason', async () => {
  const { hits } = await find({ q: 'table' })
  for (const { highlights, path } of hits) {
    const isHighlighted = highlights.name.length + highlights.description.length > 0
    expect(highlights.reason === undefined, path).toBe(isHighlighted)
    const { text = '', ranges = [] } = highlights.reason ?? {}
    for (const [start, end] of ranges) expect(text.slice(start, end).toLowerCase()).toMatch(/tab/)
  }
  const synonymHit = hits.find(({ highlights }) => highlights.reason?.label === 'also called')
  expect(synonymHit?.highlights.reason?.text).toMatch(/table/)
})

// The counts of a filter do not depend on its current value.
test.each(['s', 'table'])('the counts for %s match the filtered results', async (q) => {
  const { facets, total } = await find({ q })
  expect(Object.values(facets.type).reduce((sum, count) => sum + count)).toBe(total)
  for (const [type, count] of Object.entries(facets.type)) {
    const filtered = await find({ q, type })
    expect(filtered.total, type).toBe(count)
    expect(filtered.facets.type).toEqual(facets.type)
  }
  const recommended = await find({ q, recommended: true })
  expect(recommended.total).toBe(facets.recommended?.true ?? 0)
})

test.each(['p', 'landing'])(
  'the counts of blueprint sets for %s match the filtered results',
  async (q) => {
    const { facets } = await find({ q })
    for (const [set, count] of Object.entries(facets.blueprint_set ?? {})) {
      const filtered = await find({ q, ...setFilter({}, 'blueprint_set', set) })
      expect(filtered.total, set).toBe(count)
      expect(filtered.hits.every(({ label }) => label === 'blueprint')).toBe(true)
    }
  },
)

test('selecting another type clears the blueprint set', () => {
  const featured = setFilter({ recommended: true }, 'blueprint_set', 'featured')
  expect(featured).toEqual({ type: 'blueprint', blueprint_set: 'featured', recommended: true })
  expect(setFilter(featured, 'type', 'theme')).toEqual({ type: 'theme', recommended: true })
  expect(setFilter(featured, 'recommended', undefined)).not.toHaveProperty('recommended')
})

test('a query without results has suggestions', async () => {
  expect(await find({ q: 'brdcrmb' })).toMatchObject({ total: 0, suggestions: ['breadcrumb'] })
})
