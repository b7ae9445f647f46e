// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
/**
 * Text of at least one character.
 */
export type NonEmptyString = string
/**
 * List of texts, none of them empty.
 */
export type NonEmptyStringArray = NonEmptyString[]
/**
 * A pattern, named by its id alone or by an object that adds preset and alias.
 */
export type PatternReference = NonEmptyString | PatternRefObject
/**
 * One row of a page: a single pattern or a group of columns.
 */
export type LayoutItem = PatternReference | LayoutGroup
/**
 * Keywords for finding and grouping; the official ones are among the examples.
 */
export type Tags = NonEmptyString[]
/**
 * Capabilities; the official ones are among the examples.
 */
export type Features = NonEmptyString[]
/**
 * A maximum, or a minimum and a maximum.
 */
export type CountLimit = number | number[]

/**
 * Map from any name to a non-empty text.
 */
export interface StringMap {
  [k: string]: NonEmptyString
}
/**
 * Map from the id of a needed record to its version or version range.
 */
export interface DependencyVersionMap {
  [k: string]: NonEmptyString
}
/**
 * One use of a pattern, with its preset and alias.
 */
export interface PatternRefObject {
  /**
   * Id of the pattern.
   */
  pattern: NonEmptyString
  /**
   * Name of one preset of the pattern; absent: the theme's preference, else the pattern's `default_preset`.
   */
  preset?: NonEmptyString
  /**
   * Alias of this use, unique on its page; absent means the pattern id.
   */
  as?: NonEmptyString
  /**
   * Content of this use of the pattern, by slot or field: texts, lists, or the columns and rows of a table. Previews show it in place of the pattern's own example content.
   */
  sample?: {
    [k: string]: unknown
  }
}
/**
 * One row of a page whose patterns stand side by side in columns.
 */
export interface LayoutGroup {
  /**
   * Patterns of the row in reading order, one for each column.
   */
  cols: PatternReference[]
  /**
   * Breakpoint from which the columns stand side by side; below it they stack in order.
   */
  at?: NonEmptyString
  /**
   * Relative width of a column, keyed by alias or pattern id; a column not named counts as 1.
   */
  span?: {
    [k: string]: number
  }
  /**
   * Column counts that change with the width, one entry for each breakpoint.
   *
   * Items: Column count from one breakpoint up.
   */
  breakpoints?: {
    /**
     * Breakpoint from which the count holds.
     */
    at: string
    /**
     * Number of columns.
     */
    cols: number
  }[]
  /**
   * What a breakpoint measures: the browser window or the element that holds the row.
   */
  responsive?: 'viewport' | 'container'
}
/**
 * How a pattern arranges its parts.
 */
export interface PatternLayoutSpec {
  /**
   * Kind of arrangement: stack, row, grid, split, table, canvas, overlay, inline or another name.
   */
  layout: NonEmptyString
  /**
   * Utility class names that produce the arrangement, separated by spaces.
   */
  atoms?: NonEmptyString
  /**
   * Parts of the pattern by name, each with what it holds. A name that ends in `?` is optional.
   */
  slots?: StringMap
  /**
   * What a developer supplies for a slot, by the same names as in `slots`.
   */
  slot_details?: {
    [k: string]: SlotDetails
  }
  [k: string]: unknown
}
/**
 * Example source code.
 */
export interface CodeSpec {
  /**
   * Import statements that the example needs; empty for plain HTML.
   */
  imports?: string
  /**
   * The example itself, normally HTML that suits any framework.
   */
  example?: string
  [k: string]: unknown
}
/**
 * Choice of one theme.
 */
export interface ThemeRef {
  /**
   * Id of the theme.
   */
  id: NonEmptyString
  /**
   * Colour mode, such as light, dark or auto; absent leaves the choice to the theme.
   */
  mode?: NonEmptyString
  /**
   * Corner style, such as sharp, rounded or pill; absent leaves the choice to the theme.
   */
  shape?: NonEmptyString
}
/**
 * Themes, modes and shapes that suit a record, best first.
 */
export interface SuggestedTheme {
  /**
   * Theme ids.
   */
  ids?: NonEmptyStringArray
  /**
   * Colour modes.
   */
  modes?: NonEmptyStringArray
  /**
   * Corner styles.
   */
  shapes?: NonEmptyStringArray
}
/**
 * What search engines should learn from the pages.
 */
export interface SeoHints {
  /**
   * schema.org types that describe the pages.
   */
  schema_org?: NonEmptyStringArray
  /**
   * Meta information to fill in, most important first.
   */
  meta_priorities?: NonEmptyStringArray
  [k: string]: unknown
}
/**
 * A keyboard shortcut of the app.
 */
