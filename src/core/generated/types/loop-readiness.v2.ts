// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { EvidenceTier, StringArray } from './verification-report.common.v2.ts'
/**
 * A step of the loop; states that begin with `blocked` need something to be generated first.
 */
export type LoopState =
  | 'needs_context'
  | 'ready_to_edit'
  | 'verify_required'
  | 'repair_required'
  | 'human_resolution_required'
  | 'blocked_missing_context'
  | 'blocked_missing_graph'
  | 'verified'

/**
 * Where a project stands in the cycle of edit, verify and repair, and what may be done next. Written by the verifier inside its reports; read by an agent before and after each edit.
 */
export interface LoopReadinessV2 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema?: 'https://svc.example/schemas/loop-readiness.v2.json'
  /**
   * Version of this shape.
   */
  schemaVersion: 2
  /**
   * Current step of the loop.
   */
  state: LoopState
  /**
   * Health of the loop; `blocked` means that no edit should start.
   */
  status: 'healthy' | 'warning' | 'error' | 'blocked'
  /**
   * The answer in a few words, for a person.
   */
  verdict: string
  /**
   * What led to the verdict.
   */
  summary: string
  /**
   * The authority resolution, in brief.
   */
  authority: {
    /**
     * The source of truth that decides.
     */
    activeLane: string
    /**
     * Why it decides.
     */
    summary: string
    /**
     * When to stop and ask a person.
     */
    stopRule: string
  }
  /**
   * How far the check behind the verdict went.
   */
  evidenceTier: EvidenceTier
  /**
   * What prevents progress; empty when nothing does.
   */
  blockingReasons: StringArray
  /**
   * What to do now, in order.
   */
  nextActions: StringArray
  /**
   * For the one who edits.
   */
  maker: LoopRole
  /**
   * For the one who reviews the edit.
   */
  checker: LoopRole
  /**
   * Files to read before editing, the most useful first.
   */
  readTargets: StringArray
  /**
   * State of the project graph.
   */
  graphImpact: {
    /**
     * Whether the graph can be used; `not_applicable` when the project needs none.
     */
    status: 'ready' | 'missing' | 'stale' | 'not_applicable'
    /**
     * Snapshot that was used; null when there is none.
     */
    snapshotId: string | null
    /**
     * Digest over the inputs of that snapshot; null when there is none.
     */
    sourceHash: string | null
    /**
     * Source files that the graph covers.
     */
    sourceArtifactCount: number
    /**
     * Files that changed after the snapshot.
     */
    staleArtifacts: StringArray
  }
  /**
   * Each ends the loop when it becomes true.
   */
  stopConditions: StringArray
  /**
   * Command that checks the result of the edit.
   */
  verifyCommand: string
}
/**
 * Instructions for one side of the loop.
 */
export interface LoopRole {
  /**
   * Name of the role.
   */
  title: string
  /**
   * What the role has to do, in order.
   */
  instructions: StringArray
}
