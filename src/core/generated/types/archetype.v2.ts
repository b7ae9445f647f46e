// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { Classification, DependencyVersionMap, Features, LayoutItem, NonEmptyString, NonEmptyStringArray, PatternReference, SeoHints, StringMap, SuggestedTheme, Tags } from './common.v1.ts'
/**
 * Template of one section of a product: its role, its pages and the patterns on them. Authors write it; blueprints compose it into products.
 */
export interface ArchetypeV2 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/archetype.v2.json'
  /**
   * Identifier and slug of the archetype, equal to its file name without the ending.
   */
  id: NonEmptyString
  /**
   * `primary`: the product itself; `gateway`: signing in and up; `public`: open to anyone; `auxiliary`: support.
   */
  role: 'primary' | 'gateway' | 'public' | 'auxiliary'
  /**
   * Kind of the section's pages, unless a page has its own. Without it, the role decides: `primary` and `auxiliary` mean `app`, `gateway` means `flow`, `public` means `public`.
   */
  kind?: 'public' | 'app' | 'flow' | 'document' | 'system'
  /**
   * Version of the record, as semantic versioning writes it.
   */
  version: NonEmptyString
  /**
   * Name shown to people.
   */
  name: NonEmptyString
  /**
   * What people do in the section, in one or two sentences.
   */
  description: NonEmptyString
  /**
   * Keywords for finding and grouping.
   */
  tags: Tags
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
   * Range of service versions that the record works with.
   */
  svc_compat?: string
  /**
   * Pages of the section.
   */
  pages: Page[]
  /**
   * Capabilities the section needs.
   */
  features: Features
  /**
   * Short rules for building any page of the section.
   */
  directives?: NonEmptyStringArray
  /**
   * Entries the section adds to the main navigation.
   */
  navigation_items?: NavigationItem[]
  /**
   * What is particular about each page, by page id: its data, actions and states.
   */
  page_briefs?: StringMap
  /**
   * Themes that suit the section.
   */
  suggested_theme?: SuggestedTheme
  /**
   * Shells the section uses, by id, each with what it is used for.
   */
  shells?: StringMap
  /**
   * Traits of the section.
   */
  personality?: NonEmptyStringArray
  /**
   * Changes to the opening part of the section, for public pages.
   */
  hero_customization?: {
    [k: string]: unknown
  }
  /**
   * Hints for search engines, for public pages.
   */
  seo_hints?: SeoHints
  /**
   * How a request in plain words is matched to the archetype.
   */
  classification?: Classification
  /**
   * Records that must be present, grouped by type: record id to version.
   */
  dependencies?: {
    [k: string]: DependencyVersionMap
  }
  [k: string]: unknown
}
/**
 * One page of the section.
 */
export interface Page {
  /**
   * Identifier, unique in the archetype.
   */
  id: NonEmptyString
  /**
   * Id of the shell around the page, or `inherit` for the shell of the main section.
   */
  shell: NonEmptyString
  /**
   * Patterns of the page from top to bottom.
   */
  default_layout: LayoutItem[]
  /**
   * What the page is for.
   */
  description?: string
  /**
   * Patterns the page uses, in any order.
   */
  patterns?: PatternReference[]
  /**
   * Short rules for building this page.
   */
  directives?: NonEmptyStringArray
  /**
   * Who opens the page, how often, with what question, and what they leave with. Two to four sentences, 200 to 500 characters.
   */
  purpose?: NonEmptyString
  /**
   * What the page is: `public` is read by visitors, `app` is worked in, a `flow` leads through steps, a `document` is read at length, and `system` says that something is wrong or closed.
   */
  kind?: 'public' | 'app' | 'flow' | 'document' | 'system'
  /**
   * What readers notice first and second, and what stays quiet.
   */
  notice?: Notice
  /**
   * What people do on the page, the most important first. The first is the primary action.
   */
  jobs?: Job[]
  /**
   * Decisions that apply to this page only, three to nine short lines.
   */
  decisions?: NonEmptyStringArray
  /**
   * Sample content of the page: names, amounts and consequences that agree with the rest of the product.
   */
  sample?: NonEmptyString
  /**
   * Which pattern drives which others, where the inputs and outputs of the patterns alone would suggest something else.
   */
  wiring?: Wire[]
  /**
   * Which patterns a pattern follows, where its inputs alone would suggest more.
   */
  reads?: Reader[]
  /**
   * What a copied link of the page restores; an empty list for nothing. Without it, the patterns decide.
   */
  keeps_in_url?: (
    | 'search'
    | 'filters'
    | 'period'
    | 'comparison'
    | 'sort'
    | 'page'
    | 'tab'
    | 'step'
    | 'view'
    | 'selection'
    | 'item'
  )[]
  /**
   * True: each part keeps working when the others fail. Without it, the kind of the page and the number of its parts decide.
   */
  fails_apart?: boolean
  /**
   * Actions and data that the page must offer, as names of actions, signals, slots or patterns.
   */
  needs?: NonEmptyString[]
  [k: string]: unknown
}
/**
 * An entry of the main navigation.
 */
export interface NavigationItem {
  /**
   * Text of the entry.
   */
  label: NonEmptyString
  /**
   * Route path it opens.
   */
  route: NonEmptyString
  /**
   * Name of its icon.
   */
  icon?: NonEmptyString
  /**
   * Key of the shortcut that does the same.
   */
  hotkey?: NonEmptyString
  /**
   * Path prefix or regular expression that makes the entry active; absent means exactly `route`.
   */
  active_match?: NonEmptyString
  /**
   * Short label beside the text.
   */
  badge?: NonEmptyString
  /**
   * Visible label of the group the entry belongs to.
   */
  group?: NonEmptyString
}
/**
 * The visual hierarchy of a page, in words.
 */
export interface Notice {
  /**
   * What readers notice first.
   */
  first: NonEmptyString
  /**
   * What they notice next.
   */
  second?: NonEmptyString
  /**
   * What stays in the background until it is needed.
   */
  quiet?: NonEmptyString
  [k: string]: unknown
}
/**
 * Something people do on a page.
 */
export interface Job {
  /**
   * The job in the words of the interface, starting with a verb.
   */
  label: NonEmptyString
  /**
   * The name of its button or link, if it is another than the label.
   */
  control?: NonEmptyString
  /**
   * The key that does it. A hotkey that the product declares for the action takes precedence.
   */
  key?: NonEmptyString
  /**
   * The action of a pattern on the page, or of a command of the product, that does it.
   */
  action?: NonEmptyString
  [k: string]: unknown
}
/**
 * A pattern and the patterns that follow it.
 */
export interface Wire {
  /**
   * The alias or id of the pattern that sets a value.
   */
  from: NonEmptyString
  /**
   * The aliases or ids of the patterns that follow it. All others ignore it.
   */
  to: NonEmptyStringArray
  [k: string]: unknown
}
/**
 * A pattern and those that it follows.
 */
export interface Reader {
  /**
   * Name of the pattern on the page.
   */
  part: NonEmptyString
  /**
   * Names of the patterns that it follows; empty for none.
   */
  from: NonEmptyString[]
  [k: string]: unknown
}
