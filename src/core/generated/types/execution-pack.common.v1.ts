// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/**
 * A string of at least one character.
 */
export type NonEmptyString = string
/**
 * A list of strings, possibly empty.
 */
export type StringArray = string[]
/**
 * SHA-256 in lower-case hexadecimal, after the prefix `sha256:`.
 */
export type Digest = string
/**
 * `error` must be fixed, `warn` should be, `info` is for information.
 */
export type Severity = 'error' | 'warn' | 'info'
/**
 * Where the route lives: `hash` after #, `history` in the path by script, `pathname` in the path of a document.
 */
export type Routing = 'hash' | 'history' | 'pathname'
/**
 * The kind of change: `add-page` for a new page, `modify` for an existing one.
 */
export type MutationType = 'add-page' | 'modify'

/**
 * What the code is written for.
 */
export interface ExecutionPackTarget {
  /**
   * Packs describe web apps only.
   */
  platform: 'web'
  /**
   * Framework and build, as `meta.target` of the essence names it. Null when it is not known.
   */
  framework: string | null
  /**
   * Where pages are rendered, from `meta.platform.type`. Null when it is not known.
   */
  runtime: string | null
  /**
   * Adapter that turns the pack into code; the same name as the target.
   */
  adapter: NonEmptyString
}
/**
 * What the pack speaks about.
 */
export interface ExecutionPackScope {
  /**
   * Id of the app, `app`.
   */
  appId: NonEmptyString
  /**
   * Ids of the pages concerned.
   */
  pageIds: StringArray
  /**
   * Ids of the patterns concerned.
   */
  patternIds: StringArray
}
/**
 * A piece of code to start from.
 */
export interface ExecutionPackExample {
  /**
   * Unique in the pack.
   */
  id: NonEmptyString
  /**
   * What the example shows.
   */
  label: NonEmptyString
  /**
   * Language of the snippet, as in a code fence.
   */
  language: NonEmptyString
  /**
   * The code.
   */
  snippet: NonEmptyString
}
/**
 * Something not to do.
 */
export interface ExecutionPackAntiPattern {
  /**
   * Unique in the pack.
   */
  id: NonEmptyString
  /**
   * The mistake, in a few words.
   */
  summary: NonEmptyString
  /**
   * What to do instead.
   */
  guidance: NonEmptyString
}
/**
 * A condition that the finished work meets.
 */
export interface ExecutionPackSuccessCheck {
  /**
   * Unique in the pack.
   */
  id: NonEmptyString
  /**
   * The condition; it names ids, routes, keys or tokens, so that a verifier can test it.
   */
  label: NonEmptyString
  /**
   * `error` must be fixed, `warn` should be, `info` is for information. Applies when the check fails.
   */
  severity: Severity
}
/**
 * How long the Markdown of the pack may be, in estimated tokens.
 */
export interface ExecutionPackTokenBudget {
  /**
   * Length aimed at.
   */
  target: number
  /**
   * Length that is never exceeded.
   */
  max: number
  /**
   * How the budget is kept: what is left out first and where to find it.
   */
  strategy: StringArray
}
/**
 * The theme in force.
 */
export interface ThemeRef {
  /**
   * Id of the theme record.
   */
  id: NonEmptyString
  /**
   * Colour mode in force: `light`, `dark` or `auto`.
   */
  mode: NonEmptyString
  /**
   * Corner shape that the essence asks for. Null when it asks for none.
   */
  shape: string | null
}
/**
 * One page and its main path.
 */
export interface RouteSummary {
  /**
   * Id of the page.
   */
  pageId: NonEmptyString
  /**
   * Main path of the page.
   */
  path: NonEmptyString
  /**
   * Ids of the patterns on the page, in order.
   */
  patternIds: StringArray
  /**
   * Id of the section that holds the page.
   */
  sectionId?: string
  /**
   * Id of the shell that frames the page.
   */
  shell?: NonEmptyString
}
/**
 * One instance of a pattern on a page.
 */
