import type { AssembledContent, ContentRecord } from '../../core/content/assemble-content.ts'
import { CONTENT_TYPES } from '../../core/content/content-types.ts'
import { getRecordKey } from '../../core/content/record.ts'
import type { Portfolio } from '../../core/generated/types/blueprint.v1.ts'
import type { ShowcaseShortlistEntry } from '../../core/generated/types/showcase-shortlist-report.v1.ts'
import { type Sha256, sha256Digest } from '../../core/hash.ts'
import type { ShowcaseSite } from '../../core/health/intelligence.ts'
import { digestRecord } from '../record-digests.ts'
import type { ShowcaseRun, ShowcaseRunSite } from './showcase-run.ts'

/** What a digest of inputs is taken of. */
export interface DigestInputs {
  /** The version of the package that makes the site. */
  readonly version: string
  readonly content: Pick<AssembledContent, 'records'>
  readonly sha256?: Sha256 | undefined
}

/**
 * Gives the digest of what a site is made of: the version and each of some records, as they are. A
 * record that is not there changes it as well.
 */
export function createInputsDigest({ version, content, sha256 }: DigestInputs) {
  const known = new Map<string, object>(
    CONTENT_TYPES.flatMap((type) =>
      content.records[type].map(({ slug, data }) => [getRecordKey({ type, slug }), data] as const),
    ),
  )
  const lineOf = (key: string): string => {
    const data = known.get(key)
    return `${key} ${data ? digestRecord(data, sha256) : 'missing'}`
  }
  return (records: readonly string[]): string =>
    sha256Digest([version, ...records.map(lineOf)].join('\n'), sha256)
}

/** A result that holds: the site that it speaks of is the one that would be built now. */
export interface CurrentResult {
  readonly row: ShowcaseShortlistEntry
  readonly site: ShowcaseRunSite
}

/** The results of a run that still hold; one of other records or another version says nothing. */
export function findCurrentResults(
  { report, sites }: ShowcaseRun,
  inputs: DigestInputs,
): readonly CurrentResult[] {
  if (report.dryRun) return []
  const digestOf = createInputsDigest(inputs)
  return report.results.flatMap((row): CurrentResult[] => {
    const site = sites.find(({ slug }) => slug === row.slug)
    const isOwn = site?.records.includes(`blueprints/${row.slug}`)
    return site && isOwn && digestOf(site.records) === site.inputs ? [{ row, site }] : []
  })
}

/** Only the best of those that passed are put forward. */
export const isShortlisted = ({ verificationStatus, classification }: ShowcaseShortlistEntry) =>
  verificationStatus === 'smoke-green' && classification === 'A'

/** What the sites prove about the records that they are made of. */
export const toShowcaseSites = (
  held: readonly CurrentResult[],
  verifiedAt: string | null,
): ShowcaseSite[] =>
  held.map(({ row, site }) => ({
    slug: row.slug,
    status: row.verificationStatus,
    isShortlisted: isShortlisted(row),
    target: row.target,
    verifiedAt,
    benchmark: {
      classification: row.classification,
      target: row.target,
      drift_signal: row.drift.signal,
      build_passed: row.build.passed,
      smoke_passed: row.smoke.passed,
    },
    records: new Set(site.records),
  }))

/** The records, with the blueprints certified whose sites passed. */
export function certifyBlueprints(
  records: AssembledContent['records'],
  held: readonly CurrentResult[],
): AssembledContent['records'] {
  const passed = new Set(
    held.flatMap(({ row }) => (row.verificationStatus === 'smoke-green' ? [row.slug] : [])),
  )
  const blueprints = records.blueprints.map((record) =>
    passed.has(record.slug) ? certifyBlueprint(record) : record,
  )
  return { ...records, blueprints }
}

type Blueprint = ContentRecord<'blueprints'>

function certifyBlueprint(record: Blueprint): Blueprint {
  const { blueprint_portfolio: portfolio } = record.data
  if (portfolio === undefined || portfolio.visibility === 'hidden') return record
  const proven: Portfolio = {
    ...portfolio,
    maturity: 'certified-flagship',
    artifact: { ...portfolio.artifact, status: 'certified', showcase: record.slug },
  }
  return { ...record, data: { ...record.data, blueprint_portfolio: proven } }
}
