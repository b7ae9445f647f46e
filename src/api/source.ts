import { isProblem, Problem } from '../core/kernel/problem.ts'

export interface SourceOptions {
  readonly signal?: AbortSignal
  /** Whether caches must ask the server before they answer, because they may be out of date. */
  readonly revalidate?: boolean
}

/**
 * Reads a JSON file of the API by its path below `/v1/`. Rejects with a `Problem`:
 * `record-not-found` if there is no such file, `source-unreachable` for any other error.
 */
export type Source = (path: string, options?: SourceOptions) => Promise<unknown>

/**
 * Returns a source over documents in memory.
 *
 * @example
 * import { memorySource } from '@svc/content'
 *
 * const source = memorySource(new Map([['health.json', { status: 'ok' }]]))
 * source('health.json') // => { status: 'ok' }
 */
export const memorySource =
  (files: ReadonlyMap<string, unknown>): Source =>
  async (path) => {
    if (!files.has(path)) throw documentNotFound(path)
    return files.get(path)
  }

/** Returns the problem of a missing document. */
export const documentNotFound = (path: string | URL): Problem =>
  new Problem('record-not-found', `There is nothing at ${path}.`)

/** Returns the problem of a source that does not respond, or responds with unusable data. */
export const sourceUnreachable = (message: string, cause?: unknown): Problem =>
  new Problem('source-unreachable', message, {
    cause,
    hint: 'Check that the address is that of a published API and ends in /v1.',
  })

/** True if an error means that a document does not exist. */
export const isNotFound = (error: unknown): boolean =>
  isProblem(error) && error.code === 'record-not-found'

/** Waits for a document and returns undefined if the source does not have it. */
export const ifFound = <T>(document: Promise<T>): Promise<T | undefined> =>
  document.catch((error: unknown) => {
    if (isNotFound(error)) return undefined
    throw error
  })

/** Returns the problem of a file that is not the document the API publishes at its path. */
export const unexpectedDocument = (path: string, cause?: unknown): Problem =>
  new Problem('source-unreachable', `What was read at ${path} is not what belongs there.`, {
    hint: 'Check that the address is that of a published API and ends in /v1.',
    cause,
  })
