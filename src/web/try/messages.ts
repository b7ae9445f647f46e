import type { RenderedDocument } from './draw-page.ts'
import type { CompileOutcome } from './outcome.ts'

/** What the page asks of its worker. */
export type WorkerRequest = CompilerRequest & {
  readonly turn: number
  /** The address of the API. */
  readonly api: string
}

/** To try a text as an essence, or to draw one page of an essence. */
export type CompilerRequest =
  | { readonly ask: 'try'; readonly text: string }
  | { readonly ask: 'render'; readonly text: string; readonly page: string }

/** What the worker answers. */
export type WorkerResponse = { readonly turn: number } & (
  | { readonly outcome: CompileOutcome }
  | { readonly drawn: RenderedDocument }
  | { readonly fault: string }
)
