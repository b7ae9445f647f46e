import { expect, test } from 'vitest'
import { createClient, memorySource } from '../../src/index.ts'
import { publishCorpus } from '../../src/site/published-corpus.ts'
import type { Corpus } from '../../src/site.ts'
import { generateManyRecords } from '../support/corpus/many-records.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'

const many = generateManyRecords(250)
const patterns = many.map(({ data }) => ({ type: 'patterns', slug: data.id, data }))
const large = {
  ...officialCorpus,
  records: { ...officialCorpus.records, patterns },
} as unknown as Corpus
const { files } = publishCorpus(large)

/** Creates a client of the large corpus that records the paths it reads. */
function createRecorder() {
  const paths: string[] = []
  const source = memorySource(files)
  const client = createClient((path, options) => {
    paths.push(path)
    return source(path, options)
  })
  return { client, paths }
}

const name = String(many[200]?.data.name)

test('a search of names reads the names and the pages of its hits, not all cards', async () => {
  const { client, paths } = createRecorder()
  const { results, total } = await client.search({ q: name, limit: 5 }, { scope: 'names' })
  expect(results[0]).toMatchObject({ name, matches: expect.anything() })
  expect(total).toBeGreaterThanOrEqual(results.length)
  expect(paths.filter((path) => /_i\/(cards|search-body)\./.test(path))).toEqual([])
  expect(paths.filter((path) => /_i\/cards-\d+\./.test(path)).length).toBeLessThanOrEqual(5)
})

test('rows of pages are the rows of a full search', async () => {
  const { client } = createRecorder()
  const [named, full] = await Promise.all([
    client.search({ q: name, limit: 1 }, { scope: 'names' }),
    client.search({ q: name, limit: 1 }),
  ])
  const { score: _, matches: __, ...row } = named.results[0] ?? {}
  expect(full.results[0]).toMatchObject(row)
})

test('a query that no name matches is searched on the cards', async () => {
  const { client, paths } = createRecorder()
  const { results } = await client.search({ q: 'slate', type: 'theme' }, { scope: 'names' })
  expect(results[0]?.slug).toBe('slate')
  const found = await client.search({ q: 'qqqqqqqq' }, { scope: 'names' })
  expect(found.total).toBe(0)
  expect(paths.some((path) => path.startsWith('_i/cards.'))).toBe(true)
})

test('a small corpus has no names and no pages', () => {
  const small = [...publishCorpus(officialCorpus).files.keys()]
  expect(small.filter((path) => /_i\/(names|cards-)/.test(path))).toEqual([])
})
