// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/**
 * Design intent in a flat form, or in sections that carry an archetype and a theme each. Read from existing projects and migrated to version 4 before packs are compiled.
 */
export type EssenceV2 = Simple | Sectioned
/**
 * Pages, in order. At least one.
 *
 * @minItems 1
 */
export type Structure = Page[]
/**
 * One row of a page: a pattern id, a pattern reference, or columns side by side.
 */
export type LayoutItem = string | PatternReference | ColumnLayout
/**
 * One column: a pattern id or a pattern reference.
 */
export type ColumnEntry = string | PatternReference
/**
 * Version of the document format, three numbers joined by dots.
 */
export type Version = string
/**
 * Adjectives for the character of the product. At least one.
 *
 * @minItems 1
 */
export type Personality = string[]
/**
 * Framework and build tool that the code is written for.
 */
export type Target = string

/**
 * An app with one archetype and one theme.
 */
export interface Simple {
  /**
   * Address or path of this schema, used by editors only.
   */
  $schema?: string
  version: Version
  /**
   * Id of the archetype that the app grew from.
   */
  archetype: string
  theme: Theme
  personality: Personality
  platform: Platform
  structure: Structure
  /**
   * Capabilities of the app, in kebab-case. May be empty.
   */
  features: string[]
  density: Density
  guard: Guard
  target: Target
  accessibility?: Accessibility
  _impression?: Impression
}
/**
 * An app whose sections have an archetype and a theme each.
 */
export interface Sectioned {
  /**
   * Address or path of this schema, used by editors only.
   */
  $schema?: string
  version: Version
  platform: Platform
  personality: Personality
  /**
   * Sections of the app. At least one.
   *
   * @minItems 1
   */
  sections: Section[]
  density: Density
  guard: Guard
  target: Target
  /**
   * Capabilities that all sections share.
   */
  shared_features?: string[]
}
/**
 * A part of the app under one path.
 */
export interface Section {
  /**
   * Unique among sections.
   */
  id: string
  /**
   * Path that the routes of the section start with.
   */
  path: string
  /**
   * Id of the archetype that the section grew from.
   */
  archetype: string
  theme: Theme
  structure: Structure
  /**
   * Capabilities of the section, in kebab-case.
   */
  features?: string[]
}
/**
 * One screen and what it is composed of.
 */
export interface Page {
  /**
   * Unique in its structure.
   */
  id: string
  /**
   * Id of the shell that frames the page.
   */
  shell: string
  /**
   * What the page shows, from top to bottom.
   */
  layout: LayoutItem[]
  /**
   * What the page is drawn on.
   */
  surface?: string
}
/**
 * One instance of a pattern.
 */
export interface PatternReference {
  /**
   * Id of a pattern record.
   */
  pattern: string
  /**
   * Variant of the pattern. Absent: the theme's preference, else the pattern's default.
   */
  preset?: string
  /**
   * Alias of the instance, unique on the page. Spans and data wiring refer to it.
   */
  as?: string
}
/**
 * Patterns side by side, which stack where there is no room.
 */
export interface ColumnLayout {
  /**
   * Columns in reading order. At least two.
   *
   * @minItems 2
   */
  cols: ColumnEntry[]
  /**
   * Width from which columns stand side by side: 640, 768, 1024, 1280 or 1536 px. Below it they stack.
   */
  at?: 'sm' | 'md' | 'lg' | 'xl' | '2xl'
  /**
   * Relative width of columns, each named by its alias or pattern id.
   */
  span?: {
    [k: string]: number
  }
  /**
   * How many columns there are from each width on, narrowest first.
   */
  breakpoints?: Breakpoint[]
  /**
   * What widths are measured on: `viewport` is the window, `container` the room this layout has.
   */
  responsive?: 'viewport' | 'container'
}
/**
 * A number of columns from one width on.
 */
export interface Breakpoint {
  /**
   * Name of the width: one that `at` of the column layout takes. Another name is kept as written.
   */
  at: string
  /**
   * Number of columns from this width on; write a whole number of at least 1.
   */
  cols: number
}
/**
 * The theme in force.
 */
export interface Theme {
  /**
   * Id of a theme record.
   */
  id: string
  /**
   * `light` or `dark` fixes the colour mode; `auto` follows the system setting, so both are built.
   */
  mode: 'light' | 'dark' | 'auto'
  /**
   * Corner shape, one that the theme offers. Absent: no shape is asked for and the theme decides.
   */
  shape?: 'sharp' | 'rounded' | 'pill'
}
/**
 * Where the app runs and how it addresses its pages.
 */
export interface Platform {
  /**
   * Where pages are rendered: `spa` in the browser, `ssr` on a server for each request, `static` at build time.
   */
  type: 'spa' | 'ssr' | 'static'
  /**
   * Where the route lives: `hash` after #, `history` in the path by script, `pathname` in the path of a document.
   */
  routing: 'hash' | 'history' | 'pathname'
}
/**
 * How tightly screens are packed.
 */
export interface Density {
  /**
   * Heights of controls and rows, from low to high.
   */
  level: 'compact' | 'comfortable' | 'spacious'
  /**
   * Space between the blocks of a page, as a CSS length.
   */
  content_gap: string
}
/**
 * How firmly the document binds those who implement it.
 */
export interface Guard {
  /**
   * `creative`: a starting point to depart from; `guided`: a plan to follow; `strict`: binding to the letter.
   */
  mode: 'creative' | 'guided' | 'strict'
  /**
   * True: departures from the theme are reported as well.
   */
  enforce_style?: boolean
}
/**
 * What every page must meet.
 */
export interface Accessibility {
  /**
   * WCAG level that contrast and behaviour are held to; `none` sets no target.
   */
  wcag_level: 'none' | 'A' | 'AA' | 'AAA'
  /**
   * Colour-vision deficiency to design for; `auto` leaves the choice to the theme.
   */
  cvd_preference: 'none' | 'auto' | 'deuteranopia' | 'protanopia' | 'tritanopia' | 'achromatopsia'
}
/**
 * First intentions, in loose words. They inform the work and bind nobody.
 */
export interface Impression {
  /**
   * Words for the feeling aimed at.
   */
  vibe?: string[]
  /**
   * Things to look at: products, places, printed matter.
   */
  references?: string[]
  /**
   * How full screens are meant to feel.
   */
  density_intent?: string
  /**
   * How screens are meant to be arranged.
   */
  layout_intent?: string
  /**
   * What is meant to be unlike other products.
   */
  novel_elements?: string[]
}
