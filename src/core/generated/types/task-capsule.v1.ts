// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/**
 * A list of strings; may be empty.
 */
export type StringArray = string[]
/**
 * Path with forward slashes within the workspace, or `.`; never absolute and never above it.
 */
export type RelPath = string
/**
 * SHA-256 digest, in hexadecimal.
 */
export type Digest = string
/**
 * `error` must be fixed, `warn` should be, `info` is for information.
 */
export type Severity = 'error' | 'warn' | 'info'
/**
 * A source of truth: the code as it runs, rules of the project, its style bridge, its essence document, or official guidance; `unknown` when it could not be decided.
 */
export type Lane =
  | 'production-source'
  | 'local-law'
  | 'style-bridge'
  | 'essence-contract'
  | 'official-guidance'
  | 'unknown'

/**
 * Everything an agent needs to begin one task, cut to a budget of bytes and tokens: what to read, which rules win, what is open, when to stop. Written by the context tool; read by the agent in place of the whole repository.
 */
export interface TaskCapsuleV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/task-capsule.v1.json'
  /**
   * Version of this shape.
   */
  schemaVersion: 1
  /**
   * The project that the task belongs to.
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
     * Folder of the application that the task is in.
     */
    selectedAppRoot: RelPath
  }
  /**
   * What is to be done, and where.
   */
  task: {
    /**
     * What was asked, in the words of the person who asked; may be cut.
     */
    request: string
    /**
     * Route that the task is about; null when it is about none.
     */
    route: string | null
  }
  /**
   * State of the project graph.
   */
  graph: {
    /**
     * Graph snapshot that was used; null when there is none.
     */
    snapshotId: string | null
    /**
     * Digest over the inputs of that snapshot; null when there is none.
     */
    sourceHash: string | null
    /**
     * Whether the snapshot still fits the files.
     */
    freshness: 'fresh' | 'stale' | 'missing' | 'unknown'
    /**
     * What the graph does not show.
     */
    limitations: StringArray
  }
  /**
   * Files to read. The first is the implementation of the route, with rank 1 and required.
   *
   * @minItems 1
   */
  readTargets: ReadTarget[]
  /**
   * Which rules win.
   */
  authority: {
    /**
     * The source of truth that decides for this task.
     */
    activeLane: Lane
    /**
     * What each source of truth says, the strongest first.
     *
     * @minItems 1
     *
     * Items: What one source of truth says.
     */
    entries: {
      /**
       * Which source of truth.
       */
      lane: Lane
      /**
       * What it says about the task.
       */
      summary: string
      /**
       * File that says it; null when there is none.
       */
      sourcePath: RelPath | null
    }[]
  }
  /**
   * What the current changes reach.
   */
  impact: {
    /**
     * Files with changes.
     */
    changedFiles: RelPath[]
    /**
     * Changed files whose effect is not known.
     */
    unresolvedFiles: RelPath[]
    /**
     * Routes that the changes reach.
     */
    changedRoutes: string[]
    /**
     * Graph nodes that the changes reach.
     */
    nodeIds: string[]
  }
  /**
   * Open findings on the files of the task.
   *
   * Items: An open finding.
   */
  findings: {
    /**
     * Code of the check.
     */
    code: string
    severity: Severity
    /**
     * Repair that clears it; null when none is known.
     */
    repairId: string | null
    /**
     * Graph node that it is about; null when none is known.
     */
    graphNodeId: string | null
    /**
     * Whether it must be cleared before the task counts as done.
     */
    blocking: boolean
    /**
     * What is wrong.
     */
    summary: string
  }[]
  /**
   * Advice from content records, the most useful first.
   *
   * Items: Advice from one content record.
   */
  contentGuidance: {
    identity: ContentIdentity
    /**
     * Version of the record; null for a local record without one.
     */
    version: string | null
    /**
     * Digest of the record as it was used.
     */
    digest: Digest
    /**
     * Whether the record is official or belongs to the project.
     */
    origin: 'official' | 'local'
    /**
     * Where the record was read.
     */
    resolvedFrom:
      | 'installed-package'
      | 'workspace-package'
      | 'configured-corpus'
      | 'cache'
      | 'local-override'
      | 'api'
    /**
     * What it advises for the task.
     */
    summary: string
    /**
     * 1 is the most useful.
     */
    rank: number
    /**
     * Whether the task must follow it.
     */
    required: boolean
  }[]
  /**
   * Each ends the work when it becomes true.
   *
   * @minItems 1
   */
  stopConditions: string[]
  /**
   * Command that checks the result.
   */
  verifyCommand: string
  /**
   * Size of the capsule.
   */
  budget: {
    /**
     * Most bytes that the capsule may take.
     */
    maxCanonicalBytes: number
    /**
     * Most tokens that it may take.
     */
    maxEstimatedTokens: number
    /**
     * Bytes that it takes as canonical JSON in UTF-8.
     */
    canonicalBytes: number
    /**
     * Tokens that it takes: bytes divided by 3, rounded up.
     */
    estimatedTokens: number
  }
  /**
   * What was left out to meet the budget.
   */
  truncation: {
    /**
     * Whether anything was left out.
     */
    truncated: boolean
    /**
     * Which budget was exceeded.
     */
    reasons: ('byte-budget' | 'token-budget')[]
    /**
     * Entries left out of each list.
     */
    omittedCounts: ListCounts
    /**
     * Entries of each list before cutting.
     */
    originalCounts: ListCounts
    /**
     * Texts that were shortened.
     */
    truncatedFields: 'task.request'[]
    /**
     * Bytes before cutting.
     */
    originalCanonicalBytes: number
    /**
     * Tokens before cutting.
     */
    originalEstimatedTokens: number
  }
}
/**
 * A file to read.
 */
export interface ReadTarget {
  /**
   * The file.
   */
  path: RelPath
  /**
   * What the file is to the task.
   */
  kind:
    | 'route-implementation'
    | 'route-layout'
    | 'component'
    | 'contract'
    | 'local-law'
    | 'style-bridge'
    | 'graph'
    | 'evidence'
    | 'content'
    | 'other'
  /**
   * 1 is to be read first.
   */
  rank: number
  /**
   * Whether the task cannot be done without it.
   */
  required: boolean
}
/**
 * Which content record.
 */
export interface ContentIdentity {
  /**
   * Namespace of the record.
   */
  namespace: string
  /**
   * Type of the record.
   */
  type: 'pattern' | 'theme' | 'blueprint' | 'archetype' | 'shell'
  /**
   * Slug of the record.
   */
  id: string
}
/**
 * A number for each list that may be cut.
 */
export interface ListCounts {
  /**
   * Files to read.
   */
  readTargets: number
  /**
   * Content records.
   */
  contentGuidance: number
  /**
   * Files that the current changes touch.
   */
  changedFiles: number
  /**
   * Routes that the current changes reach.
   */
  changedRoutes: number
  /**
   * Graph nodes.
   */
  nodeIds: number
  /**
   * Changed files whose effect is not known.
   */
  unresolvedFiles: number
}
