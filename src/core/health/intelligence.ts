import type { AssembledContent, ContentRecord } from '../content/assemble-content.ts'
import { listRecords } from '../content/corpus.ts'
import { getRecordKey } from '../content/record.ts'
import { findReferences } from '../content/references.ts'
import type { ContentIntelligenceV1 } from '../generated/types/content-intelligence.v1.ts'
import { getOwn } from '../json/value.ts'
import { groupBy } from '../lists.ts'
import { type HealthFinding, listRuleIds } from './check.ts'
import { assessGuidance, type GuidanceKind } from './guidance.ts'

type VerificationStatus = ContentIntelligenceV1['verification_status']

/** What a verified showcase site proves about the records that it is built from. */
export interface ShowcaseSite {
  /** The blueprint that the site shows. */
  readonly slug: string
  readonly status: VerificationStatus
  readonly isShortlisted: boolean
  /** What the site was built for, such as `html`. */
  readonly target: string | null
  readonly verifiedAt: string | null
  readonly benchmark: NonNullable<ContentIntelligenceV1['benchmark']>
  /** The records that it is built from, such as `patterns/hero`. */
  readonly records: ReadonlySet<string>
}

/** From the worst news to the best. */
const STATUSES_WORST_FIRST: readonly VerificationStatus[] = [
  ...(['smoke-red', 'build-red'] as const),
  ...(['unknown', 'pending', 'build-green', 'smoke-green'] as const),
]

export const isFailed = (status: VerificationStatus): boolean =>
  status === 'smoke-red' || status === 'build-red'

/** What several sites say together: the worst where one is red, otherwise the best. */
export function combineStatuses(sites: readonly ShowcaseSite[]): VerificationStatus {
  const known = sites.map(({ status }) => status).sort(compareStatuses)
  const [worst = 'unknown'] = known
  return isFailed(worst) ? worst : (known.at(-1) ?? 'unknown')
}

const compareStatuses = (a: VerificationStatus, b: VerificationStatus): number =>
  STATUSES_WORST_FIRST.indexOf(a) - STATUSES_WORST_FIRST.indexOf(b)

/** What intelligence is computed from. */
export interface IntelligenceInput {
  readonly content: AssembledContent
  readonly findings: readonly HealthFinding[]
  /** The showcase sites that were verified. */
  readonly sites?: readonly ShowcaseSite[]
}

/** From here a record is good enough to be offered first. */
const MIN_RECOMMENDED_QUALITY = 80

/** As many users as this speak fully for a record. */
const FULL_SCORE_REFERRERS = 3

/** What is known about the quality of every record, by its key, such as `patterns/hero`. */
export function computeIntelligence({
  content,
  findings,
  sites = [],
}: IntelligenceInput): Map<string, ContentIntelligenceV1> {
  const referrers = findReferrers(content)
  const byRecord = groupBy(findings, ({ type, slug }) => `${type}/${slug}`)
  return new Map(
    listRecords(content).map((record) => {
      const key = getRecordKey(record)
      const evidence = {
        findings: byRecord.get(key) ?? [],
        referrerCount: referrers.get(key)?.size ?? 0,
        sites: sites.filter(({ records }) => records.has(key)),
      }
      return [key, assessRecord(record, evidence)]
    }),
  )
}

/** The records that name each record. */
function findReferrers(content: AssembledContent): Map<string, Set<string>> {
  const referrers = new Map<string, Set<string>>()
  for (const record of listRecords(content)) {
    for (const reference of findReferences(record.type, record.authored)) {
      const key = getRecordKey(reference)
      if (key !== getRecordKey(record))
        referrers.set(key, (referrers.get(key) ?? new Set()).add(getRecordKey(record)))
    }
  }
  return referrers
}

interface RecordEvidence {
  readonly findings: readonly HealthFinding[]
  /** How many other records name it. */
  readonly referrerCount: number
  readonly sites: readonly ShowcaseSite[]
}

function assessRecord(record: ContentRecord, proof: RecordEvidence): ContentIntelligenceV1 {
  const { findings, referrerCount, sites } = proof
  const rules = listRuleIds(record.type)
  const broken = new Set(findings.map(({ rule }) => rule))
  const met = rules.filter((rule) => !broken.has(rule))
  const { has, lacks } = assessGuidance(record)
  const guidance = has.length + lacks.length
  const quality = toPercent(met.length + has.length, rules.length + guidance)
  const status = combineStatuses(sites)
  const confidence = computeConfidence(record, {
    completeness: has.length / guidance,
    referrerCount,
    status,
  })
  const blockers = listBlockers(record, { findings, quality, missing: lacks, sites })
  const recommended = blockers.length === 0
  return {
    source:
      sites.length === 0 ? 'authored' : quality >= MIN_RECOMMENDED_QUALITY ? 'hybrid' : 'benchmark',
    verification_status: status,
    target_coverage: [...new Set(sites.flatMap(({ target }) => target ?? []))].sort(),
    benchmark_confidence:
      (['none', 'low', 'medium'] as const)[listVerifiedSites(sites).length] ?? 'high',
    confidence_tier: toConfidenceTier(confidence, status),
    golden_usage: getGoldenUsage(sites),
    quality_score: quality,
    confidence_score: confidence,
    recommended,
    evidence: [
      `${met.length} of ${rules.length} rules met`,
      `${has.length} of ${guidance} kinds of guidance given`,
      ...(referrerCount > 0
        ? [`named by ${referrerCount} other ${referrerCount === 1 ? 'record' : 'records'}`]
        : []),
      ...sites.map(({ slug, status }) => `site ${slug}: ${status}`),
    ],
    recommendation_reasons: recommended ? listReasons(has, proof, rules.length) : [],
    recommendation_blockers: blockers,
    last_verified_at: getLastVerifiedAt(sites),
    ...getBenchmark(record, sites),
  }
}

