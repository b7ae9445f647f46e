// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { CodeSpec, NonEmptyString, NonEmptyStringArray, PatternLayoutSpec, StringMap, Tags } from './common.v1.ts'
/**
 * A reusable part of a page, such as a table or a sign-in form, in one or more presets. Authors write it; search, pack compilation and coding agents read it.
 */
export interface PatternV2 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/pattern.v2.json'
  /**
   * Identifier and slug of the pattern, equal to its file name without the ending.
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
   * What the pattern is and what it is for, in one or two sentences.
   */
  description: NonEmptyString
  /**
   * Group the pattern is listed under.
   */
  category?: string
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
   * Records that must be present, in the form the author chose.
   */
  dependencies?: {
    [k: string]: unknown
  }
  /**
   * Interface primitives the pattern is built from.
   */
  components: NonEmptyString[]
  /**
   * Name of the preset to use when none is chosen; a key of `presets`.
   */
  default_preset: NonEmptyString
  /**
   * Variants of the pattern by name.
   */
  presets: {
    [k: string]: Preset
  }
  /**
   * Layout of the default preset, repeated here for readers that do not look into `presets`.
   */
  default_layout?: PatternLayoutSpec
  /**
   * Example of the pattern, for presets without one of their own.
   */
  code?: CodeSpec
  /**
   * False: the pattern is never wrapped in a card.
   */
  contained?: boolean
  /**
   * Data that ties the pattern to others on the same page, as names that both sides use.
   */
  io?: {
    /**
     * Data the pattern sets, such as `sort` or `selection`.
     */
    produces?: NonEmptyString[]
    /**
     * Data the pattern needs, such as `rows` or `filters`.
     */
    consumes?: NonEmptyString[]
    /**
     * Actions the pattern starts, such as `open-record`.
     */
    actions?: NonEmptyString[]
    /**
     * What the pattern keeps in the URL, so that a copied link restores it.
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
     * True: the pattern sends what people enter, and keeps it when sending fails.
     */
    keeps_input?: boolean
    [k: string]: unknown
  }
  /**
   * Art direction in prose: alignment, emphasis, rhythm. Free of colours, which the theme sets.
   */
  visual_brief?: string
  /**
   * The visual brief as four lines, for tools that print them one by one.
   */
  visual_lines?: {
    /**
     * What people see first, second and last.
     */
    hierarchy?: NonEmptyString
    /**
     * How parts line up with each other.
     */
    alignment?: NonEmptyString
    /**
     * What is stressed, and by which means.
     */
    emphasis?: NonEmptyString
    /**
     * What happens to long or missing content.
     */
    overflow?: NonEmptyString
  }
  /**
   * Notes on combining the pattern with others, by topic.
   */
  composition?: {
    [k: string]: string
  }
  /**
   * Notes on placing the pattern, by topic.
   */
  layout_hints?: {
    [k: string]: string
  }
  /**
   * Movement of the pattern, by convention in the maps `micro`, `transitions` and `ambient`.
   */
  motion?: {
    [k: string]: unknown
  }
  /**
   * How the pattern moves and reacts to pointer and keyboard; each value at most once.
   */
  interactions?: (
    | 'animate-on-mount'
    | 'stagger-children'
    | 'status-pulse'
    | 'shimmer-skeleton'
    | 'float-idle'
    | 'glow-hover'
    | 'lift-hover'
    | 'scale-hover'
    | 'ripple-click'
    | 'drag-nodes'
    | 'drag-reorder'
    | 'pan-background'
    | 'zoom-scroll'
    | 'zoom-pinch'
    | 'click-select'
    | 'click-connect'
    | 'inline-edit'
    | 'hover-tooltip'
    | 'hover-reveal'
    | 'live-simulation'
    | 'real-time-updates'
    | 'scroll-reveal'
    | 'keyboard-navigation'
    | 'focus-trap'
  )[]
  /**
   * What changes with the width, keyed by breakpoint such as mobile, tablet or desktop.
   */
  responsive?: {
    [k: string]: string | ResponsiveRule
  }
  /**
   * What assistive technology and the keyboard must be able to do.
   */
  accessibility?: {
    /**
     * ARIA role, or the native element that has it.
     */
    role?: string
    /**
     * Accessible name; words in braces are filled in by the app.
     */
    'aria-label'?: string
    /**
     * Keys and what each does, as `Key: action`.
     */
    keyboard?: NonEmptyStringArray
    /**
     * Texts for live regions; words in braces are filled in by the app.
     */
    announcements?: NonEmptyStringArray
    /**
     * Where focus goes when content opens, closes or disappears.
     */
    focus_management?: string
    [k: string]: unknown
  }
  /**
   * What makes the pattern good or accessible and is easily done wrong, in at most two short lines. Page packs with room for them print them under "Done when".
   *
   * @maxItems 2
   */
  always?: NonEmptyString[]
  /**
   * Two to four moves that separate an excellent part from a correct one, the most important first. Page packs print the ones that fit best.
   *
   * @maxItems 4
   */
  craft?: CraftMove[]
  /**
   * Visible texts that hold for every preset; a preset can have its own.
   */
  copy?: Copy
  /**
   * Specifications behind the accessibility claims.
   */
  sources?: {
    /**
     * What the source supports.
     */
    claim?: NonEmptyString
    /**
     * Name of the source.
     */
    title: NonEmptyString
    /**
     * Address of the source.
     */
    url: string
  }[]
  [k: string]: unknown
}
/**
 * A move of a designer, its reason and an example with real content.
 */
