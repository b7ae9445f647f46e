// Long run: builds whole sites.
import { expect, test } from 'vitest'
import { createClient, memorySource, overlaySource } from '../../src/index.ts'
import {
  buildSite,
  buildSiteFrom,
  type Corpus,
  corpusSource,
  planDataModules,
} from '../../src/site.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'

const LEAN = { without: ['plane', 'terms', 'alias', 'twins', 'previews'] } as const

test('a site built from a source equals that of its corpus', async () => {
  const [made, expected] = await Promise.all([
    buildSiteFrom(corpusSource(officialCorpus), LEAN),
    buildSite(officialCorpus, LEAN),
  ])
  expect([...made].sort()).toEqual([...expected].sort())
})

test('rows, records and the provenance of packs name the project of a record', async () => {
  const { records, ...rest } = officialCorpus
  const [hero] = records.patterns.filter(({ slug }) => slug === 'hero')
  const mine: Corpus = {
    ...rest,
    records: {
      ...{ themes: [], blueprints: [], archetypes: [], shells: [] },
      patterns: hero ? [hero] : [],
    },
    source: 'custom',
  }
  const client = createClient(overlaySource(corpusSource(mine), corpusSource(officialCorpus)))
  const own = { slug: 'hero', source: 'custom' }
  expect(await client.get('patterns', 'hero')).toMatchObject(own)
  const { items } = await client.all('patterns')
  expect(items.filter(({ source }) => source !== 'official')).toMatchObject([own])

  const files = await buildSiteFrom(
    overlaySource(corpusSource(mine), corpusSource(officialCorpus)),
    LEAN,
  )
  const essence = JSON.parse(
    files.get('v1/packs/blueprints/product-landing.essence.json') ?? expect.unreachable(),
  )
  const { provenance } = await client.compile(essence)
  const labelled = provenance?.records.filter(({ source }) => source !== undefined)
  expect(labelled).toMatchObject([{ type: 'pattern', id: 'hero', source: 'custom' }])
})

test('a source without tables cannot be built into a site', async () => {
  await expect(buildSiteFrom(memorySource(new Map()), LEAN)).rejects.toThrow('index.json')
})

test.each(['patterns.js', 'themes.js'])(
  '%s is rendered in parts, not as one text',
  async (file) => {
    const plans = await planDataModules(corpusSource(officialCorpus))
    const content = await plans.find(({ paths }) => paths.includes(file))?.render(file)
    expect(typeof content).toBe('object')
    const lengths = [...(content ?? [])].map(({ length }) => length)
    const total = lengths.reduce((sum, length) => sum + length, 0)
    expect(Math.max(...lengths)).toBeLessThan(total / 3)
  },
)
