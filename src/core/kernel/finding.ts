export type Severity = 'error' | 'warn' | 'info'

/** One JSON Patch operation (RFC 6902) that fixes an issue. */
export interface JsonPatchOperation {
  readonly op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test'
  readonly path: string
  readonly from?: string
  readonly value?: unknown
}

/** A location in a text. Both numbers start at 1, as in editors. */
export interface Location {
  readonly line: number
  readonly column: number
}

/**
 * One thing that is wrong: with a document, a record, a source file or a page. Findings are
 * returned, never thrown. Each domain extends this type with the fields that only it has.
 */
export interface Finding {
  /** Identifies what is wrong: the code of an issue or of a check, or the id of a rule. */
  readonly code: string
  readonly severity: Severity
  readonly message: string
  /** The file, relative to the folder that is checked. */
  readonly file?: string
  /** JSON Pointer to the value, such as `/blueprint/sections/0/id`. */
  readonly pointer?: string
  /** The name of what is wrong, such as `app/orders` for a page, if it has one. */
  readonly subject?: string
  /** Where it is in the text, if the text is known. */
  readonly location?: Location
  /** CSS selector of the element of a page. */
  readonly selector?: string | undefined
  /** What to do about it. */
  readonly hint?: string
  /** Changes of the document that fix it. */
  readonly patch?: readonly JsonPatchOperation[]
}

/** A finding of a rule or a check, which has the code and the severity. */
export type Draft<T extends Finding = Finding> = Omit<T, 'code' | 'severity'>

/** One thing that is wrong with a value of a document. */
export interface Issue extends Finding {
  readonly pointer: string
  readonly expected?: string
  readonly found?: string
  readonly suggestion?: unknown
}

/** The result of a validation: the valid value, or everything that is wrong with it. */
export type ValidationResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly Issue[] }
