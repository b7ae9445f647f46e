// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/**
 * One row of a page: a pattern id, a pattern reference, or columns side by side.
 */
export type LayoutItem = string | PatternReference | ColumnLayout
/**
 * One column: a pattern id or a pattern reference.
 */
export type ColumnEntry = string | PatternReference

/**
 * What an app looks like, contains and enforces. People and agents write it; the pack routes compile it into instructions for coding agents.
 */
export interface EssenceV4 {
  /**
   * Address or path of this schema, with which an editor completes and checks the document.
   */
  $schema?: string
  /**
   * Version of this document format, not of the app.
   */
  version: '4.0.0'
  dna: Dna
  blueprint: Blueprint
  meta: Meta
  _impression?: Impression
}
/**
 * Design decisions for the whole app. Sections and pages may override density and mode, nothing else.
 */
export interface Dna {
  theme: Theme
  spacing: Spacing
  typography: Typography
  color: Color
  radius: Radius
  elevation: Elevation
  motion: Motion
  accessibility: Accessibility
  /**
   * Adjectives for the character of the product; they steer tone and emphasis. At least one.
   *
   * @minItems 1
   */
  personality: string[]
  constraints?: Constraints
}
/**
 * The theme in force. It supplies what the DNA cannot say: colours, font families, easings, decorators.
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
 * Distances: the smallest step, how steps grow, and how tightly screens are packed.
 */
export interface Spacing {
  /**
   * Smallest step in CSS pixels; spacing values are multiples of it.
   */
  base_unit: number
  /**
   * How steps grow: `linear` is 1, 2, 3, 4 times the unit, `geometric` 1, 2, 4, 8, `fibonacci` 1, 2, 3, 5.
   */
  scale: string
  /**
   * Heights of controls and rows: `compact` 2 and 2.25 rem, `comfortable` 2.5 and 3, `spacious` 3 and 3.75.
   */
  density: 'compact' | 'comfortable' | 'spacious'
  /**
   * Space between the blocks of a page, as a CSS length.
   */
  content_gap: string
}
/**
 * Text sizes and weights. Font families come from the theme.
 */
export interface Typography {
  /**
   * Ratio of each text size to the next smaller one, written as text.
   */
  scale: string
  /**
   * Font weight of headings, 100 (thin) to 900 (black).
   */
  heading_weight: number
  /**
   * Font weight of running text, 100 (thin) to 900 (black).
   */
  body_weight: number
}
/**
 * How colour is used. The colours themselves come from the theme.
 */
export interface Color {
  /**
   * Palette to draw from, as a rule the id of the theme.
   */
  palette: string
  /**
   * How many accent colours may appear; 0 removes the accent.
   */
  accent_count: number
  /**
   * Colour vision to design for: a deficiency, `auto` (leaves it to the theme), `status-shape` (status has a shape too) or `none`.
   */
  cvd_preference: string
}
/**
 * How corners are rounded.
 */
export interface Radius {
  /**
   * The idea behind the corners: `sharp` is square or nearly so, `rounded` softened, `pill` fully round.
   */
  philosophy: string
  /**
   * Base corner radius in CSS pixels; 0 is square.
   */
  base: number
}
/**
 * How layers are told apart.
 */
export interface Elevation {
  /**
   * Means used: `levels` are the theme's numbered shadows, `borders` are hairlines, `flat` is neither.
   */
  system: string
  /**
   * Highest shadow level in use; those above it are not offered, 0 means no shadow.
   */
  max_levels: number
}
/**
 * How much moves, and how fast.
 */
export interface Motion {
  /**
   * How much moves: `none`, `subtle`, `moderate` or `expressive`.
   */
  preference: string
  /**
   * Multiplies the theme's durations: 0.5 halves them, 0 removes animation.
   */
  duration_scale: number
  /**
   * True: movement that carries no meaning stops when the user asks the system for less motion.
   */
  reduce_motion: boolean
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
   * True: the focused element always shows a visible indicator.
   */
  focus_visible: boolean
  /**
   * True: each page begins with a link that skips to its main content.
   */
  skip_nav: boolean
}
/**
 * Limits on top of the theme, each a short rule in words. Leave out what is not limited.
 */
