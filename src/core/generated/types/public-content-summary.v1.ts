// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { ContentIntelligenceV1 } from './content-intelligence.v1.ts'
/**
 * One row of a list or search answer: enough to show and choose a record without reading all of it. The service writes it.
 */
export interface PublicContentSummaryV1 {
  /**
   * Identifier of the record, equal to its slug.
   */
  id: string
  /**
   * Last part of the address of the record.
   */
  slug: string
  /**
   * Namespace the record belongs to.
   */
  namespace: string
  /**
   * Corpus the record comes from; `official` for every official record.
   */
  source?: string
  /**
   * Type of the record in the singular.
   */
  type: string
  /**
   * Version of the record.
   */
  version?: string
  /**
   * Name shown to people; absent when the record has none.
   */
  name?: string
  /**
   * What the record is, in one or two sentences; absent when it has none.
   */
  description?: string
  /**
   * Day the record was first published.
   */
  published_at?: string
  /**
   * Day of the last change to the record; orders lists sorted by `recent`.
   */
  updated_at?: string
  /**
   * Name of the owner; null when the record has none.
   */
  owner_name?: string | null
  /**
   * User name of the owner; null when the record has none.
   */
  owner_username?: string | null
  /**
   * Address of a preview image; null when there is none.
   */
  thumbnail_url?: string | null
  /**
   * How ready a blueprint is and where it is shown; null for every other type.
   */
  blueprint_portfolio?: Portfolio | null
  /**
   * Quality and verification of the record; null when not computed. Its `evidence` and `recommendation_blockers` are empty here, because they would be most of the bytes of a list; read them from the record.
   */
  intelligence?: ContentIntelligenceV1 | null
}
/**
 * Standing of a blueprint in the catalogue.
 */
export interface Portfolio {
  /**
   * Where it is listed: featured, public, labs or hidden.
   */
  visibility: string
  /**
   * How far it can be relied on.
   */
  maturity: string
  /**
   * Why it has this visibility and maturity.
   */
  rationale: string
  /**
   * Slug of the blueprint to use instead.
   */
  recommended_alternative?: string
  /**
   * The site that shows the blueprint at work.
   */
  artifact: {
    /**
     * State of that site: none, planned, candidate or certified.
     */
    status: string
    /**
     * Slug of the showcase entry.
     */
    showcase?: string
    /**
     * Remarks for maintainers.
     */
    notes?: string
  }
}
