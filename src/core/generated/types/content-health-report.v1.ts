// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/**
 * Text of at least one character.
 */
export type NonEmptyString = string
/**
 * Whole number from 0.
 */
export type Count = number
/**
 * Part of a whole, 0 to 1, rounded to three decimals.
 */
export type Share = number
/**
 * Type of a content record.
 */
export type ContentType = 'pattern' | 'theme' | 'blueprint' | 'archetype' | 'shell'

/**
 * Result of checking a folder of content records: validity, references, quality and coverage. The content check writes it; authors and CI read it.
 */
export interface ContentHealthReportV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/content-health-report.v1.json'
  /**
   * Time the report was made.
   */
  generatedAt: string
  /**
   * Folder that was checked.
   */
  contentRoot: NonEmptyString
  /**
   * `error` with any error, else `warning` with any warning, else `healthy`.
   */
  status: 'healthy' | 'warning' | 'error'
  /**
   * 100 minus 15 for each error, 2 for each warning (75 at most) and 0.5 for each info (10 at most), rounded, never below 0.
   */
  score: number
  /**
   * Totals over all folders.
   */
  summary: {
    /**
     * Records found.
     */
    itemCount: Count
    /**
     * Records that satisfy their schema.
     */
    validCount: Count
    /**
     * Findings of severity `error`.
     */
    errorCount: Count
    /**
     * Findings of severity `warn`.
     */
    warnCount: Count
    /**
     * Findings of severity `info`.
     */
    infoCount: Count
    /**
     * Findings of any severity.
     */
    findingCount: Count
    /**
     * Files that are not records and were passed over.
     */
    ignoredCount: Count
    /**
     * Type folders found.
     */
    contentDirectoryCount: Count
  }
  /**
   * Totals of each type folder.
   */
  content: Directory[]
  /**
   * References from record to record.
   */
  references: {
    /**
     * References looked up.
     */
    checked: Count
    /**
     * References to a record that does not exist.
     */
    missing: Count
    /**
     * Missing references by the type of record they name.
     */
    missingByType: {
      pattern: Count
      theme: Count
      blueprint: Count
      archetype: Count
      shell: Count
    }
  }
  /**
   * Share of records that carry optional guidance; 1 where there is no such record.
   */
  quality: {
    /**
     * Patterns with a visual brief.
     */
    patternVisualBriefCoverage: Share
    /**
     * Patterns with interactions.
     */
    patternInteractionCoverage: Share
    /**
     * Themes with decorators.
     */
    themeDecoratorCoverage: Share
    /**
     * Blueprints with a personality.
     */
    blueprintPersonalityCoverage: Share
    /**
     * Blueprints with a voice.
     */
    blueprintVoiceCoverage: Share
    /**
     * Archetypes with page briefs.
     */
    archetypePageBriefCoverage: Share
  }
  /**
   * How to run the check in CI.
   */
  ci: {
    /**
     * Command line to run.
     */
    recommendedCommand: NonEmptyString
    /**
     * Lowest severity that fails the run; `none` never fails it.
     */
    failOn: 'error' | 'warn' | 'none'
  }
  /**
   * Everything the check has to say.
   */
  findings: Finding[]
}
/**
 * Totals of one type folder.
 */
export interface Directory {
  /**
   * Type of the records in the folder.
   */
  type: ContentType
  /**
   * Name of the folder.
   */
  directory: 'patterns' | 'themes' | 'blueprints' | 'archetypes' | 'shells'
  /**
   * Records found.
   */
  itemCount: Count
  /**
   * Records that satisfy their schema.
   */
  validCount: Count
  /**
   * Findings of severity `error`.
   */
  errorCount: Count
  /**
   * Findings of severity `warn`.
   */
  warnCount: Count
  /**
   * Findings of severity `info`.
   */
  infoCount: Count
  /**
   * Files that are not records and were passed over.
   */
  ignoredCount: Count
}
/**
 * One thing the check found.
 */
export interface Finding {
  /**
   * Identifier made from source and subject.
   */
  id: NonEmptyString
  /**
   * Kind of check that found it.
   */
  source: 'schema' | 'reference' | 'quality' | 'coverage' | 'content'
  /**
   * Group of related rules.
   */
  category: NonEmptyString
  /**
   * `error` must be fixed, `warn` should be, `info` is for information.
   */
  severity: 'error' | 'warn' | 'info'
  /**
   * What is wrong, in one sentence.
   */
  message: NonEmptyString
  /**
   * Facts that show it, such as paths and values.
   */
  evidence: string[]
  /**
   * How to put it right.
   */
  remediation: {
    /**
     * The remedy in one sentence.
     */
    summary: NonEmptyString
    /**
     * The remedy as an instruction for a coding agent.
     */
    prompt: NonEmptyString
    /**
     * Commands that apply or confirm the remedy.
     */
    commands: NonEmptyString[]
  }
  /**
   * Path of the file, relative to the folder checked.
   */
  file?: string
  /**
   * Type of the record concerned.
   */
  type?: ContentType
  /**
   * Id of the record concerned.
   */
  itemId?: string
  /**
   * Id of the rule.
   */
  rule?: string
  /**
   * Value or edit that would satisfy the rule.
   */
  suggestedFix?: string
}
