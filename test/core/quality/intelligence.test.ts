import { expect, test } from 'vitest'
import { CONTENT_TYPES } from '../../../src/core/content/content-types.ts'
import { getRecordKey, toPublicSummary } from '../../../src/core/content/record.ts'
import type { HealthFinding } from '../../../src/core/quality/finding.ts'
import { computeIntelligence, type ShowcaseSite } from '../../../src/core/quality/intelligence.ts'
import { summarizeIntelligence } from '../../../src/core/quality/intelligence-summary.ts'
import { officialContent } from '../../support/corpus/official-content.ts'
import { findSchemaErrors } from '../../support/schemas/schema-errors.ts'

const { content } = officialContent

const site = (
  slug: string,
  status: ShowcaseSite['status'],
  records: readonly string[],
  presets: readonly string[] = [],
): ShowcaseSite => ({
  slug,
  status,
  isShortlisted: slug === 'first',
  target: 'html',
  verifiedAt: `2026-11-0${slug.length}`,
  benchmark: { classification: 'A' },
  records: new Set(records),
  presets: new Set(presets),
})

const finding = (severity: HealthFinding['severity'], code: string): HealthFinding => ({
  code,
  severity,
  source: 'content',
  file: 'content/patterns/hero.json',
  pointer: '/tags',
  type: 'patterns',
  slug: 'hero',
  message: 'It is wrong.',
  hint: 'Fix it.',
})

const HERO_PRESETS = Object.keys(
  content.records.patterns.find(({ slug }) => slug === 'hero')?.data.presets ?? {},
)

/** A verified site whose pages show some presets of the hero; all of them by default. */
const heroSite = (presets: readonly string[] = HERO_PRESETS, slug = 'first'): ShowcaseSite =>
  site(
    slug,
    'smoke-green',
    ['patterns/hero'],
    presets.map((preset) => `hero/${preset}`),
  )

const heroWith = (findings: readonly HealthFinding[], sites: readonly ShowcaseSite[] = []) =>
  computeIntelligence({ content, findings, sites }).get('patterns/hero')

test('a valid record without a site is not recommended yet', () => {
  expect(heroWith([])).toMatchObject({
    source: 'authored',
    verification_status: 'unknown',
    quality_score: 67,
    recommended: false,
    recommendation_reasons: [],
    recommendation_blockers: ['No page of a verified showcase site uses it.'],
    benchmark_confidence: 'none',
    golden_usage: 'none',
    last_verified_at: null,
    target_coverage: [],
  })
})

test('an error blocks the recommendation and names the hint', () => {
  expect(heroWith([finding('error', 'P7')], [heroSite()])).toMatchObject({
    recommended: false,
    recommendation_reasons: [],
    recommendation_blockers: ['P7 /tags: It is wrong. Fix it.'],
  })
})

test('a warning lowers the quality by one rule but blocks nothing', () => {
  const hero = heroWith([finding('warn', 'G5'), finding('warn', 'G5')], [heroSite()])
  expect(hero?.recommended).toBe(true)
  expect(hero?.quality_score).toBeLessThan(100)
  expect(hero?.quality_score).toBe(heroWith([finding('warn', 'G5')], [heroSite()])?.quality_score)
})

test('a passing site raises confidence, and a failing site blocks the recommendation', () => {
  const green = ['first', 'other', 'the-third'].map((slug) => heroSite(HERO_PRESETS, slug))
  expect(heroWith([], green.slice(0, 1))).toMatchObject({
    source: 'benchmark',
    quality_score: 100,
    recommended: true,
    verification_status: 'smoke-green',
    confidence_tier: 'verified',
    benchmark_confidence: 'low',
    golden_usage: 'shortlisted',
    target_coverage: ['html'],
    last_verified_at: '2026-11-05',
  })
  expect(heroWith([], green)).toMatchObject({ benchmark_confidence: 'high' })
  expect(heroWith([], [...green, site('x', 'smoke-red', ['patterns/hero'])])).toMatchObject({
    verification_status: 'smoke-red',
    recommended: false,
    recommendation_blockers: ['The showcase site x is smoke-red.'],
  })
})

