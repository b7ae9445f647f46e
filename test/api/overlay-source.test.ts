// Long run: assembles the corpus several times.
import { expect, test } from 'vitest'
import type { ContentRecord } from '../../src/core/content/assemble-content.ts'
import { CONTENT_TYPES, type ContentType } from '../../src/core/content/content-types.ts'
import { createClient, memorySource, overlaySource, type Source } from '../../src/index.ts'
import { publishCorpus } from '../../src/site/published-corpus.ts'
import type { Corpus } from '../../src/site.ts'
import { overlayCorpus as theirs } from '../support/corpus/overlay-corpus.ts'

type Records = Corpus['records']

const record = <T extends ContentType>(type: T, slug: string): ContentRecord<T> =>
  (theirs.records[type] as readonly ContentRecord<T>[]).find((one) => one.slug === slug) ??
  expect.unreachable(`There is no ${type}/${slug}.`)

const changeRecord = <T extends ContentType>(
  one: ContentRecord<T>,
  change: object,
): ContentRecord<T> => ({ ...one, data: { ...one.data, ...change } })

const hero = record('patterns', 'hero')
const listed = record('blueprints', 'product-landing')
const hidden = { ...listed.data.blueprint_portfolio, visibility: 'hidden' }

/** One record changed, one added, one that hides a record which the other site lists. */
const ownCorpus: Corpus = {
  ...theirs,
  records: {
    ...{ themes: [], archetypes: [], shells: [] },
    patterns: [
      changeRecord(hero, { name: 'Loud hero', description: 'A gramophone of a beginning.' }),
      { ...changeRecord(hero, { id: 'gramophone', name: 'Gramophone' }), slug: 'gramophone' },
    ],
    blueprints: [changeRecord(listed, { blueprint_portfolio: hidden })],
  } as Records,
}

/** What one site with the records of both would hold. */
const mergedCorpus: Corpus = {
  ...theirs,
  records: Object.fromEntries(
    CONTENT_TYPES.map((type) => {
      const own = ownCorpus.records[type] as readonly ContentRecord[]
      const rest = (theirs.records[type] as readonly ContentRecord[]).filter(
        ({ slug }) => !own.some((one) => one.slug === slug),
      )
      return [type, [...own, ...rest].sort((a, b) => (a.slug < b.slug ? -1 : 1))]
    }),
  ) as unknown as Records,
}

const createSource = (corpus: Corpus): Source => memorySource(publishCorpus(corpus).files)
const client = createClient(overlaySource(createSource(ownCorpus), createSource(theirs)))
const mergedClient = createClient(createSource(mergedCorpus))

const withoutRelease = (answer: object): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value) => (key === 'release' ? undefined : value)))

test.each(CONTENT_TYPES)(
  'every list of %s equals that of one site with both corpora',
  async (type) => {
    for (const query of [{}, { sort: 'name', limit: 7 }, { recommended: true }, { offset: 20 }]) {
      expect(withoutRelease(await client.list(type, query))).toEqual(
        withoutRelease(await mergedClient.list(type, query)),
      )
    }
    expect((await client.all(type)).items).toEqual((await mergedClient.all(type)).items)
  },
)

test.each(['gramophone', 'hero', 'landing page', 'data table with filters', 'zephyr', 'xqzvkw'])(
  'the search for %s is that of one site with both, scores and all',
  async (q) => {
    expect(withoutRelease(await client.search({ q }))).toEqual(
      withoutRelease(await mergedClient.search({ q })),
    )
  },
)

test('every record equals that of one site with both corpora, including hidden ones', async () => {
  const { release } = await client.health()
  for (const type of CONTENT_TYPES) {
    for (const { slug } of mergedCorpus.records[type]) {
      const expected = { ...(await mergedClient.get(type, slug)), release }
      expect(await client.get(type, slug)).toEqual(expected)
    }
  }
})

test('a record of the first site replaces that of the second, also if it is hidden', async () => {
  expect((await client.get('patterns', 'hero')).data.name).toBe('Loud hero')
  const { items } = await client.all('blueprints')
  expect(items.map(({ slug }) => slug)).not.toContain('product-landing')
  await expect(client.get('patterns', 'gramophonee')).rejects.toMatchObject({
    extensions: { nearest: expect.arrayContaining(['gramophone']) },
  })
})

test('health, schemas, summary and showcase cover both sites', async () => {
  for (const ask of ['health', 'schemas', 'summary'] as const) {
    expect(withoutRelease(await client[ask]())).toEqual(withoutRelease(await mergedClient[ask]()))
  }
  expect(await client.showcase('manifest')).toEqual(await mergedClient.showcase('manifest'))
  expect(await client.schema('theme.v1.json')).toEqual(await mergedClient.schema('theme.v1.json'))
})

test('changes cover both sites, without replaced records', async () => {
  const changes = await client.changes()
  const keys = changes.items.map(({ type, slug }) => `${type}/${slug}`)
  const all = CONTENT_TYPES.reduce((sum, type) => sum + mergedCorpus.records[type].length, 0)
  expect([changes.total, new Set(keys).size, keys.length]).toEqual([all, all, all])
})

test('a showcase with sites replaces an empty one', async () => {
  const sites = {
    total: 1,
    shortlisted: 0,
    apps: [{ slug: 'a', status: 'x', classification: 'A' }],
  }
  const full = memorySource(
    new Map([...publishCorpus(theirs).files, ['showcase/manifest.json', sites] as const]),
  )
  const { showcase, ...untested } = ownCorpus
  expect(showcase?.manifest.total).toBeGreaterThan(0)
  const over = createClient(overlaySource(createSource(untested), full))
  expect(await over.showcase('manifest')).toEqual(sites)
})

test('the release is derived from both, and stable', async () => {
  const [{ release }, again] = [
    await client.entry(),
    await createClient(overlaySource(createSource(ownCorpus), createSource(theirs))).entry(),
  ]
  expect(again.release).toBe(release)
  for (const one of [ownCorpus, theirs]) {
    expect((await createClient(createSource(one)).entry()).release).not.toBe(release)
  }
})

test('a new release of either site is noticed while reading', async () => {
  let current = createSource(theirs)
  const over = createClient(
    overlaySource(createSource(ownCorpus), (path, options) => current(path, options)),
  )
  await over.entry()
  const { themes } = theirs.records
  current = createSource({ ...theirs, records: { ...theirs.records, themes: themes.slice(1) } })
  expect((await over.list('themes')).total).toBe(themes.length - 1)
})

test('an unreachable site is an error', async () => {
  const down: Source = () => Promise.reject(new Error('down'))
  await expect(
    overlaySource(down, createSource(theirs))('patterns/@official/hero.json'),
  ).rejects.toThrow('down')
})

test('lists of one site are not returned as lists of both', async () => {
  const source = overlaySource(createSource(ownCorpus), createSource(theirs))
  await expect(source('patterns.json')).rejects.toMatchObject({ code: 'record-not-found' })
})
