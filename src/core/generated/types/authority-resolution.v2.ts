// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { GraphAnchor, Severity } from './verification-report.common.v1.ts'
/**
 * A source of truth. `production-source`: the code as it runs; `local-law`: rules of the project; `style-bridge`: how its design tokens map to its styling; `essence-contract`: its essence document; `registry-guidance`: advice from content records.
 */
export type Lane =
  'production-source' | 'local-law' | 'style-bridge' | 'essence-contract' | 'registry-guidance'

/**
 * Which source of truth wins when code, local rules, style bridge, contract and guidance disagree, and each disagreement found. Written by the verifier inside its reports; read before an edit to know what must not be overruled.
 */
export interface AuthorityResolutionV2 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema?: 'https://svc.example/schemas/authority-resolution.v2.json'
  /**
   * Version of this shape.
   */
  schemaVersion: 2
  /**
   * When it was resolved, ISO 8601; absent when the enclosing report says so.
   */
  generatedAt?: string
  /**
   * All lanes, the strongest first.
   */
  order: RankedLane[]
  /**
   * The lane that decides for this project now.
   */
  activeLane: Lane
  /**
   * The decision in one sentence, for a person.
   */
  summary: string
  /**
   * Disagreements between lanes; empty when there are none.
   */
  conflicts: Conflict[]
  /**
   * When to stop editing and ask a person.
   */
  stopRule: string
}
/**
 * A lane and its place in the order.
 */
export interface RankedLane {
  /**
   * Which lane.
   */
  id: Lane
  /**
   * Its name for a person.
   */
  label: string
  /**
   * What it is trusted for.
   */
  role: string
  /**
   * 1 is the strongest.
   */
  rank: number
}
/**
 * One disagreement between two sources of truth.
 */
export interface Conflict {
  /**
   * Identifier, unique within the document.
   */
  id: string
  /**
   * Check or document that reported it.
   */
  source: string
  /**
   * Topic of the disagreement.
   */
  category: string
  severity: Severity
  /**
   * What disagrees with what.
   */
  message: string
  /**
   * The lane that is contradicted.
   */
  lane: Lane
  /**
   * `blocking` stops edits, `repairable` can be fixed in the loop, `advisory` may be left.
   */
  status: 'blocking' | 'repairable' | 'advisory'
  /**
   * Ways to settle it, the best first.
   */
  recommendedActions: ResolutionAction[]
  /**
   * The graph node concerned; absent when none is known.
   */
  graphAnchor?: GraphAnchor
}
/**
 * One way to settle a disagreement.
 */
export interface ResolutionAction {
  /**
   * What would be changed: the source, the rules, a bridge, a generated file, or only how the finding is treated.
   */
  kind:
    | 'repair_source'
    | 'accept_observed_source'
    | 'codify_local_law'
    | 'update_style_bridge'
    | 'regenerate_graph'
    | 'regenerate_context'
    | 'defer_to_drift_log'
    | 'mark_advisory'
  /**
   * The action in a few words.
   */
  label: string
  /**
   * Command that performs it; null when it is manual work.
   */
  command: string | null
  /**
   * Whether it changes files of the project.
   */
  writes: boolean
  /**
   * Why it settles the disagreement.
   */
  rationale: string
}
