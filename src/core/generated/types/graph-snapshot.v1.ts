// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { GraphEdge, GraphNode, GraphSummary, SchemaVersion } from './graph.common.v1.ts'
/**
 * The whole project graph at one moment: contract, source and findings as typed nodes and edges. Written by the graph export; read by agents and by tools that compare snapshots.
 */
export interface GraphSnapshotV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema?: 'https://svc.example/schemas/graph-snapshot.v1.json'
  /**
   * Identifier of the snapshot.
   */
  id: string
  schema_version: SchemaVersion
  /**
   * Identifier of the project that the graph describes.
   */
  project_id: string
  /**
   * When the snapshot was taken, ISO 8601.
   */
  created_at: string
  /**
   * Digest over all inputs; equal inputs give an equal value.
   */
  source_hash: string
  /**
   * Id of the snapshot that this one follows; absent for the first.
   */
  parent_id?: string
  git?: Git
  /**
   * Every node; ids are unique.
   */
  nodes: GraphNode[]
  /**
   * Every edge; both ends are ids of nodes in this snapshot.
   */
  edges: GraphEdge[]
  summary: GraphSummary
}
/**
 * State of the working copy when the snapshot was taken; absent outside a repository.
 */
export interface Git {
  /**
   * Commit that was checked out.
   */
  commit?: string
  /**
   * Branch that was checked out; absent on a detached head.
   */
  branch?: string
  /**
   * Whether there were uncommitted changes.
   */
  dirty?: boolean
}
