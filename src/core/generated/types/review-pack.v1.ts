// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { ExecutionPackAntiPattern, ExecutionPackExample, ExecutionPackScope, ExecutionPackSuccessCheck, ExecutionPackTarget, ExecutionPackTokenBudget, NonEmptyString, RouteSummary, Routing, Severity, StringArray, ThemeRef } from './execution-pack.common.v1.ts'
/**
 * Instructions for reviewing the whole app against its essence. The compiler writes it; reviewers, agents and verifiers read it.
 */
export interface ReviewPackV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/review-pack.v1.json'
  /**
   * Version of the pack format.
   */
  packVersion: '1.0.0'
  /**
   * Kind of pack.
   */
  packType: 'review'
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
   * What is reviewed: the whole app.
   */
  reviewType: 'app'
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
   * What to look at, most important first.
   */
  focusAreas: StringArray
  /**
   * Steps of the review, in order.
   */
  workflow: StringArray
  /**
   * Statements about the app that a program can test.
   */
  assertions?: Assertion[]
}
/**
 * One testable statement.
 */
export interface Assertion {
  /**
   * Unique in the pack.
   */
  id: NonEmptyString
  /**
   * What is tested, such as `route`, `landmark`, `key`, `token`, `contrast` or `palette`.
   */
  kind: NonEmptyString
  /**
   * The statement, naming ids, routes, keys or tokens.
   */
  label: NonEmptyString
  /**
   * `error` must be fixed, `warn` should be, `info` is for information. Applies when the assertion fails.
   */
  severity: Severity
  /**
   * Path, key, token or id that the statement is about.
   */
  target?: string
}
