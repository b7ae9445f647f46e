import type { AssembledContent, ContentRecord } from '../content/assemble.ts'
import { getOwn } from '../content/fields.ts'
import { findReferences } from '../content/references.ts'
import type { ContentIntelligenceV1 } from '../generated/types/content-intelligence.v1.ts'
import { allRecords } from './all-records.ts'
import { type HealthFinding, rulesFor } from './check.ts'
import { guidanceOf } from './guidance.ts'
import { isRed, type Site, statusOf } from './sites.ts'

/** What intelligence is computed from. */
export interface Judged {
  readonly content: AssembledContent
  readonly findings: readonly HealthFinding[]
  /** The showcase sites that were verified. */
  readonly sites?: readonly Site[]
}

/** From here a record is good enough to be offered first. */
const RECOMMENDED_FROM = 80

/** As many users as this speak fully for a record. */
const MANY_USERS = 3

/** What is known about the quality of every record, by its key, such as `patterns/hero`. */
export function intelligenceOf({
  content,
  findings,
  sites = [],
}: Judged): Map<string, ContentIntelligenceV1> {
  const users = usersOf(content)
  const byRecord = groupBy(findings, ({ type, slug }) => `${type}/${slug}`)
  return new Map(
    allRecords(content).map((record) => {
      const key = keyOf(record)
      const proof = {
        findings: byRecord.get(key) ?? [],
        users: users.get(key)?.size ?? 0,
        sites: sites.filter(({ records }) => records.has(key)),
      }
      return [key, judge(record, proof)]
    }),
  )
}

export const keyOf = ({ type, slug }: Pick<ContentRecord, 'type' | 'slug'>): string =>
  `${type}/${slug}`

/** The records that name each record. */
function usersOf(content: AssembledContent): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  for (const record of allRecords(content)) {
    for (const reference of findReferences(record.type, record.authored)) {
      const key = keyOf(reference)
      if (key !== keyOf(record)) users.set(key, (users.get(key) ?? new Set()).add(keyOf(record)))
    }
  }
  return users
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return groups
}

interface Proof {
  readonly findings: readonly HealthFinding[]
  /** How many other records name it. */
  readonly users: number
  readonly sites: readonly Site[]
}

function judge(record: ContentRecord, proof: Proof): ContentIntelligenceV1 {
  const { findings, users, sites } = proof
  const rules = rulesFor(record.type)
  const broken = new Set(findings.map(({ rule }) => rule))
  const met = rules.filter((rule) => !broken.has(rule))
  const { has, lacks } = guidanceOf(record)
  const guidance = has.length + lacks.length
  const quality = percent(met.length + has.length, rules.length + guidance)
  const status = statusOf(sites)
  const confidence = confidenceOf(record, { completeness: has.length / guidance, users, status })
  const blockers = blockersOf(record, { findings, quality, lacks, sites })
  const recommended = blockers.length === 0
  return {
    source: sites.length === 0 ? 'authored' : quality >= RECOMMENDED_FROM ? 'hybrid' : 'benchmark',
    verification_status: status,
    target_coverage: [...new Set(sites.flatMap(({ target }) => target ?? []))].sort(),
    benchmark_confidence: (['none', 'low', 'medium'] as const)[verified(sites).length] ?? 'high',
    confidence_tier: tierOf(confidence, status),
    golden_usage: usageOf(sites),
    quality_score: quality,
    confidence_score: confidence,
    recommended,
    evidence: [
      `${met.length} of ${rules.length} rules met`,
      `${has.length} of ${guidance} kinds of guidance given`,
      ...(users > 0 ? [`named by ${users} other ${users === 1 ? 'record' : 'records'}`] : []),
      ...sites.map(({ slug, status }) => `site ${slug}: ${status}`),
    ],
    recommendation_reasons: recommended ? reasonsFor(has, proof, rules.length) : [],
    recommendation_blockers: blockers,
    last_verified_at: latest(sites),
    ...benchmarkOf(record, sites),
  }
}

