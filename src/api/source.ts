import type * as z from 'zod/mini'
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

/** Reads a document of a known shape; what has another shape counts as not reachable. */
export type DocumentReader = <T>(
  path: string,
  shape: z.ZodMiniType<T>,
  options?: SourceOptions,
) => Promise<T>

/** Reads over a source. A missing document stays "not there". */
export const createDocumentReader =
  (source: Source): DocumentReader =>
  async (path, shape, options) =>
    parseDocument(shape, await source(path, options), path)

/** What belongs to every API is never "not there": without it, the source is none. */
export const requireDocument = <T>(answer: Promise<T>, path: string): Promise<T> =>
  answer.catch((error: unknown) => {
    throw isNotFound(error) ? unexpectedDocument(path, error) : error
  })

/** Whether an error says that there is no such document. */
export const isNotFound = (error: unknown): boolean =>
  isProblem(error) && error.code === 'record-not-found'

/** A static host may answer with any file: an answer counts only when it has the right shape. */
function parseDocument<T>(shape: z.ZodMiniType<T>, answer: unknown, path: string): T {
  const parsed = shape.safeParse(answer)
  if (parsed.success) return parsed.data
  throw unexpectedDocument(path, parsed.error)
}

export const unexpectedDocument = (path: string, cause?: unknown): Problem =>
  new Problem('source-unreachable', `What was read at ${path} is not what belongs there.`, {
    hint: 'Check that the address is that of a published API and ends in /v1.',
    cause,
  })
