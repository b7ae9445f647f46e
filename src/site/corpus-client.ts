import { type Client, createClient } from '../api/client.ts'
import type { OpenApi } from '../api/documents.ts'
import { PATHS } from '../api/paths.ts'
import { memorySource, type Source } from '../api/source.ts'
import { memoizeByObject } from '../core/kernel/memoize.ts'
import type { Corpus } from './corpus.ts'
import { openapiDocument } from './openapi/openapi-document.ts'
import { type PublishedCorpus, publishCorpus } from './published-corpus.ts'

/** Returns a source that reads from a corpus in memory. */
export const corpusSource = (corpus: Corpus): Source => publishedCorpusSource(publishCorpus(corpus))

/** Returns the client of a corpus in memory; each corpus has one client. */
export const corpusClient = (corpus: Corpus): Client => publishedCorpusClient(publishCorpus(corpus))

const publishedCorpusSource = memoizeByObject(({ version, files }: PublishedCorpus): Source => {
  const read = memorySource(files)
  let openapi: Promise<OpenApi> | undefined
  const source: Source = async (path) => {
    if (path !== PATHS.openapi) return read(path)
    // Its examples are responses, so it needs a client of this source.
    openapi ??= openapiDocument(createClient(source), version)
    return openapi
  }
  return source
})

/**
 * Returns the client of a published corpus. Its cache has a limit, so that the search of a large
 * corpus is forgotten when a build has written all results.
 */
export const publishedCorpusClient = memoizeByObject(
  (tables: PublishedCorpus): Client =>
    createClient(publishedCorpusSource(tables), { sha256: tables.sha256 }),
)
