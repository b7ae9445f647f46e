import type {
  Assertion,
  EvidenceBundleV2,
  Finding,
  ProvenanceFile,
} from '../generated/types/evidence-bundle.v2.ts'
import type { Check } from '../verify/check.ts'
import type { SourceFinding } from '../verify/finding.ts'
import { listSkippedChecks } from '../verify/run-checks.ts'
import {
  countFindings,
  createAnchorFinder,
  type FindAnchor,
  getHealthStatus,
  getLane,
  getPromptCommand,
  getScore,
  getSource,
  listCommands,
  listCounted,
  listEvidence,
  listResolutions,
  toRepairPlan,
} from './finding-facts.ts'
import { createEvidenceTier } from './loop-readiness.ts'
import { type ReportFile, type ReportInput, toSchemaUrl } from './report-input.ts'

/** Where the evidence came from, besides what every report has. */
export interface EvidenceOptions {
  /** The checks that exist; those of the run become assertions. */
  readonly checks: readonly Check[]
  /** The program that ran the checks. */
  readonly program: 'cli' | 'mcp'
}

/** Creates the evidence of a run without any source text (evidence-bundle.v2). */
export function createEvidenceBundle(
  input: ReportInput,
  { checks, program }: EvidenceOptions,
): EvidenceBundleV2 {
  const { run, snapshot, generatedAt, project, version, graph } = input
  const skipped = listSkippedChecks(snapshot, checks)
  const counts = countFindings(run.findings)
  const findAnchor = createAnchorFinder(graph)
  return {
    $schema: toSchemaUrl('evidence-bundle.v2'),
    generatedAt,
    project: { id: project.id, rootLabel: project.id, projectPath: project.path },
    toolchain: {
      verifierVersion: version,
      ...(program === 'cli' ? { cliVersion: version } : { mcpServerVersion: version }),
    },
    privacy: {
      localOnly: false,
      sourceIncluded: false,
      redactedFields: ['excerpt', 'repair.edits', 'evidence.text'],
      screenshotsLocalOnly: true,
      hostedUploadAllowed: false,
    },
    evidenceTier: createEvidenceTier(input),
    health: { status: getHealthStatus(counts), score: getScore(counts), ...counts },
    provenance: listProvenance(input),
    assertions: checks
      .filter(({ code }) => run.scope.checks.includes(code))
      .map((check) => toAssertion(check, run.findings, skipped.includes(check))),
    findings: listCounted(run.findings).map((finding) => toEvidenceFinding(finding, findAnchor)),
    dashboard: {
      safeToUpload: true,
      retentionClass: 'team-report',
      redactionNotes: ['Findings name files and lines; no line of source is included.'],
    },
  }
}

function listProvenance({
  snapshot,
  run,
  packs,
  graph,
}: ReportInput): EvidenceBundleV2['provenance'] {
  const computed = (name: string, hash: string | null): ProvenanceFile => ({
    // Computed for the run and stored nowhere; its digest identifies it.
    path: name,
    present: false,
    hash,
    generatedAt: null,
  })
  return {
    essence: {
      path: snapshot.contract?.path ?? 'svc.essence.json',
      present: snapshot.contract !== null,
      hash: run.contract_hash,
      generatedAt: null,
    },
    packManifest: toProvenance(packs.files.manifest, packs.manifest?.generatedAt),
    reviewPack: toProvenance(packs.files.reviewPack),
    graphSnapshot: computed('graph-snapshot.json', graph.sourceHash),
    graphManifest: computed('graph-manifest.json', null),
    graphDiff: computed('graph-diff.json', null),
    contractCapsule: computed('contract-capsule.json', graph.contractHash),
  }
}

const toProvenance = (file: ReportFile, generatedAt?: string | null): ProvenanceFile => ({
  ...file,
  generatedAt: generatedAt ?? null,
})

const CATEGORIES: readonly (readonly [prefix: string, Assertion['category']])[] = [
  ['ROUTE', 'route'],
  ['STRUCT', 'route'],
  ['TOKEN', 'design-token'],
  ['A11Y', 'accessibility'],
  ['INT', 'interaction'],
  ['CTX', 'context'],
  ['DIST', 'runtime'],
  ['PERF', 'runtime'],
]

function toAssertion(
  check: Check,
  findings: readonly SourceFinding[],
  isSkipped: boolean,
): Assertion {
  const { code, severity, summary } = check
  const failures = listCounted(findings).filter((finding) => finding.code === code)
  return {
    id: code,
    category: CATEGORIES.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 'policy',
    status: isSkipped ? 'not_applicable' : failures.length === 0 ? 'passed' : 'failed',
    severity: failures[0]?.severity ?? severity,
    message: `Finds where ${summary}.`,
    evidence: failures.map(({ id }) => id),
    rule: check.check,
  }
}

function toEvidenceFinding(finding: SourceFinding, findAnchor: FindAnchor): Finding {
  const { id, family, severity, message, code, check, repair } = finding
  const anchor = findAnchor(finding)
  return {
    id,
    source: getSource(finding),
    category: family,
    severity,
    message,
    evidence: listEvidence(finding),
    remediationSummary: repair.title,
    commands: listCommands(finding),
    promptCommand: getPromptCommand(finding),
    code,
    rule: check,
    suggestedFix: repair.title,
    ...(anchor === undefined ? {} : { graph: anchor }),
    repair: { id: check },
    repairPlan: toRepairPlan(finding, anchor),
    authorityLane: getLane(finding),
    resolutionActions: listResolutions(finding),
    privacy: { sourceIncluded: false, redacted: true, localOnly: false },
    loopVerdict: finding.status === 'inherited' ? 'verified' : 'repair_required',
  }
}
