// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { ShowcaseManifestEntryV1 } from './showcase-manifest-entry.v1.ts'
/**
 * All showcase sites. The service writes it; readers use it to see content at work and how each site was verified.
 */
export interface ShowcaseManifestV1 {
  /**
   * Number of sites.
   */
  total: number
  /**
   * Number of sites on the shortlist.
   */
  shortlisted: number
  /**
   * The sites.
   */
  apps: ShowcaseManifestEntryV1[]
}
