import { type Client, createClient } from '../api/client.ts'
import { memorySource } from '../api/source.ts'
import type { Corpus } from './corpus.ts'
import { prerender, rawFiles } from './prerender.ts'
import { type TableOptions, tablesOf } from './tables.ts'

/** A client that answers from a corpus in memory. */
export const corpusClient = (corpus: Corpus, options?: TableOptions): Client =>
  createClient(memorySource(tablesOf(corpus, options).files))

/** Every file of the static API by its path below the site's root. */
export async function buildSite(
  corpus: Corpus,
  options?: TableOptions,
): Promise<Map<string, string>> {
  const { files, terms, slugs } = tablesOf(corpus, options)
  const client = createClient(memorySource(files))
  return new Map([...(await prerender({ client, terms, slugs })), ...rawFiles(files)])
}
