import type * as z from 'zod/mini'
import { isNotFound, type Source, type SourceOptions, unexpectedDocument } from './source.ts'

/** Reads a document of a known shape; another shape is a `source-unreachable` problem. */
export type DocumentReader = <T>(
  path: string,
  shape: z.ZodMiniType<T>,
  options?: SourceOptions,
) => Promise<T>

/** Creates a reader over a source. A missing document is a `record-not-found` problem. */
export const createDocumentReader =
  (source: Source): DocumentReader =>
  async (path, shape, options) =>
    parseDocument(shape, await source(path, options), path)

/** Waits for a document that every API has: if it is missing, the source is not an API. */
export const requireDocument = <T>(document: Promise<T>, path: string): Promise<T> =>
  document.catch((error: unknown) => {
    throw isNotFound(error) ? unexpectedDocument(path, error) : error
  })

/** Validates a document, because a static host may answer with an unrelated file. */
function parseDocument<T>(shape: z.ZodMiniType<T>, document: unknown, path: string): T {
  const parsed = shape.safeParse(document)
  if (parsed.success) return parsed.data
  throw unexpectedDocument(path, parsed.error)
}
