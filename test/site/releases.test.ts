import { expect, test } from 'vitest'
import { changesShape } from '../../src/api/documents.ts'
import { type Corpus, corpusClient, readReleases, recordRelease } from '../../src/site.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'

const changes = (changed: Corpus) => corpusClient(changed).changes()
const total = Object.values(officialCorpus.records).reduce(
  (sum, records) => sum + records.length,
  0,
)
const released = readReleases(recordRelease(officialCorpus))[0] ?? expect.unreachable()

test('without a recorded release everything is new', async () => {
  const { previousRelease: _, ...fresh } = officialCorpus
  const found = await changes(fresh)
  expect(changesShape.parse(found)).toEqual(found)
  expect(found).toMatchObject({ previous: null, total })
  expect(found.items.every(({ change }) => change === 'added')).toBe(true)
})

test('right after a release nothing is new', async () => {
  expect(await changes({ ...officialCorpus, previousRelease: released })).toMatchObject({
    previous: released.release,
    release: released.release,
    total: 0,
    items: [],
  })
})

test('added, updated and removed records are listed with their digests', async () => {
  const [gone, changed, ...rest] = officialCorpus.records.shells
  if (!gone || !changed) return expect.unreachable()
  const updated = { ...changed, data: { ...changed.data, version: '9.0.0' } }
  const added = { ...gone, slug: 'zz-new', data: { ...gone.data, id: 'zz-new' } }
  const records = { ...officialCorpus.records, shells: [updated, ...rest, added] }
  const { items, previous, release } = await changes({
    ...officialCorpus,
    records,
    previousRelease: released,
  })
  expect(items.map(({ type, slug, change }) => [type, slug, change])).toEqual(
    [
      ['shell', gone.slug, 'removed'],
      ['shell', changed.slug, 'updated'],
      ['shell', 'zz-new', 'added'],
    ].sort(([, a = ''], [, b = '']) => (a < b ? -1 : 1)),
  )
  expect(items.map((item) => [item.digest === null, item.previous_digest === null])).toEqual(
    items.map(({ change }) => [change === 'removed', change === 'added']),
  )
  expect(previous).not.toBe(release)
})

test('a new release keeps the names of the earlier ones and the digests of none', () => {
  const next = { ...officialCorpus, version: '9.9.9' }
  const log = readReleases(recordRelease(next, [released]))
  expect(log.map(({ version, records }) => [version, records !== undefined])).toEqual([
    ['9.9.9', true],
    [officialCorpus.version, false],
  ])
  expect(recordRelease(next, log)).toBe(recordRelease(next, [released]))
})

test.each(['{"releases":[{}]}', '{"releases":[{"release":"x","version":"1","generated_at":1}]}'])(
  'a log that nothing of ours wrote is refused: %s',
  (text) => expect(() => readReleases(text)).toThrow('releases/0'),
)

test('the builder may give the date', async () => {
  const dated = corpusClient({ ...officialCorpus, generatedAt: '2026-01-02T03:04:05.000Z' })
  const dates = [await dated.changes(), await dated.entry(), await dated.summary()]
  expect(new Set(dates.map(({ generated_at }) => generated_at))).toEqual(
    new Set(['2026-01-02T03:04:05.000Z']),
  )
})
