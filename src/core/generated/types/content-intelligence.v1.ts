// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { NonEmptyStringArray } from './common.v1.ts'
/**
 * What is known about the quality of one content record and how well it is proven. It is computed when the content is built, never authored, and read by lists, search and detail views.
 */
export interface ContentIntelligenceV1 {
  /**
   * Basis of the judgement: the record itself, verified sites that use it, or both.
   */
  source: 'authored' | 'benchmark' | 'hybrid'
  /**
   * Result of the showcase sites that use the record; `unknown` when none was verified.
   */
  verification_status:
    'unknown' | 'pending' | 'build-green' | 'build-red' | 'smoke-green' | 'smoke-red'
  /**
   * Targets those sites were verified for; empty when there are none.
   */
  target_coverage: NonEmptyStringArray
  /**
   * How many verified sites stand behind it: none, one, two, or three and more.
   */
  benchmark_confidence: 'none' | 'low' | 'medium' | 'high'
  /**
   * Step of `confidence_score`; `verified` when a smoke test has passed.
   */
  confidence_tier: 'low' | 'medium' | 'high' | 'verified'
  /**
   * Whether showcase sites use the record, and whether one of them is on the shortlist.
   */
  golden_usage: 'none' | 'showcase' | 'shortlisted'
  /**
   * Share of quality checks that the record meets, 0 to 100; null when not computed.
   */
  quality_score: number | null
  /**
   * How much evidence stands behind the quality, 0 to 100; null when not computed.
   */
  confidence_score: number | null
  /**
   * True: offered first, and returned when only recommended content is asked for.
   */
  recommended: boolean
  /**
   * What the judgement rests on, such as groups of checks met and sites that use it. Empty in the rows of lists and searches, which leave it out; the record has it.
   */
  evidence: NonEmptyStringArray
  /**
   * Why the record is recommended, in words.
   */
  recommendation_reasons: string[]
  /**
   * What keeps it from being recommended, in words a person can act on. Empty in the rows of lists and searches, which leave it out; the record has it.
   */
  recommendation_blockers: string[]
  /**
   * Time of the last verification; null when there was none.
   */
  last_verified_at?: string | null
  /**
   * Result of the showcase site that was verified for the record.
   */
  benchmark?: {
    /**
     * Grade of the site, A best; `pending` until it is graded.
     */
    classification?: 'pending' | 'A' | 'B' | 'C' | 'D'
    /**
     * Target the site was built for; null when not known.
     */
    target?: string | null
    /**
     * How far the built site strays from the contract.
     */
    drift_signal?: 'lower' | 'moderate' | 'elevated'
    /**
     * Whether the build succeeded; null when it was not run.
     */
    build_passed?: boolean | null
    /**
     * Whether the smoke test succeeded; null when it was not run.
     */
    smoke_passed?: boolean | null
  }
}