test('a pattern is recommended if verified pages show more than half of its presets', () => {
  const [first = '', ...others] = HERO_PRESETS
  const one = heroWith([], [heroSite([first])])
  expect(one).toMatchObject({
    source: 'hybrid',
    recommended: false,
    recommendation_blockers: [`Only 1 of 5 presets shown on verified pages: ${first}.`],
  })
  const most = heroWith([], [heroSite(others)])
  expect(most).toMatchObject({ source: 'hybrid', recommended: true })
  expect(most?.recommendation_reasons[0]).toBe(
    `Verified pages of first show the presets: ${others.join(', ')}.`,
  )
  expect(most?.quality_score).toBeGreaterThan(one?.quality_score ?? 100)
})

test('a labs blueprint is not recommended', () => {
  const [blueprint] = content.records.blueprints
  const data = { ...blueprint?.data, blueprint_portfolio: { visibility: 'labs' } }
  const records = { ...content.records, blueprints: [{ ...blueprint, data }] as never }
  const key = `blueprints/${blueprint?.slug}`
  const sites = [site('first', 'smoke-green', [key])]
  const all = computeIntelligence({ content: { ...content, records }, findings: [], sites })
  expect(all.get(key)).toMatchObject({
    recommended: false,
    recommendation_blockers: ['It is experimental and may change.'],
  })
})

test('an interactive pattern without sources is not recommended', () => {
  const hero = content.records.patterns.find(({ slug }) => slug === 'hero')
  const data = { ...hero?.data, sources: [], io: { actions: ['navigate'] } }
  const patterns = [{ ...hero, data }] as never
  const records = { ...content.records, patterns }
  const all = computeIntelligence({
    content: { ...content, records },
    findings: [],
    sites: [heroSite()],
  })
  expect(all.get('patterns/hero')).toMatchObject({
    recommended: false,
    recommendation_blockers: ['Its accessibility claims have no sources.'],
  })
})

test('the benchmark of a site belongs to its blueprint', () => {
  const used = ['patterns/hero', 'blueprints/product-landing']
  const all = computeIntelligence({
    content,
    findings: [],
    sites: [site('product-landing', 'build-green', used)],
  })
  expect(all.get('blueprints/product-landing')?.benchmark).toEqual({ classification: 'A' })
  expect(all.get('patterns/hero')?.benchmark).toBeUndefined()
})

test('the summary counts only listed records', () => {
  const intelligence = computeIntelligence({
    content,
    findings: [finding('error', 'P7')],
    sites: [site('first', 'smoke-green', ['themes/mono'])],
  })
  const rows = CONTENT_TYPES.flatMap((type) =>
    content.records[type].map(({ data, slug }) =>
      toPublicSummary({
        type,
        data,
        intelligence: intelligence.get(getRecordKey({ type, slug })) ?? null,
      }),
    ),
  )
  const { totals, by_type } = summarizeIntelligence(rows)
  expect(totals).toMatchObject({
    total_public_items: rows.length,
    with_intelligence: rows.length,
    missing_source: 0,
    recommended: 1,
    smoke_green: 1,
    verified_confidence: 1,
    benchmark: 1,
  })
  expect(by_type.theme.total_public_items).toBe(content.records.themes.length)
  const hidden = { ...rows[0], blueprint_portfolio: { visibility: 'hidden' } } as never
  expect(summarizeIntelligence([...rows, hidden]).totals).toEqual(totals)
  const document = {
    $schema: 'https://svc.example/schemas/registry-intelligence-summary.v1.json',
    generated_at: '2026-11-15',
    namespace: null,
    totals,
    by_type,
  }
  expect(findSchemaErrors('registry-intelligence-summary.v1.json', document)).toEqual([])
})

test('list rows leave out evidence and blockers, which are on the record', () => {
  const [record] = content.records.patterns
  const intelligence = heroWith([finding('error', 'P7')]) ?? null
  const row = toPublicSummary({ type: 'patterns', data: record?.data as never, intelligence })
  expect(row.intelligence).toEqual({ ...intelligence, evidence: [], recommendation_blockers: [] })
})
