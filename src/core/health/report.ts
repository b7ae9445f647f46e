import type { AssembledContent } from '../content/assemble-content.ts'
import { CONTENT_TYPES, type ContentType, toSingular } from '../content/content-types.ts'
import { listRecords } from '../content/corpus.ts'
import { findReferences } from '../content/references.ts'
import type { ContentHealthReportV1 } from '../generated/types/content-health-report.v1.ts'
import type { Severity } from '../issue.ts'
import { asObject } from '../json/value.ts'
import { type HealthFinding, RULES } from './check.ts'

export interface ReportOptions {
  /** The folder that was checked, as its author calls it. */
  readonly contentRoot: string
  /** When, as the host's clock has it: nothing here reads one. */
  readonly generatedAt: string
  readonly failOn: ContentHealthReportV1['ci']['failOn']
}

/** The findings of a check as the published report. */
export function createHealthReport(
  content: AssembledContent,
  findings: readonly HealthFinding[],
  { contentRoot, generatedAt, failOn }: ReportOptions,
): ContentHealthReportV1 {
  const folders = CONTENT_TYPES.map((type) => summarizeFolder(type, content, findings))
  const counts = countSeverities(findings)
  const sum = (key: 'itemCount' | 'validCount' | 'ignoredCount'): number =>
    folders.reduce((total, folder) => total + folder[key], 0)
  const command = `svc content check ${contentRoot}`
  return {
    $schema: 'https://svc.example/schemas/content-health-report.v1.json',
    generatedAt,
    contentRoot,
    status: counts.errorCount > 0 ? 'error' : counts.warnCount > 0 ? 'warning' : 'healthy',
    score: computeScore(counts),
    summary: {
      itemCount: sum('itemCount'),
      validCount: sum('validCount'),
      ...counts,
      findingCount: findings.length,
      ignoredCount: sum('ignoredCount'),
      contentDirectoryCount: folders.filter(({ itemCount }) => itemCount > 0).length,
    },
    content: folders.filter(({ itemCount }) => itemCount > 0),
    references: summarizeReferences(content, findings),
    quality: summarizeQuality(content),
    ci: { recommendedCommand: command, failOn },
    findings: findings.map((finding) => toPublishedFinding(finding, command)),
  }
}

type SeverityCounts = Record<`${Severity}Count`, number>

function countSeverities(findings: readonly Pick<HealthFinding, 'severity'>[]): SeverityCounts {
  const count = (wanted: Severity): number =>
    findings.filter(({ severity }) => severity === wanted).length
  return { errorCount: count('error'), warnCount: count('warn'), infoCount: count('info') }
}

/** As the schema of the report says it. */
function computeScore({ errorCount, warnCount, infoCount }: SeverityCounts): number {
  const lost = 15 * errorCount + Math.min(75, 2 * warnCount) + Math.min(10, 0.5 * infoCount)
  return Math.max(0, Math.round(100 - lost))
}

/** Whether a file lies in the folder of a type, or in one below it. */
const isInFolder = (type: ContentType, file: string): boolean => file.split('/').includes(type)

function summarizeFolder(
  type: ContentType,
  { records, issues }: AssembledContent,
  findings: readonly HealthFinding[],
): ContentHealthReportV1['content'][number] {
  const inFolder = findings.filter((one) => (one.type ?? '') === type || isInFolder(type, one.file))
  const valid = new Set<string>(records[type].map(({ file }) => file))
  const broken = issues.filter(
    ({ file, severity }) => severity === 'error' && isInFolder(type, file),
  )
  const files = new Set(broken.map(({ file }) => file).filter((file) => file.endsWith('.json')))
  return {
    type: toSingular(type),
    directory: type,
    itemCount: new Set([...valid, ...files]).size,
    validCount: valid.size,
    ...countSeverities(inFolder),
    ignoredCount: inFolder.filter(({ rule }) => rule === 'file-unexpected').length,
  }
}

function summarizeReferences(
  content: AssembledContent,
  findings: readonly HealthFinding[],
): ContentHealthReportV1['references'] {
  const found = listRecords(content).flatMap((record) =>
    findReferences(record.type, record.authored).map((reference) => ({ record, reference })),
  )
  const dangling = new Set(
    findings.filter(({ rule }) => rule === 'G11').map(({ file, pointer }) => file + pointer),
  )
  const missing = found.filter(({ record, reference }) =>
    dangling.has(record.file + reference.pointer),
  )
  const ofType = (type: ContentType): number =>
    missing.filter(({ reference }) => reference.type === type).length
  return {
    checked: found.length,
    missing: missing.length,
    missingByType: Object.fromEntries(
      CONTENT_TYPES.map((type) => [toSingular(type), ofType(type)]),
    ) as ContentHealthReportV1['references']['missingByType'],
  }
}

/** The share of records that have something, to three decimals; all of none have it. */
function computeCoverage(records: readonly { authored: object }[], key: string): number {
  const having = records.filter(({ authored }) => {
    const value: unknown = asObject(authored)[key]
    return typeof value === 'string' ? value !== '' : Object.keys(Object(value)).length > 0
  })
  return records.length === 0 ? 1 : Math.round((1000 * having.length) / records.length) / 1000
}

const summarizeQuality = ({ records }: AssembledContent): ContentHealthReportV1['quality'] => ({
  patternVisualBriefCoverage: computeCoverage(records.patterns, 'visual_brief'),
  patternInteractionCoverage: computeCoverage(records.patterns, 'interactions'),
  themeDecoratorCoverage: computeCoverage(records.themes, 'decorator_definitions'),
  blueprintPersonalityCoverage: computeCoverage(records.blueprints, 'personality'),
  blueprintVoiceCoverage: computeCoverage(records.blueprints, 'voice'),
  archetypePageBriefCoverage: computeCoverage(records.archetypes, 'page_briefs'),
})

const REQUIREMENTS = new Map(RULES.map(({ id, requirement }) => [id, requirement]))

/** A finding with everything that somebody needs who sees only this one. */
function toPublishedFinding(
  finding: HealthFinding,
  command: string,
): ContentHealthReportV1['findings'][number] {
  const { rule, severity, source, file, pointer, message, remedy, evidence = [] } = finding
  const { type, slug } = finding
  const place = `${file}${pointer === '' ? '' : `#${pointer}`}`
  const asked = REQUIREMENTS.get(rule)
  return {
    id: [source, rule, place].join('-'),
    source,
    category: type ? toSingular(type) : 'file',
    severity,
    message,
    evidence: [place, ...evidence],
    remediation: {
      summary: remedy,
      prompt: `In ${place}: ${message} ${remedy}${asked ? ` The rule ${rule} asks: ${asked}` : ''}`,
      commands: [command],
    },
    file,
    ...(type && { type: toSingular(type) }),
    ...(slug && { itemId: slug }),
    rule,
  }
}
