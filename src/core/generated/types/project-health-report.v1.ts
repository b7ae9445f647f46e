// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { FailOn, FindingSource, GraphAnchor, HealthStatus, NonEmptyString, RepairAction, RepairPlan, Severity, StringArray } from './verification-report.common.v1.ts'
/**
 * The health of one project: contract, routes, packs, graph and findings, each with a way to repair it. Written by the verifier; read on its own or inside the version 1 CI report.
 */
export interface ProjectHealthReportV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/project-health-report.v1.json'
  /**
   * When the report was made, ISO 8601.
   */
  generatedAt: string
  /**
   * Folder that was examined.
   */
  projectRoot: string
  status: HealthStatus
  /**
   * From 0 to 100; 100 means that nothing was found.
   */
  score: number
  summary: Summary
  routes: Routes
  packs: Packs
  graph: Graph
  ci: Ci
  /**
   * Everything that was found, of any severity.
   */
  findings: ProjectHealthFinding[]
}
/**
 * The report in figures.
 */
export interface Summary {
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
  /**
   * How the project began, such as `greenfield` or `brownfield`; null when unknown.
   */
  workflowMode: string | null
  /**
   * How far the project follows its contract; null when unknown.
   */
  adoptionMode: string | null
  /**
   * `version` of the essence document; null when there is none.
   */
  essenceVersion: string | null
  /**
   * Number of pages that the essence document declares.
   */
  pageCount: number
  /**
   * Whether build output was examined.
   */
  runtimeAuditChecked: boolean
  /**
   * Whether the build output passed; null when it was not examined.
   */
  runtimePassed: boolean | null
  /**
   * Whether a pack manifest was read.
   */
  packManifestPresent: boolean
  /**
   * Whether a review pack was read.
   */
  reviewPackPresent: boolean
}
/**
 * Declared routes against the build output.
 */
export interface Routes {
  /**
   * Route paths that the essence document declares.
   */
  declared: StringArray
  /**
   * Route paths that were looked for in the build output.
   */
  runtimeChecked: StringArray
  /**
   * Number of those that were found.
   */
  runtimeMatched: number
  /**
   * Whether all of them were found; null when the output was not examined.
   */
  runtimeCoverageOk: boolean | null
  /**
   * What is wrong with the routes, one sentence each.
   */
  issues: StringArray
}
/**
 * Which compiled packs are present.
 */
export interface Packs {
  /**
   * Whether there is a pack manifest.
   */
  manifestPresent: boolean
  /**
   * Whether there is a review pack.
   */
  reviewPackPresent: boolean
  /**
   * Whether there is a scaffold pack.
   */
  scaffoldPackPresent: boolean
  /**
   * Number of section packs.
   */
  sectionPackCount: number
  /**
   * Number of page packs.
   */
  pagePackCount: number
  /**
   * Number of mutation packs.
   */
  mutationPackCount: number
  /**
   * When the packs were compiled, ISO 8601; null without a manifest.
   */
  generatedAt: string | null
}
/**
 * State of the saved project graph.
 */
export interface Graph {
  /**
   * Whether any graph file was found.
   */
  present: boolean
  /**
   * Whether the graph can be used.
   */
  ready: boolean
  /**
   * Whether it agrees with the source; null when that could not be decided.
   */
  current: boolean | null
  /**
   * Whether there is a snapshot.
   */
  snapshotPresent: boolean
  /**
   * Whether there is a graph manifest.
   */
  manifestPresent: boolean
  /**
   * Whether there is a diff.
   */
  diffPresent: boolean
  /**
   * Whether there is a contract capsule.
   */
  capsulePresent: boolean
  /**
   * Id of the snapshot; null when there is none.
   */
  snapshotId: string | null
  /**
   * Digest over the inputs of the snapshot; null when there is none.
   */
  sourceHash: string | null
  /**
   * Digest of the essence document in the capsule; null when unknown.
   */
  contractHash: string | null
  /**
   * Contract cache key of the capsule; null when unknown.
   */
  contractCacheKey: string | null
  /**
   * Number of inputs that the graph was built from.
   */
  sourceArtifactCount: number
  /**
   * Largest number of inputs that the capsule lists; null without a capsule.
   */
  capsuleSourceArtifactLimit: number | null
  /**
   * Whether the capsule leaves inputs out; null without a capsule.
   */
  capsuleSourceArtifactsTruncated: boolean | null
  /**
   * Inputs that changed after the graph was built.
   */
  staleArtifacts: StringArray
  /**
   * Why the graph could not be read; null when it could, or when there is none.
   */
  error: string | null
}
/**
 * How to run the same check in continuous integration.
 */
export interface Ci {
  /**
   * Command line to run.
   */
  recommendedCommand: NonEmptyString
  failOn: FailOn
}
/**
 * One finding with the way to repair it.
 */
export interface ProjectHealthFinding {
  /**
   * Identifier, unique within the report.
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
  remediation: Remediation
  /**
   * Diagnostic code; absent for a finding outside the catalogue.
   */
  code?: string
  /**
   * Route, page, component or token concerned.
   */
  target?: string
  /**
   * Path of the file concerned, relative to the project root.
   */
  file?: string
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
 * How to repair the finding.
 */
export interface Remediation {
  /**
   * What to do, in one sentence.
   */
  summary: NonEmptyString
  /**
   * The same as an instruction that an agent can follow.
   */
  prompt: NonEmptyString
  /**
   * Commands that help with the repair or check it.
   */
  commands: StringArray
}
