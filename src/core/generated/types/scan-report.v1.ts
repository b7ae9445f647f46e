// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { NonEmptyString, StringArray } from './verification-report.common.v1.ts'
/**
 * Read-only scan of an existing repository or published site: what it is built with and whether a contract would fit. Written by the scanner; read by people who consider adopting one.
 */
export interface ScanReportV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/scan-report.v1.json'
  /**
   * Version of the report shape.
   */
  schemaVersion: 'scan-report.v1'
  /**
   * When the scan finished, ISO 8601.
   */
  generatedAt: string
  input: Input
  source: Source
  confidence: Confidence
  applicability: Applicability
  project: Project
  routes: Routes
  components: Components
  styling: Styling
  staticHosting: StaticHosting
  assistant: Assistant
  /**
   * What the published site answered; null when there was none to ask.
   */
  pagesProbe: PagesProbe | null
  /**
   * What the scan noticed, good or bad.
   */
  findings: Finding[]
  /**
   * Commands to run next, in order.
   */
  recommendedCommands: NonEmptyString[]
  privacy: Privacy
  graphPreview?: GraphPreview
}
/**
 * What the scan was asked to look at.
 */
export interface Input {
  /**
   * Kind of input.
   */
  kind: 'local' | 'github-repo' | 'github-pages'
  /**
   * Path or address as it was given.
   */
  value: NonEmptyString
}
/**
 * Where the input leads.
 */
export interface Source {
  /**
   * The repository; null for a folder without a known one.
   */
  repository: Repository | null
  /**
   * Address of the published site; null when none is known.
   */
  publishedSiteUrl: string | null
}
/**
 * A hosted repository.
 */
export interface Repository {
  /**
   * User or organisation that owns it.
   */
  owner: NonEmptyString
  /**
   * Name of the repository.
   */
  repo: NonEmptyString
  /**
   * Address of the repository.
   */
  url: NonEmptyString
  /**
   * Default branch; null when unknown.
   */
  defaultBranch?: string | null
}
/**
 * How far the scan can be trusted.
 */
export interface Confidence {
  /**
   * The score in one word.
   */
  level: 'high' | 'medium' | 'low'
  /**
   * From 0 to 100.
   */
  score: number
  /**
   * What raised or lowered it.
   */
  reasons: StringArray
}
/**
 * Whether a contract would fit the project.
 */
export interface Applicability {
  /**
   * The verdict.
   */
  status: 'strong_fit' | 'partial_fit' | 'not_applicable' | 'unknown'
  /**
   * The verdict for a person.
   */
  label: NonEmptyString
  /**
   * What the verdict rests on.
   */
  reasons: StringArray
}
/**
 * What the project is built with.
 */
export interface Project {
  /**
   * Framework in use.
   */
  framework: string
  /**
   * Package manager in use.
   */
  packageManager: string
  /**
   * Language of most source files.
   */
  primaryLanguage: string
  /**
   * Declared version of the framework; null when unknown.
   */
  frameworkVersion: string | null
  /**
   * Whether TypeScript is in use.
   */
  hasTypeScript: boolean
  /**
   * Whether Tailwind CSS is in use.
   */
  hasTailwind: boolean
  /**
   * Whether an essence document is present.
   */
  hasContract: boolean
  /**
   * Name in the package manifest; null when there is none.
   */
  packageName: string | null
}
/**
 * Routes that the source implements.
 */
export interface Routes {
  /**
   * How routes are declared in the project.
   */
  strategy: string
  /**
   * Number of routes that were found.
   */
  count: number
  /**
   * The routes.
   */
  items: Route[]
}
/**
 * One implemented route.
 */
export interface Route {
  /**
   * Route path.
   */
  path: NonEmptyString
  /**
   * Path of the file that implements it.
   */
  file: NonEmptyString
  /**
   * Whether a layout wraps the page.
   */
  hasLayout: boolean
}
/**
 * Components that the source holds.
 */
export interface Components {
  /**
   * Number of page components.
   */
  pageCount: number
  /**
   * Number of other components.
   */
  componentCount: number
  /**
   * Folders in which they lie.
   */
  directories: StringArray
}
/**
 * How the project is styled.
 */
export interface Styling {
  /**
   * Main way of styling.
   */
  approach: string
  /**
   * Path of the styling configuration; null when there is none.
   */
  configFile: string | null
  /**
   * Number of CSS custom properties.
   */
  cssVariableCount: number
  /**
   * Number of those that hold a colour.
   */
  colorTokenCount: number
  /**
   * Whether a dark mode is present.
   */
  darkMode: boolean
  /**
   * What points to a theme.
   */
  themeSignals: StringArray
}
/**
 * Whether and how the project is hosted as plain files.
 */
export interface StaticHosting {
  /**
   * Whether the project is probably published on GitHub Pages.
   */
  githubPagesLikely: boolean
  /**
   * What the guess rests on.
   */
  evidence: StringArray
  /**
   * Declared home page; null when there is none.
   */
  homepageUrl: string | null
  /**
   * Path under which the site is served; null when unknown.
   */
  basePath: string | null
  /**
   * Whether routes live behind `#`.
   */
  hashRouting: boolean
}
/**
 * Instructions for coding agents in the repository.
 */
