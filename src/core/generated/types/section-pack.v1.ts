// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { Effective, ExecutionPackAntiPattern, ExecutionPackExample, ExecutionPackScope, ExecutionPackSuccessCheck, ExecutionPackTarget, ExecutionPackTokenBudget, NonEmptyString, RouteSummary, StringArray, ThemeDecorator, ThemeRef } from './execution-pack.common.v1.ts'
/**
 * Contract of one section: what its pages share. The compiler writes it; a coding agent reads it before working on any page of the section.
 */
export interface SectionPackV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/section-pack.v1.json'
  /**
   * Version of the pack format.
   */
  packVersion: '1.0.0'
  /**
   * Kind of pack.
   */
  packType: 'section'
  /**
   * One sentence that names what is to be done.
   */
  objective: NonEmptyString
  target: ExecutionPackTarget
  /**
   * Preset that the pack is about. Null unless it is about just one.
   */
  preset: string | null
  scope: ExecutionPackScope
  /**
   * What must exist before the work starts, such as routes, tokens and the shell.
   */
  requiredSetup: StringArray
  /**
   * Ids that the work may name; any other is a mistake.
   */
  allowedVocabulary: StringArray
  /**
   * Code to start from; only what fits the budget.
   */
  examples: ExecutionPackExample[]
  /**
   * What not to do.
   */
  antiPatterns: ExecutionPackAntiPattern[]
  /**
   * What must be true when the work is done.
   */
  successChecks: ExecutionPackSuccessCheck[]
  tokenBudget: ExecutionPackTokenBudget
  data: Data
  /**
   * The pack as Markdown, for an agent to read.
   */
  renderedMarkdown: NonEmptyString
}
/**
 * Facts of the pack.
 */
export interface Data {
  /**
   * Id of the section.
   */
  sectionId: NonEmptyString
  /**
   * Role of the section: `primary`, `gateway`, `public` or `auxiliary`.
   */
  role: NonEmptyString
  /**
   * Id of the shell that frames its pages.
   */
  shell: NonEmptyString
  /**
   * What people do in the section.
   */
  description: string
  /**
   * Capabilities that the section provides.
   */
  features: StringArray
  theme: ThemeRef
  /**
   * Pages of the section with their main paths.
   */
  routes: RouteSummary[]
  /**
   * Items that the shell's primary navigation shows for the section.
   */
  navigationItems?: NavigationItem[]
  /**
   * Imperative rules for every page of the section.
   */
  directives?: NonEmptyString[]
  /**
   * Classes that the theme offers.
   */
  themeDecorators?: ThemeDecorator[]
  effective?: Effective
  /**
   * The shell as its record describes it: regions, sizes, scroll owner, skip target.
   */
  shellContract?: {
    [k: string]: unknown
  }
  /**
   * Pages of the section, one line each.
   */
  pages?: PageLine[]
}
/**
 * One item of the primary navigation.
 */
export interface NavigationItem {
  /**
   * Text of the item.
   */
  label: NonEmptyString
  /**
   * Path that the item leads to.
   */
  route: NonEmptyString
  /**
   * Icon identifier.
   */
  icon?: NonEmptyString
  /**
   * Key string of a declared hotkey.
   */
  hotkey?: NonEmptyString
  /**
   * Path prefix or regular expression that makes the item active. Absent: exact match of `route`.
   */
  active_match?: NonEmptyString
  /**
   * Short label beside the text.
   */
  badge?: NonEmptyString
}
/**
 * One page of the section.
 */
export interface PageLine {
  /**
   * Id of the page.
   */
  id: NonEmptyString
  /**
   * Main path of the page.
   */
  path: NonEmptyString
  /**
   * What the page is for.
   */
  summary?: string
}
