// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { DependencyVersionMap, Features, Navigation, NonEmptyString, NonEmptyStringArray, SeoHints, Tags, ThemeRef, Voice } from './common.v1.ts'
/**
 * A whole product put together from archetypes, a theme and routes. Authors write it; it becomes an essence document, which packs are compiled from.
 */
export interface BlueprintV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/blueprint.v1.json'
  /**
   * Identifier and slug of the blueprint, equal to its file name without the ending.
   */
  id: NonEmptyString
  /**
   * Version of the record, as semantic versioning writes it.
   */
  version: NonEmptyString
  /**
   * Name shown to people.
   */
  name: NonEmptyString
  /**
   * What the product is and who uses it, in one or two sentences.
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
   * Range of service versions that the record works with.
   */
  svc_compat?: string
  /**
   * How ready the blueprint is and where it is shown.
   */
  blueprint_portfolio?: Portfolio
  /**
   * Id of the only archetype, for a blueprint that composes no others.
   */
  archetype?: NonEmptyString
  /**
   * Archetypes of the product, each of which becomes a section.
   */
  compose?: (NonEmptyString | ComposedArchetype)[]
  /**
   * Theme the product starts with.
   */
  theme: ThemeRef
  /**
   * Ids of other themes that suit the product.
   */
  suggested_themes?: NonEmptyStringArray
  /**
   * Character of the product, as prose or as a list of traits.
   */
  personality?: string | NonEmptyStringArray
  /**
   * How the product words its texts.
   */
  voice?: Voice
  /**
   * Capabilities of the whole product.
   */
  features?: Features
  /**
   * Pages of the product by route path.
   */
  routes: {
    [k: string]: Route
  }
  /**
   * Shortcuts and command palette of the product.
   */
  navigation?: Navigation
  /**
   * Hints for search engines, for public pages.
   */
  seo_hints?: SeoHints
  /**
   * Changes to what the archetypes bring.
   */
  overrides?: {
    /**
     * Features to add.
     */
    features_add?: NonEmptyStringArray
    /**
     * Features to leave out.
     */
    features_remove?: NonEmptyStringArray
    /**
     * Ids of pages to leave out.
     */
    pages_remove?: NonEmptyStringArray
    /**
     * What the patterns of the shells show in this product, each with the `sample` that fills its example; `omit` leaves a pattern out.
     */
    shell_patterns?: {
      pattern: string
      /**
       * Only where the shell has this preset.
       */
      preset?: string
      sample?: {}
      omit?: boolean
    }[]
    /**
     * Changes to single pages, by page id: fields of the archetype's page with other values. Samples in a `layout` replace those of the archetype.
     */
    pages?: {
      [k: string]: {
        [k: string]: unknown
      }
    }
    [k: string]: unknown
  }
  /**
   * Records that must be present, grouped by type: record id to version.
   */
  dependencies?: {
    [k: string]: DependencyVersionMap
  }
  /**
   * Limits on the design that hold for every page.
   */
  design_constraints?: {
    [k: string]: unknown
  }
  /**
   * How the product behaves at different widths.
   */
  responsive_strategy?: {
    [k: string]: unknown
  }
  /**
   * The business that all sample content of the product is about: its name, people, currency and date of today.
   */
  sample_world?: NonEmptyString
  /**
   * Language, currency and units of the product.
   */
  locale?: {
    /**
     * Language tag, with the country if it matters.
     */
    language: string
    /**
     * Currency code (ISO 4217).
     */
    currency?: string
    /**
     * System of units for lengths, weights and temperatures.
     */
    units?: 'metric' | 'imperial'
  }
  [k: string]: unknown
}
/**
 * Standing of a blueprint in the catalogue.
 */
export interface Portfolio {
  /**
   * `featured`: first in lists; `public`: in its normal place; `labs`: last, marked as labs; `hidden`: in no list, found by address only.
   */
  visibility: 'featured' | 'public' | 'labs' | 'hidden'
  /**
   * `certified-flagship`: proven by a certified site; `supported-contract`: kept working; `experimental`: may change; `fold-candidate`: to be merged into another; `legacy-hidden`: kept for present users.
   */
  maturity:
    | 'certified-flagship'
    | 'supported-contract'
    | 'experimental'
    | 'fold-candidate'
    | 'legacy-hidden'
  /**
   * Why it has this visibility and maturity.
   */
  rationale: NonEmptyString
  /**
   * Id of the blueprint to use instead.
   */
  recommended_alternative?: NonEmptyString
  /**
   * The site that shows the blueprint at work.
   */
  artifact: {
    /**
     * State of that site; `certified` needs a passed smoke test.
     */
    status: 'none' | 'planned' | 'candidate' | 'certified'
    /**
     * Slug of the showcase entry.
     */
    showcase?: NonEmptyString
    /**
     * Remarks for maintainers.
     */
    notes?: NonEmptyString
  }
}
/**
 * An archetype with its place in the product.
 */
export interface ComposedArchetype {
  /**
   * Id of the archetype.
   */
  archetype: NonEmptyString
  /**
   * Route path that all its pages are put under.
   */
  prefix: NonEmptyString
  /**
   * Role of the section; absent means the role the archetype declares.
   */
  role?: 'primary' | 'gateway' | 'public' | 'auxiliary'
}
/**
 * What a route path shows.
 */
export interface Route {
  /**
   * Id of the shell around the page; absent means the shell the page names.
   */
  shell?: NonEmptyString
  /**
   * Id of the archetype that has the page.
   */
  archetype?: NonEmptyString
  /**
   * Id of the page in that archetype.
   */
  page?: NonEmptyString
  [k: string]: unknown
}
