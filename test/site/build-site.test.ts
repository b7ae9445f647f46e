// Long run: builds whole sites.
import { expect, test } from 'vitest'
import { checksum } from '../../src/internal/node.ts'
import { buildSite, type Corpus, corpusClient } from '../../src/site.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { officialSite } from '../support/corpus/official-site.ts'
import { listChecksums } from '../support/site/list-checksums.ts'

const files = officialSite

test('the same corpus gives the same files, in the same order', async () => {
  const [first, second] = [
    await buildSite(officialCorpus, { checksum }),
    await buildSite({ ...officialCorpus }, { checksum }),
  ]
  expect(listChecksums(second)).toEqual(listChecksums(first))
})

test('the release changes with the version, with any schema and with any record', async () => {
  const [name, schema] = [...officialCorpus.schemas][0] ?? expect.unreachable()
  const schemas = new Map(officialCorpus.schemas).set(name, { ...schema, title: 'Another title' })
  const fewer = { ...officialCorpus, records: { ...officialCorpus.records, shells: [] } }
  const release = async (changed: Corpus) => (await corpusClient(changed).health()).release
  const releases = await Promise.all(
    [
      officialCorpus,
      { ...officialCorpus, version: '9.9.9' },
      { ...officialCorpus, schemas },
      fewer,
    ].map(release),
  )
  expect(new Set(releases).size).toBe(4)
})

test('health counts the records of the corpus', async () => {
  const records = {
    ...officialCorpus.records,
    themes: officialCorpus.records.themes.slice(0, 2),
    shells: [],
  }
  expect(await corpusClient({ ...officialCorpus, records }).health()).toMatchObject({
    counts: { patterns: officialCorpus.records.patterns.length, themes: 2, shells: 0 },
    schemas: 59,
  })
})

test('a file has a copy without .json, unless a folder has that name', () => {
  expect(files.get('v1/health')).toBe(files.get('v1/health.json'))
  expect(files.has('v1/schema')).toBe(false)
  expect(files.has('v1/schema/essence.v4')).toBe(false)
})
