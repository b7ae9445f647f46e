// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { CodeSpec, NonEmptyString, NonEmptyStringArray, StringMap, Tags } from './common.v1.ts'
/**
 * Frame around pages: header, navigation, main area and how they are arranged. Authors write it; archetypes and blueprints name it, packs and previews build it.
 */
export interface ShellV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/shell.v1.json'
  /**
   * Identifier and slug of the shell, equal to its file name without the ending.
   */
  id: NonEmptyString
  /**
   * Version of the record, as semantic versioning writes it.
   */
  version?: NonEmptyString
  /**
   * Name shown to people.
   */
  name: NonEmptyString
  /**
   * What the frame looks like and which pages it suits, in one or two sentences.
   */
  description?: string
  /**
   * Keywords for finding and grouping.
   */
  tags?: Tags
  /**
   * Phrases people type when they look for this, beyond name and tags.
   */
  synonyms?: NonEmptyStringArray
  /**
   * Day the record was first published, as `YYYY-MM-DD`.
   */
  created?: string
  /**
   * Day of the last change, as `YYYY-MM-DD`; orders lists sorted by `recent`.
   */
  updated?: string
  /**
   * Name of the arrangement.
   */
  layout?: string
  /**
   * Utility class names that produce the arrangement, separated by spaces.
   */
  atoms?: string
  /**
   * Description or class names of the outermost element.
   */
  root?: string
  /**
   * Description or class names of the navigation.
   */
  nav?: string
  /**
   * Description or class names of the header.
   */
  header?: string
  /**
   * Look of the navigation entries.
   */
  nav_style?: string
  /**
   * Sizes of the parts by name; null when the frame fixes none.
   */
  dimensions?: {
    [k: string]: unknown
  } | null
  /**
   * Parts of the frame and their settings, for programs that build it.
   */
  config?: {
    [k: string]: unknown
  }
  /**
   * Settings that a product may change, with the allowed values.
   */
  configurable?: {
    [k: string]: unknown
  }
  /**
   * Arrangement inside each part.
   */
  internal_layout?: {
    [k: string]: unknown
  }
  /**
   * Rules for using the frame by topic, such as spacing, navigation, overflow and keyboard.
   */
  guidance?: StringMap
  /**
   * Example of the frame with its landmarks.
   */
  code?: CodeSpec
  [k: string]: unknown
}
