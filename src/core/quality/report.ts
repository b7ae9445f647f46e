import type { AssembledContent } from '../content/assemble-content.ts'
import { parseContentPath } from '../content/content-path.ts'
import { CONTENT_TYPES, type ContentType, toSingular } from '../content/content-types.ts'
import { listRecords } from '../content/corpus.ts'
import { findReferences } from '../content/references.ts'
import type { ContentHealthReportV1 } from '../generated/types/content-health-report.v1.ts'
import type { Severity } from '../kernel/finding.ts'
import { asObject } from '../kernel/json/value.ts'
import { RULES } from './check.ts'
import { ESSENCE_RULES } from './essence-rules.ts'
import type { HealthFinding } from './finding.ts'

export interface ReportOptions {
  /** The folder that was checked, as its author wrote it. */
  readonly contentRoot: string
  /** The command line that runs the same check again. */
  readonly command: string
  /** The current time from the host, because core reads no clock. */
  readonly generatedAt: string
  readonly failOn: ContentHealthReportV1['ci']['failOn']
}

/** Creates the published report from the findings of a check. */
export function createHealthReport(
  content: AssembledContent,
  findings: readonly HealthFinding[],
  { contentRoot, command, generatedAt, failOn }: ReportOptions,
): ContentHealthReportV1 {
  const folders = CONTENT_TYPES.map((type) => summarizeFolder(type, content, findings))
  const counts = countSeverities(findings)
  const sum = (key: 'itemCount' | 'validCount' | 'ignoredCount'): number =>
    folders.reduce((total, folder) => total + folder[key], 0)
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
  const count = (severity: Severity): number =>
    findings.filter((finding) => finding.severity === severity).length
  return { errorCount: count('error'), warnCount: count('warn'), infoCount: count('info') }
}

/** Computes the score with the formula that the schema of the report documents. */
function computeScore({ errorCount, warnCount, infoCount }: SeverityCounts): number {
  const penalty = 15 * errorCount + Math.min(75, 2 * warnCount) + Math.min(10, 0.5 * infoCount)
  return Math.max(0, Math.round(100 - penalty))
}

/** True if a file is in the folder of a type or in one of its subfolders. */
const isInFolder = (type: ContentType, file: string): boolean => file.split('/').includes(type)

/** True if a file is a record of a type, in a folder of its own or not. */
function isRecordFile(type: ContentType, file: string): boolean {
  const segments = file.split('/')
  const path =
    parseContentPath(segments.slice(-3).join('/')) ?? parseContentPath(segments.slice(-2).join('/'))
  return path?.type === type && path.kind === 'record'
}

function summarizeFolder(
  type: ContentType,
  { records, issues }: AssembledContent,
  findings: readonly HealthFinding[],
): ContentHealthReportV1['content'][number] {
  const inFolder = findings.filter(
    (finding) => finding.type === type || isInFolder(type, finding.file),
  )
  const validFiles = records[type].map(({ file }) => file)
  const invalidFiles = issues
    .filter(({ file, severity }) => severity === 'error' && isRecordFile(type, file))
    .map(({ file }) => file)
  return {
    type: toSingular(type),
    directory: type,
    itemCount: new Set([...validFiles, ...invalidFiles]).size,
    validCount: new Set(validFiles).size,
    ...countSeverities(inFolder),
    ignoredCount: inFolder.filter(({ code }) => code === 'file-unexpected').length,
  }
}

function summarizeReferences(
  content: AssembledContent,
  findings: readonly HealthFinding[],
): ContentHealthReportV1['references'] {
  const references = listRecords(content).flatMap((record) =>
    findReferences(record.type, record.authored).map(({ type, pointer }) => ({
      type,
      location: record.file + pointer,
    })),
  )
  const dangling = new Set(
    findings.filter(({ code }) => code === 'G11').map(({ file, pointer }) => file + pointer),
  )
  const missing = references.filter(({ location }) => dangling.has(location))
  return {
    checked: references.length,
    missing: missing.length,
    missingByType: Object.fromEntries(
      CONTENT_TYPES.map((type) => [
        toSingular(type),
        missing.filter((reference) => reference.type === type).length,
      ]),
    ) as ContentHealthReportV1['references']['missingByType'],
  }
}

/** Returns the share of records with a non-empty field, to three decimals; 1 without records. */
function computeCoverage(records: readonly { authored: object }[], key: string): number {
  const covered = records.filter(({ authored }) => {
    const value: unknown = asObject(authored)[key]
    return typeof value === 'string' ? value !== '' : Object.keys(Object(value)).length > 0
  })
  return records.length === 0 ? 1 : Math.round((1000 * covered.length) / records.length) / 1000
}

const summarizeQuality = ({ records }: AssembledContent): ContentHealthReportV1['quality'] => ({
  patternVisualBriefCoverage: computeCoverage(records.patterns, 'visual_brief'),
  patternInteractionCoverage: computeCoverage(records.patterns, 'interactions'),
  themeDecoratorCoverage: computeCoverage(records.themes, 'decorator_definitions'),
  blueprintPersonalityCoverage: computeCoverage(records.blueprints, 'personality'),
  blueprintVoiceCoverage: computeCoverage(records.blueprints, 'voice'),
  archetypePageBriefCoverage: computeCoverage(records.archetypes, 'page_briefs'),
})

const REQUIREMENTS = new Map(
  [...RULES, ...Object.values(ESSENCE_RULES)].map(({ id, requirement }) => [id, requirement]),
)

/** Adds everything that a reader needs who sees only this finding. */
function toPublishedFinding(
  finding: HealthFinding,
  command: string,
): ContentHealthReportV1['findings'][number] {
  const { code: rule, severity, source, file, pointer, message, hint, evidence = [] } = finding
  const { type, slug } = finding
  const location = `${file}${pointer === '' ? '' : `#${pointer}`}`
  const requirement = REQUIREMENTS.get(rule)
  const explanation = requirement ? ` Rule ${rule}: ${requirement}` : ''
  return {
    id: [source, rule, location].join('-'),
    source,
    category: type ? toSingular(type) : 'file',
    severity,
    message,
    evidence: [location, ...evidence],
    remediation: {
      summary: hint,
      prompt: `In ${location}: ${message} ${hint}${explanation}`,
      commands: [command],
    },
    file,
    ...(type && { type: toSingular(type) }),
    ...(slug && { itemId: slug }),
    rule,
  }
}
