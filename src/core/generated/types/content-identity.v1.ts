// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/**
 * Text with at least one character that is not white space.
 */
export type NonBlankString = string

/**
 * Namespace, type and id that together name one content record. Tools write it wherever they point at a record without pinning a version.
 */
export interface ContentIdentityV1 {
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
