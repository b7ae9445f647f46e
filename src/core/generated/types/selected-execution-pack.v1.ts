// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { Diagnostic, Digest, NonEmptyString, Provenance } from './execution-pack.common.v1.ts'
import type { MutationPackV1 } from './mutation-pack.v1.ts'
import type { PackManifestV1 } from './pack-manifest.v1.ts'
import type { PagePackV1 } from './page-pack.v1.ts'
import type { ReviewPackV1 } from './review-pack.v1.ts'
import type { ScaffoldPackV1 } from './scaffold-pack.v1.ts'
import type { SectionPackV1 } from './section-pack.v1.ts'
/**
 * One pack compiled from an essence with its entry of the index, or the index of all packs. Answer of the select route; equal to the same pack of the bundle.
 */
export interface SelectedExecutionPackV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/selected-execution-pack.v1.json'
  /**
   * Time of the content release, so that the same inputs give the same bytes.
   */
  generatedAt: string
  /**
   * Value of `version` in the essence.
   */
  sourceEssenceVersion: NonEmptyString
  /**
   * Index of the chosen pack, with its length and digest; of all packs when the manifest was asked for.
   */
  manifest: PackManifestV1
  selector: Selector
  /**
   * The chosen pack. Null when the manifest was asked for.
   */
  pack: ScaffoldPackV1 | SectionPackV1 | PagePackV1 | MutationPackV1 | ReviewPackV1 | null
  /**
   * What to know or to repair in the part of the essence that the pack is about.
   */
  diagnostics?: Diagnostic[]
  provenance?: Provenance
  /**
   * Digest of this answer as canonical JSON without this field.
   */
  digest?: Digest
}
/**
 * What was asked for.
 */
export interface Selector {
  /**
   * Kind of pack, or `manifest` for the index of all packs.
   */
  packType: 'scaffold' | 'section' | 'page' | 'mutation' | 'review' | 'manifest'
  /**
   * Id of the pack. Null for a kind with one pack only.
   */
  id: string | null
}
