// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { GraphDiffOpType, GraphNodeType, GraphRelation, SchemaVersion } from './graph.common.v1.ts'
/**
 * The changes that lead from one graph snapshot to another. Written when a snapshot is compared with an earlier one; read to see what an edit affected.
 */
export interface GraphDiffV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema?: 'https://svc.example/schemas/graph-diff.v1.json'
  /**
   * Identifier of the diff.
   */
  id: string
  schema_version?: SchemaVersion
  /**
   * Id of the earlier snapshot; absent when the diff starts from nothing.
   */
  from?: string
  /**
   * Id of the later snapshot.
   */
  to: string
  /**
   * The changes, in the order in which they apply; empty when the snapshots are equal.
   */
  ops: Operation[]
}
/**
 * One change. A node is named by `id` and `type`, an edge by `src`, `dst` and `relation`.
 */
export interface Operation {
  op: GraphDiffOpType
  /**
   * Id of the node, finding or evidence that changed.
   */
  id?: string
  /**
   * Type of that node.
   */
  type?: GraphNodeType
  /**
   * Id of the node that the changed edge leaves.
   */
  src?: string
  /**
   * Id of the node that the changed edge reaches.
   */
  dst?: string
  /**
   * Relation of the changed edge.
   */
  relation?: GraphRelation
  /**
   * Value before the change, of any JSON type; absent when something was added.
   */
  before?: {
    [k: string]: unknown
  }
  /**
   * Value after the change, of any JSON type; absent when something was removed.
   */
  after?: {
    [k: string]: unknown
  }
}
