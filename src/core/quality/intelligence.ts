import type { AssembledContent, ContentRecord } from '../content/assemble-content.ts'
import { listRecords } from '../content/corpus.ts'
import { getRecordKey } from '../content/record.ts'
import { findReferences } from '../content/references.ts'
import type { ContentIntelligenceV1 } from '../generated/types/content-intelligence.v1.ts'
import { asArray, asObject, asString, getOwn } from '../kernel/json/value.ts'
import { groupBy } from '../kernel/lists.ts'
import { listRuleIds } from './check.ts'
import type { HealthFinding } from './finding.ts'
import { assessGuidance } from './guidance.ts'

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
  /** The keys of the records that it is built from, `<type>/<slug>`. */
  readonly records: ReadonlySet<string>
  /** The presets that its pages show, `<slug>/<preset>`. */
  readonly presets: ReadonlySet<string>
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

/** A pattern is recommended if verified pages show more than this share of its presets. */
const SHOWN_SHARE = 0.5

/** The number of referring records from which usage counts fully toward confidence. */
const FULL_SCORE_REFERRERS = 3

/** Computes the quality and confidence of every record, by its key, `<type>/<slug>`. */
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
        sites: sites.filter((site) => showsRecord(site, record)),
      }
      return [key, assessRecord(record, evidence)]
    }),
  )
}

/**
 * True if pages of a site show a record. A site is also built from patterns that its shells name
 * and its product leaves out; it says nothing about them, unless it failed.
 */
function showsRecord({ records, presets, status }: ShowcaseSite, record: ContentRecord): boolean {
  if (record.type !== 'patterns' || isFailed(status)) return records.has(getRecordKey(record))
  return listPresets(record).some((preset) => presets.has(`${record.slug}/${preset}`))
}

const listPresets = ({ data }: ContentRecord): string[] =>
  Object.keys(asObject(getOwn(data, 'presets')))

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
  const violated = new Set(findings.map(({ code }) => code))
  const met = rules.filter((rule) => !violated.has(rule))
  const { present, missing } = assessGuidance(record)
  const guidance = present.length + missing.length
  const verification = verifyParts(record, sites)
  const status = combineStatuses(sites)
  const confidence = computeConfidence(record, {
    completeness: present.length / guidance,
    referrerCount,
    status,
  })
  const blockers = listBlockers(record, { findings, sites, verification })
  const recommended = blockers.length === 0
  return {
    source: getSource(verification),
    verification_status: status,
    target_coverage: [...new Set(sites.flatMap(({ target }) => target ?? []))].sort(),
    benchmark_confidence:
      (['none', 'low', 'medium'] as const)[listVerifiedSites(sites).length] ?? 'high',
    confidence_tier: toConfidenceTier(confidence, status),
    golden_usage: getGoldenUsage(sites),
    quality_score: toPercent(
      met.length / rules.length + present.length / guidance + verification.share,
      3,
    ),
    confidence_score: confidence,
    recommended,
    evidence: [
      `${met.length} of ${rules.length} rules met`,
      `${present.length} of ${guidance} kinds of guidance present`,
      verification.summary,
      ...(referrerCount > 0
        ? [`used by ${referrerCount} other ${referrerCount === 1 ? 'record' : 'records'}`]
        : []),
      ...sites.map(({ slug, status }) => `site ${slug}: ${status}`),
    ],
    recommendation_reasons: recommended ? listReasons(record, evidence, verification) : [],
    recommendation_blockers: blockers,
    last_verified_at: getLastVerifiedAt(sites),
    ...getBenchmark(record, sites),
  }
}

/** What pages of verified sites show of a record. */
interface Verification {
  /** The share of its parts that they show, from 0 to 1. */
  readonly share: number
  /** The presets of a pattern that they show; empty for other types. */
  readonly presets: readonly string[]
  readonly summary: string
}

