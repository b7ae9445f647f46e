import type { JsonPatchOperation } from '../../essence.ts'
import type { Issue, Severity } from '../../index.ts'
import type { BriefPlan, PlanAnswers, WorksheetIssue } from '../../internal/plan.ts'
import type { TextEdit } from './edit-json.ts'
import type { TextRange } from './issue-ranges.ts'
import type { OwnTheme } from './own-themes.ts'
import type { FontFiles, RenderedDocument } from './render-page.ts'

/** A message from the page to its worker. */
export type WorkerRequest = CompilerRequest & {
  /** The response has the same id. */
  readonly id: number
  /** The base URL of the API. */
  readonly api: string
  /** The themes that no record has. */
  readonly themes: readonly OwnTheme[]
}

/** A request to a worker. */
export type CompilerRequest =
  /** Compiles a text as an essence. */
  | { readonly type: 'compile'; readonly text: string }
  /** Renders a page of an essence. */
  | {
      readonly type: 'render'
      readonly text: string
      readonly page: string
      readonly fonts?: FontFiles | undefined
    }
  /** Reads a pack of an essence, and compares it with that of another text. */
  | {
      readonly type: 'pack'
      readonly text: string
      readonly name: string
      readonly previousText?: string | undefined
    }
  /** Applies fixes to a text. */
  | { readonly type: 'fix'; readonly text: string; readonly patch: readonly JsonPatchOperation[] }
  /** Applies all fixes to a text. */
  | { readonly type: 'fixAll'; readonly text: string }
  | { readonly type: 'format'; readonly text: string }
  /** Creates the essence of a record: `<type>/<slug>`. */
  | { readonly type: 'start'; readonly start: string }
  /** Reads a brief. */
  | { readonly type: 'plan'; readonly brief: string }
  /** Creates the essence of a brief with the answers about it. */
  | {
      readonly type: 'answer'
      readonly brief: string
      readonly answers: PlanAnswers
      readonly theme: OwnTheme | undefined
    }
  /** Renders an example page with a theme. */
  | { readonly type: 'theme'; readonly theme: OwnTheme; readonly fonts?: FontFiles | undefined }

/** A message from the worker to its page. */
export type WorkerResponse = { readonly id: number } & (
  | { readonly outcome: CompileOutcome }
  | { readonly rendered: RenderedDocument }
  | { readonly pack: PackContent }
  | { readonly edit: TextEdit }
  | { readonly essence: string }
  | { readonly plan: BriefPlan }
  | { readonly planned: PlannedEssence }
  | { readonly error: string }
)

/** The essence of a brief, and the answers that could not be used. */
export interface PlannedEssence {
  readonly text: string
  readonly issues: readonly WorksheetIssue[]
}

/** A pack in all forms that the page shows. */
export interface PackContent {
  readonly markdown: string
  readonly json: string
  /**
   * The lines that differ from the pack of the other text, each with its sign, and those around
   * them. Null if there is no other pack to compare with.
   */
  readonly changes: readonly string[] | null
}

/** A pack as it is listed. */
export interface PackPreview {
  /** The file name without its extension, which is unique in a bundle. */
  readonly name: string
  readonly kind: string
  readonly id: string
  readonly route: string | undefined
  /** The section of a page. */
  readonly section: string | undefined
  readonly tokens: number
  /** Differs if the content differs. */
  readonly digest: string
}

/** An issue with the part of the text that it is about. */
export type LocatedIssue = Issue & { readonly range: TextRange }

/** The first issues of a list, errors first, and the number of all of them. */
export interface IssueSummary {
  readonly visible: readonly LocatedIssue[]
  readonly total: number
  readonly counts: Readonly<Record<Severity, number>>
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
