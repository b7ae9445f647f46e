import { expect, test } from 'vitest'
import { readLastShowcaseRun } from '../../../build/corpus.ts'
import { computeIntelligence } from '../../../src/core/health/intelligence.ts'
import { sha256 } from '../../../src/node.ts'
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

const visibleBlueprints = content.records.blueprints.filter(
  ({ data }) => data.blueprint_portfolio?.visibility !== 'hidden',
)

const listSlugs = (held: ReturnType<typeof findCurrentResults>): string[] =>
  held.map(({ row }) => row.slug)

/** The kept run, with the result of one site changed. */
const runWith = (slug: string, change: object): ShowcaseRun => ({
  ...verified,
  report: {
    ...verified.report,
    results: verified.report.results.map((row) =>
      row.slug === slug ? { ...row, ...change } : row,
    ),
  },
})

/** `npm run showcase` mends what this finds. */
test.each(visibleBlueprints)(
  'the last run looked at $slug as it is now',
  async ({ slug, data }) => {
    const site = await renderShowcase(data, officialLookup)
    const kept = verified.sites.find((one) => one.slug === slug)
    expect(kept?.records).toEqual(site.records)
    expect(kept?.inputs).toBe(createInputsDigest(inputs)(site.records))
    expect(kept?.files).toBe(filesDigest(site, sha256))
  },
)

test('the last run knows no site that is gone', () => {
  expect(verified.sites.map(({ slug }) => slug)).toEqual(visibleBlueprints.map(({ slug }) => slug))
  expect(verified.report.results.map(({ slug }) => slug)).toEqual(
    visibleBlueprints.map(({ slug }) => slug),
  )
})

test('every site passed, and its blueprint is certified', async () => {
  const slugs = visibleBlueprints.map(({ slug }) => slug)
  const { items } = await client.list('blueprints', { blueprint_set: 'certified', limit: 100 })
  expect(items.map(({ slug }) => slug).sort()).toEqual(slugs)
  expect(items.every((row) => row.blueprint_portfolio?.maturity === 'certified-flagship')).toBe(
    true,
  )
})

test('what sites were made of is known from them and from its author', async () => {
  const { total, items } = await client.list('patterns', {
    intelligence_source: 'hybrid',
    limit: 100,
  })
  const used = new Set(verified.sites.flatMap(({ records }) => records))
  expect(total).toBeGreaterThan(20)
  expect(items.filter(({ slug }) => !used.has(`patterns/${slug}`))).toEqual([])
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
  const where = (passes: (row: (typeof items)[number]) => boolean): string[] =>
    items
      .filter(passes)
      .map(({ slug }) => slug)
      .sort()
  expect(where((row) => row.blueprint_portfolio?.artifact.status === 'certified')).toEqual(green)
  expect(where((row) => row.intelligence?.verification_status === 'smoke-green')).toEqual(green)
  expect(manifest.apps.flatMap(({ verification }) => verification ?? [])).toEqual(report.results)
  expect(manifest.total).toBe(items.length)
  expect(manifest.shortlisted).toBe(shortlist.apps.length)
  expect(shortlist.summary).toEqual(report.summary)
  expect(where((row) => row.intelligence?.golden_usage === 'shortlisted')).toEqual(
    shortlist.apps.map(({ slug }) => slug),
  )
  const { by_type, totals } = await client.summary()
  expect(by_type.blueprint.smoke_green).toBe(report.summary.passedSmokes)
  expect(totals.hybrid + totals.benchmark).toBe(
    new Set(verified.sites.flatMap(({ records }) => records)).size,
  )
})

test('the report that is served is the one that the run wrote', async () => {
  expect(await client.showcase('shortlist-verification')).toEqual(verified.report)
})

test('the run of another version certifies nothing', () => {
  expect(findCurrentResults(verified, inputs)).toHaveLength(visibleBlueprints.length)
  expect(findCurrentResults(verified, { ...inputs, version: '0.0.0' })).toEqual([])
})

test('a site one of whose records has changed is not certified; the others are', () => {
  const themes = content.records.themes.map((record) =>
    record.slug === 'mono' ? { ...record, data: { ...record.data, name: 'Other' } } : record,
  )
  const changed = { ...content, records: { ...content.records, themes } }
  const uses = verified.sites.filter(({ records }) => records.includes('themes/mono'))
  expect(uses.map(({ slug }) => slug)).toContain('internal-admin')
  const held = findCurrentResults(verified, { ...inputs, content: changed })
  expect(listSlugs(held)).toEqual(
    verified.sites.flatMap((site) => (uses.includes(site) ? [] : [site.slug])),
  )
})

test('a result without the site that it speaks of, or of a dry run, says nothing', () => {
  expect(findCurrentResults({ ...verified, sites: [] }, inputs)).toEqual([])
  expect(
    findCurrentResults({ ...verified, report: { ...verified.report, dryRun: true } }, inputs),
  ).toEqual([])
  const borrowed = verified.sites.map((site) => ({ ...site, records: [], inputs: '' }))
  expect(findCurrentResults({ ...verified, sites: borrowed }, inputs)).toEqual([])
})

test.each(['smoke-red', 'build-red'] as const)('a site that is %s certifies nothing', (status) => {
  const red = { verificationStatus: status, classification: 'D' }
  const held = findCurrentResults(runWith('internal-admin', red), inputs)
  const { blueprints } = certifyBlueprints(content.records, held)
  const portfolio = blueprints.find(({ slug }) => slug === 'internal-admin')?.data
  expect(portfolio?.blueprint_portfolio?.artifact.status).toBe('planned')
  const sites = toShowcaseSites(held, null)
  const known = computeIntelligence({ content, findings: [], sites }).get(
    'blueprints/internal-admin',
  )
  expect(known).toMatchObject({ verification_status: status, recommended: false })
  const { manifest } = createShowcase({ blueprints, results: held, report: verified.report })
  expect(manifest.apps.find(({ slug }) => slug === 'internal-admin')).toMatchObject({
    classification: 'D',
    goldenCandidate: false,
  })
})

test('where no result holds, the sites are listed and nothing is said of them', () => {
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
])('a run that no run wrote is refused: %s %s', (report, sites, where) => {
  expect(() => readShowcaseRun(report, sites)).toThrow(where)
})