export interface NavigationHotkey {
  /**
   * One key, keys held together joined by `+`, or a sequence separated by spaces. Cmd means Ctrl outside the Mac.
   */
  key: NonEmptyString
  /**
   * Route path that the shortcut opens.
   */
  route?: NonEmptyString
  /**
   * Name of the action that the shortcut starts when it opens no route.
   */
  action?: NonEmptyString
  /**
   * What the shortcut does, as written in the shortcut list.
   */
  label?: NonEmptyString
  /**
   * Matching rules of this shortcut; each value wins over the one for all shortcuts.
   */
  semantics?: HotkeySemantics
}
/**
 * When a key press counts as a shortcut.
 */
export interface HotkeySemantics {
  /**
   * Longest pause between two keys of a chord, in milliseconds, before it starts again.
   */
  chord_window_ms?: number
  /**
   * True: shortcuts rest while focus is in an editable element.
   */
  input_guard?: boolean
  /**
   * True: shortcuts rest while Meta, Ctrl or Alt is held, unless the key names that modifier.
   */
  modifier_suppression?: boolean
  /**
   * True: letters match by case. False: an upper-case letter means Shift.
   */
  match_case?: boolean
  /**
   * True: a corner badge shows that the first key of a chord has been pressed.
   */
  show_chord_indicator?: boolean
}
/**
 * The command palette: how it opens, how it looks and what it offers.
 */
export interface CommandPaletteContract {
  /**
   * Shortcut that opens the palette; a Cmd form means Cmd on a Mac and Ctrl elsewhere.
   */
  trigger?: NonEmptyString
  /**
   * Placeholder of the search input.
   */
  placeholder?: string
  /**
   * Width of the palette as a CSS length.
   */
  width?: string
  /**
   * Form of the palette: centred dialog, slide-over, dropdown or the whole screen.
   */
  styling?: 'modal' | 'sheet' | 'inline' | 'fullscreen'
  /**
   * Commands on offer; absent means that they may be derived from the routes.
   *
   * Items: One entry of the command palette.
   */
  commands?: {
    /**
     * Identifier, unique in the palette.
     */
    id: NonEmptyString
    /**
     * Text of the entry.
     */
    label: NonEmptyString
    /**
     * Heading under which the entry is grouped.
     */
    section?: NonEmptyString
    /**
     * Key of the shortcut that does the same.
     */
    hotkey?: NonEmptyString
    /**
     * Name of the action that the entry starts when it opens no route.
     */
    action?: NonEmptyString
    /**
     * Route path that the entry opens.
     */
    route?: NonEmptyString
  }[]
}
/**
 * Keyboard navigation of the app.
 */
export interface Navigation {
  /**
   * Whether the app has a command palette, or the contract that it must follow.
   */
  command_palette?: boolean | CommandPaletteContract
  /**
   * Keyboard shortcuts.
   */
  hotkeys?: NavigationHotkey[]
  /**
   * Matching rules of all shortcuts that bring none of their own.
   */
  hotkey_semantics?: HotkeySemantics
  [k: string]: unknown
}
/**
 * How the product speaks to the people who use it.
 */
export interface Voice {
  /**
   * Tone of every text, in a few words.
   */
  tone?: string
  /**
   * Verbs to begin button labels with.
   */
  cta_verbs?: NonEmptyStringArray
  /**
   * Words and phrases to leave out.
   */
  avoid?: NonEmptyStringArray
  /**
   * How to word a view that has nothing to show yet.
   */
  empty_states?: string
  /**
   * How to word a failure.
   */
  errors?: string
  /**
   * How to word a wait.
   */
  loading?: string
  /**
   * How to write numbers, units and changes.
   */
  metrics_format?: string
  [k: string]: unknown
}
/**
 * How a request in plain words is matched to the record.
 */
export interface Classification {
  /**
   * Phrases to look for in the request.
   */
  triggers: {
    /**
     * Phrases that are enough for a match.
     */
    primary: NonEmptyStringArray
    /**
     * Phrases that support a match and are not enough alone.
     */
    secondary: NonEmptyStringArray
    /**
     * Phrases that speak against a match.
     */
    negative: NonEmptyStringArray
  }
  /**
   * Features that a match brings with it.
   */
  implies: NonEmptyStringArray
  /**
   * Strength of a match compared with other records.
   */
  weight: number
  /**
   * Name of the group of records that compete with each other.
   */
  tier: NonEmptyString
  [k: string]: unknown
}
/**
 * Element, data and limits of one slot.
 */
export interface SlotDetails {
  /**
   * HTML element that holds the slot.
   */
  element?: NonEmptyString
  /**
   * Fields that a developer supplies, each with its type. A list with one object means a list of such items; a field name that ends in `?` is optional.
   */
  data?: StringMap | StringMap[]
  /**
   * How much the slot holds.
   */
  limit?: {
    /**
     * Number of words.
     */
    words?: CountLimit
    /**
     * Number of items.
     */
    items?: CountLimit
  }
}
