// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/**
 * Text with at least one character that is not white space.
 */
export type NonBlankString = string
/**
 * Version as Semantic Versioning 2.0 defines it, with optional pre-release and build parts.
 */
export type Semver = string
/**
 * A version, or null where there is none.
 */
export type VersionOrNull = Semver | null
/**
 * SHA-256 of the canonical JSON, in lower-case hexadecimal.
 */
export type Digest = string

/**
 * Reference to one content record, pinned by version and digest. Tools write it to say exactly which content they used; readers check the digest against what they have.
 */
export interface ContentRefV1 {
  /**
   * Which record is meant.
   */
  identity: Identity
  /**
   * Version of the record; null for a local record without one, never for an official one.
   */
  version: VersionOrNull
  /**
   * Digest of the content the reference was made for.
   */
  digest: Digest
  /**
   * Service versions the record works with.
   */
  compatibility: Compatibility
  /**
   * Whether the record comes from the official corpus or from the project itself.
   */
  origin: 'official' | 'local'
  /**
   * Where the record was read.
   */
  resolvedFrom:
    | 'installed-package'
    | 'workspace-package'
    | 'configured-corpus'
    | 'cache'
    | 'local-override'
    | 'api'
  /**
   * The record that this one replaces.
   */
  overrideOf?: {
    /**
     * Which record is replaced.
     */
    identity: Identity
    /**
     * Its version; null when it has none.
     */
    version: VersionOrNull
    /**
     * Digest of its content.
     */
    digest: Digest
  }
}
/**
 * Namespace, type and id that together name one content record.
 */
export interface Identity {
  /**
   * Namespace that owns the record.
   */
  namespace: NonBlankString
  /**
   * Type of the record.
   */
  type: 'pattern' | 'theme' | 'blueprint' | 'archetype' | 'shell'
  /**
   * Slug of the record.
   */
  id: NonBlankString
}
/**
 * Versions of the service that something works with.
 */
export interface Compatibility {
  /**
   * Range of service versions.
   */
  svc: NonBlankString
}
