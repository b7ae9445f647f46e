// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { ExecutionPackAntiPattern, ExecutionPackExample, ExecutionPackScope, ExecutionPackSuccessCheck, ExecutionPackTarget, ExecutionPackTokenBudget, NonEmptyString, RouteSummary, Routing, StringArray, ThemeDecorator, ThemeRef } from './execution-pack.common.v1.ts'
/**
 * Instructions for setting up the whole app: shells, theme, routes and navigation. The compiler writes it; a coding agent reads it first.
 */
export interface ScaffoldPackV1 {
  /**
   * Address of this schema; tells a reader the kind and version of the document.
   */
  $schema: 'https://svc.example/schemas/scaffold-pack.v1.json'
  /**
   * Version of the pack format.
   */
  packVersion: '1.0.0'
  /**
   * Kind of pack.
   */
  packType: 'scaffold'
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
   * All pages with their main paths, by section.
   */
  routes: RouteSummary[]
  navigation?: Navigation
  /**
   * Classes that the theme offers.
   */
  themeDecorators?: ThemeDecorator[]
  /**
   * The DNA in force as decisions, each word with its number.
   */
  dna?: {
    [k: string]: unknown
  }
  /**
   * Tokens of the theme, as CSS variables and as design tokens, for each mode in force.
   */
  tokens?: {
    [k: string]: unknown
  }
  /**
   * Shells in use, with their regions and sizes.
   *
   * Items: One shell.
   */
  shells?: {
    [k: string]: unknown
  }[]
  /**
   * What search engines are told, as the essence declares it.
   */
  seo?: {
    [k: string]: unknown
  }
  /**
   * Enforcement by layer, with defaults filled in.
   */
  guard?: {
    [k: string]: unknown
  }
}
/**
 * Keyboard access, as the essence declares it.
 */
export interface Navigation {
  /**
   * The declared contract; `true` for a palette of derived commands; `false` for none.
   */
  commandPalette: boolean | CommandPalette
  /**
   * Declared hotkeys.
   */
  hotkeys: Hotkey[]
  /**
   * How hotkeys behave, unless a hotkey's own `semantics` says otherwise.
   */
  hotkeySemantics?: HotkeySemantics
  /**
   * Commands derived from the routes, where the essence declares a palette and no commands.
   */
  derivedCommands?: Command[]
}
/**
 * A key, or a sequence of keys, that goes somewhere or does something.
 */
export interface Hotkey {
  /**
   * Key string: one key, keys joined by `+`, or a sequence separated by spaces.
   */
  key: NonEmptyString
  /**
   * Path that it leads to.
   */
  route?: NonEmptyString
  /**
   * What it does, as shown to people.
   */
  label?: NonEmptyString
  /**
   * Name of the action that it runs.
   */
  action?: NonEmptyString
  /**
   * Behaviour of this hotkey; each field given here wins over the global one.
   */
  semantics?: HotkeySemantics
}
/**
 * How key presses are matched.
 */
export interface HotkeySemantics {
  /**
   * Longest time between the keys of a sequence, in milliseconds.
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
   * True: a corner badge shows while the first key of a sequence is armed.
   */
  show_chord_indicator?: boolean
}
/**
 * Contract of the command palette, followed exactly.
 */
export interface CommandPalette {
  /**
   * Shortcut that opens the palette. A Cmd form means Cmd on a Mac and Ctrl elsewhere.
   */
  trigger?: NonEmptyString
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
   * Commands in order. Absent: see `derivedCommands`; empty: none.
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
  id: NonEmptyString
  /**
   * Text that people read and search.
   */
  label: NonEmptyString
  /**
   * Heading that the command is listed under.
   */
  section?: NonEmptyString
  /**
   * Key string shown beside the label.
   */
  hotkey?: NonEmptyString
  /**
   * Name of the action that it runs.
   */
  action?: NonEmptyString
  /**
   * Path that it leads to.
   */
  route?: NonEmptyString
}
