// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { ResolutionAction } from './authority-resolution.v2.ts'
import type { LoopState } from './loop-readiness.v2.ts'
import type { RuntimeProbePayloadV2 } from './runtime-probe-payload.v2.ts'
import type { GraphAnchor, HealthStatus, RepairAction, RepairPlan, Severity } from './verification-report.common.v1.ts'
import type { EvidenceTier, StringArray } from './verification-report.common.v2.ts'
/**
 * What produced it.
 */
export type FindingSource =
  | 'audit'
  | 'assertion'
  | 'browser'
  | 'check'
  | 'brownfield'
  | 'design-token'
  | 'style-bridge'
  | 'graph'
  | 'runtime'
  | 'pack'
  | 'interaction'
  | 'visual'
  | 'benchmark'

/**
 * What a verification run found and what it was based on, without source text, so that it can be kept or shown to others. Written by the verifier; read by reviewers, dashboards and attestations.
 */
export interface EvidenceBundleV2 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/evidence-bundle.v2.json'
  /**
   * When the bundle was made, ISO 8601.
   */
  generatedAt: string
  /**
   * The project that was checked.
   */
  project: {
    /**
     * Identifier of the project.
     */
    id: string
    /**
     * Name that stands for the project folder; not a path of the machine.
     */
    rootLabel: string
    /**
     * Path within the repository; null when it is the repository itself.
     */
    projectPath?: string | null
    /**
     * How the project is worked on; null when unknown.
     */
    workflowMode?: string | null
    /**
     * How much of the project follows a contract; null when unknown.
     */
    adoptionMode?: string | null
  }
  /**
   * The programs that made the evidence.
   */
  toolchain: {
    /**
     * Version of the verifier; null when unknown.
     */
    verifierVersion: string | null
    /**
     * Version of the command line; null when it was not used.
     */
    cliVersion?: string | null
    /**
     * Version of the tool server; null when it was not used.
     */
    mcpServerVersion?: string | null
  }
  /**
   * What the bundle holds back.
   */
  privacy: {
    /**
     * Whether the bundle must stay on the machine that made it.
     */
    localOnly: boolean
    /**
     * Always false: a bundle never carries source text.
     */
    sourceIncluded: false
    /**
     * Names of the fields that were emptied.
     */
    redactedFields: StringArray
    /**
     * Whether screenshots must stay on that machine.
     */
    screenshotsLocalOnly: boolean
    /**
     * Whether the owner allows the bundle to be sent elsewhere.
     */
    hostedUploadAllowed: boolean
  }
  /**
   * How far the run went.
   */
  evidenceTier: EvidenceTier
  /**
   * The verdict in figures.
   */
  health: {
    status: HealthStatus
    /**
     * 100 for a project without findings.
     */
    score: number
    /**
     * Findings of severity `error`.
     */
    errorCount: number
    /**
     * Findings of severity `warn`.
     */
    warnCount: number
    /**
     * Findings of severity `info`.
     */
    infoCount: number
    /**
     * All findings.
     */
    findingCount: number
  }
  /**
   * The files that the run relied on.
   */
  provenance: {
    /**
     * The essence document.
     */
    essence: ProvenanceFile
    /**
     * The manifest of the execution packs.
     */
    packManifest: ProvenanceFile
    /**
     * The review pack.
     */
    reviewPack: ProvenanceFile
    /**
     * The graph snapshot.
     */
    graphSnapshot: ProvenanceFile
    /**
     * The manifest of the graph build.
     */
    graphManifest: ProvenanceFile
    /**
     * The changes since the previous snapshot.
     */
    graphDiff: ProvenanceFile
    /**
     * The contract capsule.
     */
    contractCapsule: ProvenanceFile
    /**
     * The configuration of the workspace.
     */
    workspaceConfig?: ProvenanceFile
    /**
     * The design tokens that were compared.
     */
    designTokens?: ProvenanceFile
    /**
     * The runtime probe results.
     */
    runtimeProbe?: ProvenanceFile
    /**
     * The list of visual baselines.
     */
    visualManifest?: ProvenanceFile
  }
  /**
   * Each rule that was tested, with its outcome.
   */
  assertions: Assertion[]
  /**
   * Everything found; empty when nothing was.
   */
  findings: Finding[]
  /**
   * Checks made in a browser.
   */
  browser?: {
    /**
     * Whether a browser was asked for.
     */
    enabled: boolean
    /**
     * How the browser checks went.
     */
    status: 'not_requested' | 'unavailable' | 'passed' | 'failed'
    /**
     * Address that was opened; null when none was.
     */
    baseUrl: string | null
    /**
     * Paths of the screenshots taken.
     */
    screenshots: StringArray
    /**
     * What the browser checks found, one sentence each.
     */
    findings: StringArray
  }
  /**
   * Comparison of design tokens.
   */
  designTokens?: {
    /**
     * File or system that the expected tokens came from.
     */
    source: string
    /**
     * How the comparison went.
     */
    status: 'not_requested' | 'passed' | 'warning' | 'error'
    /**
     * Tokens that were compared.
     */
    compared: number
    /**
     * Tokens with the same value on both sides.
     */
    matched: number
    /**
     * Names of tokens that the project lacks.
     */
    missing: StringArray
  }
  /**
   * Results of the runtime probes; null when none ran.
   */
  runtimeProbe?: RuntimeProbePayloadV2 | null
  /**
   * Files that belong to the evidence.
   */
  artifacts?: Artifact[]
  /**
   * How a dashboard may treat the bundle.
   */
  dashboard?: {
    /**
     * Whether the bundle may leave the machine as it is.
     */
    safeToUpload: boolean
    /**
     * Who may keep it. `local-only`: nobody else; `team-report`: the team; `public-benchmark`: anyone.
     */
    retentionClass: 'local-only' | 'team-report' | 'public-benchmark'
    /**
     * What was removed and why.
     */
    redactionNotes: StringArray
  }
}
/**
 * A file that the run relied on.
 */
