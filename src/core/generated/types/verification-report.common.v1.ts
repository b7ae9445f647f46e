// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/**
 * String of at least one character.
 */
export type NonEmptyString = string
/**
 * List of strings, possibly empty.
 */
export type StringArray = string[]
/**
 * `error` must be fixed, `warn` should be, `info` is for information.
 */
export type Severity = 'error' | 'warn' | 'info'
/**
 * Lowest severity that fails a run; `none` never fails it.
 */
export type FailOn = 'error' | 'warn' | 'none'
/**
 * `error` with at least one error, else `warning` with at least one warning, else `healthy`.
 */
export type HealthStatus = 'healthy' | 'warning' | 'error'
/**
 * Part of the verifier that made a finding.
 */
export type FindingSource =
  | 'audit'
  | 'assertion'
  | 'browser'
  | 'check'
  | 'brownfield'
  | 'design-token'
  | 'style-bridge'
  | 'graph'
  | 'runtime'
  | 'pack'
  | 'interaction'

/**
 * Where a finding sits in the project graph.
 */
export interface GraphAnchor {
  /**
   * Id of the graph snapshot.
   */
  snapshot_id: NonEmptyString
  /**
   * Digest over the inputs of that snapshot.
   */
  source_hash: NonEmptyString
  /**
   * Id of the node that the finding is about.
   */
  node_id: NonEmptyString
  /**
   * Type of that node.
   */
  node_type: NonEmptyString
  /**
   * Why this node was chosen.
   */
  reason: NonEmptyString
  /**
   * `exact` by identity, `inferred` by path or name, `fallback` when only a parent is known.
   */
  confidence: 'exact' | 'inferred' | 'fallback'
  /**
   * Route on which the finding shows; absent when it has none.
   */
  route?: string
}
/**
 * Named repair that answers a finding.
 */
export interface RepairAction {
  /**
   * Identifier of the repair.
   */
  id: string
  /**
   * Arguments of the repair, of any JSON type; their shape depends on `id`.
   */
  payload?: {
    [k: string]: unknown
  }
}
/**
 * Bounded instructions for repairing one finding.
 */
export interface RepairPlan {
  /**
   * Identifier of the plan.
   */
  id: string
  /**
   * Id of the finding that the plan repairs.
   */
  findingId: string
  /**
   * `error` must be fixed, `warn` should be, `info` is for information. The same as that of the finding.
   */
  severity: Severity
  /**
   * Part of the verifier that made that finding.
   */
  source: string
  /**
   * Category of that finding.
   */
  category: string
  /**
   * Edits to make, in order.
   */
  actions: RepairPlanAction[]
  /**
   * Facts that the plan rests on.
   */
  evidence: RepairPlanEvidence[]
  /**
   * Files to read before the edit.
   */
  readTargets: StringArray
  /**
   * What must stay as it is.
   */
  preserve: StringArray
  /**
   * What must not be done.
   */
  avoid: StringArray
  /**
   * Commands that check the result.
   */
  commands: StringArray
  /**
   * Diagnostic code of the finding; null when it has none.
   */
  diagnosticCode?: string | null
  /**
   * Id of the repair action that the plan expands; null when there is none.
   */
  repairId?: string | null
  /**
   * Node that the finding is about; null when it is not in the graph.
   */
  graphAnchor?: GraphAnchor | null
}
/**
 * One edit of a repair plan.
 */
export interface RepairPlanAction {
  /**
   * Identifier, unique within the plan.
   */
  id: string
  /**
   * Kind of edit.
   */
  kind: string
  /**
   * What to do, as an instruction.
   */
  description: string
  /**
   * File, route or node to change; null when the edit has no single target.
   */
  target?: string | null
  /**
   * Details of the edit, depending on `kind`.
   */
  payload?: {
    [k: string]: unknown
  }
}
/**
 * One fact that a repair plan rests on.
 */
export interface RepairPlanEvidence {
  /**
   * Identifier, unique within the plan.
   */
  id: string
  /**
   * The fact, in one sentence.
   */
  text: string
}
/**
 * One thing that a verifier found.
 */
export interface VerificationFinding {
  /**
   * Identifier, unique within the report.
   */
  id: string
  /**
   * Group of related rules.
   */
  category: string
  severity: Severity
  /**
   * What is wrong, in one sentence.
   */
  message: string
  /**
   * Facts that show it, such as a file with a line.
   */
  evidence: StringArray
  /**
   * Diagnostic code; absent for a finding outside the catalogue.
   */
  code?: NonEmptyString
  /**
   * Route, page, component or token concerned.
   */
  target?: string
  /**
   * Path of the file concerned, relative to the project root.
   */
  file?: string
  /**
   * Name of the rule that was broken.
   */
  rule?: string
  /**
   * What to change, in one sentence.
   */
  suggestedFix?: string
  graph?: GraphAnchor
  repair?: RepairAction
}
/**
 * Mark for one aspect of a file.
 */
export interface VerificationScore {
  /**
   * Aspect that was judged.
   */
  category: string
  /**
   * Focus area of the review pack that the aspect belongs to.
   */
  focusArea: string
  /**
   * Mark from 0 (absent) to 5 (nothing to improve).
   */
  score: number
  /**
   * Why this mark was given.
   */
  details: string
  /**
   * What would raise the mark.
   */
  suggestions: StringArray
}