const percent = (part: number, whole: number): number => Math.round((100 * part) / whole)

/** The sites that were tried to the end and passed. */
const verified = (sites: readonly Site[]): readonly Site[] =>
  sites.filter(({ status }) => status === 'smoke-green')

interface Backing {
  readonly completeness: number
  readonly users: number
  readonly status: ContentIntelligenceV1['verification_status']
}

const PROVEN: Readonly<Record<Backing['status'], number | undefined>> = {
  unknown: undefined,
  pending: undefined,
  'build-red': 0,
  'smoke-red': 0,
  'build-green': 0.75,
  'smoke-green': 1,
}

/** How much is behind the quality; what has no result says nothing for or against. */
function confidenceOf({ type }: ContentRecord, { completeness, users, status }: Backing): number {
  const proven = PROVEN[status]
  const parts = [
    completeness,
    // Nothing is made to name a blueprint.
    ...(type === 'blueprints' ? [] : [Math.min(1, users / MANY_USERS)]),
    ...(proven === undefined ? [] : [proven]),
  ]
  return percent(
    parts.reduce((sum, part) => sum + part, 0),
    parts.length,
  )
}

function tierOf(confidence: number, status: Backing['status']) {
  if (status === 'smoke-green') return 'verified'
  if (confidence >= 80) return 'high'
  return confidence >= 60 ? 'medium' : 'low'
}

function usageOf(sites: readonly Site[]): ContentIntelligenceV1['golden_usage'] {
  if (sites.length === 0) return 'none'
  return sites.some(({ isShortlisted }) => isShortlisted) ? 'shortlisted' : 'showcase'
}

interface Against {
  readonly findings: readonly HealthFinding[]
  readonly quality: number
  readonly lacks: readonly { readonly what: string }[]
  readonly sites: readonly Site[]
}

/** Everything that keeps a record from being offered first, in words that say what to do. */
function blockersOf(record: ContentRecord, { findings, quality, lacks, sites }: Against): string[] {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const isLow = quality < RECOMMENDED_FROM
  const told = isLow ? findings : errors
  return [
    ...told.map(({ rule, pointer, message, remedy }) =>
      `${rule} ${pointer}: ${message} ${remedy}`.replace(' : ', ': '),
    ),
    ...(isLow ? lacks.map(({ what }) => `It has no ${what}.`) : []),
    ...sites
      .filter(({ status }) => isRed(status))
      .map(({ slug, status }) => `The showcase site ${slug} is ${status}.`),
    ...withdrawn(record),
  ]
}

/** A blueprint that lists leave out is not offered either. */
function withdrawn({ data }: ContentRecord): string[] {
  const portfolio = getOwn(data, 'blueprint_portfolio')
  if (getOwn(portfolio, 'visibility') !== 'hidden') return []
  const instead = getOwn(portfolio, 'recommended_alternative')
  return [`It is hidden${instead ? `: use ${String(instead)}` : ''}.`]
}

function reasonsFor(
  has: readonly { readonly what: string }[],
  { findings, users, sites }: Proof,
  rules: number,
): string[] {
  return [
    findings.length === 0 ? `It meets all ${rules} rules.` : 'It has no error.',
    `It has ${has.map(({ what }) => what).join(', ')}.`,
    ...(users > 0 ? [`${users} other ${users === 1 ? 'record names' : 'records name'} it.`] : []),
    ...verified(sites).map(({ slug }) => `The showcase site ${slug} uses it and was tested.`),
  ]
}

const latest = (sites: readonly Site[]): string | null =>
  sites
    .flatMap(({ verifiedAt }) => verifiedAt ?? [])
    .sort()
    .at(-1) ?? null

/** The result of the site that shows the blueprint itself. */
function benchmarkOf({ type, slug }: ContentRecord, sites: readonly Site[]) {
  const own = type === 'blueprints' ? sites.find((site) => site.slug === slug) : undefined
  return own ? { benchmark: own.benchmark } : {}
}
