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

/** The verification result of a showcase site, which counts for the records it is built from. */
export interface ShowcaseSite {
  /** The slug of the blueprint that the site shows. */
  readonly slug: string
  readonly status: VerificationStatus
  readonly isShortlisted: boolean
  /** The target that the site was built for, such as `html`. */
  readonly target: string | null
  readonly verifiedAt: string | null
  readonly benchmark: NonNullable<ContentIntelligenceV1['benchmark']>
  /** The keys of the records that it is built from, such as `patterns/hero`. */
  readonly records: ReadonlySet<string>
}

const STATUSES_WORST_FIRST: readonly VerificationStatus[] = [
  'smoke-red',
  'build-red',
  'unknown',
  'pending',
  'build-green',
  'smoke-green',
]

const isFailed = (status: VerificationStatus): boolean =>
  status === 'smoke-red' || status === 'build-red'

/** Combines the statuses of several sites: the worst if any site failed, otherwise the best. */
function combineStatuses(sites: readonly ShowcaseSite[]): VerificationStatus {
  const statuses = sites.map(({ status }) => status).sort(compareStatuses)
  const [worst = 'unknown'] = statuses
  return isFailed(worst) ? worst : (statuses.at(-1) ?? 'unknown')
}

const compareStatuses = (a: VerificationStatus, b: VerificationStatus): number =>
  STATUSES_WORST_FIRST.indexOf(a) - STATUSES_WORST_FIRST.indexOf(b)

/** The input of `computeIntelligence`. */
export interface IntelligenceInput {
  readonly content: AssembledContent
  readonly findings: readonly HealthFinding[]
  /** The verified showcase sites. */
  readonly sites?: readonly ShowcaseSite[]
}

/** The minimum quality score of a recommended record. */
const MIN_RECOMMENDED_QUALITY = 80

/** The number of referring records from which usage counts fully toward confidence. */
const FULL_SCORE_REFERRERS = 3

/** Computes the quality and confidence of every record, by its key, such as `patterns/hero`. */
export function computeIntelligence({
  content,
  findings,
  sites = [],
}: IntelligenceInput): Map<string, ContentIntelligenceV1> {
  const referrers = findReferrers(content)
  const findingsByRecord = groupBy(findings, ({ type, slug }) => `${type}/${slug}`)
  return new Map(
    listRecords(content).map((record) => {
      const key = getRecordKey(record)
      const evidence = {
        findings: findingsByRecord.get(key) ?? [],
        referrerCount: referrers.get(key)?.size ?? 0,
        sites: sites.filter(({ records }) => records.has(key)),
      }
      return [key, assessRecord(record, evidence)]
    }),
  )
}

/** Returns the keys of the records that refer to each record. */
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
  /** The number of other records that refer to it. */
  readonly referrerCount: number
  readonly sites: readonly ShowcaseSite[]
}

function assessRecord(record: ContentRecord, evidence: RecordEvidence): ContentIntelligenceV1 {
  const { findings, referrerCount, sites } = evidence
  const rules = listRuleIds(record.type)
  const violated = new Set(findings.map(({ rule }) => rule))
  const met = rules.filter((rule) => !violated.has(rule))
  const { present, missing } = assessGuidance(record)
  const guidance = present.length + missing.length
  const quality = toPercent(met.length + present.length, rules.length + guidance)
  const status = combineStatuses(sites)
  const confidence = computeConfidence(record, {
    completeness: present.length / guidance,
    referrerCount,
    status,
  })
  const blockers = listBlockers(record, { findings, quality, missing, sites })
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
      `${present.length} of ${guidance} kinds of guidance given`,
      ...(referrerCount > 0
        ? [`named by ${referrerCount} other ${referrerCount === 1 ? 'record' : 'records'}`]
        : []),
      ...sites.map(({ slug, status }) => `site ${slug}: ${status}`),
    ],
    recommendation_reasons: recommended ? listReasons(present, evidence, rules.length) : [],
    recommendation_blockers: blockers,
    last_verified_at: getLastVerifiedAt(sites),
    ...getBenchmark(record, sites),
  }
}

const toPercent = (part: number, whole: number): number => Math.round((100 * part) / whole)

/** Lists the sites that passed all tests. */
const listVerifiedSites = (sites: readonly ShowcaseSite[]): readonly ShowcaseSite[] =>
  sites.filter(({ status }) => status === 'smoke-green')

interface ConfidenceFactors {
  readonly completeness: number
  readonly referrerCount: number
  readonly status: VerificationStatus
}

const STATUS_CONFIDENCE: Readonly<Record<VerificationStatus, number | undefined>> = {
  unknown: undefined,
  pending: undefined,
  'build-red': 0,
  'smoke-red': 0,
  'build-green': 0.75,
  'smoke-green': 1,
}

/** Computes how well the quality score is supported. A factor without a result does not count. */
function computeConfidence(
  { type }: ContentRecord,
  { completeness, referrerCount, status }: ConfidenceFactors,
): number {
  const verification = STATUS_CONFIDENCE[status]
  const factors = [
    completeness,
    // No record can refer to a blueprint except as an alternative, so usage says nothing.
    ...(type === 'blueprints' ? [] : [Math.min(1, referrerCount / FULL_SCORE_REFERRERS)]),
    ...(verification === undefined ? [] : [verification]),
  ]
  return toPercent(
    factors.reduce((sum, factor) => sum + factor, 0),
    factors.length,
  )
}

function toConfidenceTier(confidence: number, status: VerificationStatus) {
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

/** Lists everything that keeps a record from being recommended, as sentences. */
function listBlockers(
  record: ContentRecord,
  { findings, quality, missing, sites }: BlockerInput,
): string[] {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const isLow = quality < MIN_RECOMMENDED_QUALITY
  const blocking = isLow ? findings : errors
  return [
    ...blocking.map(({ rule, pointer, message, remedy }) =>
      `${rule} ${pointer}: ${message} ${remedy}`.replace(' : ', ': '),
    ),
    ...(isLow ? missing.map(({ label }) => `It has no ${label}.`) : []),
    ...sites
      .filter(({ status }) => isFailed(status))
      .map(({ slug, status }) => `The showcase site ${slug} is ${status}.`),
    ...listHiddenBlockers(record),
  ]
}

/** A hidden blueprint is not recommended. */
function listHiddenBlockers({ data }: ContentRecord): string[] {
  const portfolio = getOwn(data, 'blueprint_portfolio')
  if (getOwn(portfolio, 'visibility') !== 'hidden') return []
  const alternative = getOwn(portfolio, 'recommended_alternative')
  return [`It is hidden${alternative ? `: use ${String(alternative)}` : ''}.`]
}

function listReasons(
  present: readonly GuidanceKind[],
  { findings, referrerCount, sites }: RecordEvidence,
  ruleCount: number,
): string[] {
  return [
    findings.length === 0 ? `It meets all ${ruleCount} rules.` : 'It has no error.',
    `It has ${present.map(({ label }) => label).join(', ')}.`,
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

/** Returns the benchmark of the site that shows this blueprint. */
function getBenchmark({ type, slug }: ContentRecord, sites: readonly ShowcaseSite[]) {
  const own = type === 'blueprints' ? sites.find((site) => site.slug === slug) : undefined
  return own ? { benchmark: own.benchmark } : {}
}
