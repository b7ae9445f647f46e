// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/**
 * Whole number from 0.
 */
export type Count = number

/**
 * Counts that show how much of the content is judged, recommended and verified, in total and by type. The service writes it; dashboards and tools read it.
 */
export interface RegistryIntelligenceSummaryV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/registry-intelligence-summary.v1.json'
  /**
   * Time of the content release.
   */
  generated_at: string
  /**
   * Namespace that was counted; null means all.
   */
  namespace: string | null
  /**
   * Counts over all types.
   */
  totals: Bucket
  /**
   * Counts of each type.
   */
  by_type: {
    /**
     * Counts of patterns.
     */
    pattern: Bucket
    /**
     * Counts of themes.
     */
    theme: Bucket
    /**
     * Counts of blueprints.
     */
    blueprint: Bucket
    /**
     * Counts of archetypes.
     */
    archetype: Bucket
    /**
     * Counts of shells.
     */
    shell: Bucket
  }
  /**
   * Identity of the content release behind the answer; two releases never share it.
   */
  release?: string
}
/**
 * Counts over one set of records; hidden blueprints are left out, as they are in lists.
 */
export interface Bucket {
  /**
   * Records that lists show.
   */
  total_public_items: Count
  /**
   * Records with intelligence.
   */
  with_intelligence: Count
  /**
   * Recommended records.
   */
  recommended: Count
  /**
   * Records whose intelligence source is `authored`.
   */
  authored: Count
  /**
   * Records whose intelligence source is `benchmark`.
   */
  benchmark: Count
  /**
   * Records whose intelligence source is `hybrid`.
   */
  hybrid: Count
  /**
   * Records without a known intelligence source.
   */
  missing_source: Count
  /**
   * Records whose verification status is `smoke-green`.
   */
  smoke_green: Count
  /**
   * Records whose verification status is `build-green`.
   */
  build_green: Count
  /**
   * Records in the confidence tier `high`.
   */
  high_confidence: Count
  /**
   * Records in the confidence tier `verified`.
   */
  verified_confidence: Count
}
