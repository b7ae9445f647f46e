import type * as z from 'zod/mini'
import { isNotFound, type Source, type SourceOptions, unexpectedDocument } from './source.ts'

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

/** A static host may answer with any file: an answer counts only when it has the right shape. */
function parseDocument<T>(shape: z.ZodMiniType<T>, answer: unknown, path: string): T {
  const parsed = shape.safeParse(answer)
  if (parsed.success) return parsed.data
  throw unexpectedDocument(path, parsed.error)
}