export interface ProvenanceFile {
  /**
   * Where the file lies or would lie.
   */
  path: string
  /**
   * Whether it exists.
   */
  present: boolean
  /**
   * Digest of its bytes; null when it is absent.
   */
  hash: string | null
  /**
   * When it was generated, ISO 8601; null when unknown.
   */
  generatedAt: string | null
}
/**
 * One rule that was tested.
 */
export interface Assertion {
  /**
   * Identifier, unique within the bundle.
   */
  id: string
  /**
   * What the rule is about.
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
    | 'runtime'
    | 'visual'
  /**
   * Outcome; `not_applicable` when there was nothing to test.
   */
  status: 'passed' | 'failed' | 'not_applicable'
  severity: Severity
  /**
   * The outcome in one sentence.
   */
  message: string
  /**
   * What was seen.
   */
  evidence: StringArray
  /**
   * Name of the rule.
   */
  rule: string
  /**
   * Route, component or token concerned.
   */
  target?: string
  /**
   * The smallest change that would make it pass.
   */
  suggestedFix?: string
  /**
   * The graph node concerned.
   */
  graph?: GraphAnchor
}
/**
 * One thing that is wrong or worth knowing.
 */
export interface Finding {
  /**
   * Identifier that commands accept, stable while the finding stays the same.
   */
  id: string
  source: FindingSource
  /**
   * Topic of the finding.
   */
  category: string
  severity: Severity
  /**
   * What is wrong, in one sentence.
   */
  message: string
  /**
   * What was seen, without source text.
   */
  evidence: StringArray
  /**
   * How to fix it, in one sentence.
   */
  remediationSummary: string
  /**
   * Commands that help to fix or check it.
   */
  commands: StringArray
  /**
   * Command that prints a prompt for an agent.
   */
  promptCommand: string
  /**
   * Code of the check.
   */
  code?: string
  /**
   * Route, component or token concerned.
   */
  target?: string
  /**
   * Rule that was broken.
   */
  rule?: string
  /**
   * The smallest change that would clear it.
   */
  suggestedFix?: string
  /**
   * The graph node concerned.
   */
  graph?: GraphAnchor
  /**
   * The repair that clears it.
   */
  repair?: RepairAction
  /**
   * Ordered steps of the repair.
   */
  repairPlan?: RepairPlan
  /**
   * How far the check behind the finding went.
   */
  evidenceTier?: EvidenceTier
  /**
   * The source of truth that the finding appeals to.
   */
  authorityLane?: string
  /**
   * Ways to settle it, the best first.
   */
  resolutionActions?: ResolutionAction[]
  privacy?: FindingPrivacy
  /**
   * The loop state that the finding leads to.
   */
  loopVerdict?: LoopState
  /**
   * Runtime probes that support the finding.
   */
  runtimeProbeIds?: StringArray
  /**
   * Artifacts that support the finding.
   */
  artifactIds?: StringArray
}
/**
 * A file that belongs to the evidence.
 */
export interface Artifact {
  /**
   * Identifier, unique within the bundle.
   */
  id: string
  /**
   * What the file is.
   */
  kind:
    | 'evidence-bundle'
    | 'runtime-probe'
    | 'project-health'
    | 'graph-snapshot'
    | 'visual-manifest'
    | 'screenshot'
    | 'baseline-diff'
    | 'repair-prompt'
    | 'benchmark-transcript'
  /**
   * Where the file lies.
   */
  path: string
  /**
   * Whether it must stay on the machine that made it.
   */
  localOnly: boolean
  /**
   * Digest of its bytes; null when unknown.
   */
  hash?: string | null
  /**
   * Route that it shows; null when it shows none.
   */
  route?: string | null
  /**
   * Finding that it supports; null when it supports none.
   */
  findingId?: string | null
  /**
   * Whether anything was removed from it.
   */
  redacted?: boolean
}
/**
 * What the finding may reveal.
 */
export interface FindingPrivacy {
  /**
   * Always false: a finding never carries source text.
   */
  sourceIncluded: false
  /**
   * Whether anything was removed from the finding.
   */
  redacted: boolean
  /**
   * Whether it must stay on the machine that made it.
   */
  localOnly: boolean
}
