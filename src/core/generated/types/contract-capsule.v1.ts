// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { SchemaVersion } from './graph.common.v1.ts'
/**
 * A compact view of the project graph that an agent can keep in its context: routes, components, tokens, rules and open findings. Written from a snapshot; `cache_key` tells a reader whether its copy still holds.
 */
export interface ContractCapsuleV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema?: 'https://svc.example/schemas/contract-capsule.v1.json'
  schema_version: SchemaVersion
  /**
   * Id of the snapshot that the capsule was made from.
   */
  snapshot_id: string
  /**
   * Identifier of the project.
   */
  project_id: string
  /**
   * When the capsule was made, ISO 8601.
   */
  created_at: string
  /**
   * Digest over the inputs of that snapshot.
   */
  source_hash: string
  /**
   * Digest of the essence document alone; absent when the project has none.
   */
  contract_hash?: string
  /**
   * Changes whenever the content of the capsule can have changed.
   */
  cache_key: string
  /**
   * As `cache_key`, for the parts that depend on the contract only.
   */
  contract_cache_key?: string
  summary: Summary
  /**
   * Largest number of source artifacts that a capsule lists.
   */
  source_artifact_limit: number
  /**
   * Whether there are more source artifacts than the limit let in.
   */
  source_artifacts_truncated: boolean
  /**
   * Routes that the project declares or implements.
   */
  routes: Route[]
  /**
   * Components that can be reused.
   */
  components: Item[]
  /**
   * Design tokens in force.
   */
  tokens: Item[]
  /**
   * Rules that this project adds to the contract.
   */
  local_rules: Item[]
  /**
   * Mappings from contract tokens to the styling system of the project.
   */
  style_bridge: Item[]
  /**
   * Inputs of the graph, at most `source_artifact_limit` of them.
   */
  source_artifacts: SourceArtifact[]
  /**
   * Findings that are not resolved.
   */
  open_findings: OpenFinding[]
}
/**
 * Totals in the snapshot, before any limit is applied.
 */
export interface Summary {
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
  local_rules: number
  /**
   * Number of style bridge mappings.
   */
  style_bridge: number
  /**
   * Number of source artifacts.
   */
  source_artifacts: number
  /**
   * Number of open findings.
   */
  open_findings: number
}
/**
 * One route of the project.
 */
export interface Route {
  /**
   * Id of the route node.
   */
  id: string
  /**
   * Route path.
   */
  path: string
  /**
   * Id of the page node at this path; absent when no page is bound.
   */
  page_id?: string
  /**
   * Id of the shell node that frames the page.
   */
  shell_id?: string
}
/**
 * One named node of the graph.
 */
export interface Item {
  /**
   * Id of the node.
   */
  id: string
  /**
   * Name for a person; absent when the id says enough.
   */
  label?: string
  /**
   * Facts about the node, of any JSON type.
   */
  payload?: {
    [k: string]: unknown
  }
}
/**
 * One input of the graph.
 */
export interface SourceArtifact {
  /**
   * Id of the source artifact.
   */
  id: string
  /**
   * Path relative to the project root.
   */
  path: string
  /**
   * Role of the input in the project.
   */
  kind?: string
  /**
   * Name for a person; absent when the path says enough.
   */
  label?: string
  /**
   * Further facts, of any JSON type.
   */
  payload?: {
    [k: string]: unknown
  }
}
/**
 * One unresolved finding.
 */
export interface OpenFinding {
  /**
   * Id of the finding.
   */
  id: string
  /**
   * Diagnostic code.
   */
  code?: string
  /**
   * `error` must be fixed, `warn` should be, `info` is for information.
   */
  severity?: 'error' | 'warn' | 'info'
  /**
   * Id of the node that the finding is about.
   */
  anchored_at?: string
  /**
   * What is wrong, in one sentence.
   */
  message?: string
}
