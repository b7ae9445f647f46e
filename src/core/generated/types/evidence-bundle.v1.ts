// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { FindingSource, GraphAnchor, HealthStatus, RepairAction, RepairPlan, Severity, StringArray } from './verification-report.common.v1.ts'
/**
 * Redacted evidence of one verification: digests, assertions and findings without source text. Written by the verifier; read by reviewers and agents who were not there.
 */
export interface EvidenceBundleV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/evidence-bundle.v1.json'
  /**
   * When the bundle was made, ISO 8601.
   */
  generatedAt: string
  project: Project
  toolchain: Toolchain
  privacy: Privacy
  health: Health
  provenance: Provenance
  /**
   * What was tested, with the outcome.
   */
  assertions: Assertion[]
  /**
   * What was found.
   */
  findings: Finding[]
  browser?: Browser
  designTokens?: DesignTokens
}
/**
 * Which project the evidence is about.
 */
export interface Project {
  /**
   * Identifier of the project.
   */
  id: string
  /**
   * Name of the project folder, without the path that leads to it.
   */
  rootLabel: string
}
/**
 * What produced the evidence.
 */
export interface Toolchain {
  /**
   * Version of the verifier; null when unknown.
   */
  verifierVersion: string | null
}
/**
 * What was held back.
 */
export interface Privacy {
  /**
   * Whether the bundle is meant to stay on the machine that made it.
   */
  localOnly: boolean
  /**
   * Fields that were removed or masked.
   */
  redactedFields: StringArray
  /**
   * Whether screenshots are named here but kept on that machine.
   */
  screenshotsLocalOnly: boolean
}
/**
 * Health of the project in figures.
 */
export interface Health {
  status: HealthStatus
  /**
   * From 0 to 100; 100 means that nothing was found.
   */
  score: number
  /**
   * Number of findings of severity error.
   */
  errorCount: number
  /**
   * Number of findings of severity warn.
   */
  warnCount: number
  /**
   * Number of findings of severity info.
   */
  infoCount: number
  /**
   * Number of findings of any severity.
   */
  findingCount: number
}
/**
 * Files that the verification read.
 */
export interface Provenance {
  /**
   * The essence document.
   */
  essence: Artifact
  /**
   * The pack manifest.
   */
  packManifest: Artifact
  /**
   * The review pack.
   */
  reviewPack: Artifact
  /**
   * The graph snapshot.
   */
  graphSnapshot: Artifact
  /**
   * The graph manifest.
   */
  graphManifest: Artifact
  /**
   * The graph diff.
   */
  graphDiff: Artifact
  /**
   * The contract capsule.
   */
  contractCapsule: Artifact
  /**
   * The workspace configuration; absent outside a workspace.
   */
  workspaceConfig?: Artifact
  /**
   * The design token file; absent when none was given.
   */
  designTokens?: Artifact
}
/**
 * One file that was looked for.
 */
export interface Artifact {
  /**
   * Path relative to the project root.
   */
  path: string
  /**
   * Whether the file was found.
   */
  present: boolean
  /**
   * Digest of its bytes; null when it was not found.
   */
  hash: string | null
  /**
   * When it was made, ISO 8601; null when unknown.
   */
  generatedAt: string | null
}
/**
 * One thing that was tested.
 */
export interface Assertion {
  /**
   * Identifier, unique within the bundle.
   */
  id: string
  /**
   * What the assertion is about.
   */
  category:
    | 'route'
    | 'shell'
    | 'region'
    | 'interaction'
    | 'accessibility'
    | 'design-token'
    | 'context'
    | 'policy'
  /**
   * Outcome; `not_applicable` when the project has nothing to test.
   */
  status: 'passed' | 'failed' | 'not_applicable'
  /**
   * `error` must be fixed, `warn` should be, `info` is for information. Applies when the assertion fails.
   */
  severity: Severity
  /**
   * The outcome, in one sentence.
   */
  message: string
  /**
   * Facts that show it.
   */
  evidence: StringArray
  /**
   * Name of the rule that was tested.
   */
  rule: string
  /**
   * Route, page, component or token concerned.
   */
  target?: string
  /**
   * What to change, in one sentence; absent when nothing is wrong.
   */
  suggestedFix?: string
}
/**
 * One finding without source text.
 */
export interface Finding {
  /**
   * Identifier, unique within the bundle.
   */
  id: string
  source: FindingSource
  /**
   * Group of related rules.
   */
  category: string
  severity: Severity
  /**
   * What is wrong, in one sentence.
   */
  message: string
  /**
   * Facts that show it, such as a file with a line.
   */
  evidence: StringArray
  /**
   * What to do, in one sentence.
   */
  remediationSummary: string
  /**
   * Commands that help with the repair or check it.
   */
  commands: StringArray
  /**
   * Command that prints the repair prompt of this finding.
   */
  promptCommand: string
  /**
   * Diagnostic code; absent for a finding outside the catalogue.
   */
  code?: string
  /**
   * Route, page, component or token concerned.
   */
  target?: string
  /**
   * Name of the rule that was broken.
   */
  rule?: string
  /**
   * What to change, in one sentence.
   */
  suggestedFix?: string
  graph?: GraphAnchor
  repair?: RepairAction
  repairPlan?: RepairPlan
}
/**
 * Results of rendering in a browser; absent when the run had no browser part.
 */
export interface Browser {
  /**
   * Whether browser checks were asked for.
   */
  enabled: boolean
  /**
   * Outcome; `unavailable` when no browser could be started.
   */
  status: 'not_requested' | 'unavailable' | 'passed' | 'failed'
  /**
   * Address that was opened; null when none was.
   */
  baseUrl: string | null
  /**
   * Paths of the screenshots that were taken.
   */
  screenshots: StringArray
  /**
   * What the browser checks found, one sentence each.
   */
  findings: StringArray
}
/**
 * Comparison of a design token file with the project; absent when none was made.
 */
export interface DesignTokens {
  /**
   * Token file or tool that the values come from.
   */
  source: string
  /**
   * Outcome of the comparison.
   */
  status: 'not_requested' | 'passed' | 'warning' | 'error'
  /**
   * Number of tokens that were compared.
   */
  compared: number
  /**
   * Number of those that the project has with the same value.
   */
  matched: number
  /**
   * Names of those that the project lacks.
   */
  missing: StringArray
}
