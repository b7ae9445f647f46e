import type {
  ProjectHealthFinding,
  ProjectHealthReportV1,
} from '../generated/types/project-health-report.v1.ts'
import type { Finding, ProjectHealthReportV2 } from '../generated/types/project-health-report.v2.ts'
import type { FailOn as HealthFailOn } from '../generated/types/verification-report.common.v1.ts'
import type { WorkspaceHealthReportV1 } from '../generated/types/workspace-health-report.v1.ts'
import type {
  WorkspaceHealthReportV2,
  WorkspaceLoop,
} from '../generated/types/workspace-health-report.v2.ts'
import type { SourceFinding } from '../verify/finding.ts'
import { findBuiltRoutes } from './built-routes.ts'
import {
  countFindings,
  createAnchorFinder,
  type FindAnchor,
  getHealthStatus,
  getLane,
  getScore,
  getSource,
  listCommands,
  listCounted,
  listEvidence,
  listResolutions,
  toRepairPlan,
} from './finding-facts.ts'
import { createAuthority, createEvidenceTier, createLoopReadiness } from './loop-readiness.ts'
import { type FailOn, type ReportInput, toSchemaUrl } from './report-input.ts'

/** Creates the health report of a project (project-health-report.v2). */
export function createProjectHealth(input: ReportInput): ProjectHealthReportV2 {
  const { run, generatedAt, project, graph, snapshot } = input
  const counts = countFindings(run.findings)
  const findAnchor = createAnchorFinder(graph)
  return {
    $schema: toSchemaUrl('project-health-report.v2'),
    generatedAt,
    projectRoot: project.path,
    status: getHealthStatus(counts),
    score: getScore(counts),
    evidenceTier: createEvidenceTier(input),
    authority: createAuthority(input),
    loop: createLoopReadiness(input),
    summary: { ...describeSummary(input) },
    routes: {
      ...describeRoutes(input),
      implemented: snapshot.routes.items.map(({ path }) => path),
      completeness: snapshot.routes.completeness,
    },
    packs: { ...describePacks(input) },
    graph: { ...describeGraph(input) },
    ci: describeCi(input),
    findings: listCounted(run.findings).map((finding) => toHealthFinding(finding, findAnchor)),
  }
}

/** Creates the health report of a project for readers of the first version. */
export function createProjectHealthV1(input: ReportInput): ProjectHealthReportV1 {
  const { run, generatedAt, project, graph } = input
  const counts = countFindings(run.findings)
  const findAnchor = createAnchorFinder(graph)
  return {
    $schema: toSchemaUrl('project-health-report.v1'),
    generatedAt,
    projectRoot: project.path,
    status: getHealthStatus(counts),
    score: getScore(counts),
    summary: describeSummary(input),
    routes: describeRoutes(input),
    packs: describePacks(input),
    graph: describeGraph(input),
    ci: describeCi(input),
    findings: listCounted(run.findings).map((finding) => describeFinding(finding, findAnchor)),
  }
}

const describeCi = ({ failOn }: ReportInput) => ({
  recommendedCommand: 'npx @svc/content ci --fail-on error',
  failOn: toHealthFailOn(failOn),
})

/** Health reports have no `info`: it fails on everything that `warn` fails on. */
export const toHealthFailOn = (failOn: FailOn): HealthFailOn =>
  failOn === 'info' ? 'warn' : failOn

function describeSummary({ snapshot, run, packs }: ReportInput) {
  const essence = snapshot.contract?.essence
  const pages = essence?.blueprint.sections.flatMap((section) => section.pages) ?? []
  return {
    ...countFindings(run.findings),
    workflowMode: essence ? 'contract' : 'source-only',
    adoptionMode: essence?.meta.guard.mode ?? null,
    essenceVersion: essence?.version ?? null,
    pageCount: pages.length,
    runtimeAuditChecked: snapshot.built !== null,
    runtimePassed: snapshot.built === null ? null : !run.findings.some(isRuntimeError),
    packManifestPresent: packs.manifest !== null,
    reviewPackPresent: packs.files.reviewPack.present,
  }
}

