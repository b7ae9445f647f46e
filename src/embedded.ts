import { documentNotFound, type Source } from './api/source.ts'
import { type ChunkName, chunkForPath } from './api/sources/embedded-chunks.ts'

type LoadChunk = () => Promise<{ readonly files: Readonly<Record<string, unknown>> }>

/** Each chunk is a module that bundlers and browsers load when it is first needed. */
const CHUNK_LOADERS: { readonly [C in ChunkName]: LoadChunk } = {
  entry: () => import('#data/entry'),
  cards: () => import('#data/cards'),
  search: () => import('#data/search'),
  corpus: () => import('#data/corpus'),
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
    const { files } = await CHUNK_LOADERS[chunkForPath(path)]()
    if (!Object.hasOwn(files, path)) throw documentNotFound(path)
    return files[path]
  }