export interface Assistant {
  /**
   * Paths of the instruction files.
   */
  ruleFiles: StringArray
}
/**
 * What one request to the published site showed.
 */
export interface PagesProbe {
  /**
   * Address that was requested.
   */
  url: NonEmptyString
  /**
   * Address after redirects; null without an answer.
   */
  finalUrl: string | null
  /**
   * Whether the request was made.
   */
  checked: boolean
  /**
   * Whether the site answered with success.
   */
  reachable: boolean
  /**
   * HTTP status of the answer; null without one.
   */
  status: number | null
  /**
   * Title of the document; null when it has none.
   */
  title: string | null
  /**
   * Meta description of the document; null when it has none.
   */
  description: string | null
  /**
   * Canonical address that the document declares; null when it has none.
   */
  canonicalUrl: string | null
  assetHints: AssetHints
  /**
   * What the document shows about routing.
   */
  routingHints: StringArray
  /**
   * Why the request failed; null when it did not.
   */
  error: string | null
}
/**
 * How the document addresses its assets.
 */
export interface AssetHints {
  /**
   * Number of addresses that begin with `/`.
   */
  rootRelative: number
  /**
   * Number of addresses relative to the document.
   */
  relative: number
  /**
   * Number of addresses with a host.
   */
  absolute: number
  /**
   * Some of the addresses.
   */
  samples: StringArray
}
/**
 * One thing that the scan noticed.
 */
export interface Finding {
  /**
   * Identifier, unique within the report.
   */
  id: NonEmptyString
  /**
   * The finding in a few words.
   */
  title: NonEmptyString
  /**
   * The finding in one or two sentences.
   */
  message: NonEmptyString
  /**
   * `error` must be fixed, `warn` should be, `info` is for information. `success` is something good.
   */
  severity: 'success' | 'info' | 'warn' | 'error'
  /**
   * Facts that show it.
   */
  evidence: StringArray
  /**
   * What to do about it; absent when nothing is needed.
   */
  recommendation?: string
}
/**
 * What happened to the scanned material.
 */
export interface Privacy {
  /**
   * Whether source left the machine.
   */
  sourceUploaded: boolean
  /**
   * Whether a service kept anything.
   */
  persistedByService: boolean
  /**
   * Further remarks for a person.
   */
  notes: StringArray
}
/**
 * What a saved project graph would show; absent when none was looked for.
 */
export interface GraphPreview {
  /**
   * State of the saved graph.
   */
  status: 'not_attached' | 'current' | 'stale' | 'needs_migration' | 'unavailable'
  /**
   * Whether there is something to show.
   */
  canPreview: boolean
  /**
   * A preview never writes.
   */
  readOnly: true
  /**
   * The state, for a person.
   */
  message: NonEmptyString
  /**
   * Command that improves the state; null when none is needed.
   */
  nextCommand: string | null
  /**
   * Inputs that changed after the graph was built.
   */
  staleArtifacts: StringArray
  /**
   * Sizes of the snapshot; null when there is none.
   */
  snapshot: GraphPreviewSnapshot | null
  /**
   * Sizes of the contract capsule; null when there is none.
   */
  capsule: GraphPreviewCapsule | null
  /**
   * Sizes of the diff; null when there is none.
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
  id: NonEmptyString
  /**
   * Version of the graph vocabulary.
   */
  schemaVersion: NonEmptyString
  /**
   * Digest over its inputs.
   */
  sourceHash: NonEmptyString
  /**
   * Number of nodes.
   */
  nodes: number
  /**
   * Number of edges.
   */
  edges: number
  /**
   * Number of findings.
   */
  findings: number
  /**
   * Number of pieces of evidence.
   */
  evidence: number
  /**
   * Number of inputs.
   */
  sourceArtifacts: number
}
/**
 * A contract capsule in figures.
 */
export interface GraphPreviewCapsule {
  /**
   * Cache key of the capsule.
   */
  cacheKey: NonEmptyString
  /**
   * Number of routes.
   */
  routes: number
  /**
   * Number of components.
   */
  components: number
  /**
   * Number of tokens.
   */
  tokens: number
  /**
   * Number of local rules.
   */
  localRules: number
  /**
   * Number of style bridge mappings.
   */
  styleBridge: number
  /**
   * Number of inputs.
   */
  sourceArtifacts: number
  /**
   * Largest number of inputs that the capsule lists.
   */
  sourceArtifactLimit: number
  /**
   * Number of open findings.
   */
  openFindings: number
  /**
   * Whether the capsule leaves inputs out.
   */
  sourceArtifactsTruncated: boolean
}
/**
 * A graph diff in figures.
 */
export interface GraphPreviewDiff {
  /**
   * Number of changes.
   */
  ops: number
  /**
   * Number of findings that appeared.
   */
  findingsAdded: number
  /**
   * Number of findings that were resolved.
   */
  findingsResolved: number
  /**
   * Number of pieces of evidence that appeared.
   */
  evidenceAdded: number
}
