// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/**
 * The state of all projects of a repository, with one loop state for the whole. Written by the verifier when it runs over a workspace; read by people and by the CI report.
 */
export interface WorkspaceHealthReportV2 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/workspace-health-report.v2.json'
  /**
   * When the report was made, ISO 8601.
   */
  generatedAt: string
  /**
   * Folder of the workspace.
   */
  workspaceRoot: string
  /**
   * Whether only projects with changes were checked.
   */
  changedOnly: boolean
  /**
   * Git reference that changes were counted from; null when none was given.
   */
  since: string | null
  /**
   * Figures for the whole workspace, such as projects checked, healthy and failed.
   */
  summary: {
    [k: string]: unknown
  }
  loop: WorkspaceLoop
  /**
   * The projects, in the order of their paths.
   *
   * Items: One project: identifier, path, status, score and counts.
   */
  projects: {
    [k: string]: unknown
  }[]
}
/**
 * Where the workspace stands in the cycle of edit, verify and repair.
 */
export interface WorkspaceLoop {
  /**
   * The step that the neediest project is at.
   */
  state:
    | 'needs_context'
    | 'ready_to_edit'
    | 'verify_required'
    | 'repair_required'
    | 'human_resolution_required'
    | 'blocked_missing_context'
    | 'blocked_missing_graph'
    | 'verified'
  /**
   * Health of the loop; `blocked` when any project is blocked.
   */
  status: 'healthy' | 'warning' | 'error' | 'blocked'
  /**
   * Projects that were checked.
   */
  projectCount: number
  /**
   * Projects in which no edit should start.
   */
  blockedCount: number
  /**
   * Projects with findings to repair.
   */
  repairRequiredCount: number
  /**
   * What to do now, in order.
   */
  nextActions?: string[]
}
