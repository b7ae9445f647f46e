import { CONTENT_TYPES, toSingular } from '../content/content-types.ts'
import type { PublicContentSummaryV1 } from '../generated/types/public-content-summary.v1.ts'
import type {
  Bucket,
  RegistryIntelligenceSummaryV1,
} from '../generated/types/registry-intelligence-summary.v1.ts'

type SummaryRow = Pick<PublicContentSummaryV1, 'type' | 'intelligence' | 'blueprint_portfolio'>

/** What the rows of all lists add up to; as in lists, a hidden blueprint does not count. */
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
  const source = (wanted: string): number => known.filter((one) => one.source === wanted).length
  return {
    total_public_items: rows.length,
    with_intelligence: known.length,
    recommended: known.filter(({ recommended }) => recommended).length,
    authored: source('authored'),
    benchmark: source('benchmark'),
    hybrid: source('hybrid'),
    missing_source: rows.length - known.length,
    smoke_green: known.filter((one) => one.verification_status === 'smoke-green').length,
    build_green: known.filter((one) => one.verification_status === 'build-green').length,
    high_confidence: known.filter((one) => one.confidence_tier === 'high').length,
    verified_confidence: known.filter((one) => one.confidence_tier === 'verified').length,
  }
}