export interface Constraints {
  /**
   * Rule about colour modes.
   */
  mode?: string
  /**
   * Rule about fonts and figures.
   */
  typography?: string
  /**
   * Rule about borders and dividing lines.
   */
  borders?: string
  /**
   * Rule about corners.
   */
  corners?: string
  /**
   * Rule about shadows.
   */
  shadows?: string
  /**
   * Rules about further effects: the name of each, and what is allowed of it.
   */
  effects?: {
    /**
     * What is allowed of this effect.
     */
    [k: string]: string
  }
}
/**
 * What the app consists of: sections with their pages, features and routes.
 */
export interface Blueprint {
  /**
   * Shell that the scaffold sets up. Pages use their section's. Absent: the first primary section's, else the first section's.
   */
  shell?: string
  /**
   * Groups of pages with one shell, one role and common rules. At least one.
   *
   * @minItems 1
   */
  sections: Section[]
  /**
   * Capabilities of the whole app, in kebab-case. May be empty.
   */
  features: string[]
  /**
   * The page shown at each route path. Several paths may lead to one page.
   */
  routes?: {
    [k: string]: Route
  }
  /**
   * Style of icons throughout the app.
   */
  icon_style?: string
  /**
   * Style of avatars throughout the app.
   */
  avatar_style?: string
}
/**
 * Where a route path leads.
 */
export interface Route {
  /**
   * Id of the section that holds the page.
   */
  section: string
  /**
   * Id of the page within that section.
   */
  page: string
}
/**
 * A group of pages with one purpose and one shell.
 */
export interface Section {
  /**
   * Unique among sections: lower-case letters, digits and hyphens, starting with a letter.
   */
  id: string
  /**
   * `primary`: the product itself; `gateway`: signing in and up; `public`: open to anyone; `auxiliary`: support.
   */
  role: 'primary' | 'gateway' | 'public' | 'auxiliary'
  /**
   * Id of the shell that frames the pages of the section.
   */
  shell: string
  /**
   * Capabilities that this section provides, in kebab-case. May be empty.
   */
  features: string[]
  /**
   * One or two sentences: what people do here and what they need to see.
   */
  description: string
  /**
   * Pages of the section. At least one.
   *
   * @minItems 1
   */
  pages: Page[]
  /**
   * Density and mode for the section, where they differ from the DNA.
   */
  dna_overrides?: DnaOverrides
  /**
   * Items that the shell's primary navigation shows for this section.
   */
  navigation_items?: NavigationItem[]
  /**
   * Short imperative rules for implementing any page of the section.
   */
  directives?: string[]
}
/**
 * One screen and what it is composed of.
 */
export interface Page {
  /**
   * Unique in its section: lower-case letters, digits and hyphens, starting with a letter.
   */
  id: string
  /**
   * Path of the page; `:name` marks a parameter. Absent: from the route map, else derived from the id.
   */
  route?: string
  /**
   * Shell for this page in place of the section's. Null or absent: the section's.
   */
  shell_override?: string | null
  /**
   * What the page shows, from top to bottom. At least one item.
   *
   * @minItems 1
   */
  layout: LayoutItem[]
  /**
   * Layout that the archetype suggested, kept to trace its origin. Never compiled: edit `layout`.
   */
  default_layout?: LayoutItem[]
  /**
   * Density and mode for the page, where they differ from the section.
   */
  dna_overrides?: DnaOverrides
  /**
   * What the page is drawn on, as a rule a colour token of the theme.
   */
  surface?: string
  /**
   * Imperative rules for this route. Begin with its purpose: who does what here.
   */
  directives?: string[]
}
/**
 * Values in place of the inherited ones: a page's win over its section's, a section's over the DNA.
 */
export interface DnaOverrides {
  /**
   * Density in force. Absent: inherited.
   */
  density?: 'compact' | 'comfortable' | 'spacious'
  /**
   * Colour mode in force. Absent: inherited.
   */
  mode?: 'light' | 'dark' | 'auto'
}
/**
 * One item of the primary navigation.
 */
