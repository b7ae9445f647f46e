// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { Diagnostic, Digest, NonEmptyString, Provenance } from './execution-pack.common.v1.ts'
import type { MutationPackV1 } from './mutation-pack.v1.ts'
import type { PackManifestV1 } from './pack-manifest.v1.ts'
import type { PagePackV1 } from './page-pack.v1.ts'
import type { ReviewPackV1 } from './review-pack.v1.ts'
import type { ScaffoldPackV1 } from './scaffold-pack.v1.ts'
import type { SectionPackV1 } from './section-pack.v1.ts'
/**
 * All packs compiled from one essence. Answer of the compile route; agents store it and read one pack at a time.
 */
export interface ExecutionPackBundleV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/execution-pack-bundle.v1.json'
  /**
   * Time of the content release, so that the same inputs give the same bytes.
   */
  generatedAt: string
  /**
   * Value of `version` in the essence.
   */
  sourceEssenceVersion: NonEmptyString
  /**
   * Index of the packs below.
   */
  manifest: PackManifestV1
  /**
   * Pack for setting up the app.
   */
  scaffold: ScaffoldPackV1
  /**
   * Pack for reviewing the app.
   */
  review: ReviewPackV1
  /**
   * One pack for each section, in document order.
   */
  sections: SectionPackV1[]
  /**
   * One pack for each page, in document order.
   */
  pages: PagePackV1[]
  /**
   * One pack for each kind of change.
   */
  mutations: MutationPackV1[]
  /**
   * What to know or to repair in the essence; nothing is dropped without an entry here.
   */
  diagnostics?: Diagnostic[]
  provenance?: Provenance
  /**
   * Digest of the bundle as canonical JSON without this field.
   */
  digest?: Digest
}
