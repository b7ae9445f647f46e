import type { Issue } from './finding.ts'

/** Lists every way a call can fail. Exit codes and MCP errors derive from it. */
export const PROBLEMS = {
  'parameter-invalid': { status: 400, title: 'A parameter has a value that is not allowed' },
  'body-not-json': { status: 400, title: 'The request body is not JSON' },
  'body-invalid': { status: 400, title: 'The request body has the wrong shape' },
  'id-ambiguous': { status: 400, title: 'The id names more than one thing' },
  'essence-invalid': { status: 400, title: 'The essence document breaks its schema' },
  'record-not-found': { status: 404, title: 'There is no such record' },
  'schema-not-found': { status: 404, title: 'There is no such schema' },
  'pack-not-found': { status: 404, title: 'There is no such pack' },
  'route-not-found': { status: 404, title: 'There is nothing at this address' },
  'method-not-allowed': { status: 405, title: 'The address does not answer this method' },
  'body-too-large': { status: 413, title: 'The request body is too large' },
  'essence-too-large': { status: 413, title: 'The essence is too large to compile' },
  'uri-too-long': { status: 414, title: 'The address is too long' },
  'media-type-unsupported': { status: 415, title: 'The request body is not declared as JSON' },
  'internal-error': { status: 500, title: 'Something went wrong on our side' },
  'source-unreachable': { status: 502, title: 'The content could not be read' },
  'server-busy': { status: 503, title: 'The server is busy' },
  'compile-stopped': { status: 503, title: 'The compilation was stopped' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof PROBLEMS

/** The problem codes, ordered by status. */
export const PROBLEM_CODES = /* @__PURE__ */ Object.keys(PROBLEMS) as readonly ProblemCode[]

interface ProblemOptions extends ErrorOptions {
  readonly hint?: string
  /** The address below `/v1` that lists all that exists; the hint ends with it. */
  readonly listing?: string
  readonly issues?: readonly Issue[]
  /** Extension members of the problem document (RFC 9457, 3.2). */
  readonly extensions?: Readonly<Record<string, unknown>>
}

/**
 * True if an error is a `Problem`, even if another copy of this module created it.
 *
 * @example
 * import { isProblem, Problem } from '@svc/content'
 *
 * isProblem(new Problem('record-not-found', 'There is no such record.')) // => true
 * isProblem(new Error('offline')) // => false
 */
export const isProblem = (error: unknown): error is Problem =>
  error instanceof Error &&
  error.name === 'Problem' &&
  'code' in error &&
  Object.hasOwn(PROBLEMS, String(error.code))

/** Writes the hint of a problem; `formatListing` names the call that returns a listing. */
export const formatHint = (
  { advice, listing }: { readonly [Key in 'advice' | 'listing']: string | undefined },
  formatListing: (listing: string) => string,
): string | undefined =>
  [advice, listing && `${formatListing(listing)} lists them all.`].filter(Boolean).join(' ') ||
  undefined

/** The error of a call that cannot succeed. Thrown anywhere, translated at the edge. */
export class Problem extends Error {
  override readonly name = 'Problem'
  declare readonly code: ProblemCode
  declare readonly hint: string | undefined
  /** The hint without the listing, which each host names in its own way. */
  declare readonly advice: string | undefined
  declare readonly listing: string | undefined
  declare readonly issues: readonly Issue[]
  declare readonly extensions: Readonly<Record<string, unknown>>

  constructor(code: ProblemCode, message: string, options: ProblemOptions = {}) {
    const { hint: advice, listing, issues = [], extensions = {}, ...cause } = options
    super(message, cause)
    const hint = formatHint({ advice, listing }, (path) => `GET /v1/${path}`)
    Object.assign(this, { code, hint, advice, listing, issues, extensions })
  }
}
