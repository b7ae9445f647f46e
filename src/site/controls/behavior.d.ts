// The interface of `behavior.js` in the folder of a pattern. Its types are global, so that such a file
// can name them in comments without an import: `/** @type {Behavior} */`.

/**
 * What the controls of a pattern do in previews and showcase sites: the default export of its
 * `behavior.js`. Selectors are relative to the element of the pattern; the first that matches counts.
 */
interface Behavior {
  /** Runs once for each element of the pattern in a page. */
  readonly start?: (root: HTMLElement, tools: BehaviorTools) => void
  readonly click?: BehaviorHandlers
  readonly input?: BehaviorHandlers
  readonly change?: BehaviorHandlers
  readonly keydown?: BehaviorHandlers
}

/** Functions by CSS selector. */
type BehaviorHandlers = Readonly<Record<string, BehaviorHandler>>

type BehaviorHandler = (element: HTMLElement, tools: BehaviorTools, event: BehaviorEvent) => void

/** What a behavior knows about an event. */
interface BehaviorEvent {
  /** The key, as in `KeyboardEvent`; empty for other events. */
  readonly key: string
  /** The modifier keys that are held, in this order: `Alt`, `Control`, `Meta`, `Shift`. */
  readonly modifiers: readonly string[]
  /** True if the focus is in a field or in a menu, which use the key themselves. */
  readonly isTyping: boolean
  /** When it happened, in milliseconds after the page was opened. */
  readonly time: number
  /** Keeps the browser from doing what it does by default. */
  preventDefault(): void
}

/** What a behavior may do with the page, apart from changing the elements of its pattern. */
interface BehaviorTools {
  /** The element of the pattern. */
  readonly root: HTMLElement
  /** Shows a short message, which screen readers announce. */
  announce(text: string): void
  /** Shows that a control has no effect, because there is no product behind the page. */
  showNotInDemo(name: string): void
  /** Returns the elements that match a selector, inside the pattern or another element. */
  findAll(selector: string, within?: Element): HTMLElement[]
  /** Returns the element of the page that has an id. */
  getElement(id: string): HTMLElement | undefined
  /** Returns the text of an element, with each run of white space as one space. */
  getText(element: Element | null | undefined): string
  /** Returns the name of a control for people: its label, else its text. */
  getName(element: Element): string
  /** Sets the text of the elements inside `element` that have these names as `data-field`. */
  setFields(element: Element, fields: Readonly<Record<string, number | string>>): void
  /** Marks an element as selected, as the examples do. */
  setSelected(element: HTMLElement, isSelected: boolean): void
  /** Returns the index that an arrow key, Home or End leads to in a list of some length. */
  getNextIndex(key: string, index: number, length: number): number | undefined
  /** Opens a dialog above the page; closing it gives the focus back. */
  openDialog(dialog: HTMLDialogElement): void
  /** Closes the menu or popover that an element is in. */
  closePopover(element: HTMLElement): void
  getColorMode(): 'light' | 'dark'
  /** Sets the color mode of the page; undefined follows the device. */
  setColorMode(mode: 'light' | 'dark' | undefined): void
  /** Copies the address of the page with the id of an element, and announces it. */
  copyLink(id: string): void
  /** Calls a function for each key that is pressed anywhere in the page. */
  onKey(listener: (event: BehaviorEvent) => void): void
  /** Calls a function now and whenever the page is scrolled. */
  onScroll(listener: (scroll: BehaviorScroll) => void): void
  /** Calls a function when other rows of the tables in the page are selected. */
  onSelection(listener: (selection: BehaviorSelection) => void): void
  /** Selects all rows of the tables in the page, or none. False if no row can be selected. */
  selectRows(isSelected: boolean): boolean
  /** Returns the rows of the table, or the items of the list, that follows the pattern. */
  findRows(): BehaviorRows | undefined
}

interface BehaviorScroll {
  /** True at the end of a page that can be scrolled. */
  readonly isAtEnd: boolean
}

interface BehaviorSelection {
  readonly count: number
  /** How many of them are on other pages of the table. */
  readonly elsewhere: number
  /** How many rows there are. */
  readonly total: string
  /** Moves the focus to the table. */
  focusTable(): void
}

/** The rows of a table, or the items of a list. */
interface BehaviorRows {
  readonly noun: 'rows' | 'items'
  readonly all: readonly BehaviorRow[]
  /** Shows only the rows that match, and returns their number. */
  filter(matches: (row: BehaviorRow) => boolean): number
}

interface BehaviorRow {
  /** Returns the text in the column of a name; without such a column that of the whole row. */
  getText(column?: string): string
}
