// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { GraphAnchor, Severity, StringArray, VerificationFinding } from './verification-report.common.v1.ts'
/**
 * Outcome of a probe; `skipped` when it could not or need not run.
 */
export type Status = 'passed' | 'warning' | 'failed' | 'skipped'

/**
 * What was seen when a build, a published site or a page in a browser was opened and measured. Written by a probe run; read by the verifier and kept in evidence bundles.
 */
export interface RuntimeProbePayloadV2 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/runtime-probe-payload.v2.json'
  /**
   * When the probes ended, ISO 8601.
   */
  generatedAt: string
  /**
   * The project that was probed.
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
     * Framework that the project is built with; null when unknown.
     */
    target?: string | null
    /**
     * Adapter that knew how to open the build; null when none was needed.
     */
    adapter?: string | null
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
   * What the probes looked at.
   */
  scope: {
    /**
     * What was opened.
     */
    kind:
      'local-build' | 'published-site' | 'browser' | 'visual-baseline' | 'showcase' | 'proof-corpus'
    /**
     * Routes that the probes were asked to cover.
     */
    routeHints: StringArray
    /**
     * Address that routes are relative to; null for files on disk.
     */
    baseUrl?: string | null
    /**
     * Folder of the build; null when a site was opened.
     */
    distDir?: string | null
    /**
     * Commit that was built; null when unknown.
     */
    commit?: string | null
    /**
     * Name of the probe suite; null when it has none.
     */
    suite?: string | null
    /**
     * Size of the window; null when nothing was rendered.
     */
    viewport?: Viewport | null
  }
  /**
   * The worst outcome among the probes.
   */
  status: Status
  /**
   * What the payload holds back.
   */
  privacy: {
    /**
     * Whether the payload must stay on the machine that made it.
     */
    localOnly: boolean
    /**
     * Always false: a payload never carries source text.
     */
    sourceIncluded: false
    /**
     * Whether screenshots must stay on that machine.
     */
    screenshotsLocalOnly: boolean
    /**
     * Names of the fields that were emptied.
     */
    redactedFields: StringArray
  }
  /**
   * The run in figures.
   */
  summary: {
    /**
     * Probes that ran or were skipped.
     */
    probeCount: number
    /**
     * Probes that passed.
     */
    passedCount: number
    /**
     * Probes that ended with a warning.
     */
    warningCount: number
    /**
     * Probes that failed.
     */
    failedCount: number
    /**
     * Routes that were opened.
     */
    routeCount: number
    /**
     * Whether every hinted route was reached; null when there were no hints.
     */
    routeCoverageOk: boolean | null
    /**
     * Scripts, styles, images and fonts that were loaded.
     */
    assetCount: number
    /**
     * Their total size in bytes.
     */
    totalAssetBytes: number
    /**
     * Time taken, in milliseconds.
     */
    durationMs: number
    /**
     * Program that opened the pages; null when unknown.
     */
    runtimeKind?: string | null
    /**
     * The largest asset; null when there are none.
     */
    largestAssetPath?: string | null
    /**
     * Its size in bytes.
     */
    largestAssetBytes?: number
  }
  /**
   * The probes, in the order in which they ran.
   */
  probes: Probe[]
  /**
   * What is wrong according to the probes.
   */
  findings: VerificationFinding[]
  /**
   * Files that the probes left behind.
   */
  artifacts?: Artifact[]
  /**
   * The same results as one flat object, for readers of the project audit report.
   */
  legacyRuntimeAudit?: {
    [k: string]: unknown
  }
  /**
   * How the payload was made.
   */
  provenance?: {
    /**
     * Version of the verifier; null when unknown.
     */
    verifierVersion: string | null
    /**
     * Command that was run; null when none was.
     */
    command: string | null
    /**
     * Digest over what was opened; null when unknown.
     */
    inputHash: string | null
    /**
     * Graph snapshot that findings refer to; null when there is none.
     */
    graphSnapshotId?: string | null
    /**
     * List of visual baselines that was used; null when there is none.
     */
    visualManifestPath?: string | null
  }
}
/**
 * Size of the window that pages were rendered in.
 */
export interface Viewport {
  /**
   * Width in CSS pixels.
   */
  width: number
  /**
   * Height in CSS pixels.
   */
  height: number
  /**
   * Device pixels for each CSS pixel.
   */
  deviceScaleFactor?: number
  /**
   * Whether a mobile device was imitated.
   */
  isMobile?: boolean
  /**
   * Name of the size.
   */
  name?: string
}
/**
 * One test and what it measured.
 */
export interface Probe {
  /**
   * Identifier, unique within the payload.
   */
  id: string
  /**
   * What was tested.
   */
  kind:
    | 'html-document'
    | 'route-document'
    | 'route-coverage'
    | 'asset'
    | 'security-signal'
    | 'performance-budget'
    | 'browser-render'
    | 'visual-baseline'
    | 'metadata'
    | 'custom'
  status: Status
  /**
   * Address or file that was tested; null when it was the whole build.
   */
  target: string | null
  /**
   * The outcome in one sentence.
   */
  message: string
  /**
   * What was seen.
   */
  evidence: StringArray
  /**
   * Measured values by name; null for one that could not be measured.
   */
  metrics: {
    [k: string]: number | boolean | string | null
  }
  /**
   * Route that was opened.
   */
  route?: string
  /**
   * `error` must be fixed, `warn` should be, `info` is for information. Absent when the probe passed.
   */
  severity?: Severity
  /**
   * The graph node concerned.
   */
  graph?: GraphAnchor
}
/**
 * A file that a probe left behind.
 */
export interface Artifact {
  /**
   * Identifier, unique within the payload.
   */
  id: string
  /**
   * What the file is.
   */
  kind: 'html' | 'asset' | 'screenshot' | 'visual-manifest' | 'trace' | 'log' | 'report'
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
   * Whether anything was removed from it.
   */
  redacted?: boolean
}
