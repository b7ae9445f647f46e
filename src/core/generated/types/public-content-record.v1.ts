// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { ContentIntelligenceV1 } from './content-intelligence.v1.ts'
/**
 * One content record in full, with what is known about its quality. The service writes it as the answer to a request for a single record.
 */
export interface PublicContentRecordV1 {
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
   * Type of the record in the singular.
   */
  type: string
  /**
   * Version of the record.
   */
  version: string
  /**
   * The record itself; its own `$schema` names the schema it follows.
   */
  data: {
    [k: string]: unknown
  }
  /**
   * Who may read the record; official ones are `public`.
   */
  visibility: 'public' | 'private'
  /**
   * Stage of publication; official ones are `published`.
   */
  status: 'pending' | 'approved' | 'rejected' | 'published'
  /**
   * Day the record was created.
   */
  created_at: string
  /**
   * Day of the last change to the record.
   */
  updated_at: string
  /**
   * Day the record was first published; for official records the day of creation.
   */
  published_at?: string
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
   * Quality and verification of the record; null when not computed.
   */
  intelligence?: ContentIntelligenceV1 | null
  /**
   * Corpus the record comes from; `official` for every official record.
   */
  source?: string
  /**
   * Identity of the content release behind the answer; two releases never share it.
   */
  release?: string
}
