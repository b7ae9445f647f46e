export type Severity = 'error' | 'warn' | 'info'

/** One operation of RFC 6902 that mends what an issue found. */
export interface JsonPatchOperation {
  readonly op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test'
  readonly path: string
  readonly from?: string
  readonly value?: unknown
}

/** A place in a text, both counted from 1 as editors do. */
export interface Location {
  readonly line: number
  readonly column: number
}

/** One thing wrong with a document. Issues are returned, never thrown. */
export interface Issue {
  readonly code: string
  readonly severity: Severity
  /** JSON Pointer to the value at fault, e.g. `/blueprint/sections/0/id`. */
  readonly pointer: string
  readonly message: string
  /** Where it stands in the text, when the text is known. */
  readonly location?: Location
  readonly expected?: string
  readonly found?: string
  readonly hint?: string
  readonly suggestion?: unknown
  readonly patch?: readonly JsonPatchOperation[]
}

/** A value that was checked: either all right, or everything that is wrong with it. */
export type ValidationResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly Issue[] }
