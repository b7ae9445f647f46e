import { type Client, createClient } from '../api/client.ts'
import { createHandler } from '../api/handler.ts'
import { memorySource } from '../api/source.ts'
import type { Corpus } from './corpus.ts'
import { prerender } from './prerender.ts'
import { tablesOf } from './tables.ts'

/** A client that answers from a corpus in memory. */
export const corpusClient = (corpus: Corpus): Client => createClient(memorySource(tablesOf(corpus)))

/** Every file of the static API by its path below the site's root. */
export function buildSite(corpus: Corpus): Promise<Map<string, string>> {
  const client = corpusClient(corpus)
  const rethrow = (error: unknown): never => {
    throw error
  }
  return prerender(client, createHandler(client, { onError: rethrow }))
}
