// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/**
 * The health of a workspace with several projects: one row each. Written by the verifier; read on its own or inside the version 1 CI report.
 */
export interface WorkspaceHealthReportV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/workspace-health-report.v1.json'
  /**
   * When the report was made, ISO 8601.
   */
  generatedAt: string
  /**
   * Folder of the workspace.
   */
  workspaceRoot: string
  /**
   * Whether only changed projects were checked.
   */
  changedOnly: boolean
  /**
   * Git reference that changes are counted from; null when none was given.
   */
  since: string | null
  summary: Summary
  /**
   * One row per project.
   */
  projects: Project[]
}
/**
 * The workspace in figures.
 */
export interface Summary {
  /**
   * Number of projects in the workspace.
   */
  projectCount: number
  /**
   * Number of projects that were checked.
   */
  checkedCount: number
  /**
   * Number of projects with status `healthy`.
   */
  healthyCount: number
  /**
   * Number of projects with status `warning`.
   */
  warningCount: number
  /**
   * Number of projects with status `error`.
   */
  errorCount: number
  /**
   * Number of projects with status `failed`.
   */
  failedCount: number
}
/**
 * Result of one project.
 */
export interface Project {
  /**
   * Identifier, unique within the workspace.
   */
  id: string
  /**
   * Folder of the project, relative to the workspace.
   */
  path: string
  /**
   * Health of the project; `failed` when the check itself did not finish.
   */
  status: 'healthy' | 'warning' | 'error' | 'failed'
  /**
   * From 0 to 100; 100 means that nothing was found.
   */
  score: number
  /**
   * Number of findings of severity error.
   */
  errorCount: number
  /**
   * Number of findings of severity warn.
   */
  warnCount: number
  /**
   * Number of findings of severity info.
   */
  infoCount: number
  /**
   * Number of findings of any severity.
   */
  findingCount: number
  /**
   * Time that the check took, in milliseconds.
   */
  durationMs: number
  /**
   * Whether the project changed since the reference.
   */
  changed: boolean
  /**
   * Whether the project is listed in a manifest or was found by search.
   */
  source: 'manifest' | 'auto'
  /**
   * Why the check did not finish; null when it did.
   */
  error: string | null
}
