import type { FileCritiqueReportV1 } from '../generated/types/file-critique-report.v1.ts'
import type { ProjectAuditReportV1 } from '../generated/types/project-audit-report.v1.ts'
import type {
  VerificationFinding,
  VerificationScore,
} from '../generated/types/verification-report.common.v1.ts'
import { groupBy } from '../kernel/lists.ts'
import { pluralize } from '../kernel/text.ts'
import type { Check } from '../verify/check.ts'
import type { SourceFinding } from '../verify/finding.ts'
import {
  countFindings,
  createAnchorFinder,
  type FindAnchor,
  listCounted,
  listEvidence,
} from './finding-facts.ts'
import { type ReportInput, toSchemaUrl } from './report-input.ts'
import { createRuntimeAudit } from './runtime-audit.ts'

/** Reports on a project's contract, packs and built site (project-audit-report.v1). */
export function createProjectAudit(input: ReportInput): ProjectAuditReportV1 {
  const { run, project, snapshot, packs, graph } = input
  const { findingCount: _, ...counts } = countFindings(run.findings)
  const findAnchor = createAnchorFinder(graph)
  const essence = snapshot.contract?.essence ?? null
  const runtimeAudit = createRuntimeAudit(input)
  const pages = essence?.blueprint.sections.flatMap((section) => section.pages) ?? []
  return {
    $schema: toSchemaUrl('project-audit-report.v1'),
    projectRoot: project.path,
    valid: counts.errorCount === 0,
    essence,
    reviewPack: packs.reviewPack,
    packManifest: packs.manifest,
    runtimeAudit,
    findings: listCounted(run.findings).map((finding) => toFinding(finding, findAnchor)),
    summary: {
      ...counts,
      essenceVersion: essence?.version ?? null,
      reviewPackPresent: packs.files.reviewPack.present,
      packManifestPresent: packs.manifest !== null,
      runtimeAuditChecked: runtimeAudit.checked,
      runtimePassed: runtimeAudit.passed,
      pageCount: pages.length,
    },
  }
}

function toFinding(finding: SourceFinding, findAnchor: FindAnchor): VerificationFinding {
  const { id, family, severity, message, code, check, location, repair } = finding
  const anchor = findAnchor(finding)
  return {
    id,
    category: family,
    severity,
    message,
    evidence: listEvidence(finding),
    code,
    file: location.file,
    rule: check,
    suggestedFix: repair.title,
    ...(anchor === undefined ? {} : { graph: anchor }),
    repair: { id: check },
  }
}

/** Reports on one file, with a score for each family of checks (file-critique-report.v1). */
export function createFileCritique(
  input: ReportInput,
  { file, checks }: { readonly file: string; readonly checks: readonly Check[] },
): FileCritiqueReportV1 {
  const findings = listCounted(input.run.findings).filter(({ location }) => location.file === file)
  const byFamily = groupBy(findings, ({ family }) => family)
  const ran = checks.filter(
    ({ scope, code }) => scope === 'file' && input.run.scope.checks.includes(code),
  )
  const families = [...new Set([...ran.map(({ family }) => family), ...byFamily.keys()])].sort()
  const scores = families.map((family) => toScore(family, byFamily.get(family) ?? []))
  // A file is as good as its worst part: many good marks do not outweigh an error.
  const overall = Math.min(MAX_SCORE, ...scores.map(({ score }) => score))
  const findAnchor = createAnchorFinder(input.graph)
  return {
    $schema: toSchemaUrl('file-critique-report.v1'),
    file,
    overall,
    scores: scores.map((item) => (item.score === overall ? explainOverall(item) : item)),
    findings: findings.map((finding) => toFinding(finding, findAnchor)),
    focusAreas: families,
    reviewPack: input.packs.reviewPack,
  }
}

const MAX_SCORE = 5

/** Marks a family of checks: 5 points minus 2 per error, 1 per warning and a half per note. */
function toScore(family: string, findings: readonly SourceFinding[]): VerificationScore {
  const { errorCount, warnCount, infoCount } = countFindings(findings)
  const counts = [
    ...(errorCount > 0 ? [pluralize(errorCount, 'error')] : []),
    ...(warnCount > 0 ? [pluralize(warnCount, 'warning')] : []),
    ...(infoCount > 0 ? [pluralize(infoCount, 'note')] : []),
  ]
  return {
    category: family,
    focusArea: family,
    score: Math.max(0, MAX_SCORE - 2 * errorCount - warnCount - infoCount / 2),
    details:
      counts.length === 0
        ? 'Nothing found.'
        : `${counts.join(', ')}: 5 points minus 2 per error, 1 per warning and 0.5 per note, at least 0.`,
    suggestions: [...new Set(findings.map(({ repair }) => repair.title))],
  }
}

const explainOverall = (score: VerificationScore): VerificationScore => ({
  ...score,
  details: `${score.details} The overall mark is this one, the lowest.`,
})
