// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { NonEmptyString } from './common.v1.ts'
import type { ShowcaseShortlistEntry } from './showcase-shortlist-report.v1.ts'
/**
 * One showcase site, made from content to prove that it works. The showcase run writes it; the showcase manifest and shortlist contain it.
 */
export interface ShowcaseManifestEntryV1 {
  /**
   * Slug of the site.
   */
  slug: NonEmptyString
  /**
   * State of the site in the showcase.
   */
  status: string
  /**
   * Grade of the site, or `pending` until it is graded.
   */
  classification: string
  /**
   * What the site was made from, such as a blueprint; null when not recorded.
   */
  origin?: string | null
  /**
   * Target the site was built for; null when not recorded.
   */
  target?: string | null
  /**
   * Whether the site is a candidate for the shortlist, or a word that says how far it has come.
   */
  goldenCandidate?: string | boolean
  /**
   * Remarks for readers; null when there are none.
   */
  notes?: string | null
  /**
   * Link to the site, relative to the base address; null when it is not online.
   */
  url?: string | null
  /**
   * Preview image; null when there is none.
   */
  thumbnail?: Thumbnail | null
  /**
   * Last verification of the site; null when it was not verified.
   */
  verification?: ShowcaseShortlistEntry | null
}
/**
 * A preview image.
 */
export interface Thumbnail {
  /**
   * Link to the image, relative to the base address.
   */
  src: NonEmptyString
  /**
   * Text that replaces the image.
   */
  alt: NonEmptyString
  /**
   * Width in pixels.
   */
  width?: number
  /**
   * Height in pixels.
   */
  height?: number
}
