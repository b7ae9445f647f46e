// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { AuthorityResolutionV2 } from './authority-resolution.v2.ts'
import type { LoopReadinessV2 } from './loop-readiness.v2.ts'
import type { GraphAnchor as VerificationReportCommonV1GraphAnchor, RepairAction as VerificationReportCommonV1RepairAction } from './verification-report.common.v1.ts'
/**
 * A string of at least one character.
 */
export type NonEmptyString = string
/**
 * A list of strings; may be empty.
 */
export type StringArray = string[]
/**
 * The graph node that something is about.
 */
export type GraphAnchor = VerificationReportCommonV1GraphAnchor
/**
 * A named repair, with the data it needs.
 */
export type RepairAction = VerificationReportCommonV1RepairAction
/**
 * Which source of truth wins, and where sources disagree.
 */
export type AuthorityResolution = AuthorityResolutionV2
/**
 * Whether an agent may edit now, and what it has to do next.
 */
export type LoopReadiness = LoopReadinessV2

/**
 * How far a check went and how much its verdict is worth.
 */
export interface EvidenceTier {
  /**
   * Version of this shape.
   */
  schemaVersion: 2
  /**
   * Furthest kind of evidence reached, from reading source (`static`) to replaying a benchmark (`proof`).
   */
  stage: 'static' | 'graph' | 'runtime' | 'visual' | 'repair' | 'proof'
  /**
   * Verdict at that stage; `incomplete` means that evidence is missing, so nothing is proven.
   */
  status: 'healthy' | 'warning' | 'error' | 'incomplete'
  /**
   * What the run was able to do, whether or not it found anything.
   */
  capabilities: (
    | 'static-audit'
    | 'project-health'
    | 'typed-graph'
    | 'runtime-probe'
    | 'browser-evidence'
    | 'visual-baseline'
    | 'repair-plan'
    | 'benchmark-replay'
  )[]
  /**
   * How much was looked at.
   */
  coverage: {
    /**
     * Routes that the contract declares.
     */
    declaredRoutes: number
    /**
     * Routes opened in a build or a browser.
     */
    runtimeRoutesChecked: number
    /**
     * Findings tied to a graph node.
     */
    findingsAnchored: number
    /**
     * Findings that come with a repair plan.
     */
    findingsWithRepairPlan: number
    /**
     * Runtime probes that ran.
     */
    runtimeProbeCount: number
    /**
     * Screenshots and baselines that were taken or compared.
     */
    visualArtifactCount: number
  }
  /**
   * How far the verdict can be trusted.
   */
  confidence: {
    /**
     * The score in words.
     */
    level: 'low' | 'moderate' | 'high'
    /**
     * From 0 (a guess) to 1 (certain).
     */
    score: number
    /**
     * What raised or lowered the score.
     */
    reasons: StringArray
  }
}
