// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { SchemaVersion, SourceArtifact } from './graph.common.v1.ts'
/**
 * What one graph build read and which files it wrote. Written beside the snapshot; read to find its parts and to decide whether the graph is stale.
 */
export interface GraphManifestV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema?: 'https://svc.example/schemas/graph-manifest.v1.json'
  schema_version: SchemaVersion
  /**
   * Id of the snapshot that the build made.
   */
  snapshot_id: string
  /**
   * Identifier of the project that the graph describes.
   */
  project_id: string
  /**
   * When the build finished, ISO 8601.
   */
  generated_at: string
  /**
   * Every input that was read.
   */
  sources: SourceArtifact[]
  outputs: Outputs
  /**
   * What the build could not do; empty when the graph is complete.
   */
  warnings: Warning[]
}
/**
 * Files that the build wrote, as paths relative to the manifest.
 */
export interface Outputs {
  /**
   * The snapshot, as JSON.
   */
  snapshot: string
  /**
   * The same graph as an SQLite database; absent when none was written.
   */
  sqlite?: string
  /**
   * Folder or file that keeps earlier snapshots; absent when none are kept.
   */
  history?: string
  /**
   * Changes since the previous snapshot; absent when there was none.
   */
  diff?: string
}
/**
 * One thing that the build skipped or guessed.
 */
export interface Warning {
  /**
   * Stable code of the warning.
   */
  code: string
  /**
   * What happened, for a person.
   */
  message: string
}
