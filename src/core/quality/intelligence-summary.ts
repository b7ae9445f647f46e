import { CONTENT_TYPES, toSingular } from '../content/content-types.ts'
import type { PublicContentSummaryV1 } from '../generated/types/public-content-summary.v1.ts'
import type {
  Bucket,
  RegistryIntelligenceSummaryV1,
} from '../generated/types/registry-intelligence-summary.v1.ts'

type SummaryRow = Pick<PublicContentSummaryV1, 'type' | 'intelligence' | 'blueprint_portfolio'>

/** Counts the rows of all lists by quality. Hidden blueprints do not count, as in the lists. */
export function summarizeIntelligence(
  rows: readonly SummaryRow[],
): Pick<RegistryIntelligenceSummaryV1, 'totals' | 'by_type'> {
  const listed = rows.filter((row) => row.blueprint_portfolio?.visibility !== 'hidden')
  return {
    totals: summarizeRows(listed),
    by_type: Object.fromEntries(
      CONTENT_TYPES.map((type) => [
        toSingular(type),
        summarizeRows(listed.filter((row) => row.type === toSingular(type))),
      ]),
    ) as RegistryIntelligenceSummaryV1['by_type'],
  }
}

function summarizeRows(rows: readonly SummaryRow[]): Bucket {
  const known = rows.flatMap(({ intelligence }) => intelligence ?? [])
  const countSource = (source: string): number =>
    known.filter((intelligence) => intelligence.source === source).length
  const countStatus = (status: string): number =>
    known.filter(({ verification_status }) => verification_status === status).length
  const countTier = (tier: string): number =>
    known.filter(({ confidence_tier }) => confidence_tier === tier).length
  return {
    total_public_items: rows.length,
    with_intelligence: known.length,
    recommended: known.filter(({ recommended }) => recommended).length,
    authored: countSource('authored'),
    benchmark: countSource('benchmark'),
    hybrid: countSource('hybrid'),
    missing_source: rows.length - known.length,
    smoke_green: countStatus('smoke-green'),
    build_green: countStatus('build-green'),
    high_confidence: countTier('high'),
    verified_confidence: countTier('verified'),
  }
}