export interface PagePattern {
  /**
   * Id of the pattern.
   */
  id: NonEmptyString
  /**
   * Name of the instance on the page; the pattern id when the essence gives none.
   */
  alias: NonEmptyString
  /**
   * Variant in force.
   */
  preset: NonEmptyString
  /**
   * Kind of layout that the preset uses, such as `table` or `stack`.
   */
  layout: NonEmptyString
  /**
   * What distinguishes the preset.
   */
  presetDescription?: string
  /**
   * Interactions that the pattern has.
   */
  interactions?: NonEmptyString[]
}
/**
 * A value in force and its origin.
 */
export interface EffectiveValue {
  /**
   * Density or colour mode in force, such as `compact` or `dark`.
   */
  value: NonEmptyString
  /**
   * What set it: `page`, `section` or `dna`.
   */
  from: NonEmptyString
}
/**
 * Density and mode in force, after overrides.
 */
export interface Effective {
  /**
   * Density in force.
   */
  density: EffectiveValue
  /**
   * Colour mode in force.
   */
  mode: EffectiveValue
}
/**
 * A class that the theme offers.
 */
export interface ThemeDecorator {
  /**
   * Name of the class.
   */
  class: NonEmptyString
  /**
   * What the class is for.
   */
  intent: string
  /**
   * Elements or patterns that take the class.
   */
  applyTo: string
}
/**
 * One pack, its files and its size.
 */
export interface ManifestEntry {
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
 * Something to know or to repair in the essence that the packs come from.
 */
export interface Diagnostic {
  /**
   * Fixed code of the rule.
   */
  code: NonEmptyString
  /**
   * `error` must be fixed, `warn` should be, `info` is for information. Set by the layer that the rule belongs to and the guard of the essence.
   */
  severity: Severity
  /**
   * JSON Pointer to the value at fault; empty for the whole document.
   */
  pointer: string
  /**
   * Name of the value or page at fault, where it has one.
   */
  subject?: string
  /**
   * What is wrong, in one sentence.
   */
  message: NonEmptyString
  /**
   * What would be right.
   */
  expected?: string
  /**
   * What is there.
   */
  found?: string
  /**
   * What to do about it.
   */
  hint?: string
  /**
   * A value that would be right, where one is known.
   */
  suggestion?: {
    [k: string]: unknown
  }
  /**
   * JSON Patch that repairs the essence.
   */
  patch?: PatchOperation[]
}
/**
 * One operation of a JSON Patch (RFC 6902).
 */
export interface PatchOperation {
  /**
   * What to do: `add`, `remove`, `replace`, `move`, `copy` or `test`.
   */
  op: string
  /**
   * JSON Pointer to the place concerned.
   */
  path: string
  /**
   * The value to write or to compare.
   */
  value?: {
    [k: string]: unknown
  }
  /**
   * JSON Pointer to the source of a move or copy.
   */
  from?: string
  [k: string]: unknown
}
/**
 * Files of an app that exists.
 */
export interface AppFiles {
  /**
   * The file that implements a route, by the shape of the route.
   */
  pages: {
    [k: string]: NonEmptyString
  }
  /**
   * Folder of most pages, if code decides the routes.
   */
  pageFolder?: NonEmptyString
  /**
   * File that renders the frame around the pages.
   */
  frame?: NonEmptyString
  /**
   * File that starts the app.
   */
  entry?: NonEmptyString
  /**
   * File that defines the routes, if code does.
   */
  routes?: NonEmptyString
  /**
   * Style sheet of the app, which loads that of svc.
   */
  stylesheet?: NonEmptyString
}
/**
 * What the packs were made from. The same inputs give the same packs.
 */
export interface Provenance {
  /**
   * Digest of the essence as compiled.
   */
  essence_digest: Digest
  /**
   * Content release that the records come from.
   */
  release: NonEmptyString
  /**
   * Name and version of the compiler.
   */
  compiler: NonEmptyString
  /**
   * Records that were read.
   */
  records: ProvenanceRecord[]
  /**
   * Files of the app that the packs name.
   */
  app?: AppFiles
}
/**
 * One record that was read.
 */
export interface ProvenanceRecord {
  /**
   * Type of the record, in the singular.
   */
  type: NonEmptyString
  /**
   * Id of the record.
   */
  id: NonEmptyString
  /**
   * Version of the record. Null when it states none.
   */
  version: string | null
  /**
   * Digest of the record.
   */
  digest: Digest
  /**
   * Where the record comes from, such as `custom` for one of the project's own. Absent: the official corpus.
   */
  source?: NonEmptyString
}
