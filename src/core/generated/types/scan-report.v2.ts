// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/**
 * A list of strings; may be empty.
 */
export type StringArray = string[]
/**
 * How sure something is.
 */
export type ConfidenceLevel = 'high' | 'medium' | 'low'
/**
 * `single-app` fills the repository; `workspace-app` shares it with others.
 */
export type WorkspaceScope = 'single-app' | 'workspace-app'

/**
 * What a read-only look at an existing repository shows: framework, routes, components, styling, and whether a contract would help. Written by a scan; read by people and agents before they adopt anything.
 */
export interface ScanReportV2 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/scan-report.v2.json'
  /**
   * Version of this shape.
   */
  schemaVersion: 'scan-report.v2'
  /**
   * When the report was made, ISO 8601.
   */
  generatedAt: string
  /**
   * What the scan was asked to look at.
   */
  input: {
    /**
     * What was scanned.
     */
    kind: 'local' | 'github-repo' | 'github-pages'
    /**
     * The path or address that was given.
     */
    value: string
  }
  /**
   * Where the code comes from: repository and published site, when known.
   */
  source: {
    [k: string]: unknown
  }
  /**
   * How far the report can be trusted.
   */
  confidence: {
    /**
     * The score in words.
     */
    level: ConfidenceLevel
    /**
     * From 0 (a guess) to 100 (certain).
     */
    score: number
    /**
     * What raised or lowered the score.
     */
    reasons: StringArray
  }
  /**
   * Whether the project is a good candidate.
   */
  applicability: {
    /**
     * Whether a contract would help here.
     */
    status: 'strong_fit' | 'partial_fit' | 'not_applicable' | 'unknown'
    /**
     * The status for a person.
     */
    label: string
    /**
     * What the status rests on.
     */
    reasons: StringArray
  }
  /**
   * What kind of project it is.
   */
  project: {
    /**
     * Framework that was recognised.
     */
    framework: string
    /**
     * Its version; null when unknown.
     */
    frameworkVersion: string | null
    /**
     * Package manager that the lock file belongs to.
     */
    packageManager: string
    /**
     * Language of most source files.
     */
    primaryLanguage: string
    /**
     * Whether the project uses TypeScript.
     */
    hasTypeScript: boolean
    /**
     * Whether the project uses Tailwind CSS.
     */
    hasTailwind: boolean
    /**
     * Whether an essence document exists.
     */
    hasContract: boolean
    /**
     * Name in the package manifest; null when there is none.
     */
    packageName: string | null
    /**
     * Files and lines that support these facts.
     */
    evidence: StringArray
    /**
     * Whether it stands alone or is one application of a workspace.
     */
    workspaceScope: WorkspaceScope
    /**
     * Path of the application in the repository.
     */
    projectPath: string
  }
  /**
   * The routes of the application.
   */
  routes: {
    /**
     * How routes are defined.
     */
    strategy: string
    /**
     * Routes that were found.
     */
    count: number
    /**
     * Hints of routes, certain or not.
     */
    routeSignalCount: number
    /**
     * Routes whose implementation is known well enough to be given as a task.
     */
    taskableRouteCount: number
    /**
     * How sure the list is.
     */
    confidence: ConfidenceLevel
    /**
     * The routes.
     *
     * Items: A route.
     */
    items: {
      /**
       * Path in the address bar.
       */
      path: string
      /**
       * File that implements it.
       */
      file: string
      /**
       * Whether a layout wraps it.
       */
      hasLayout: boolean
    }[]
    /**
     * Every hint, also those that led to no route.
     *
     * Items: A hint of a route.
     */
    signals: {
      /**
       * Path that the hint suggests.
       */
      path: string
      /**
       * File that holds the hint.
       */
      file: string
      /**
       * Kind of hint.
       */
      kind: string
      /**
       * How sure the hint is.
       */
      confidence: ConfidenceLevel
      /**
       * Whether it points to one implementation.
       */
      taskable: boolean
      /**
       * What was seen.
       */
      evidence: string
    }[]
  }
  /**
   * The components of the application.
   */
  components: {
    /**
     * Components that are pages.
     */
    pageCount: number
    /**
     * All other components.
     */
    componentCount: number
    /**
     * Folders that hold components.
     */
    directories: StringArray
    /**
     * How sure the list is.
     */
    confidence: ConfidenceLevel
    /**
     * What the counts are based on.
     */
    evidence: StringArray
    /**
     * The components that were recognised.
     *
     * Items: A component.
     */
    items: {
      /**
       * Name of the component.
       */
      name: string
      /**
       * File that defines it.
       */
      file: string
      /**
       * What it is used as.
       */
      kind: string
      /**
       * How sure this is.
       */
      confidence: ConfidenceLevel
    }[]
    /**
     * What could not be recognised.
     */
    limitations: StringArray
  }
  /**
   * How the application is styled: approach, variables, colour tokens, dark mode.
   */
  styling: {
    [k: string]: unknown
  }
  /**
   * Whether the application is published as static files, and under which path.
   */
  staticHosting: {
    [k: string]: unknown
  }
  /**
   * What is set up for coding agents.
   */
  assistant: {
    /**
     * Files with rules for coding agents.
     */
    ruleFiles: StringArray
  }
  /**
   * What the published site answered; null when it was not asked.
   */
  pagesProbe: PagesProbe | null
  /**
   * What stands out.
   *
   * Items: One observation: title, message, severity, evidence and advice.
   */
  findings: {
    [k: string]: unknown
  }[]
  /**
   * Commands to run next, in order.
   */
  recommendedCommands: string[]
  /**
   * What was read, sent or kept by the scan.
   */
  privacy: {
    [k: string]: unknown
  }
  /**
   * How the facts above were discovered, in brief.
   */
  discovery: {
    /**
     * Version of this part.
     */
    schemaVersion: 'discovery.v1'
    /**
     * Where the application lies.
     */
    workspace: {
      /**
       * Path of the application in the repository.
       */
      projectPath: string
      /**
       * Whether it stands alone or is one application of a workspace.
       */
      scope: WorkspaceScope
    }
    /**
     * What the facts about the project are based on.
     */
    projectEvidence: StringArray
    /**
     * Hints of routes, certain or not.
     */
    routeSignalCount: number
    /**
     * Routes that can be given as a task.
     */
    taskableRouteCount: number
    /**
     * How sure the routes are.
     */
    routeConfidence: ConfidenceLevel
    /**
     * How sure the components are.
     */
    componentConfidence: ConfidenceLevel
    /**
     * What the components are based on.
     */
    componentEvidence: StringArray
    /**
     * What discovery could not see.
     */
    limitations: StringArray
  }
  graphPreview?: GraphPreview
}
/**
 * One request to the published site.
 */
