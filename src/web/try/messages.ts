import type { DrawnDocument } from './draw-page.ts'
import type { Outcome } from './outcome.ts'

/** What the page asks of its worker. */
export type Question = Asked & {
  readonly turn: number
  /** The address of the API. */
  readonly api: string
}

/** To try a text as an essence, or to draw one page of an essence. */
export type Asked =
  | { readonly ask: 'try'; readonly text: string }
  | { readonly ask: 'render'; readonly text: string; readonly page: string }

/** What the worker answers. */
export type Answer = { readonly turn: number } & (
  | { readonly outcome: Outcome }
  | { readonly drawn: DrawnDocument }
  | { readonly fault: string }
)
