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

/** One thing that is wrong with a document. Issues are returned, never thrown. */
export interface Issue {
  readonly code: string
  readonly severity: Severity
  /** JSON Pointer to the invalid value, such as `/blueprint/sections/0/id`. */
  readonly pointer: string
  readonly message: string
  /** Where the value is in the text, if the text is known. */
  readonly location?: Location
  readonly expected?: string
  readonly found?: string
  readonly hint?: string
  readonly suggestion?: unknown
  readonly patch?: readonly JsonPatchOperation[]
}

/** The result of a validation: the valid value, or everything that is wrong with it. */
export type ValidationResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly Issue[] }
