// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/**
 * Version of the graph vocabulary that a document uses.
 */
export type SchemaVersion = '3.0.0-draft'
/**
 * Kind of thing that a node stands for.
 */
export type GraphNodeType =
  | 'Project'
  | 'Section'
  | 'Page'
  | 'Route'
  | 'Shell'
  | 'Region'
  | 'Pattern'
  | 'Component'
  | 'Token'
  | 'Theme'
  | 'Decorator'
  | 'Feature'
  | 'LocalRule'
  | 'StyleBridge'
  | 'SourceArtifact'
  | 'Finding'
  | 'Evidence'
  | 'Repair'
  | 'Test'
  | 'AgentRun'
/**
 * Kind of a directed edge. The name reads source, verb, destination.
 */
export type GraphRelation =
  | 'PROJECT_CONTAINS_SECTION'
  | 'PROJECT_ENABLES_FEATURE'
  | 'PROJECT_USES_THEME'
  | 'SECTION_CONTAINS_PAGE'
  | 'PAGE_ROUTED_AT_ROUTE'
  | 'PAGE_USES_SHELL'
  | 'SHELL_HAS_REGION'
  | 'PAGE_COMPOSES_PATTERN'
  | 'PATTERN_NEEDS_COMPONENT'
  | 'COMPONENT_STYLED_WITH_TOKEN'
  | 'THEME_DEFINES_TOKEN'
  | 'THEME_DEFINES_DECORATOR'
  | 'COMPONENT_DECORATED_WITH_DECORATOR'
  | 'LOCAL_RULE_APPLIES_TO'
  | 'STYLE_BRIDGE_MAPS_TO'
  | 'NODE_DERIVED_FROM_SOURCE'
  | 'SOURCE_IMPORTS_SOURCE'
  | 'FINDING_VIOLATES_RULE'
  | 'FINDING_ANCHORED_AT'
  | 'EVIDENCE_SUPPORTS_FINDING'
  | 'EVIDENCE_CAPTURED_FOR'
  | 'REPAIR_FIXES_FINDING'
  | 'TEST_COVERS_NODE'
  | 'AGENT_RUN_CHANGED_NODE'
/**
 * Kind of one change between two snapshots: the subject, a dot, what happened to it.
 */
export type GraphDiffOpType =
  | 'node.added'
  | 'node.removed'
  | 'node.changed'
  | 'edge.added'
  | 'edge.removed'
  | 'edge.changed'
  | 'finding.added'
  | 'finding.resolved'
  | 'evidence.added'

/**
 * One thing in the project: a page, a component, a source file, a finding.
 */
export interface GraphNode {
  /**
   * Identifier, unique within a snapshot.
   */
  id: string
  type: GraphNodeType
  /**
   * Facts about the node, of any JSON type; their shape depends on `type`.
   */
  payload: {
    [k: string]: unknown
  }
  /**
   * When the node was first recorded, ISO 8601.
   */
  created_at?: string
  /**
   * When its payload last changed, ISO 8601.
   */
  updated_at?: string
}
/**
 * One directed relation between two nodes.
 */
export interface GraphEdge {
  /**
   * Id of the node that the edge leaves.
   */
  src: string
  /**
   * Id of the node that the edge reaches.
   */
  dst: string
  relation: GraphRelation
  /**
   * Facts about the relation, of any JSON type, such as the alias of a composed pattern.
   */
  payload?: {
    [k: string]: unknown
  }
  /**
   * Position among edges of the same source and relation, from 0, where order matters.
   */
  idx?: number
}
/**
 * One input that a graph build read.
 */
export interface SourceArtifact {
  /**
   * Identifier, unique within the build.
   */
  id: string
  /**
   * Role of the input in the project.
   */
  kind: string
  /**
   * Path relative to the project root; absent when the input is not a file.
   */
  path?: string
  /**
   * Commit that last touched the input.
   */
  commit?: string
  /**
   * Digest of the bytes that were read.
   */
  hash?: string
  /**
   * Further facts, depending on `kind`.
   */
  payload?: {
    [k: string]: unknown
  }
}
/**
 * Sizes of a snapshot.
 */
export interface GraphSummary {
  /**
   * Number of nodes of every type.
   */
  nodes: number
  /**
   * Number of edges.
   */
  edges: number
  /**
   * Number of nodes of type `Finding`.
   */
  findings: number
  /**
   * Number of nodes of type `Evidence`.
   */
  evidence: number
}
/**
 * Named repair that a finding can be answered with.
 */
export interface RepairAction {
  /**
   * Identifier of the repair.
   */
  id: string
  /**
   * Arguments of the repair, depending on `id`.
   */
  payload?: {
    [k: string]: unknown
  }
}
