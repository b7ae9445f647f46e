import { documentNotFound, type Source } from './api/source.ts'
import { type ChunkName, chunkForPath } from './api/sources/embedded-chunks.ts'

type LoadChunk = () => Promise<{ readonly files: Readonly<Record<string, unknown>> }>

/** Each part is a module of its own, which bundlers and browsers load when it is first asked for. */
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

/** A source over the corpus that this package was built with: no network, no files. */
export const embeddedSource =
  (): Source =>
  async (path, { signal } = {}) => {
    signal?.throwIfAborted()
    const { files } = await CHUNK_LOADERS[chunkForPath(path)]()
    if (!Object.hasOwn(files, path)) throw documentNotFound(path)
    return files[path]
  }
