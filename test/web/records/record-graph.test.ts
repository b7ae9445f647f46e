import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTENT_TYPES } from '../../../src/index.ts'
import { toSingular } from '../../../src/internal.ts'
import { previewFolder } from '../../../src/site/previews/preview-paths.ts'
import { corpusClient } from '../../../src/site.ts'
import { previewPath, withAppearance } from '../../../src/web/record-paths.ts'
import { findConnections } from '../../../src/web/records/pattern/pattern-connections.tsx'
import {
  countByConfidenceTier,
  countByScoreBand,
} from '../../../src/web/records/quality-charts.tsx'
import { createRecordGraph } from '../../../src/web/records/record-graph.ts'
import { formatPatternLine, getUsage } from '../../../src/web/records/record-header.tsx'
import { loadSiteData } from '../../../src/web/site-data.ts'
import { arbitraryText, runs } from '../../support/arbitrary.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'

const site = await loadSiteData(corpusClient(officialCorpus))
const graph = createRecordGraph(site)

const listUsages = (type: (typeof CONTENT_TYPES)[number], slug: string) =>
  new Map(graph.usedBy(type, slug).map(({ record, locations }) => [record.slug, locations]))

test('the graph knows which records reference a record, and where', () => {
  const usages = listUsages('patterns', 'data-table')
  expect(usages.get('record-admin')).toEqual(['Records', 'Import requests'])
  expect(usages.get('slate')).toEqual(['prefers it'])
  expect(listUsages('patterns', 'skeleton-loader').get('data-table')).toEqual(['when loading'])
  expect(listUsages('patterns', 'confirm-dialog').get('data-table')).toEqual(['as a part'])
  expect(listUsages('patterns', 'user-menu').get('list-detail')).toEqual(['header'])
  expect(listUsages('themes', 'mono').get('internal-admin')).toEqual(['as its theme'])
  expect(listUsages('archetypes', 'record-admin').get('internal-admin')?.[0]).toBe('as a section')
})

test('every official record except blueprints is referenced by other records, without duplicates', () => {
  for (const type of CONTENT_TYPES.filter((item) => item !== 'blueprints')) {
    for (const { slug } of site.records[type]) {
      const usages = graph.usedBy(type, slug).map((usage) => `${usage.type}/${usage.record.slug}`)
      expect(usages.length, slug).toBeGreaterThan(0)
      expect(new Set(usages).size, slug).toBe(usages.length)
      expect(usages).not.toContain(`${type}/${slug}`)
    }
  }
})

test('connections between patterns are found in both directions', () => {
  const { patterns } = site.records
  for (const pattern of patterns) {
    for (const { slug, signals } of findConnections(pattern, patterns).to) {
      const other = patterns.find((item) => item.slug === slug)
      expect(other?.data.io?.consumes).toEqual(expect.arrayContaining([...signals]))
      const back =
        other && findConnections(other, patterns).from.find((item) => item.slug === pattern.slug)
      expect(back?.signals).toEqual(signals)
    }
  }
})

test('the usage line of a record is valid JSON in its context', () => {
  expect(JSON.parse(formatPatternLine('hero', 'split'))).toEqual({
    pattern: 'hero',
    preset: 'split',
  })
  for (const type of CONTENT_TYPES) {
    const [record] = site.records[type]
    const { line, commands } = getUsage(type, record?.data as never)
    expect(commands).toContain(`npx @svc/content get ${toSingular(type)} ${record?.slug}`)
    if (line) expect(() => JSON.parse(line.startsWith('{') ? line : `{${line}}`)).not.toThrow()
  }
})

test('every score is counted in one band', () => {
  const bands = countByScoreBand([0, 59, 60, 79, 80, 90, 99, 100, null])
  expect(bands.map(({ count }) => count)).toEqual([2, 2, 1, 2, 1, 1])
  expect(countByScoreBand([100]).map(({ label }) => label)).not.toContain('unknown')
  const tiers = countByConfidenceTier(site.records.patterns)
  const counted = tiers.reduce((sum, { count }) => sum + count, 0)
  expect(counted).toBe(site.records.patterns.length)
})

test('preview paths match the folders of the site for any name', () => {
  expect(previewPath.pattern('hero', 'split')).toBe('preview/patterns/hero/split/')
  expect(previewPath.pattern('hero', 'split', 'empty')).toBe('preview/patterns/hero/split/empty/')
  fc.assert(
    fc.property(arbitraryText, arbitraryText, (slug, page) => {
      expect(previewPath.archetype(slug, page)).toBe(previewFolder('archetypes', slug, page))
    }),
    runs(400),
  )
  expect(withAppearance('preview/shells/x/', {})).toBe('preview/shells/x/')
  expect(withAppearance('p/', { theme: 'slate', mode: 'dark' })).toBe('p/?theme=slate&mode=dark')
})
