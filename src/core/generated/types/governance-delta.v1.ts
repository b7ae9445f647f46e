// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { GraphAnchor, Severity, StringArray } from './verification-report.common.v1.ts'
/**
 * Path with forward slashes within the workspace, or `.`; never absolute and never above it.
 */
export type RelPath = string
/**
 * Whether everything needed was there; `incomplete` cannot prove a pass.
 */
export type Completeness = 'complete' | 'incomplete'
/**
 * Whether it still fits the files; `stale` cannot prove a pass.
 */
export type Freshness = 'fresh' | 'stale' | 'unknown'
/**
 * What happened to it.
 */
export type ChangeType = 'added' | 'updated' | 'removed'
/**
 * Identity of a finding across runs; does not depend on line numbers.
 */
export type Fingerprint = string
/**
 * `not_proven` when evidence is missing or stale.
 */
export type GateResult = 'pass' | 'fail' | 'not_proven'
/**
 * The result as a state: `blocked` for a fail, `incomplete` for one that is not proven.
 */
export type GateStatus = 'clean' | 'blocked' | 'incomplete'
/**
 * Lowest severity of a new finding that blocks; `none` never blocks.
 */
export type GateFailOn = 'error' | 'warn' | 'info' | 'none'

/**
 * Which findings a change brings, which were there before and which it clears, with the verdict of the gate. Written by the verifier against a baseline; read by the pipeline and by reviewers of the change.
 */
export interface GovernanceDeltaV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/governance-delta.v1.json'
  /**
   * Version of this shape.
   */
  schemaVersion: 1
  /**
   * When the report was made, ISO 8601.
   */
  generatedAt: string
  /**
   * The project that was compared.
   */
  project: {
    /**
     * Identifier of the project.
     */
    identity: string
    /**
     * Folder of the workspace.
     */
    workspaceRoot: RelPath
    /**
     * Folder of the application that was checked.
     */
    selectedAppRoot: RelPath
  }
  /**
   * The change that was looked at.
   */
  comparisonScope: {
    /**
     * What counts as the change.
     */
    kind: 'working_tree' | 'commit_range' | 'pull_request' | 'unknown'
    /**
     * Name of the change, such as a range or a number; null when it has none.
     */
    identity: string | null
  }
  /**
   * What changed.
   */
  changeBase: {
    /**
     * What the change is compared with; null when unknown.
     */
    identity: string | null
    /**
     * Digest of the list of changes; null when unknown.
     */
    hash: string | null
    /**
     * Git reference of the base; null when unknown.
     */
    baseRef: string | null
    /**
     * Git reference of the change; null when unknown.
     */
    headRef: string | null
    /**
     * Commit that both have in common; null when unknown.
     */
    mergeBase: string | null
    completeness: Completeness
    /**
     * Files that changed.
     */
    changedFiles: RelPath[]
    /**
     * Changed files whose effect is not known.
     */
    unresolvedFiles: RelPath[]
    /**
     * Routes that the change reaches.
     */
    changedRoutes: StringArray
    /**
     * Graph nodes that the change reaches.
     */
    impactedNodeIds: StringArray
    /**
     * What could not be compared.
     */
    limitations: StringArray
  }
  /**
   * The findings accepted earlier.
   */
  debtBaseline: {
    /**
     * The baseline; null when there is none.
     */
    identity: string | null
    /**
     * Its digest; null when there is none.
     */
    hash: string | null
    /**
     * Project that it was saved for; null when unknown.
     */
    projectIdentity: string | null
    /**
     * When it was saved, ISO 8601; null when unknown.
     */
    capturedAt: string | null
    completeness: Completeness
    freshness: Freshness
    /**
     * Whether its fingerprints can be compared with those of this run.
     */
    compatibility: 'compatible' | 'incompatible' | 'unknown'
    /**
     * What it does not show.
     */
    limitations: StringArray
    /**
     * Findings that it holds.
     */
    findingCount: number
  }
  /**
   * What this run was based on.
   */
  current: {
    /**
     * The health report.
     */
    health: Identified
    /**
     * The essence document.
     */
    contract: Identified
    /**
     * The content corpus.
     */
    content: Identified
    /**
     * The source files.
     */
    source: Identified
    /**
     * The project graph.
     */
    graph: {
      /**
       * What was used; null when there was nothing.
       */
      identity: string | null
      /**
       * Digest over its inputs; null when unknown.
       */
      sourceHash: string | null
      completeness: Completeness
      freshness: Freshness
      /**
       * What it does not show.
       */
      limitations: StringArray
    }
    /**
     * The evidence bundle.
     */
    evidence: {
      /**
       * What was used; null when there was nothing.
       */
      identity: string | null
      /**
       * Its digest; null when unknown.
       */
      hash: string | null
      completeness: Completeness
      freshness: Freshness
      /**
       * What it does not show.
       */
      limitations: StringArray
    }
  }
  /**
   * The findings, by what the change did to them.
   */
  findings: {
    /**
     * Findings that the baseline did not know; these can block.
     */
    new: Finding[]
    /**
     * Findings that the baseline knew; they do not block.
     */
    inherited: Finding[]
    /**
     * Findings of the baseline that are gone.
     */
    resolved: Finding[]
    /**
     * Findings that could not be compared with the baseline.
     */
    unclassified: Finding[]
  }
  /**
   * The findings in figures.
   */
  summary: {
    /**
     * Findings of this run.
     */
    currentCount: number
    /**
     * Of these, new ones.
     */
    newCount: number
    /**
     * Of these, inherited ones.
     */
    inheritedCount: number
    /**
     * Findings that are gone.
     */
    resolvedCount: number
    /**
     * Findings that could not be compared.
     */
    unclassifiedCount: number
    /**
     * Findings that fail the gate.
     */
    blockingCount: number
  }
  /**
   * The verdict on the change.
   */
  gate: {
    result: GateResult
    status: GateStatus
    failOn: GateFailOn
    /**
     * Findings that fail the gate.
     */
    blockingFingerprints: Fingerprint[]
  }
  /**
   * What the comparison does not show.
   */
  limitations: StringArray
  /**
   * What to do now.
   */
  nextAction: string
  /**
   * Screenshots that differ.
   */
  changedScreenshots?: FileChange[]
  /**
   * Parts of the contract that differ.
   */
  contractChanges?: FileChange[]
  /**
   * Content records that differ.
   *
   * Items: A content record that differs.
   */
  contentGuidanceChanges?: {
    /**
     * The content record.
     */
    itemId: string
    changeType: ChangeType
    /**
     * Digest before; null when it did not exist.
     */
    baseDigest: string | null
    /**
     * Digest now; null when it is gone.
     */
    currentDigest: string | null
    /**
     * What the difference asks for: nothing, a migration, or a check of behaviour.
     */
    impact: 'advisory' | 'migratory' | 'behavior_affecting'
  }[]
}
/**
 * A document, and the digest that pins it.
 */
