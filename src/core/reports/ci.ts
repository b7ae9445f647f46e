import type {
  BaselineGate,
  LocalLaw,
  ProjectReport,
  StyleBridge,
  WorkspaceReport,
} from '../generated/types/svc-ci-report.v3.ts'
import { unique } from '../kernel/lists.ts'
import { BASELINE_FILE } from '../verify/baseline.ts'
import { createAdoptionTruth } from './adoption-truth.ts'
import { listCounted } from './finding-facts.ts'
import { createGovernanceDelta } from './governance-delta.ts'
import { createAuthority, createEvidenceTier, createLoopReadiness } from './loop-readiness.ts'
import {
  createProjectHealth,
  createWorkspaceHealth,
  createWorkspaceLoop,
  toHealthFailOn,
  type WorkspaceMember,
} from './project-health.ts'
import { type FailOn, type ReportInput, toSchemaUrl } from './report-input.ts'

/** Creates the report of a run in continuous integration (svc-ci-report.v3). */
export function createCiReport(input: ReportInput): ProjectReport {
  const { generatedAt, project, failOn } = input
  const health = createProjectHealth(input)
  return {
    $schema: toSchemaUrl('svc-ci-report.v3'),
    generatedAt,
    mode: 'project',
    projectPath: project.path === '.' ? null : project.path,
    failOn: toHealthFailOn(failOn),
    status: health.status,
    loop: createLoopReadiness(input),
    authority: createAuthority(input),
    evidenceTier: createEvidenceTier(input),
    health,
    baselineGate: createBaselineGate(input),
    localLaw: createLocalLaw(input),
    styleBridge: createStyleBridge(input),
    adoptionTruth: createAdoptionTruth(input),
    governanceDelta: createGovernanceDelta(input),
  }
}

function createBaselineGate({ baseline, run }: ReportInput): BaselineGate {
  const findings = listCounted(run.findings)
  const isInherited = (fingerprint: string): boolean =>
    baseline?.inherited.has(fingerprint) ?? false
  return {
    applied: baseline !== null,
    baselinePath: baseline?.path ?? BASELINE_FILE,
    savedAt: baseline?.savedAt ?? null,
    inheritedFindingIds: findings
      .filter(({ fingerprint }) => isInherited(fingerprint))
      .map(({ id }) => id),
    newFindings: findings
      .filter(({ fingerprint }) => !isInherited(fingerprint))
      .map(({ id, severity }) => ({ id, severity })),
  }
}

/** The rules of a project are its settings for checks and its own components. */
function createLocalLaw({ run, snapshot, project }: ReportInput): LocalLaw {
  const broken = listCounted(run.findings).filter(({ code }) => code.startsWith('COMP'))
  const count = (name: string): number => broken.filter(({ severity }) => severity === name).length
  return {
    checked: run.scope.checks.some((code) => code.startsWith('COMP')),
    patternsPresent: project.hasCustomRecords,
    rulesPresent: Object.keys(snapshot.settings.checks).length > 0,
    errorCount: count('error'),
    warnCount: count('warn'),
    warnings: [],
    findings: broken.map(({ code, severity, location, message, repair }) => ({
      ruleId: code,
      severity,
      file: location.file,
      line: location.line,
      column: location.column,
      message,
      suggestedFix: repair.title,
    })),
  }
}

/** Themes are found by the selectors and media queries under which tokens have values. */
function createStyleBridge({ snapshot }: ReportInput): StyleBridge {
  const { tokens, settings } = snapshot
  const modes = tokens.flatMap(({ selector, conditions }) =>
    ['dark', 'light'].filter((mode) => [selector, ...conditions].join(' ').includes(mode)),
  )
  const isPresent = tokens.length > 0
  return {
    checked: true,
    present: isPresent,
    status: isPresent ? 'current' : null,
    mappingCount: unique(tokens.map(({ name }) => name)).length,
    stylingApproach: isPresent ? 'custom-properties' : null,
    themeModes: unique(modes),
    warnings: settings.tokens.files
      .filter((file) => !snapshot.files.some(({ path }) => path === file))
      .map((file) => `${file} was not read.`),
  }
}

/** Creates the report of all projects of a workspace (svc-ci-report.v3). */
export function createWorkspaceCiReport(
  members: readonly WorkspaceMember[],
  options: {
    readonly generatedAt: string
    readonly workspaceRoot: string
    readonly since: string | null
    readonly failOn: FailOn
  },
): WorkspaceReport {
  const projects = members.flatMap((member) =>
    'input' in member ? [createCiReport(member.input)] : [],
  )
  const hasFailed = projects.length < members.length
  const statuses = projects.map(({ status }) => status)
  return {
    $schema: toSchemaUrl('svc-ci-report.v3'),
    generatedAt: options.generatedAt,
    mode: 'workspace',
    failOn: toHealthFailOn(options.failOn),
    status:
      hasFailed || statuses.includes('error')
        ? 'error'
        : statuses.includes('warning')
          ? 'warning'
          : 'healthy',
    loop: createWorkspaceLoop(members),
    workspace: createWorkspaceHealth(members, options),
    projects,
    gate: createWorkspaceGate(projects, { hasFailed, failOn: options.failOn }),
  }
}

function createWorkspaceGate(
  projects: readonly ProjectReport[],
  { hasFailed, failOn }: { readonly hasFailed: boolean; readonly failOn: FailOn },
): WorkspaceReport['gate'] {
  const gates = projects.map(({ governanceDelta }) => governanceDelta.gate)
  const count = (result: string): number => gates.filter((gate) => gate.result === result).length
  const isOpen = hasFailed || count('not_proven') > 0
  const result = count('fail') > 0 ? 'fail' : isOpen ? 'not_proven' : 'pass'
  return {
    result,
    status: ({ fail: 'blocked', not_proven: 'incomplete', pass: 'clean' } as const)[result],
    failOn: toHealthFailOn(failOn),
    projectCount: projects.length,
    passingProjectCount: count('pass'),
    failingProjectCount: count('fail'),
    notProvenProjectCount: count('not_proven'),
    projects: projects.map(({ projectPath, governanceDelta: { project, gate, summary } }) => ({
      projectPath,
      projectIdentity: project.identity,
      result: gate.result,
      status: gate.status,
      blockingCount: summary.blockingCount,
    })),
  }
}