/** True if a finding is an error of the built site. */
export const isRuntimeError = ({ code, severity, status }: SourceFinding): boolean =>
  severity === 'error' && status !== 'suppressed' && /^(DIST|PERF|A11Y020)/.test(code)

function describeRoutes({ snapshot, run }: ReportInput) {
  const found = findBuiltRoutes(snapshot, run)
  return {
    declared: Object.keys(snapshot.contract?.essence.blueprint.routes ?? {}),
    runtimeChecked: [...(found?.checked ?? [])],
    runtimeMatched: found?.matched.length ?? 0,
    runtimeCoverageOk: found && found.matched.length === found.checked.length,
    issues: listCounted(run.findings)
      .filter(({ code }) => code.startsWith('ROUTE'))
      .map(({ message }) => message),
  }
}

const describePacks = ({ packs: { manifest, files } }: ReportInput) => ({
  manifestPresent: manifest !== null,
  reviewPackPresent: files.reviewPack.present,
  scaffoldPackPresent: manifest?.scaffold != null,
  sectionPackCount: manifest?.sections.length ?? 0,
  pagePackCount: manifest?.pages.length ?? 0,
  mutationPackCount: manifest?.mutations?.length ?? 0,
  generatedAt: manifest?.generatedAt ?? null,
})

/**
 * Describes the graph. It is computed for every report, so it can be used without any file; what is
 * present or stale are the documents that `svc graph --write` saved.
 */
const describeGraph = ({ graph, graphFiles: { names, sourceHash } }: ReportInput) => ({
  present: names.length > 0,
  ready: true,
  current: sourceHash === null ? null : sourceHash === graph.sourceHash,
  snapshotPresent: names.includes('graph-snapshot.json'),
  manifestPresent: names.includes('graph-manifest.json'),
  diffPresent: names.includes('graph-diff.json'),
  capsulePresent: names.includes('contract-capsule.json'),
  snapshotId: graph.id,
  sourceHash: graph.sourceHash,
  contractHash: graph.contractHash,
  contractCacheKey: null,
  sourceArtifactCount: graph.nodes.filter(({ type }) => type === 'SourceArtifact').length,
  capsuleSourceArtifactLimit: null,
  capsuleSourceArtifactsTruncated: null,
  staleArtifacts: sourceHash === null || sourceHash === graph.sourceHash ? [] : [...names],
  error: null,
})

function toHealthFinding(finding: SourceFinding, findAnchor: FindAnchor): Finding {
  const { remediation, repairPlan, ...fields } = describeFinding(finding, findAnchor)
  return {
    ...fields,
    remediation: { ...remediation },
    repairPlan: { ...repairPlan },
    authorityLane: getLane(finding),
    resolutionActions: listResolutions(finding),
    privacy: { sourceIncluded: false, redacted: true, localOnly: false },
    loopVerdict: finding.status === 'inherited' ? 'verified' : 'repair_required',
  }
}

function describeFinding(finding: SourceFinding, findAnchor: FindAnchor): ProjectHealthFinding {
  const { id, family, severity, message, code, check, location, repair } = finding
  const anchor = findAnchor(finding)
  return {
    id,
    source: getSource(finding),
    category: family,
    severity,
    message,
    evidence: listEvidence(finding),
    remediation: {
      summary: repair.title,
      prompt: [repair.title, ...repair.steps].join(' '),
      commands: listCommands(finding),
    },
    code,
    file: location.file,
    rule: check,
    suggestedFix: repair.title,
    ...(anchor === undefined ? {} : { graph: anchor }),
    repair: { id: check, payload: { autofix: repair.autofix, kind: repair.kind } },
    repairPlan: toRepairPlan(finding, anchor),
  }
}

/** A project of a workspace: its report, or why there is none. */
export type WorkspaceMember = MemberFacts &
  ({ readonly input: ReportInput } | { readonly error: string })