/** Returns the parts of a record that verified pages show: presets of patterns, else the whole. */
function verifyParts(record: ContentRecord, sites: readonly ShowcaseSite[]): Verification {
  const { type, slug } = record
  const verified = listVerifiedSites(sites)
  if (type !== 'patterns') {
    const isShown = verified.length > 0
    const summary = isShown ? 'used on verified pages' : 'not used on a verified page'
    return { share: isShown ? 1 : 0, presets: [], summary }
  }
  const all = listPresets(record)
  const presets = all.filter((preset) =>
    verified.some((site) => site.presets.has(`${slug}/${preset}`)),
  )
  return {
    share: all.length === 0 ? 0 : presets.length / all.length,
    presets,
    summary: `${presets.length} of ${all.length} presets shown on verified pages`,
  }
}

/**
 * Returns what the assessment is based on: `benchmark` if verified pages show the whole record,
 * `hybrid` if they show some of it and only rules cover the rest, `authored` if only rules do.
 */
function getSource({ share }: Verification): ContentIntelligenceV1['source'] {
  if (share === 0) return 'authored'
  return share === 1 ? 'benchmark' : 'hybrid'
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
  readonly sites: readonly ShowcaseSite[]
  readonly verification: Verification
}

/** Lists everything that keeps a record from being recommended, as sentences. */
const listBlockers = (
  record: ContentRecord,
  { findings, sites, verification }: BlockerInput,
): string[] => [
  ...findings
    .filter(({ severity }) => severity === 'error')
    .map(({ code, pointer, message, hint }) =>
      `${code} ${pointer}: ${message} ${hint}`.replace(' : ', ': '),
    ),
  ...sites
    .filter(({ status }) => isFailed(status))
    .map(({ slug, status }) => `The showcase site ${slug} is ${status}.`),
  ...listUsageBlockers(verification),
  ...(isInteractive(record) && listSources(record).length === 0
    ? ['Its accessibility claims have no sources.']
    : []),
  ...listPortfolioBlockers(record),
]

function listUsageBlockers({ share, presets, summary }: Verification): string[] {
  if (share === 0) return ['No page of a verified showcase site uses it.']
  if (share > SHOWN_SHARE) return []
  return [`Only ${summary}: ${presets.join(', ')}.`]
}

/** True for a pattern that people operate. */
const isInteractive = ({ type, data }: ContentRecord): boolean =>
  type === 'patterns' &&
  [getOwn(getOwn(data, 'io'), 'actions'), getOwn(data, 'interactions')].some(
    (list) => asArray(list).length > 0,
  )

const listSources = ({ data }: ContentRecord): readonly unknown[] =>
  asArray(getOwn(data, 'sources'))

/** Hidden and experimental blueprints are not recommended. */
function listPortfolioBlockers({ data }: ContentRecord): string[] {
  const portfolio = getOwn(data, 'blueprint_portfolio')
  const visibility = getOwn(portfolio, 'visibility')
  if (visibility === 'labs') return ['It is experimental and may change.']
  if (visibility !== 'hidden') return []
  const alternative = getOwn(portfolio, 'recommended_alternative')
  return [`It is hidden${alternative ? `: use ${String(alternative)}` : ''}.`]
}

/** Lists what speaks for a recommended record, most specific first. */
function listReasons(
  record: ContentRecord,
  { findings, referrerCount, sites }: RecordEvidence,
  { share, presets }: Verification,
): string[] {
  const siteNames = listVerifiedSites(sites).map(({ slug }) => slug)
  const shown =
    presets.length === 0
      ? 'it'
      : `${share === 1 ? 'all presets' : 'the presets'}: ${presets.join(', ')}`
  const titles = listSources(record).flatMap((source) => asString(getOwn(source, 'title')) ?? [])
  return [
    `Verified pages of ${siteNames.join(' and ')} show ${shown}.`,
    ...(titles.length > 0 ? [`Its accessibility follows ${titles.join('; ')}.`] : []),
    ...(referrerCount > 0
      ? [`${referrerCount} other ${referrerCount === 1 ? 'record uses' : 'records use'} it.`]
      : []),
    ...(findings.length === 0 ? ['It meets all rules.'] : []),
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
