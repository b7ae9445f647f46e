// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { ShowcaseManifestEntryV1 } from './showcase-manifest-entry.v1.ts'
import type { ShowcaseShortlistSummary } from './showcase-shortlist-report.v1.ts'
/**
 * The showcase sites chosen as the best evidence, with totals of their verification. The service writes it.
 */
export interface ShowcaseShortlistV1 {
  /**
   * Time of the verification; null when none was run.
   */
  generatedAt: string | null
  /**
   * Totals of the verification; null when none was run.
   */
  summary: ShowcaseShortlistSummary | null
  /**
   * The sites on the shortlist.
   */
  apps: ShowcaseManifestEntryV1[]
}
