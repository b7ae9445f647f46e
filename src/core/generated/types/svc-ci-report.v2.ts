// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { AuthorityResolutionV2 } from './authority-resolution.v2.ts'
import type { LoopReadinessV2 } from './loop-readiness.v2.ts'
import type { ProjectHealthReportV2 } from './project-health-report.v2.ts'
import type { EvidenceTier, StringArray } from './verification-report.common.v2.ts'
import type { WorkspaceHealthReportV2 } from './workspace-health-report.v2.ts'
/**
 * The outcome of a verification run in continuous integration, for one project or for a workspace. Written by `svc ci`; read by the pipeline to decide whether it passes.
 */
export type SvcCiReportV2 = ProjectReport | WorkspaceReport
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
  $schema: 'https://svc.example/schemas/svc-ci-report.v2.json'
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
  projectPath: string | null
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
  /**
   * Outcome of the rules that the project made for itself.
   */
  localLaw: {
    [k: string]: unknown
  }
  /**
   * State of the mapping from the design tokens to the styling that the project uses.
   */
  styleBridge: {
    [k: string]: unknown
  }
}
/**
 * The outcome for a workspace.
 */
export interface WorkspaceReport {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/svc-ci-report.v2.json'
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
  /**
   * Where the workspace stands, in brief.
   */
  loop: {
    [k: string]: unknown
  }
  /**
   * The full report of the workspace.
   */
  workspace: WorkspaceHealthReportV2
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