/** What is known about a project of a workspace, whether or not it could be checked. */
interface MemberFacts {
  readonly path: string
  /** `manifest` if the workspace lists it. */
  readonly source: 'manifest' | 'auto'
  readonly durationMs: number
}

/** The states of a loop; those that need a person come first. */
const STATE_ORDER: readonly WorkspaceLoop['state'][] = [
  'human_resolution_required',
  'repair_required',
  'verify_required',
  'verified',
]

/** Where and when a workspace was checked. */
export interface WorkspaceOptions {
  readonly generatedAt: string
  readonly workspaceRoot: string
  readonly since: string | null
}

/** Creates the health report of a workspace (workspace-health-report.v2). */
export function createWorkspaceHealth(
  members: readonly WorkspaceMember[],
  { generatedAt, workspaceRoot, since }: WorkspaceOptions,
): WorkspaceHealthReportV2 {
  return {
    $schema: toSchemaUrl('workspace-health-report.v2'),
    generatedAt,
    workspaceRoot,
    // All projects are checked, also those that have not changed.
    changedOnly: false,
    since,
    summary: { ...summarizeMembers(members) },
    loop: createWorkspaceLoop(members),
    projects: members.map((member) => ({
      ...describeMember(member),
      loopState: 'input' in member ? member.input.loop.compat_state : null,
    })),
  }
}

/** Creates the health report of a workspace for readers of the first version. */
export const createWorkspaceHealthV1 = (
  members: readonly WorkspaceMember[],
  { generatedAt, workspaceRoot, since }: WorkspaceOptions,
): WorkspaceHealthReportV1 => ({
  $schema: toSchemaUrl('workspace-health-report.v1'),
  generatedAt,
  workspaceRoot,
  // All projects are checked, also those that have not changed.
  changedOnly: false,
  since,
  summary: summarizeMembers(members),
  projects: members.map(describeMember),
})

function summarizeMembers(members: readonly WorkspaceMember[]): WorkspaceHealthReportV1['summary'] {
  const statuses = members.map((member) => describeMember(member).status)
  const count = (status: string): number => statuses.filter((item) => item === status).length
  return {
    projectCount: members.length,
    checkedCount: members.filter((member) => 'input' in member).length,
    healthyCount: count('healthy'),
    warningCount: count('warning'),
    errorCount: count('error'),
    failedCount: count('failed'),
  }
}

function describeMember(member: WorkspaceMember): WorkspaceHealthReportV1['projects'][number] {
  const { path, source, durationMs } = member
  const input = 'input' in member ? member.input : null
  const counts = countFindings(input?.run.findings ?? [])
  return {
    id: input?.project.id ?? path,
    path,
    status: input === null ? 'failed' : getHealthStatus(counts),
    score: input === null ? 0 : getScore(counts),
    ...counts,
    durationMs,
    changed: (input?.git?.changedFiles ?? []).length > 0,
    source,
    error: 'error' in member ? member.error : null,
  }
}

/** Combines the loops of the projects of a workspace. */
export function createWorkspaceLoop(members: readonly WorkspaceMember[]): WorkspaceLoop {
  const loops = members.flatMap((member) => ('input' in member ? [member.input.loop] : []))
  const states = loops.map(({ compat_state }) => compat_state)
  const hasFailed = loops.length < members.length
  const state = STATE_ORDER.find((item) => states.includes(item)) ?? 'verified'
  const blockedCount = loops.filter((loop) => loop.state === 'needs_human').length
  const repairCount = loops.filter((loop) => loop.state === 'repair_required').length
  return {
    state: hasFailed && state === 'verified' ? 'verify_required' : state,
    status: blockedCount > 0 ? 'blocked' : hasFailed || repairCount > 0 ? 'error' : 'healthy',
    projectCount: members.length,
    blockedCount,
    repairRequiredCount: repairCount,
    nextActions: members.flatMap((member) =>
      'input' in member && member.input.loop.open_findings > 0
        ? [`npx @svc/content repair --project ${member.path}`]
        : [],
    ),
  }
}
