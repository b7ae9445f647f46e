import { isProblem } from '../index.ts'
import { asStrings, formatHint } from '../internal.ts'
import { type FileIssue, isSystemError, OperationError } from '../project/errors.ts'
import type { AnswerImage } from './pictured-answer.ts'

/** Where the data of an answer comes from. */
const SOURCES = ['local', 'api', 'cache', 'custom'] as const

/** A part of the data that was left out to keep the answer short. */
export interface Cut {
  /** The JSON Pointer of the list or text in the data. */
  readonly pointer: string
  readonly shown: number
  readonly total: number
  readonly unit: 'items' | 'lines' | 'characters'
}

/** What an answer says about its data. */
export interface Meta {
  readonly source: (typeof SOURCES)[number]
  readonly truncated: boolean
  /** What was left out. */
  readonly cut?: readonly Cut[]
  /** The arguments of the call that returns the rest, or how to ask for less. */
  readonly next?: Readonly<Record<string, unknown>> | string
  readonly hash?: string
  readonly elapsed_ms: number
}

/** An error as clients see it. */
export interface ErrorData {
  readonly code: string
  readonly message: string
  readonly hint?: string
  readonly suggestions?: readonly string[]
  readonly issues?: readonly FileIssue[]
}

/** The answer to every call. */
export type Envelope = {
  readonly action: string
  readonly meta: Meta
  /** Shown after the text; the JSON does not have them. */
  readonly images?: readonly AnswerImage[]
} & (
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly error: ErrorData }
)

interface ToolErrorOptions {
  readonly hint?: string
  readonly suggestions?: readonly string[]
}

/** An error in the arguments of a call. */
export class ToolError extends Error {
  override readonly name = 'ToolError'
  readonly code: string
  readonly hint: string | undefined
  readonly suggestions: readonly string[]

  constructor(code: string, message: string, { hint, suggestions = [] }: ToolErrorOptions = {}) {
    super(message)
    this.code = code
    this.hint = hint
    this.suggestions = suggestions
  }
}

/**
 * The output schema of every tool. It is short because every session pays for it eight times; the
 * instructions say what the parts are.
 */
export const OUTPUT_SCHEMA = {
  type: 'object' as const,
  properties: { ok: { type: 'boolean' }, data: {}, error: {}, meta: { type: 'object' } },
  required: ['ok', 'meta'],
}

/** Converts an error to what clients see. Details of our own bugs stay on the server. */
export function toErrorData(error: unknown): ErrorData {
  if (error instanceof ToolError) {
    const { code, message, hint, suggestions } = error
    return withoutEmpty({ code, message, hint, suggestions })
  }
  if (error instanceof OperationError) {
    const { code, message, hint, suggestions, issues } = error
    return withoutEmpty({ code, message, hint, suggestions, issues })
  }
  if (isProblem(error)) {
    const { code, message, issues, extensions } = error
    const suggestions = asStrings(extensions.nearest)
    const hint = formatHint(error, formatListing)
    return withoutEmpty({ code, message, hint, suggestions, issues })
  }
  if (isSystemError(error)) return { code: 'system-refused', message: `${error.message}.` }
  return {
    code: 'internal-error',
    message: 'The server could not answer because of a bug in svc.',
    hint: 'Its standard error has the details.',
  }
}

/** Names the call that returns a listing of the API. */
const formatListing = (listing: string): string =>
  listing === 'schema' ? 'svc_registry schema' : `svc_registry list with type "${listing}"`

type OptionalErrorData = {
  readonly [Key in keyof ErrorData]: ErrorData[Key] | undefined
} & Pick<ErrorData, 'code' | 'message'>

function withoutEmpty({ code, message, hint, suggestions, issues }: OptionalErrorData): ErrorData {
  return {
    code,
    message,
    ...(hint === undefined ? {} : { hint }),
    ...(suggestions && suggestions.length > 0 ? { suggestions } : {}),
    ...(issues && issues.length > 0 ? { issues } : {}),
  }
}
