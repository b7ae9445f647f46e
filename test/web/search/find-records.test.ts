import { expect, test } from 'vitest'
import { corpusClient } from '../../../src/site.ts'
import { setFilter } from '../../../src/web/search/facets.ts'
import { findRecords } from '../../../src/web/search/find-records.ts'
import type { SearchHit, SearchRequest, SearchResponse } from '../../../src/web/search/types.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'

const client = corpusClient(officialCorpus)
const find = (wanted: Partial<SearchRequest>): Promise<SearchResponse> =>
  findRecords(client, { q: '', limit: 100, ...wanted })

const markedIn = ({ name, highlights }: SearchHit): string[] =>
  highlights.name.map(([start, end]) => name.slice(start, end))

test.each([
  ['h', 'Hero', 'H'],
  ['he', 'Hero', 'He'],
  ['PR', 'Pricing', 'Pr'],
])('%s finds names that begin so, and marks the letters', async (q, name, letters) => {
  const { hits, total } = await find({ q })
  expect(hits.map((record) => record.name)).toContain(name)
  expect(total).toBe(hits.length)
  const first = hits[0] as SearchHit
  expect(first.name.slice(0, letters.length)).toBe(letters)
  expect(markedIn(first)[0]).toBe(letters)
})

test('a mistyped word finds what was meant, and marks the word that was found', async () => {
  const { hits } = await find({ q: 'pricng' })
  expect(hits[0]).toMatchObject({ type: 'patterns', slug: 'pricing' })
  expect(markedIn(hits[0] as SearchHit)).toEqual(['Pricing'])
})

test('the words of a query are marked in names and descriptions', async () => {
  const { hits } = await find({ q: 'data table' })
  expect(hits[0]?.name).toBe('Data table')
  expect(hits[0]?.highlights.name).toEqual([[0, 10]])
  const marked = hits.flatMap(({ description, highlights }) =>
    highlights.description.map(([start, end]) => description.slice(start, end).toLowerCase()),
  )
  expect(marked).toContain('table')
  expect(marked.filter((word) => !/^\w+$/.test(word))).toEqual([])
})

test('a word that no text shows is told with the place where it was found', async () => {
  const { hits } = await find({ q: 'table' })
  for (const { highlights: marks, slug } of hits) {
    const isMarked = marks.name.length + marks.description.length > 0
    expect(marks.reason === undefined, slug).toBe(isMarked)
    const { text = '', ranges = [] } = marks.reason ?? {}
    for (const [start, end] of ranges) expect(text.slice(start, end).toLowerCase()).toMatch(/tab/)
  }
  const called = hits.find(({ highlights }) => highlights.reason?.label === 'also called')
  expect(called?.highlights.reason?.text).toMatch(/table/)
})

// What a filter would leave is told for every choice, whichever is taken now.
test.each(['s', 'table'])('the counts for %s are what each choice leads to', async (q) => {
  const { facets, total } = await find({ q })
  expect(Object.values(facets.type).reduce((sum, count) => sum + count)).toBe(total)
  for (const [type, count] of Object.entries(facets.type)) {
    const narrowed = await find({ q, type })
    expect(narrowed.total, type).toBe(count)
    expect(narrowed.facets.type).toEqual(facets.type)
  }
  const recommended = await find({ q, recommended: true })
  expect(recommended.total).toBe(facets.recommended.true ?? 0)
})

test.each(['p', 'landing'])('the counts of sets for %s are those of blueprints', async (q) => {
  const { facets } = await find({ q })
  for (const [set, count] of Object.entries(facets.blueprint_set)) {
    const narrowed = await find({ q, ...setFilter({}, 'blueprint_set', set) })
    expect(narrowed.total, set).toBe(count)
    expect(narrowed.hits.every(({ type }) => type === 'blueprints')).toBe(true)
  }
})

test('another type leaves the set of blueprints behind', () => {
  const featured = setFilter({ recommended: true }, 'blueprint_set', 'featured')
  expect(featured).toEqual({ type: 'blueprint', blueprint_set: 'featured', recommended: true })
  expect(setFilter(featured, 'type', 'theme')).toEqual({ type: 'theme', recommended: true })
  expect(setFilter(featured, 'recommended', undefined)).not.toHaveProperty('recommended')
})

test('what is nowhere has words to try instead', async () => {
  expect(await find({ q: 'hreo' })).toMatchObject({ total: 0, suggestions: ['hero'] })
})