export interface NavigationItem {
  /**
   * Text of the item.
   */
  label: string
  /**
   * Path that the item leads to.
   */
  route: string
  /**
   * Icon identifier, typically a kebab-case icon name.
   */
  icon?: string
  /**
   * Key string of a hotkey declared in `meta.navigation.hotkeys`.
   */
  hotkey?: string
  /**
   * Path prefix or regular expression that makes the item active. Absent: exact match of `route`.
   */
  active_match?: string
  /**
   * Short label beside the text.
   */
  badge?: string
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
    /**
     * Share of the row that this column takes, against those of the others.
     */
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
 * Facts about the project: origin, target, platform, enforcement, search engines, navigation.
 */
export interface Meta {
  /**
   * Id of the archetype that the app grew from.
   */
  archetype: string
  /**
   * Framework and build tool that the code is written for.
   */
  target: string
  platform: Platform
  guard: Guard
  seo?: Seo
  navigation?: Navigation
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
 * How firmly the document binds those who implement it, by layer. `off` still reports, as information.
 */
export interface Guard {
  /**
   * `creative`: a starting point to depart from; `guided`: a plan to follow; `strict`: binding to the letter.
   */
  mode: 'creative' | 'guided' | 'strict'
  /**
   * Severity of a breach of theme, mode, shape or contrast.
   */
  dna_enforcement: 'error' | 'warn' | 'off'
  /**
   * Severity of a breach of sections, pages, routes, patterns or shells; never an error.
   */
  blueprint_enforcement: 'warn' | 'off'
  /**
   * Severity for navigation, hotkeys and palette. Absent: by `mode`, creative `off`, guided `warn`, strict `error`.
   */
  interactions_enforcement?: 'error' | 'warn' | 'off'
}
/**
 * What search engines and link previews are told.
 */
export interface Seo {
  /**
   * schema.org types that pages declare, most important first.
   */
  schema_org?: string[]
  /**
   * Head elements to get right, most important first.
   */
  meta_priorities?: string[]
}
/**
 * Keyboard access to the app.
 */
export interface Navigation {
  /**
   * Hotkeys of the app. Each key string appears once.
   */
  hotkeys?: Hotkey[]
  /**
   * `true`: a palette of the declared routes; an object: a palette exactly so; `false` or absent: none.
   */
  command_palette?: boolean | CommandPalette
  /**
   * How hotkeys behave, unless a hotkey's own `semantics` says otherwise.
   */
  hotkey_semantics?: HotkeySemantics
}
/**
 * A key, or a sequence of keys, that goes somewhere or does something.
 */
export interface Hotkey {
  /**
   * One key, keys held together joined by `+`, or a sequence separated by spaces. Cmd means Ctrl outside the Mac.
   */
  key: string
  /**
   * What it does, as shown to people.
   */
  label: string
  /**
   * Path that it leads to. Give this or `action`.
   */
  route?: string
  /**
   * Name of the action that it runs. Give this or `route`.
   */
  action?: string
  /**
   * Behaviour of this hotkey; each field given here wins over the global one.
   */
  semantics?: HotkeySemantics
}
/**
 * Contract of the command palette. An implementation follows it exactly.
 */
export interface CommandPalette {
  /**
   * Shortcut that opens the palette. A Cmd form means Cmd on a Mac and Ctrl elsewhere.
   */
  trigger?: string
  /**
   * Placeholder of the search input.
   */
  placeholder?: string
  /**
   * Width as a CSS length.
   */
  width?: string
  /**
   * `modal`: centred dialog; `sheet`: slide-over; `inline`: dropdown; `fullscreen`: fills the window.
   */
  styling?: 'modal' | 'sheet' | 'inline' | 'fullscreen'
  /**
   * Commands in order. Absent: a minimal list may be derived from the declared routes; empty: none.
   */
  commands?: Command[]
}
/**
 * One command of the palette.
 */
export interface Command {
  /**
   * Unique among commands.
   */
  id: string
  /**
   * Text that people read and search.
   */
  label: string
  /**
   * Heading that the command is listed under.
   */
  section?: string
  /**
   * Key string of a hotkey declared in `meta.navigation.hotkeys`, shown beside the label.
   */
  hotkey?: string
  /**
   * Name of the action that it runs. Give this or `route`.
   */
  action?: string
  /**
   * Path that it leads to. Give this or `action`.
   */
  route?: string
}
/**
 * How key presses are matched. Leave out what is as usual.
 */
export interface HotkeySemantics {
  /**
   * Longest time between the keys of a sequence, in milliseconds, before it starts anew.
   */
  chord_window_ms?: number
  /**
   * True: hotkeys do not fire while focus is in an editable element.
   */
  input_guard?: boolean
  /**
   * True: hotkeys do not fire while Meta, Ctrl or Alt is held, unless the key string names it.
   */
  modifier_suppression?: boolean
  /**
   * True: keys match by case. False: an upper-case letter implies Shift.
   */
  match_case?: boolean
  /**
   * True: a corner badge shows while the first key of a sequence is armed. False: tracking is silent.
   */
  show_chord_indicator?: boolean
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
