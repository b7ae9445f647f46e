import { expect, test } from 'vitest'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'

const NOT_SHOWN = 'No page of a verified showcase site uses it.'

test.each([...officialCorpus.intelligence])(
  'what %s says about its evidence agrees',
  (_, record) => {
    const isShown = !record.recommendation_blockers.includes(NOT_SHOWN)
    expect({
      isShown,
      isVerified: record.verification_status === 'smoke-green',
      isBenchmarked: record.source !== 'authored',
      isGolden: record.golden_usage !== 'none',
      hasConfidence: record.benchmark_confidence !== 'none',
      hasDate: typeof record.last_verified_at === 'string',
      hasTarget: record.target_coverage.length > 0,
      namesSites: record.evidence.some((text) => text.startsWith('site ')),
    }).toEqual({
      isShown,
      isVerified: isShown,
      isBenchmarked: isShown,
      isGolden: isShown,
      hasConfidence: isShown,
      hasDate: isShown,
      hasTarget: isShown,
      namesSites: isShown,
    })
    if (record.confidence_tier === 'verified') expect(isShown).toBe(true)
    expect(record.recommended).toBe(record.recommendation_blockers.length === 0)
  },
)

test('a record says that it is on the shortlist if a shortlisted site shows it', () => {
  const { shortlist } = officialCorpus.showcase ?? expect.unreachable()
  const slugs = shortlist.apps.map(({ slug }) => slug)
  for (const [key, record] of officialCorpus.intelligence) {
    const isOnShortlist = record.evidence.some((text) =>
      slugs.includes(/^site (\S+):/.exec(text)?.[1] ?? ''),
    )
    expect([key, record.golden_usage === 'shortlisted']).toEqual([key, isOnShortlist])
  }
})

test('the shortlist leaves out experiments, which the manifest and the report have', () => {
  const showcase = officialCorpus.showcase ?? expect.unreachable()
  const experiments = officialCorpus.records.blueprints.filter(
    ({ data }) => data.blueprint_portfolio?.visibility === 'labs',
  )
  expect(experiments.length).toBeGreaterThan(0)
  const { manifest, shortlist, 'shortlist-verification': report } = showcase
  for (const { slug, data } of experiments) {
    expect(data.blueprint_portfolio?.maturity).toBe('experimental')
    expect(shortlist.apps.map((app) => app.slug)).not.toContain(slug)
    expect(manifest.apps.map((app) => app.slug)).toContain(slug)
    expect(report.results.map((row) => row.slug)).toContain(slug)
  }
  expect(manifest.shortlisted).toBe(shortlist.apps.length)
})
