import type { Issue } from '../../index.ts'
import type { RenderedDocument } from './render-page.ts'

/** A message from the page to its worker. */
export type WorkerRequest = CompilerRequest & {
  /** The response has the same id. */
  readonly id: number
  /** The base URL of the API. */
  readonly api: string
}

/** A request to compile a text as an essence, or to render a page of an essence. */
export type CompilerRequest =
  | { readonly type: 'compile'; readonly text: string }
  | { readonly type: 'render'; readonly text: string; readonly page: string }

/** A message from the worker to its page. */
export type WorkerResponse = { readonly id: number } & (
  | { readonly outcome: CompileOutcome }
  | { readonly rendered: RenderedDocument }
  | { readonly error: string }
)

/** A pack in the form that the page shows. */
export interface PackPreview {
  /** The file name without its extension, which is unique in a bundle. */
  readonly name: string
  readonly kind: string
  readonly id: string
  readonly route?: string
  readonly tokens: number
  readonly text: string
}

/** The first issues of a list, and the length of the whole list. */
export interface IssueSummary {
  readonly visible: readonly Issue[]
  readonly total: number
}

/** The result of compiling a text as an essence. */
export type CompileOutcome =
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'broken'; readonly issues: IssueSummary }
  | { readonly kind: 'invalid'; readonly issues: IssueSummary }
  | {
      readonly kind: 'compiled'
      /** Diagnostics that do not prevent compilation. */
      readonly issues: IssueSummary
      readonly packs: readonly PackPreview[]
    }
  | { readonly kind: 'failed'; readonly message: string }
