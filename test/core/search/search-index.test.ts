import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { collectPostings } from '../../../src/core/search/postings.ts'
import type { QueryTerm } from '../../../src/core/search/query-plan.ts'
import { createSearchIndex } from '../../../src/core/search/search-index.ts'
import { BM25, FIELD_WEIGHTS, FUZZY, PREFIX } from '../../../src/core/search/settings.ts'

const FIELDS = ['name', 'tags'] as const

const RECORDS = [
  { name: ['data', 'table'], tags: ['rows', 'data'] },
  { name: ['timeline'], tags: ['events'] },
  { name: ['table', 'table'], tags: ['list', 'tables'] },
]

const toQueryTerm = (term: string): QueryTerm => ({
  term,
  fields: () => true,
  prefix: true,
  edits: 1,
  weight: 1,
})

/** Adds the records to MiniSearch one by one, as its docs show. */
function addRecords(): MiniSearch {
  const engine = new MiniSearch({
    fields: [...FIELDS],
    searchOptions: { bm25: BM25, boost: FIELD_WEIGHTS, prefix: true, fuzzy: 1 },
  })
  engine.addAll(
    RECORDS.map(({ name, tags }, id) => ({
      id,
      name: [...new Set(name)].join(' '),
      tags: tags.join(' '),
    })),
  )
  return engine
}

test.each(['data', 'table', 'tabl', 'time', 'lost', 'unknown'])(
  'an index that is loaded from postings finds the same for "%s" as one that records are added to',
  (term) => {
    const weights = { fuzzy: FUZZY.weight, prefix: PREFIX.weight }
    const added = addRecords().search(term, { weights })
    const loaded = createSearchIndex(FIELDS, collectPostings(FIELDS, RECORDS))
    const hits = loaded.find([toQueryTerm(term)]).sort((a, b) => b.score - a.score)
    expect(hits.map(({ number, match }) => [number, match])).toEqual(
      added.map(({ id, match }) => [id, match]),
    )
    for (const [index, { score }] of hits.entries())
      expect(score).toBeCloseTo(added[index]?.score ?? 0, 9)
  },
)

test('an index knows its terms and how frequent they are', () => {
  const index = createSearchIndex(['name'], collectPostings(['name'], RECORDS))
  expect([...index.listTerms()]).toEqual(['data', 'table', 'timeline'])
  expect([index.has('table'), index.has('tab')]).toEqual([true, false])
  expect([index.getFrequency('table'), index.getFrequency('lost')]).toEqual([2 / 3, 0])
})

test('a search can be limited to some records', () => {
  const index = createSearchIndex(FIELDS, collectPostings(FIELDS, RECORDS))
  const hits = index.find([toQueryTerm('table')], new Set([2]))
  expect(hits.map(({ number }) => number)).toEqual([2])
})
