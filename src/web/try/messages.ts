import type { Issue } from '../../index.ts'
import type { RenderedDocument } from './render-page.ts'

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

/** A pack as the page shows it. */
export interface PackPreview {
  /** The name of its file without the ending, which is unique in a bundle. */
  readonly name: string
  readonly kind: string
  readonly id: string
  readonly route?: string
  readonly tokens: number
  readonly text: string
}

/** Issues, of which there may be more than are worth showing. */
export interface IssueSummary {
  readonly visible: readonly Issue[]
  readonly total: number
}

/** What came of a text that should be an essence. */
export type CompileOutcome =
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'broken'; readonly issues: IssueSummary }
  | { readonly kind: 'invalid'; readonly issues: IssueSummary }
  | {
      readonly kind: 'compiled'
      /** What is worth knowing although it compiles. */
      readonly issues: IssueSummary
      readonly packs: readonly PackPreview[]
    }
  | { readonly kind: 'failed'; readonly message: string }

/** What came of one kind. */
export type CompileOutcomeByKind<K extends CompileOutcome['kind']> = Extract<
  CompileOutcome,
  { readonly kind: K }
>
