import { expect, test } from 'vitest'
import { createClient, type Entry, memorySource, type Source } from '../../src/index.ts'
import { publishCorpus } from '../../src/site/published-corpus.ts'
import { type Corpus, corpusClient } from '../../src/site.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'

const createSource = (one: Corpus): Source => memorySource(publishCorpus(one).files)

/** Another release: the best pattern is gone, so that every row has another number. */
const later: Corpus = {
  ...officialCorpus,
  records: { ...officialCorpus.records, patterns: officialCorpus.records.patterns.slice(1) },
}

/** A host that can be given another release, and loses the tables of the one before. */
function host() {
  let current = createSource(officialCorpus)
  const source: Source = (path, options) => current(path, options)
  return {
    client: createClient(source),
    deploy: () => {
      current = createSource(later)
    },
  }
}

const slugs = ({ results }: { readonly results: readonly { readonly slug: string }[] }) =>
  results.map(({ slug }) => slug)

test('the first search after a new release never pairs its hits with the rows before it', async () => {
  const { client, deploy } = host()
  await client.list('patterns')
  deploy()
  const query = { q: 'table', limit: 100 }
  const answer = await client.search(query)
  const expected = await corpusClient(later).search(query)
  expect([slugs(answer), answer.release]).toEqual([slugs(expected), expected.release])
})

test('a loaded release keeps answering consistently after a new release', async () => {
  const { client, deploy } = host()
  const query = { q: 'table', limit: 100 }
  const before = await client.search(query)
  deploy()
  expect(slugs(await client.search(query))).toEqual(slugs(before))
})

/** A site whose entry names tables of another release, until it has been read `times` times. */
function createMixedSite(times: number): Source {
  const [before, after] = [publishCorpus(officialCorpus).files, publishCorpus(later).files]
  const entries = [before, after].map((files) => files.get('index.json') as Entry)
  const mixed = { ...entries[1], tables: entries[0]?.tables }
  let reads = 0
  return memorySource({
    has: (path: string) => after.has(path) || before.has(path),
    get: (path: string) =>
      path === 'index.json' && reads++ < times ? mixed : (after.get(path) ?? before.get(path)),
  } as ReadonlyMap<string, unknown>)
}

test.each(['cards', 'all'] as const)(
  'a table of another release is read again once, with scope %s',
  async (scope) => {
    const expected = await corpusClient(later).search({ q: 'table' }, { scope })
    const { results, release } = await createClient(createMixedSite(1)).search(
      { q: 'table' },
      { scope },
    )
    expect([slugs({ results }), release]).toEqual([slugs(expected), expected.release])
  },
)

test('a site that keeps mixing releases is a problem that names both', async () => {
  const client = createClient(createMixedSite(Number.POSITIVE_INFINITY))
  const [{ release: old }, { release }] = await Promise.all([
    corpusClient(officialCorpus).health(),
    corpusClient(later).health(),
  ])
  await expect(client.search({ q: 'table' })).rejects.toMatchObject({
    code: 'source-unreachable',
    message: `The content was read from two releases: ${release} and ${old}.`,
    extensions: { releases: [release, old] },
  })
  await expect(client.list('patterns')).rejects.toMatchObject({ code: 'source-unreachable' })
})
