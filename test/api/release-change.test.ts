import { expect, test } from 'vitest'
import { createClient, memorySource, type Source } from '../../src/index.ts'
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
