import { isProblem, Problem } from '../core/problem.ts'

export interface SourceOptions {
  readonly signal?: AbortSignal
}

/**
 * Reads one JSON file of the API by its path below `/v1/`. Rejects with a `Problem`:
 * `record-not-found` when there is none, `source-unreachable` for anything else.
 */
export type Source = (path: string, options?: SourceOptions) => Promise<unknown>

/** A source over values that are already there. */
export const memorySource =
  (files: ReadonlyMap<string, unknown>): Source =>
  async (path) => {
    if (!files.has(path)) throw documentNotFound(path)
    return files.get(path)
  }

/** The problem of a document that is not there. */
export const documentNotFound = (path: string | URL): Problem =>
  new Problem('record-not-found', `There is nothing at ${path}.`)

/** The problem of a source that gives no answer, or none that can be used. */
export const sourceUnreachable = (message: string, cause?: unknown): Problem =>
  new Problem('source-unreachable', message, {
    cause,
    hint: 'Check that the address is that of a published API and ends in /v1.',
  })

/** True if an error means that a document does not exist. */
export const isNotFound = (error: unknown): boolean =>
  isProblem(error) && error.code === 'record-not-found'

/** Returns the problem for a file that is not what the API publishes at that path. */
export const unexpectedDocument = (path: string, cause?: unknown): Problem =>
  new Problem('source-unreachable', `What was read at ${path} is not what belongs there.`, {
    hint: 'Check that the address is that of a published API and ends in /v1.',
    cause,
  })
