import { expect, test } from 'vitest'
import { readLastShowcaseRun } from '../../../build/corpus.ts'
import { createFonts } from '../../../build/fonts/create-fonts.ts'
import { computeIntelligence } from '../../../src/core/quality/intelligence.ts'
import { sha256 } from '../../../src/internal/node.ts'
import {
  certifyBlueprints,
  createInputsDigest,
  findCurrentResults,
  toShowcaseSites,
} from '../../../src/site/showcase/certification.ts'
import { filesDigest, renderShowcase } from '../../../src/site/showcase/render-showcase.ts'
import { createShowcase, emptyShowcase } from '../../../src/site/showcase/showcase-documents.ts'
import { readShowcaseRun, type ShowcaseRun } from '../../../src/site/showcase/showcase-run.ts'
import { corpusClient } from '../../../src/site.ts'
import { officialContent } from '../../support/corpus/official-content.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'
import { ROOT } from '../../support/root.ts'
import { officialLookup } from '../../support/site/check-document.ts'

const { content } = officialContent
const { version } = officialCorpus
const client = corpusClient(officialCorpus)
const inputs = { version, content, sha256 }
const verified = (await readLastShowcaseRun([`${ROOT}content`])) as ShowcaseRun

const fonts = await createFonts(ROOT, content)

const visibleBlueprints = content.records.blueprints.filter(
  ({ data }) => data.blueprint_portfolio?.visibility !== 'hidden',
)

const listSlugs = (results: ReturnType<typeof findCurrentResults>): string[] =>
  results.map(({ row }) => row.slug)

/** Returns the stored run with a changed result of one site. */
const runWith = (slug: string, change: object): ShowcaseRun => ({
  ...verified,
  report: {
    ...verified.report,
    results: verified.report.results.map((row) =>
      row.slug === slug ? { ...row, ...change } : row,
    ),
  },
})

// If this test fails, run `npm run showcase`.
test.each(visibleBlueprints)(
  'the last run verified the current version of $slug',
  async ({ slug, data }) => {
    const site = await renderShowcase(data, officialLookup, fonts.faces)
    const stored = verified.sites.find((other) => other.slug === slug)
    expect(stored?.records).toEqual(site.records)
    expect(stored?.inputs).toBe(createInputsDigest(inputs)(site.records))
    expect(stored?.files).toBe(filesDigest(site, sha256))
  },
)

test('the last run has no site that no longer exists', () => {
  expect(verified.sites.map(({ slug }) => slug)).toEqual(visibleBlueprints.map(({ slug }) => slug))
  expect(verified.report.results.map(({ slug }) => slug)).toEqual(
    visibleBlueprints.map(({ slug }) => slug),
  )
})

test('every site passed, and its blueprint is certified', async () => {
  const slugs = visibleBlueprints.map(({ slug }) => slug)
  const { items } = await client.list('blueprints', { blueprint_set: 'certified', limit: 100 })
  expect(items.map(({ slug }) => slug).sort()).toEqual(slugs)
  for (const { blueprint_portfolio: portfolio } of items) {
    expect(portfolio?.maturity).toBe(
      portfolio?.visibility === 'labs' ? 'experimental' : 'certified-flagship',
    )
  }
})

test('the source of intelligence says how much of a pattern verified pages show', async () => {
  const shown = new Set(verified.sites.flatMap(({ presets }) => presets))
  for (const source of ['authored', 'hybrid', 'benchmark'] as const) {
    const { items } = await client.list('patterns', { intelligence_source: source, limit: 100 })
    expect(items).not.toEqual([])
    for (const { slug } of items) {
      const { presets = {} } = content.records.patterns.find((row) => row.slug === slug)?.data ?? {}
      const names = Object.keys(presets)
      const count = names.filter((preset) => shown.has(`${slug}/${preset}`)).length
      expect(count > 0).toBe(source !== 'authored')
      expect(count === names.length).toBe(source === 'benchmark')
    }
  }
})

test('between 40 and 70 percent of the official records are recommended', async () => {
  const { recommended, total_public_items: total } = (await client.summary()).totals
  expect(recommended / total).toBeGreaterThanOrEqual(0.4)
  expect(recommended / total).toBeLessThanOrEqual(0.7)
})

test.each([
  ['patterns', { recommended: true }],
  ['patterns', { intelligence_source: 'benchmark' }],
  ['blueprints', { blueprint_set: 'featured' }],
  ['blueprints', { blueprint_set: 'labs' }],
] as const)('%s with %j is a part of the list', async (type, filter) => {
  const [all, filtered] = await Promise.all([client.list(type), client.list(type, filter)])
  expect(filtered.total).toBeGreaterThan(0)
  expect(filtered.total).toBeLessThan(all.total)
})