export interface Identified {
  /**
   * What was used; null when there was nothing.
   */
  identity: string | null
  /**
   * Its digest; null when unknown.
   */
  hash: string | null
}
/**
 * A file that differs.
 */
export interface FileChange {
  /**
   * The file.
   */
  path: string
  changeType: ChangeType
  /**
   * Digest before; null when it did not exist.
   */
  baseHash: string | null
  /**
   * Digest now; null when it is gone.
   */
  currentHash: string | null
}
/**
 * One finding, comparable across runs.
 */
export interface Finding {
  /**
   * Code of the check.
   */
  code: string
  /**
   * Rule that was broken.
   */
  ruleId: string
  /**
   * What produced it.
   */
  source: string
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
   * The source of truth that the finding appeals to; `unknown` when it could not be decided.
   */
  authorityLane:
    | 'production-source'
    | 'local-law'
    | 'style-bridge'
    | 'essence-contract'
    | 'official-guidance'
    | 'unknown'
  /**
   * The graph node concerned; null when none is known.
   */
  graphAnchor: GraphAnchor | null
  /**
   * Repair that clears it; null when none is known.
   */
  repairId: string | null
  /**
   * What that repair changes; null when none is known.
   */
  repairTarget: string | null
  /**
   * Where a review tool should show it.
   */
  annotation: {
    /**
     * The file; null when the finding has no place.
     */
    path: RelPath | null
    /**
     * First line, from 1; null when unknown.
     */
    startLine: number | null
    /**
     * First column, from 1; null when unknown.
     */
    startColumn: number | null
    /**
     * Last line; null when unknown.
     */
    endLine: number | null
    /**
     * Column after the last character; null when unknown.
     */
    endColumn: number | null
  }
  fingerprint: Fingerprint
  /**
   * Method that made the fingerprint; only fingerprints of one version can be compared.
   */
  fingerprintVersion: 1
  /**
   * What the change did to it; names the list that holds it.
   */
  classification: 'new' | 'inherited' | 'resolved' | 'unclassified'
  /**
   * File as the check reported it; null when it reported none.
   */
  file?: string | null
  /**
   * Route concerned; null when none is known.
   */
  route?: string | null
  /**
   * Component or token concerned; null when none is known.
   */
  target?: string | null
  /**
   * Place as the check reported it; null when unknown.
   */
  location?: Location | null
  /**
   * Tells apart findings that are otherwise alike.
   */
  occurrenceKey?: string
}
/**
 * A place in a file.
 */
export interface Location {
  /**
   * First line, from 1.
   */
  line: number
  /**
   * First column, from 1.
   */
  column?: number
  /**
   * Last line.
   */
  endLine?: number
  /**
   * Column after the last character.
   */
  endColumn?: number
}
