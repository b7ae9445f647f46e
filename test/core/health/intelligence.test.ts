import { expect, test } from 'vitest'
import { CONTENT_TYPES } from '../../../src/core/content/content-types.ts'
import { getRecordKey, toPublicSummary } from '../../../src/core/content/record.ts'
import type { HealthFinding } from '../../../src/core/health/check.ts'
import { computeIntelligence, type ShowcaseSite } from '../../../src/core/health/intelligence.ts'
import { summarizeIntelligence } from '../../../src/core/health/intelligence-summary.ts'
import { officialContent } from '../../support/corpus/official-content.ts'
import { findSchemaErrors } from '../../support/schemas/schema-errors.ts'

const { content } = officialContent

const site = (
  slug: string,
  status: ShowcaseSite['status'],
  records: readonly string[],
): ShowcaseSite => ({
  slug,
  status,
  isShortlisted: slug === 'first',
  target: 'html',
  verifiedAt: `2026-11-0${slug.length}`,
  benchmark: { classification: 'A' },
  records: new Set(records),
})

const finding = (severity: HealthFinding['severity'], rule: string): HealthFinding => ({
  rule,
  severity,
  source: 'content',
  file: 'content/patterns/hero.json',
  pointer: '/tags',
  type: 'patterns',
  slug: 'hero',
  message: 'It is wrong.',
  remedy: 'Fix it.',
})

const heroWith = (findings: readonly HealthFinding[], sites: readonly ShowcaseSite[] = []) =>
  computeIntelligence({ content, findings, sites }).get('patterns/hero')

test('a valid record without a site is recommended with reasons', () => {
  expect(heroWith([])).toMatchObject({
    source: 'authored',
    verification_status: 'unknown',
    quality_score: 100,
    recommended: true,
    recommendation_blockers: [],
    benchmark_confidence: 'none',
    golden_usage: 'none',
    last_verified_at: null,
    target_coverage: [],
  })
})

test('an error blocks the recommendation and names the remedy', () => {
  expect(heroWith([finding('error', 'P7')])).toMatchObject({
    recommended: false,
    recommendation_reasons: [],
    recommendation_blockers: ['P7 /tags: It is wrong. Fix it.'],
  })
})

test('a warning lowers the quality by one rule but blocks nothing', () => {
  const hero = heroWith([finding('warn', 'G5'), finding('warn', 'G5')])
  expect(hero?.recommended).toBe(true)
  expect(hero?.quality_score).toBeLessThan(100)
  expect(hero?.quality_score).toBe(heroWith([finding('warn', 'G5')])?.quality_score)
})

test('a passing site raises confidence, and a failing site blocks the recommendation', () => {
  const green = ['first', 'other', 'the-third'].map((slug) =>
    site(slug, 'smoke-green', ['patterns/hero']),
  )
  expect(heroWith([], green.slice(0, 1))).toMatchObject({
    source: 'hybrid',
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
    recommended: rows.length - 1,
    smoke_green: 1,
    verified_confidence: 1,
    hybrid: 1,
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

test('a minimal record lists the guidance that it lacks', () => {
  const [shell] = content.records.shells
  const bare = { ...shell, data: { id: shell?.slug, name: 'Bare' } } as never
  const records = { ...content.records, shells: [bare] as never }
  const findings = Array.from({ length: 12 }, (_, at) => ({
    ...finding('warn', `S${at}`),
    type: 'shells' as const,
    slug: shell?.slug ?? '',
    rule: `G${at + 2}`,
  }))
  const judged = computeIntelligence({ content: { ...content, records }, findings })
  const { recommended, recommendation_blockers = [] } =
    judged.get(`shells/${shell?.slug}`) ?? expect.unreachable()
  expect(recommended).toBe(false)
  expect(recommendation_blockers).toContain('It has no example.')
})
