import { expect, test } from 'vitest'
import { buildSite, type Corpus } from '../../src/site.ts'
import { corpus } from '../support/corpus.ts'

const release = async (changed: Corpus): Promise<string> =>
  JSON.parse((await buildSite(changed)).get('v1/health.json') ?? '').release

test('the same corpus gives the same files, in the same order', async () => {
  expect([...(await buildSite(corpus))]).toEqual([...(await buildSite(corpus))])
})

test('the release changes with the version and with any schema', async () => {
  const [name, schema] = [...corpus.schemas][0] ?? expect.unreachable()
  const schemas = new Map(corpus.schemas).set(name, { ...schema, title: 'Another title' })
  const releases = await Promise.all(
    [corpus, { ...corpus, version: '9.9.9' }, { ...corpus, schemas }].map(release),
  )
  expect(new Set(releases).size).toBe(3)
})

test('health counts what the corpus holds', async () => {
  const files = await buildSite({ ...corpus, records: new Map([['themes', [{}, {}]]]) })
  expect(JSON.parse(files.get('v1/health') ?? '')).toMatchObject({
    counts: { patterns: 0, themes: 2, blueprints: 0, archetypes: 0, shells: 0 },
    schemas: 59,
  })
})

test('a leaf has a twin without .json, unless a folder has its name', async () => {
  const files = await buildSite(corpus)
  expect(files.get('v1/health')).toBe(files.get('v1/health.json'))
  expect(files.has('v1/schema')).toBe(false)
  expect(files.has('v1/schema/essence.v4')).toBe(false)
})
