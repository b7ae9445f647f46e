// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { NonEmptyString, NonEmptyStringArray, StringMap, Tags } from './common.v1.ts'
/**
 * Colors, type, spacing, motion and decoration of a product, free of any layout. Authors write it; pack compilation, style exports and previews read it.
 */
export interface ThemeV1 {
  /**
   * Address of this schema; identifies the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/theme.v1.json'
  /**
   * Identifier and slug of the theme, equal to its file name without the ending.
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
   * How the theme looks and what it is made for, in one or two sentences.
   */
  description: NonEmptyString
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
   * Where the theme comes from.
   */
  source?: string
  /**
   * Character of the theme in prose, for judging choices that the values leave open.
   */
  personality?: string
  /**
   * Where the brand color is strong, and where it must not be. Page packs quote both.
   */
  emphasis?: {
    /**
     * Elements that have the brand color at full strength.
     */
    loud: NonEmptyString
    /**
     * Places where the brand color must not be.
     */
    never: NonEmptyString
  }
  /**
   * The few colors that the palette grows from, by token name.
   */
  seed?: StringMap
  /**
   * Color tokens by name: one value for all modes, or one value for each mode.
   */
  palette?: {
    [k: string]:
      | string
      | {
          [k: string]: string
        }
  }
  /**
   * Pairs of colors that look alike by design, each as two token names. Other pairs of `primary`, `accent`, `success` and `danger` must be easy to tell apart.
   */
  equal_on_purpose?: string[]
  /**
   * Color modes the theme supports.
   */
  modes?: NonEmptyStringArray
  /**
   * Corner styles the theme supports.
   */
  shapes?: NonEmptyStringArray
  /**
   * Font stacks, weights, base size and scale.
   */
  typography?: {
    [k: string]: unknown
  }
  /**
   * Open fonts that the theme is designed with. Previews load them; exported style sheets name them and say where to get them.
   */
  fonts?: Font[]
  /**
   * Corner radii.
   */
  radius?: {
    /**
     * Corner style that the radii follow, one of `shapes`.
     */
    philosophy?: string
    /**
     * Base radius in pixels.
     */
    base?: number
    [k: string]: unknown
  }
  /**
   * Density and spacing. A null or absent value leaves the page unchanged.
   */
  spatial?: {
    /**
     * Steps by which the theme is denser (negative) or roomier (positive) than the page requires.
     */
    density_bias?: number | null
    /**
     * Steps by which the gap between contents shrinks (negative) or grows (positive).
     */
    content_gap_shift?: number | null
    /**
     * Padding of a section as a CSS length.
     */
    section_padding?: string | null
    /**
     * When patterns are wrapped in cards.
     */
    card_wrapping?: string | null
    /**
     * Surface to use in place of the one a page names.
     */
    surface_override?: string | null
    [k: string]: unknown
  }
  /**
   * Durations, easings and how much movement the theme wants.
   */
  motion?: {
    [k: string]: unknown
  }
  /**
   * Visual effects such as blur, glow and overlays.
   */
  effects?: {
    /**
     * False: no effect is applied.
     */
    enabled?: boolean
    /**
     * Strength of the effects: subtle, moderate or bold.
     */
    intensity?: string
    /**
     * Effects by the type of element that receives them.
     */
    type_mapping?: {
      [k: string]: unknown
    }
    /**
     * Effects by component, where its type is not mapped.
     */
    component_fallback?: {
      [k: string]: unknown
    }
    /**
     * Values of each strength.
     */
    intensity_values?: {
      [k: string]: unknown
    }
    [k: string]: unknown
  }
  /**
   * How the theme styles the shell.
   */
  shell?: {
    [k: string]: unknown
  }
  /**
   * Design tokens for programs that do not read the palette.
   */
  tokens?: {
    /**
     * Token values of the default mode.
     */
    base?: {
      [k: string]: unknown
    }
    /**
     * Replacement values by type of color vision deficiency.
     */
    cvd?: {
      [k: string]: unknown
    }
    [k: string]: unknown
  }
  /**
   * Color vision deficiencies the colors were chosen for: deuteranopia, protanopia, tritanopia, achromatopsia.
   */
  cvd_support?: NonEmptyStringArray
  /**
   * Named sets of CSS properties and values.
   */
  treatments?: {
    [k: string]: {
      [k: string]: string
    }
  }
  /**
   * Named arrangements the theme recommends.
   */
  compositions?: {
    [k: string]: {
      [k: string]: unknown
    }
  }
  /**
   * Decorator classes by name, each with what it does.
   */
  decorators?: StringMap
  /**
   * Decorator classes by name, in full.
   */
  decorator_definitions?: {
    [k: string]: DecoratorDefinition
  }
  /**
   * Patterns that show the theme at its best, and those that do not.
   */
  pattern_preferences?: {
    /**
     * Ids of patterns that suit the theme.
     */
    prefer?: NonEmptyStringArray
    /**
     * Ids of patterns that do not.
     */
    avoid?: NonEmptyStringArray
    /**
     * Preset to choose under this theme, by pattern id.
     */
    default_presets?: StringMap
    [k: string]: unknown
  }
  [k: string]: unknown
}
/**
 * A decorator class: a small, named piece of styling that any pattern may carry.
 */
export interface DecoratorDefinition {
  /**
   * What the class looks like.
   */
  description?: string
  /**
   * What the class is for.
   */
  intent?: string
  /**
   * CSS properties and values that produce it.
   */
  suggested_properties?: StringMap
  /**
   * CSS selectors of the elements that previews and exported style sheets apply it to.
   */
  targets?: NonEmptyStringArray
  /**
   * Decorators it goes well with.
   */
  pairs_with?: NonEmptyStringArray
  /**
   * Places to use it.
   */
  usage?: NonEmptyStringArray
  [k: string]: unknown
}
/**
 * A font family under an open license.
 */
export interface Font {
  /**
   * Name of the family, as font stacks use it.
   */
  family: NonEmptyString
  /**
   * Font stack of `typography` that starts with the family.
   */
  role: 'display' | 'body' | 'mono'
  /**
   * npm package with the font files.
   */
  package: NonEmptyString
  /**
   * SPDX identifier of the license.
   */
  license: NonEmptyString
  /**
   * Weight, or the lowest and highest weight of a variable font.
   */
  weights: string
  /**
   * System font to show while the font loads, scaled to the same width.
   */
  fallback: 'Arial' | 'Times New Roman' | 'Courier New'
}
