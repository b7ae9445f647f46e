import { expect, test } from 'vitest'
import { buildSite, type Corpus } from '../../src/site.ts'
import { corpus } from '../support/corpus.ts'

const release = async (changed: Corpus): Promise<string> =>
  JSON.parse((await buildSite(changed)).get('v1/health.json') ?? '').release

test('the same corpus gives the same files, in the same order', async () => {
  expect([...(await buildSite(corpus))]).toEqual([...(await buildSite(corpus))])
})

test('the release changes with the version, with any schema and with any record', async () => {
  const [name, schema] = [...corpus.schemas][0] ?? expect.unreachable()
  const schemas = new Map(corpus.schemas).set(name, { ...schema, title: 'Another title' })
  const fewer = { ...corpus, records: { ...corpus.records, shells: [] } }
  const releases = await Promise.all(
    [corpus, { ...corpus, version: '9.9.9' }, { ...corpus, schemas }, fewer].map(release),
  )
  expect(new Set(releases).size).toBe(4)
})

test('health counts what the corpus holds', async () => {
  const records = { ...corpus.records, themes: corpus.records.themes.slice(0, 2), shells: [] }
  const files = await buildSite({ ...corpus, records })
  expect(JSON.parse(files.get('v1/health') ?? '')).toMatchObject({
    counts: { patterns: corpus.records.patterns.length, themes: 2, shells: 0 },
    schemas: 59,
  })
})

test('a leaf has a twin without .json, unless a folder has its name', async () => {
  const files = await buildSite(corpus)
  expect(files.get('v1/health')).toBe(files.get('v1/health.json'))
  expect(files.has('v1/schema')).toBe(false)
  expect(files.has('v1/schema/essence.v4')).toBe(false)
})
