// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/**
 * How well the verifier does on a corpus of applications whose faults are known. Written by a benchmark run; read to judge how far its verdicts can be trusted.
 */
export interface ProofFieldReportV2 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/proof-field-report.v2.json'
  /**
   * When the report was made, ISO 8601.
   */
  generatedAt: string
  /**
   * Version of this shape.
   */
  schemaVersion: 2
  /**
   * Figures for the whole corpus, such as applications and faults tried.
   */
  summary: {
    [k: string]: unknown
  }
  /**
   * The applications of the corpus.
   *
   * Items: One application: its identifier, the faults planted and the faults found.
   */
  apps: {
    [k: string]: unknown
  }[]
  /**
   * Rates from 0 to 1; further measures may be added.
   */
  metrics: {
    /**
     * Share of planted faults that were found.
     */
    adversarialCatchRate: number
    /**
     * Share of findings that were wrong.
     */
    falsePositiveRate: number
    /**
     * Share of findings tied to a graph node.
     */
    graphAnchorCoverage: number
    /**
     * Share of findings with a repair plan.
     */
    repairPlanCoverage: number
    /**
     * Share of loop verdicts that a reviewer agreed with.
     */
    loopVerdictQuality: number
    [k: string]: unknown
  }
  /**
   * What the figures do not prove.
   */
  honesty: {
    /**
     * Whether the report states its limits well enough to be published.
     */
    pass: boolean
    /**
     * What the corpus or the run does not show.
     */
    knownLimitations: string[]
    /**
     * Release that should repeat the run; null when none is named.
     */
    recommendedNextVersion: string | null
  }
}