export interface PagesProbe {
  /**
   * Address that was asked for.
   */
  url: string
  /**
   * Address after redirects; null when nothing answered.
   */
  finalUrl: string | null
  /**
   * Whether a request was made.
   */
  checked: boolean
  /**
   * Whether it answered with a page.
   */
  reachable: boolean
  /**
   * HTTP status; null when nothing answered.
   */
  status: number | null
  /**
   * Title of the page; null when it has none.
   */
  title: string | null
  /**
   * Its meta description; null when it has none.
   */
  description: string | null
  /**
   * Its canonical address; null when it names none.
   */
  canonicalUrl: string | null
  /**
   * How the page refers to its assets.
   */
  assetHints: {
    /**
     * References that begin with a slash.
     */
    rootRelative: number
    /**
     * References relative to the page.
     */
    relative: number
    /**
     * References with a host.
     */
    absolute: number
    /**
     * A few of them.
     */
    samples: StringArray
  }
  /**
   * Signs of how the site routes.
   */
  routingHints: StringArray
  /**
   * Why the request failed; null when it did not.
   */
  error: string | null
}
/**
 * An existing project graph, in figures.
 */
export interface GraphPreview {
  /**
   * Whether a project graph exists and fits.
   */
  status: 'not_attached' | 'current' | 'stale' | 'needs_migration' | 'unavailable'
  /**
   * Whether the figures below can be shown.
   */
  canPreview: boolean
  /**
   * Always true: a scan never writes a graph.
   */
  readOnly: true
  /**
   * The status for a person.
   */
  message: string
  /**
   * Command that would help; null when none is needed.
   */
  nextCommand: string | null
  /**
   * Files that changed after the graph was made.
   */
  staleArtifacts: StringArray
  /**
   * The snapshot in figures; null when there is none.
   */
  snapshot: GraphPreviewSnapshot | null
  /**
   * The contract capsule in figures; null when there is none.
   */
  capsule: GraphPreviewCapsule | null
  /**
   * The latest graph change in figures; null when there is none.
   */
  diff: GraphPreviewDiff | null
}
/**
 * A graph snapshot in figures.
 */
export interface GraphPreviewSnapshot {
  /**
   * Id of the snapshot.
   */
  id: string
  /**
   * Version of its shape.
   */
  schemaVersion: string
  /**
   * Digest over its inputs.
   */
  sourceHash: string
  /**
   * Things that the graph knows: nodes of every type.
   */
  nodes: number
  /**
   * Relations between those nodes.
   */
  edges: number
  /**
   * Nodes that are findings.
   */
  findings: number
  /**
   * Nodes that are evidence.
   */
  evidence: number
  /**
   * Source files covered.
   */
  sourceArtifacts: number
}
/**
 * A contract capsule in figures.
 */
export interface GraphPreviewCapsule {
  /**
   * Key that changes with the content.
   */
  cacheKey: string
  /**
   * Routes that the project declares or implements.
   */
  routes: number
  /**
   * Components that can be reused.
   */
  components: number
  /**
   * Design tokens.
   */
  tokens: number
  /**
   * Rules of the project.
   */
  localRules: number
  /**
   * Mappings of the style bridge.
   */
  styleBridge: number
  /**
   * Source files listed.
   */
  sourceArtifacts: number
  /**
   * Most source files that it may list.
   */
  sourceArtifactLimit: number
  /**
   * Whether the limit cut the list.
   */
  sourceArtifactsTruncated: boolean
  /**
   * Findings that are still open.
   */
  openFindings: number
}
/**
 * A graph change in figures.
 */
export interface GraphPreviewDiff {
  /**
   * Changes of any kind.
   */
  ops: number
  /**
   * Findings that appeared.
   */
  findingsAdded: number
  /**
   * Findings that went away.
   */
  findingsResolved: number
  /**
   * Evidence that was added.
   */
  evidenceAdded: number
}