export interface CraftMove {
  /**
   * What the move decides: what comes first, the next step, the order and weight of things, the figures and proof, what is drawn, how things are said, or the doubt and mistake that it prevents. A page pack prints at most one move about each.
   */
  about: 'opening' | 'action' | 'order' | 'evidence' | 'picture' | 'wording' | 'risk'
  /**
   * What to do, as an instruction without a period.
   */
  move: NonEmptyString
  /**
   * Why it helps the reader of the page, without a period.
   */
  reason: NonEmptyString
  /**
   * The move with real content: words as they would be on the page in quotation marks, or what is drawn.
   */
  example: NonEmptyString
  [k: string]: unknown
}
/**
 * One variant of the pattern.
 */
export interface Preset {
  /**
   * What sets the variant apart and when it fits.
   */
  description: NonEmptyString
  /**
   * Arrangement and slots of the variant.
   */
  layout: PatternLayoutSpec
  /**
   * Primitives of this variant; absent means those of the pattern.
   */
  components?: NonEmptyStringArray
  /**
   * Example of the variant.
   */
  code?: CodeSpec
  /**
   * Visible texts of this variant.
   */
  copy?: Copy
  [k: string]: unknown
}
/**
 * The change as a rule that a program can apply.
 */
export interface ResponsiveRule {
  /**
   * Arrangement at this width; `alternate-pattern` puts another pattern in its place.
   */
  layout?: 'stack' | 'grid' | 'flex-row' | 'flex-column' | 'hide' | 'alternate-pattern'
  /**
   * Number of columns of a grid.
   */
  columns?: number
  /**
   * Space between the parts, as a CSS length or the name of a spacing step.
   */
  gap?: string
  /**
   * Primitives that are left out at this width.
   */
  hide_components?: string[]
  /**
   * Slots from top to bottom where the order differs from the usual one.
   */
  stack_order?: string[]
  /**
   * Id of the pattern to show instead, with the layout `alternate-pattern`.
   */
  alternate_pattern_id?: string
  /**
   * True: the content scrolls sideways in its own region.
   */
  horizontal_scroll?: boolean
  /**
   * What the other fields cannot say.
   */
  notes?: string
}
/**
 * Visible texts of the pattern, with `{placeholders}`.
 */
export interface Copy {
  /**
   * Text after an action worked.
   */
  success?: NonEmptyString
  /**
   * Text when there is nothing to show.
   */
  empty?: NonEmptyString
  /**
   * Text when something failed.
   */
  error?: NonEmptyString
  /**
   * Question before an action that cannot be undone.
   */
  confirm?: NonEmptyString
  /**
   * Labels of actions, by the names of `io.actions`.
   */
  actions?: StringMap
}
