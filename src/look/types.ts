/** A color scheme that a page is shown in. */
export type Scheme = 'light' | 'dark'

/** A width and a color scheme. */
export interface View {
  readonly width: number
  readonly scheme: Scheme
}

/** A rectangle in CSS pixels, from the top left corner of the document. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A color as red, green and blue from 0 to 255, and alpha from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

/** A visible element and how it is painted. */
export interface ElementFacts {
  /** The index of the nearest visible ancestor; -1 for the root. */
  readonly parent: number
  readonly tag: string
  /** The explicit role; empty if there is none. */
  readonly role: string
  readonly className: string
  readonly type: string
  readonly box: Box
  /** The part of the document in which ancestors let it appear. */
  readonly clip: Box
  /** The same, but without ancestors that scroll. */
  readonly hardClip: Box
  /** True if it or an ancestor is hidden from assistive technology. */
  readonly isDecorative: boolean
  /** True if it or an ancestor stays in place while the page scrolls. */
  readonly isPinned: boolean
  /** True if it or an ancestor is placed outside of the flow, or transformed. */
  readonly isLifted: boolean
  readonly isDisabled: boolean
  /** True if it has the focus. */
  readonly isFocused: boolean
  /** True if people can reach it with the keyboard. */
  readonly isTabStop: boolean
  /** True for a control that shows one of several states, such as a pressed toggle. */
  readonly isChosen: boolean
  /** What people read of it, shortened. */
  readonly label: string
  readonly style: StyleFacts
  /** Set for images. */
  readonly image: ImageFacts | null
  /** The index of the label element's field; -1 if there is none. */
  readonly field: number
}

/** The computed style of an element. */
export interface StyleFacts {
  readonly display: string
  readonly position: string
  readonly float: string
  readonly overflowX: string
  readonly overflowY: string
  readonly whiteSpace: string
  readonly textOverflow: string
  readonly textAlign: string
  readonly flexDirection: string
  readonly flexWrap: string
  readonly lineClamp: string
  readonly fontSize: number
  readonly fontWeight: number
  readonly fontFamily: string
  readonly color: Rgba
  readonly background: Rgba
  readonly hasBackgroundImage: boolean
  readonly hasBlending: boolean
  readonly opacity: number
  /** The widths of the top, right, bottom and left border. */
  readonly border: readonly [number, number, number, number]
  readonly borderColor: Rgba
  readonly padding: readonly [number, number, number, number]
  readonly radius: number
  readonly shadow: string
  /** The width of the outline; 0 if none is seen. */
  readonly outline: number
}

/** An image and its file. */
export interface ImageFacts {
  readonly isLoaded: boolean
  readonly isBroken: boolean
  readonly naturalWidth: number
  readonly naturalHeight: number
  readonly fit: string
  readonly isVector: boolean
  readonly source: string
}

/** A line of text as it is broken on the page. */
export interface TextLine {
  readonly text: string
  readonly words: number
  readonly box: Box
}

/** The text of an element whose inline content flows together. */
export interface TextBlock {
  readonly element: number
  readonly lines: readonly TextLine[]
  /** True if the text is in a picture. */
  readonly isGraphic: boolean
}

/** Text with one style, by the element that contains it. */
export interface TextRun {
  readonly element: number
  readonly text: string
  readonly box: Box
  /** The first and the last word. */
  readonly first: Box
  readonly last: Box
}

/** What is visible on a page in one view. */
export interface ViewFacts {
  /** The address below the app, with the steps that led to it. */
  readonly page: string
  readonly view: View
  readonly title: string
  /** The size of the screen and of the whole document. */
  readonly screen: { readonly width: number; readonly height: number }
  readonly document: { readonly width: number; readonly height: number }
  /** The color behind everything. */
  readonly canvas: Rgba
  readonly elements: readonly ElementFacts[]
  readonly blocks: readonly TextBlock[]
  readonly runs: readonly TextRun[]
  /** The font families that are named first for some text but are not available. */
  readonly missingFonts: readonly { readonly family: string; readonly element: number }[]
  /** True if a limit left out a part of the page. */
  readonly isPartial: boolean
}

/** How severe a finding is: broken, distracting, or worth a thought. */
export const LEVELS = ['error', 'warn', 'info'] as const

/** The level of a finding. */
export type Level = (typeof LEVELS)[number]

/** Something that a measure has found in a view. */
export interface Draft {
  /** What is seen, as a sentence. */
  readonly message: string
  /** The element that it is about. */
  readonly element: number
  /** The region that shows it; the element's own box by default. */
  readonly box?: Box
  /** Findings with the same key are one; the code and the element's label by default. */
  readonly key?: string
}

/** A rule of thumb of a designer, and how to see that a page breaks it. */
export interface Measure {
  readonly code: string
  readonly level: Level
  /** Why it matters, as a sentence. */
  readonly why: string
  /** What to do, as a sentence. */
  readonly fix: string
  /** Measures one view. */
  readonly measure?: (view: ViewFacts) => readonly Draft[]
  /** Compares the pages of one view with each other; returns the drafts by their page. */
  readonly compare?: (views: readonly ViewFacts[]) => readonly PageDraft[]
}

/** A draft and the view that it belongs to. */
export interface PageDraft extends Draft {
  readonly view: ViewFacts
}
