// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { Effective, ExecutionPackAntiPattern, ExecutionPackExample, ExecutionPackScope, ExecutionPackSuccessCheck, ExecutionPackTarget, ExecutionPackTokenBudget, NonEmptyString, PagePattern, StringArray, ThemeRef } from './execution-pack.common.v1.ts'
/**
 * Contract of one route: layout, patterns, data and states of its page. The compiler writes it; a coding agent reads it before writing the page.
 */
export interface PagePackV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/page-pack.v1.json'
  /**
   * Version of the pack format.
   */
  packVersion: '1.0.0'
  /**
   * Kind of pack.
   */
  packType: 'page'
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
   * Id of the page.
   */
  pageId: NonEmptyString
  /**
   * Main path of the page.
   */
  path: NonEmptyString
  /**
   * Id of the shell that frames the page.
   */
  shell: NonEmptyString
  /**
   * Id of the section that holds the page. Null when there is none.
   */
  sectionId: string | null
  /**
   * Role of that section. Null when there is none.
   */
  sectionRole: string | null
  /**
   * What the page is: `public`, `app`, `flow`, `document` or `system`.
   */
  kind?: string
  /**
   * What a copied link of the page restores.
   */
  urlState?: StringArray
  /**
   * True: the page is complete when it arrives, so only what it sends can fail.
   */
  isStatic?: boolean
  /**
   * Capabilities that the section provides.
   */
  features: StringArray
  /**
   * What the page is drawn on. Empty when the essence does not say.
   */
  surface: string
  theme: ThemeRef
  /**
   * Data signals that one pattern of the page produces and another consumes.
   */
  wiringSignals: StringArray
  /**
   * Pattern instances in reading order.
   */
  patterns: PagePattern[]
  /**
   * Imperative rules for this page.
   */
  directives?: NonEmptyString[]
  brief?: Brief
  /**
   * Further paths that show the page.
   */
  aliases?: StringArray
  effective?: Effective
  /**
   * Layout as a tree: rows and columns with weights and the width at which they collapse.
   *
   * Items: One row.
   */
  layout?: {
    [k: string]: unknown
  }[]
  /**
   * What each pattern instance needs: slots, components, states, keys, widths, data.
   */
  instances?: Instance[]
  section?: SectionContext
  /**
   * What the shell does around `main`: skip target, scroll owner, what sticks above it.
   */
  frame?: {
    [k: string]: unknown
  }
  /**
   * What search engines are told about the page.
   */
  seo?: {
    [k: string]: unknown
  }
  /**
   * How data flows between instances, one entry for each connection.
   */
  wiring?: Wire[]
  /**
   * What each instance shows while loading, when empty, on error and so on.
   *
   * Items: One state of one instance.
   */
  states?: {
    [k: string]: unknown
  }[]
}
/**
 * One pattern instance with what its record says.
 */
export interface Instance {
  /**
   * Name of the instance on the page.
   */
  alias: NonEmptyString
  /**
   * Id of the pattern.
   */
  pattern: NonEmptyString
  [k: string]: unknown
}
/**
 * What the section asks of all its pages.
 */
export interface SectionContext {
  /**
   * What people do in the section.
   */
  description?: string
  /**
   * Imperative rules for every page of the section.
   */
  directives?: NonEmptyString[]
}
/**
 * One connection.
 */
export interface Wire {
  /**
   * Name of the data signal.
   */
  signal: NonEmptyString
  /**
   * Alias of the instance that produces it.
   */
  from: NonEmptyString
  /**
   * Alias of the instance that consumes it.
   */
  to: NonEmptyString
}
/**
 * What the page is for and what is decided about it, as the labels of its directives say.
 */
export interface Brief {
  /**
   * Name of the page, as its heading shows it.
   */
  title?: string
  /**
   * Who opens the page, with what question, and what they leave with.
   */
  purpose?: string
  /**
   * Kind of the page, if its directives decide it.
   */
  kind?: string
  /**
   * The answer to the question of its readers, in one sentence, as the top of the page can show it.
   */
  answer?: string
  /**
   * What readers notice first.
   */
  first?: string
  /**
   * What they notice next.
   */
  second?: string
  /**
   * What stays in the background.
   */
  quiet?: string
  /**
   * The most important job, with its key if it has one.
   */
  primaryAction?: string
  /**
   * The other jobs, the most important first.
   */
  then: StringArray
  /**
   * Sample content of the page.
   */
  sample?: string
  /**
   * The data flow that replaces the derived one.
   */
  wiring: {
    /**
     * Alias of the instance that sets a value.
     */
    from: string
    /**
     * Aliases of the instances that follow it.
     */
    to: StringArray
  }[]
  /**
   * The instances that follow only the listed ones.
   */
  readers?: {
    /**
     * Alias of the instance that follows.
     */
    part: string
    /**
     * Aliases of the instances that it follows.
     */
    from: StringArray
  }[]
  /**
   * What a copied link restores, if the page decides it; empty for nothing.
   */
  keepsInUrl?: StringArray
  /**
   * Whether each part keeps working when the others fail, if the page decides it.
   */
  failsApart?: boolean
  /**
   * All other directives of the page.
   */
  decisions: StringArray
}