test('portfolio, manifest, shortlist, report, intelligence and summary agree', async () => {
  const [manifest, shortlist, report] = await Promise.all([
    client.showcase('manifest'),
    client.showcase('shortlist'),
    client.showcase('shortlist-verification'),
  ])
  const green = report.results.flatMap((row) =>
    row.verificationStatus === 'smoke-green' ? [row.slug] : [],
  )
  const { items } = await client.all('blueprints')
  const listMatches = (condition: (row: (typeof items)[number]) => boolean): string[] =>
    items
      .filter(condition)
      .map(({ slug }) => slug)
      .sort()
  expect(listMatches((row) => row.blueprint_portfolio?.artifact.status === 'certified')).toEqual(
    green,
  )
  expect(listMatches((row) => row.intelligence?.verification_status === 'smoke-green')).toEqual(
    green,
  )
  expect(manifest.apps.flatMap(({ verification }) => verification ?? [])).toEqual(report.results)
  expect(manifest.total).toBe(items.length)
  expect(manifest.shortlisted).toBe(shortlist.apps.length)
  expect(shortlist.summary).toEqual(report.summary)
  expect(listMatches((row) => row.intelligence?.golden_usage === 'shortlisted')).toEqual(
    shortlist.apps.map(({ slug }) => slug),
  )
  const { by_type, totals } = await client.summary()
  expect(by_type.blueprint.smoke_green).toBe(report.summary.passedSmokes)
  // A site can contain a pattern that none of its pages shows.
  expect(totals.hybrid + totals.benchmark).toBeLessThanOrEqual(totals.smoke_green)
})

test('the API serves the report that the run wrote', async () => {
  expect(await client.showcase('shortlist-verification')).toEqual(verified.report)
})

test('a run of another version certifies no site', () => {
  expect(findCurrentResults(verified, inputs)).toHaveLength(visibleBlueprints.length)
  expect(findCurrentResults(verified, { ...inputs, version: '0.0.0' })).toEqual([])
})

test('a site with a changed record is not certified, but the others are', () => {
  const themes = content.records.themes.map((record) =>
    record.slug === 'mono' ? { ...record, data: { ...record.data, name: 'Other' } } : record,
  )
  const changed = { ...content, records: { ...content.records, themes } }
  const uses = verified.sites.filter(({ records }) => records.includes('themes/mono'))
  expect(uses.map(({ slug }) => slug)).toContain('internal-admin')
  const results = findCurrentResults(verified, { ...inputs, content: changed })
  expect(listSlugs(results)).toEqual(
    verified.sites.flatMap((site) => (uses.includes(site) ? [] : [site.slug])),
  )
})

test('results without their site, or of a dry run, are ignored', () => {
  expect(findCurrentResults({ ...verified, sites: [] }, inputs)).toEqual([])
  expect(
    findCurrentResults({ ...verified, report: { ...verified.report, dryRun: true } }, inputs),
  ).toEqual([])
  const incomplete = verified.sites.map((site) => ({ ...site, records: [], inputs: '' }))
  expect(findCurrentResults({ ...verified, sites: incomplete }, inputs)).toEqual([])
})

test.each(['smoke-red', 'build-red'] as const)(
  'a site with the status %s is not certified',
  (status) => {
    const failed = { verificationStatus: status, classification: 'D' }
    const results = findCurrentResults(runWith('internal-admin', failed), inputs)
    const { blueprints } = certifyBlueprints(content.records, results)
    const portfolio = blueprints.find(({ slug }) => slug === 'internal-admin')?.data
    expect(portfolio?.blueprint_portfolio?.artifact.status).toBe('planned')
    const sites = toShowcaseSites(results, null)
    const intelligence = computeIntelligence({ content, findings: [], sites }).get(
      'blueprints/internal-admin',
    )
    expect(intelligence).toMatchObject({ verification_status: status, recommended: false })
    const { manifest } = createShowcase({ blueprints, results, report: verified.report })
    expect(manifest.apps.find(({ slug }) => slug === 'internal-admin')).toMatchObject({
      classification: 'D',
      goldenCandidate: false,
    })
  },
)

test('without current results, sites are listed without a verification', () => {
  const { blueprints } = content.records
  const showcase = createShowcase({ blueprints, results: [], report: verified.report })
  expect(showcase.manifest).toMatchObject({ total: visibleBlueprints.length, shortlisted: 0 })
  expect(showcase.manifest.apps.every(({ verification }) => verification === null)).toBe(true)
  expect(showcase.shortlist).toEqual(emptyShowcase('').shortlist)
  expect(showcase['shortlist-verification']).toMatchObject({ dryRun: true, results: [] })
})

test.each([
  ['{}', '{"sites":[]}', 'report.json'],
  ['{"results":[]}', '{"sites":[{}]}', 'sites.json: /sites/0'],
])('an invalid run is an error: %s %s', (report, sites, location) => {
  expect(() => readShowcaseRun(report, sites)).toThrow(location)
})
