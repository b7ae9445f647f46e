// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { ExecutionPackAntiPattern, ExecutionPackExample, ExecutionPackScope, ExecutionPackSuccessCheck, ExecutionPackTarget, ExecutionPackTokenBudget, MutationType, NonEmptyString, RouteSummary, Routing, StringArray, ThemeRef } from './execution-pack.common.v1.ts'
/**
 * Instructions for changing an app that exists: adding a page or modifying one. The compiler writes it; a coding agent reads it before the change.
 */
export interface MutationPackV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/mutation-pack.v1.json'
  /**
   * Version of the pack format.
   */
  packVersion: '1.0.0'
  /**
   * Kind of pack.
   */
  packType: 'mutation'
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
  mutationType: MutationType
  /**
   * Id of the shell that the scaffold sets up.
   */
  shell: NonEmptyString
  theme: ThemeRef
  routing: Routing
  /**
   * Capabilities of the whole app.
   */
  features: StringArray
  /**
   * All pages with their main paths.
   */
  routes: RouteSummary[]
  /**
   * Steps of the change, in order.
   */
  workflow: StringArray
  /**
   * Sections that can take the change.
   */
  sections?: Section[]
  /**
   * Ids of the shells to choose from.
   */
  shells?: StringArray
  /**
   * Ids of the patterns to choose from.
   */
  patterns?: StringArray
}
/**
 * One section.
 */
export interface Section {
  /**
   * Id of the section.
   */
  id: NonEmptyString
  /**
   * Id of the shell that frames its pages.
   */
  shell: NonEmptyString
  /**
   * Role of the section.
   */
  role: NonEmptyString
}
