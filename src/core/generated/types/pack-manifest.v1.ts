// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { Digest, ManifestEntry, MutationType, NonEmptyString, Provenance, StringArray } from './execution-pack.common.v1.ts'
/**
 * Index of the packs compiled from one essence, with their ids and file names. The compiler writes it; agents and verifiers look packs up in it.
 */
export interface PackManifestV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/pack-manifest.v1.json'
  /**
   * Version of the manifest format.
   */
  version: '1.0.0'
  /**
   * Time of the content release, so that the same inputs give the same bytes.
   */
  generatedAt: string
  /**
   * The scaffold pack. Null when there is none.
   */
  scaffold: ManifestEntry | null
  /**
   * The review pack. Null when there is none.
   */
  review: ManifestEntry | null
  /**
   * Section packs, in document order.
   */
  sections: SectionEntry[]
  /**
   * Page packs, in document order.
   */
  pages: PageEntry[]
  /**
   * Mutation packs.
   */
  mutations: MutationEntry[]
  provenance?: Provenance
}
/**
 * One section pack.
 */
export interface SectionEntry {
  /**
   * Id by which the pack is selected.
   */
  id: NonEmptyString
  /**
   * Name of the Markdown file. Absent in a folder where none was written.
   */
  markdown?: NonEmptyString
  /**
   * Name of the JSON file. Absent in a folder where none was written.
   */
  json?: NonEmptyString
  /**
   * Ids of the pages in the section.
   */
  pageIds: StringArray
  /**
   * Main path of the page that the pack is about. Absent: the pack is about no single page.
   */
  route?: string
  /**
   * Length of the Markdown in UTF-8 bytes. Absent when the pack was not built.
   */
  bytes?: number
  /**
   * Estimated tokens of the Markdown. Absent when the pack was not built.
   */
  tokens?: number
  /**
   * Digest of the pack. Absent when the pack was not built.
   */
  digest?: Digest
}
/**
 * One page pack.
 */
export interface PageEntry {
  /**
   * Id by which the pack is selected.
   */
  id: NonEmptyString
  /**
   * Name of the Markdown file. Absent in a folder where none was written.
   */
  markdown?: NonEmptyString
  /**
   * Name of the JSON file. Absent in a folder where none was written.
   */
  json?: NonEmptyString
  /**
   * Id of the section that holds the page. Null when there is none.
   */
  sectionId: string | null
  /**
   * Role of that section. Null when there is none.
   */
  sectionRole: string | null
  /**
   * Main path of the page that the pack is about.
   */
  route?: string
  /**
   * Length of the Markdown in UTF-8 bytes. Absent when the pack was not built.
   */
  bytes?: number
  /**
   * Estimated tokens of the Markdown. Absent when the pack was not built.
   */
  tokens?: number
  /**
   * Digest of the pack. Absent when the pack was not built.
   */
  digest?: Digest
}
/**
 * One mutation pack.
 */
export interface MutationEntry {
  /**
   * Id by which the pack is selected.
   */
  id: NonEmptyString
  /**
   * Name of the Markdown file. Absent in a folder where none was written.
   */
  markdown?: NonEmptyString
  /**
   * Name of the JSON file. Absent in a folder where none was written.
   */
  json?: NonEmptyString
  mutationType: MutationType
  /**
   * Main path of the page that the pack is about. Absent: the pack is about no single page.
   */
  route?: string
  /**
   * Length of the Markdown in UTF-8 bytes. Absent when the pack was not built.
   */
  bytes?: number
  /**
   * Estimated tokens of the Markdown. Absent when the pack was not built.
   */
  tokens?: number
  /**
   * Digest of the pack. Absent when the pack was not built.
   */
  digest?: Digest
}
