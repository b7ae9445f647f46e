import type { AssembledContent, ContentRecord } from '../../core/content/assemble-content.ts'
import { CONTENT_TYPES } from '../../core/content/content-types.ts'
import { getRecordKey } from '../../core/content/record.ts'
import type { Portfolio } from '../../core/generated/types/blueprint.v1.ts'
import type { ShowcaseShortlistEntry } from '../../core/generated/types/showcase-shortlist-report.v1.ts'
import { type Sha256, sha256Digest } from '../../core/kernel/hash.ts'
import type { ShowcaseSite } from '../../core/quality/intelligence.ts'
import { digestRecord } from '../record-digests.ts'
import type { ShowcaseRun, ShowcaseRunSite } from './showcase-run.ts'

/** The inputs of a showcase site that a digest covers. */
export interface DigestInputs {
  /** The version of the package that builds the site. */
  readonly version: string
  readonly content: Pick<AssembledContent, 'records'>
  readonly sha256?: Sha256 | undefined
}

/**
 * Creates a function that returns the digest of the version and of some records. A missing record
 * changes the digest too.
 */
export function createInputsDigest({ version, content, sha256 }: DigestInputs) {
  const recordsByKey = new Map<string, object>(
    CONTENT_TYPES.flatMap((type) =>
      content.records[type].map(({ slug, data }) => [getRecordKey({ type, slug }), data] as const),
    ),
  )
  const toLine = (key: string): string => {
    const data = recordsByKey.get(key)
    return `${key} ${data ? digestRecord(data, sha256) : 'missing'}`
  }
  return (records: readonly string[]): string =>
    sha256Digest([version, ...records.map(toLine)].join('\n'), sha256)
}

/** A result that is still valid: a build now would make the same site. */
export interface CurrentResult {
  readonly row: ShowcaseShortlistEntry
  readonly site: ShowcaseRunSite
  readonly isShortlisted: boolean
}

/** Returns the results of a run whose records and version have not changed since. */
export function findCurrentResults(
  { report, sites }: ShowcaseRun,
  inputs: DigestInputs,
): readonly CurrentResult[] {
  if (report.dryRun) return []
  const getDigest = createInputsDigest(inputs)
  const blueprints = new Map(
    inputs.content.records.blueprints.map((record) => [record.slug, record]),
  )
  return report.results.flatMap((row): CurrentResult[] => {
    const site = sites.find(({ slug }) => slug === row.slug)
    const isComplete = site?.records.includes(`blueprints/${row.slug}`)
    const isCurrent = site && isComplete && getDigest(site.records) === site.inputs
    return isCurrent
      ? [{ row, site, isShortlisted: isShortlisted(row, blueprints.get(row.slug)) }]
      : []
  })
}

/** True if a site passed its test with the best grade, and its blueprint is no experiment. */
const isShortlisted = (
  { verificationStatus, classification }: ShowcaseShortlistEntry,
  blueprint: Blueprint | undefined,
): boolean =>
  verificationStatus === 'smoke-green' &&
  classification === 'A' &&
  blueprint?.data.blueprint_portfolio?.visibility !== 'labs'

/** Converts results to the evidence that the intelligence of records is based on. */
export const toShowcaseSites = (
  results: readonly CurrentResult[],
  verifiedAt: string | null,
): ShowcaseSite[] =>
  results.map(({ row, site, isShortlisted }) => ({
    slug: row.slug,
    status: row.verificationStatus,
    isShortlisted,
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
    presets: new Set(site.presets),
  }))

/** Marks the blueprints whose sites passed as certified. An experiment stays one. */
export function certifyBlueprints(
  records: AssembledContent['records'],
  results: readonly CurrentResult[],
): AssembledContent['records'] {
  const passed = new Set(
    results.flatMap(({ row }) => (row.verificationStatus === 'smoke-green' ? [row.slug] : [])),
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
  const certified: Portfolio = {
    ...portfolio,
    maturity: portfolio.visibility === 'labs' ? portfolio.maturity : 'certified-flagship',
    artifact: { ...portfolio.artifact, status: 'certified', showcase: record.slug },
  }
  return { ...record, data: { ...record.data, blueprint_portfolio: certified } }
}
