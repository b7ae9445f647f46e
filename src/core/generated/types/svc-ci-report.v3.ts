// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { AdoptionTruthV1, RelPath } from './adoption-truth.v1.ts'
import type { AuthorityResolutionV2 } from './authority-resolution.v2.ts'
import type { GateResult, GateStatus, GovernanceDeltaV1 } from './governance-delta.v1.ts'
import type { LoopReadinessV2 } from './loop-readiness.v2.ts'
import type { ProjectHealthReportV2 } from './project-health-report.v2.ts'
import type { EvidenceTier, StringArray } from './verification-report.common.v2.ts'
import type { WorkspaceHealthReportV2, WorkspaceLoop } from './workspace-health-report.v2.ts'
/**
 * The outcome of a verification run in continuous integration, with the facts about adoption and the findings compared with a baseline. Written by `svc ci --report-version 3`; read by the pipeline to decide whether it passes.
 */
export type SvcCiReportV3 = ProjectReport | WorkspaceReport
/**
 * Lowest severity that makes the run fail; `none` never fails it.
 */
export type FailOn = 'error' | 'warn' | 'none'
/**
 * `error` must be fixed, `warn` should be, `info` is for information.
 */
export type Severity = 'error' | 'warn' | 'info'
/**
 * Overall verdict: `error` if any finding is an error, else `warning` if any is a warning, else `healthy`.
 */
export type Status = 'healthy' | 'warning' | 'error'

/**
 * The outcome for one project.
 */
export interface ProjectReport {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/svc-ci-report.v3.json'
  /**
   * When the report was made, ISO 8601.
   */
  generatedAt: string
  /**
   * One project was checked.
   */
  mode: 'project'
  /**
   * Path of the project in the repository; null when it is the repository itself.
   */
  projectPath: RelPath | null
  failOn: FailOn
  status: Status
  /**
   * What may be done next.
   */
  loop: LoopReadinessV2
  /**
   * Which source of truth decides, and where sources disagree.
   */
  authority: AuthorityResolutionV2
  /**
   * How far the check went.
   */
  evidenceTier: EvidenceTier
  /**
   * The full report of the project.
   */
  health: ProjectHealthReportV2
  baselineGate: BaselineGate
  localLaw: LocalLaw
  styleBridge: StyleBridge
  /**
   * What was seen, what is governed and what tools changed.
   */
  adoptionTruth: AdoptionTruthV1
  /**
   * The findings compared with the baseline, and the verdict.
   */
  governanceDelta: GovernanceDeltaV1
}
/**
 * The outcome for a workspace.
 */
export interface WorkspaceReport {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/svc-ci-report.v3.json'
  /**
   * When the report was made, ISO 8601.
   */
  generatedAt: string
  /**
   * All projects of a workspace were checked.
   */
  mode: 'workspace'
  failOn: FailOn
  status: Status
  loop: WorkspaceLoop
  /**
   * The full report of the workspace.
   */
  workspace: WorkspaceHealthReportV2
  /**
   * The report of each project.
   */
  projects: ProjectReport[]
  gate: WorkspaceGate
}
/**
 * The verdict on the workspace.
 */
export interface WorkspaceGate {
  /**
   * The worst result among the projects: `fail`, then `not_proven`, then `pass`.
   */
  result: GateResult
  status: GateStatus
  failOn: FailOn
  /**
   * Projects that were checked.
   */
  projectCount: number
  /**
   * Projects that pass.
   */
  passingProjectCount: number
  /**
   * Projects that fail.
   */
  failingProjectCount: number
  /**
   * Projects whose evidence is missing or stale.
   */
  notProvenProjectCount: number
  /**
   * The verdict on each project.
   *
   * Items: The verdict on one project.
   */
  projects: {
    /**
     * Path of the project in the repository; null when it is the repository itself.
     */
    projectPath: RelPath | null
    /**
     * Identifier of the project.
     */
    projectIdentity: string
    result: GateResult
    status: GateStatus
    /**
     * Findings that fail its gate.
     */
    blockingCount: number
  }[]
}
/**
 * The findings, compared with those accepted earlier.
 */
export interface BaselineGate {
  /**
   * Whether a baseline was found and used.
   */
  applied: boolean
  /**
   * File of the baseline.
   */
  baselinePath: string
  /**
   * When the baseline was saved; null when there is none.
   */
  savedAt: string | null
  /**
   * Findings that the baseline already knew; they do not fail the run.
   */
  inheritedFindingIds: StringArray
  /**
   * Findings that the baseline did not know.
   *
   * Items: A finding that the baseline did not know.
   */
  newFindings: {
    /**
     * Identifier of the finding.
     */
    id: string
    severity: Severity
  }[]
}
/**
 * Outcome of the rules that the project made for itself.
 */
export interface LocalLaw {
  /**
   * Whether the rules were tested.
   */
  checked: boolean
  /**
   * Whether the project has patterns of its own.
   */
  patternsPresent: boolean
  /**
   * Whether the project has rules of its own.
   */
  rulesPresent: boolean
  /**
   * Findings of severity `error`.
   */
  errorCount: number
  /**
   * Findings of severity `warn`.
   */
  warnCount: number
  /**
   * What is wrong with the rules themselves.
   */
  warnings: StringArray
  /**
   * Broken rules.
   *
   * Items: A broken rule.
   */
  findings: {
    /**
     * Rule that was broken.
     */
    ruleId: string
    severity: Severity
    /**
     * File concerned.
     */
    file: string
    /**
     * Line, from 1.
     */
    line: number
    /**
     * Column, from 1.
     */
    column: number
    /**
     * What is wrong.
     */
    message: string
    /**
     * The smallest change that would clear it.
     */
    suggestedFix: string
  }[]
}
/**
 * State of the mapping from the design tokens to the styling that the project uses.
 */
export interface StyleBridge {
  /**
   * Whether the bridge was tested.
   */
  checked: boolean
  /**
   * Whether there is one.
   */
  present: boolean
  /**
   * Its state; null when there is none.
   */
  status: string | null
  /**
   * Tokens that are mapped.
   */
  mappingCount: number
  /**
   * How the project is styled; null when unknown.
   */
  stylingApproach: string | null
  /**
   * Theme modes that are mapped.
   */
  themeModes: StringArray
  /**
   * What is wrong with the mapping.
   */
  warnings: StringArray
}
