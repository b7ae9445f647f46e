import type { PublicRecord } from './api/content-documents.ts'
import type { Entry } from './api/documents.ts'
import { PATHS } from './api/paths.ts'
import { documentNotFound, type Source } from './api/source.ts'
import { type ChunkName, chunkForPath, isDerivedPath } from './api/sources/embedded-chunks.ts'
import { CONTENT_TYPES, type ContentType } from './core/content/content-types.ts'
import { toCorpusRecord } from './core/content/record.ts'

type LoadChunk = () => Promise<{ readonly files: Readonly<Record<string, unknown>> }>

/** Each chunk is a module that bundlers and browsers load when it is first needed. */
const CHUNK_LOADERS: { readonly [C in ChunkName]: LoadChunk } = {
  entry: () => import('#data/entry'),
  cards: () => import('#data/cards'),
  search: () => import('#data/search'),
  schemas: () => import('#data/schemas'),
  openapi: () => import('#data/openapi'),
  patterns: () => import('#data/patterns'),
  themes: () => import('#data/themes'),
  blueprints: () => import('#data/blueprints'),
  archetypes: () => import('#data/archetypes'),
  shells: () => import('#data/shells'),
}

/**
 * Returns a source over the corpus that is part of this package: no network, no files.
 *
 *
 * @example
 * import { embeddedSource } from '@svc/content/embedded'
 *
 * const { release } = await embeddedSource()('index.json')
 * typeof release // => 'string'
 */
export const embeddedSource =
  (): Source =>
  async (path, { signal } = {}) => {
    signal?.throwIfAborted()
    if (isDerivedPath(path)) return readCorpusTable(path)
    const { files } = await CHUNK_LOADERS[chunkForPath(path)]()
    if (!Object.hasOwn(files, path)) throw documentNotFound(path)
    return files[path]
  }

/** Computes the table of all records, so that the package contains each record once. */
async function readCorpusTable(path: string): Promise<unknown> {
  const { files } = await CHUNK_LOADERS.entry()
  const { release, tables } = files[PATHS.entry] as Entry
  if (tables.corpus !== path) throw documentNotFound(path)
  const records = await Promise.all(CONTENT_TYPES.map(readCorpusRecords))
  return { release, records: records.flat() }
}

async function readCorpusRecords(type: ContentType) {
  const { files } = await CHUNK_LOADERS[type]()
  return Object.values(files).map((record) =>
    toCorpusRecord({ type, data: (record as PublicRecord).data }),
  )
}
