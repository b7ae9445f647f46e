// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { ProjectHealthReportV1 } from './project-health-report.v1.ts'
import type { WorkspaceHealthReportV1 } from './workspace-health-report.v1.ts'
/**
 * Result of one run in continuous integration, for one project or for a workspace. Written by `svc ci --report-version 1`; read by the build that decides whether to go on.
 */
export type SvcCiReportV1 = ProjectReport | WorkspaceReport
/**
 * Lowest severity that fails the run; `none` never fails it.
 */
export type FailOn = 'error' | 'warn' | 'none'
/**
 * `error` with at least one error, else `warning` with at least one warning, else `healthy`.
 */
export type Status = 'healthy' | 'warning' | 'error'

/**
 * Run over one project.
 */
export interface ProjectReport {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/svc-ci-report.v1.json'
  /**
   * When the report was made, ISO 8601.
   */
  generatedAt: string
  /**
   * Marks a report on one project.
   */
  mode: 'project'
  /**
   * Folder of the project, relative to where the run began; null when it is that folder.
   */
  projectPath: string | null
  failOn: FailOn
  status: Status
  health: ProjectHealthReportV1
  localLaw: LocalLaw
}
/**
 * Run over a workspace with several projects.
 */
export interface WorkspaceReport {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/svc-ci-report.v1.json'
  /**
   * When the report was made, ISO 8601.
   */
  generatedAt: string
  /**
   * Marks a report on a workspace.
   */
  mode: 'workspace'
  failOn: FailOn
  status: Status
  workspace: WorkspaceHealthReportV1
}
/**
 * Outcome of the rules that the project wrote for itself.
 */
export interface LocalLaw {
  /**
   * Whether the local rules were run.
   */
  checked: boolean
  /**
   * Whether the project has local patterns.
   */
  patternsPresent: boolean
  /**
   * Whether the project has local rules.
   */
  rulesPresent: boolean
  /**
   * Number of local findings of severity error.
   */
  errorCount: number
  /**
   * Number of local findings of severity warn.
   */
  warnCount: number
  /**
   * What could not be checked, one sentence each.
   */
  warnings?: string[]
  /**
   * Places where a local rule is broken.
   */
  findings?: LocalLawFinding[]
}
/**
 * One place where a local rule is broken.
 */
export interface LocalLawFinding {
  /**
   * Id of the local rule.
   */
  ruleId: string
  /**
   * `error` must be fixed, `warn` should be, `info` is for information. Set by the rule.
   */
  severity: 'error' | 'warn' | 'info'
  /**
   * Path of the file, relative to the project root.
   */
  file: string
  /**
   * Line of the place, from 1.
   */
  line: number
  /**
   * Column of the place, from 1.
   */
  column: number
  /**
   * What is wrong, in one sentence.
   */
  message: string
  /**
   * What to change, in one sentence.
   */
  suggestedFix: string
}