const toPercent = (part: number, whole: number): number => Math.round((100 * part) / whole)

/** The sites that were tried to the end and passed. */
const listVerifiedSites = (sites: readonly ShowcaseSite[]): readonly ShowcaseSite[] =>
  sites.filter(({ status }) => status === 'smoke-green')

interface ConfidenceFactors {
  readonly completeness: number
  readonly referrerCount: number
  readonly status: ContentIntelligenceV1['verification_status']
}

const STATUS_CONFIDENCE: Readonly<Record<ConfidenceFactors['status'], number | undefined>> = {
  unknown: undefined,
  pending: undefined,
  'build-red': 0,
  'smoke-red': 0,
  'build-green': 0.75,
  'smoke-green': 1,
}

/** How much is behind the quality; what has no result says nothing for or against. */
function computeConfidence(
  { type }: ContentRecord,
  { completeness, referrerCount, status }: ConfidenceFactors,
): number {
  const proven = STATUS_CONFIDENCE[status]
  const parts = [
    completeness,
    // Nothing is made to name a blueprint.
    ...(type === 'blueprints' ? [] : [Math.min(1, referrerCount / FULL_SCORE_REFERRERS)]),
    ...(proven === undefined ? [] : [proven]),
  ]
  return toPercent(
    parts.reduce((sum, part) => sum + part, 0),
    parts.length,
  )
}

function toConfidenceTier(confidence: number, status: ConfidenceFactors['status']) {
  if (status === 'smoke-green') return 'verified'
  if (confidence >= 80) return 'high'
  return confidence >= 60 ? 'medium' : 'low'
}

function getGoldenUsage(sites: readonly ShowcaseSite[]): ContentIntelligenceV1['golden_usage'] {
  if (sites.length === 0) return 'none'
  return sites.some(({ isShortlisted }) => isShortlisted) ? 'shortlisted' : 'showcase'
}

interface BlockerInput {
  readonly findings: readonly HealthFinding[]
  readonly quality: number
  readonly missing: readonly GuidanceKind[]
  readonly sites: readonly ShowcaseSite[]
}

/** Everything that keeps a record from being offered first, in words that say what to do. */
function listBlockers(
  record: ContentRecord,
  { findings, quality, missing, sites }: BlockerInput,
): string[] {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const isLow = quality < MIN_RECOMMENDED_QUALITY
  const told = isLow ? findings : errors
  return [
    ...told.map(({ rule, pointer, message, remedy }) =>
      `${rule} ${pointer}: ${message} ${remedy}`.replace(' : ', ': '),
    ),
    ...(isLow ? missing.map(({ label }) => `It has no ${label}.`) : []),
    ...sites
      .filter(({ status }) => isFailed(status))
      .map(({ slug, status }) => `The showcase site ${slug} is ${status}.`),
    ...listHiddenBlockers(record),
  ]
}

/** A blueprint that lists leave out is not offered either. */
function listHiddenBlockers({ data }: ContentRecord): string[] {
  const portfolio = getOwn(data, 'blueprint_portfolio')
  if (getOwn(portfolio, 'visibility') !== 'hidden') return []
  const instead = getOwn(portfolio, 'recommended_alternative')
  return [`It is hidden${instead ? `: use ${String(instead)}` : ''}.`]
}

function listReasons(
  has: readonly GuidanceKind[],
  { findings, referrerCount, sites }: RecordEvidence,
  rules: number,
): string[] {
  return [
    findings.length === 0 ? `It meets all ${rules} rules.` : 'It has no error.',
    `It has ${has.map(({ label }) => label).join(', ')}.`,
    ...(referrerCount > 0
      ? [`${referrerCount} other ${referrerCount === 1 ? 'record names' : 'records name'} it.`]
      : []),
    ...listVerifiedSites(sites).map(
      ({ slug }) => `The showcase site ${slug} uses it and was tested.`,
    ),
  ]
}

const getLastVerifiedAt = (sites: readonly ShowcaseSite[]): string | null =>
  sites
    .flatMap(({ verifiedAt }) => verifiedAt ?? [])
    .sort()
    .at(-1) ?? null

/** The result of the site that shows the blueprint itself. */
function getBenchmark({ type, slug }: ContentRecord, sites: readonly ShowcaseSite[]) {
  const own = type === 'blueprints' ? sites.find((site) => site.slug === slug) : undefined
  return own ? { benchmark: own.benchmark } : {}
}
