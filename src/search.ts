import { type Client, createClient } from './api/client.ts'
import type { PublicRecord, SearchResponse } from './api/content-documents.ts'
import type { SearchOptions } from './api/list-and-search.ts'
import type { QueryInput } from './api/parameters.ts'
import type { Source, SourceOptions } from './api/source.ts'
import { fetchSource } from './api/sources/fetch.ts'
import type { ContentType } from './core/content/content-types.ts'
import type { PublicContentListV1 } from './core/generated/types/public-content-list.v1.ts'

export type { Client } from './api/client.ts'
export { createClient } from './api/client.ts'
export type { PublicRecord, SearchResponse, SearchResult } from './api/content-documents.ts'
export type { SearchOptions, SearchScope } from './api/list-and-search.ts'
export type { QueryInput } from './api/parameters.ts'
export type { Source, SourceOptions } from './api/source.ts'
export type { ApiUrl, FetchOptions } from './api/sources/fetch.ts'
export { fetchSource } from './api/sources/fetch.ts'

// Safe to share: a client only caches what it has read.
let defaultClient: Client | undefined

/** Returns a client of the site that served this module, or of the embedded corpus. */
function getDefaultClient(): Client {
  const isServed = /^https?:/.test(import.meta.url)
  defaultClient ??= createClient(
    isServed ? fetchSource(new URL('../v1/', import.meta.url)) : lazyEmbeddedSource,
  )
  return defaultClient
}

const lazyEmbeddedSource: Source = async (path, options) => {
  const { embeddedSource } = await import('./embedded.ts')
  return embeddedSource()(path, options)
}

/**
 * Returns the records that match some words or a query, best first.
 *
 * @example
 * import { search } from '@svc/content/search'
 *
 * const { results } = await search('table with paging')
 * results[0].slug // => 'data-table'
 */
export const search = async (
  query: string | QueryInput,
  options?: SearchOptions,
): Promise<SearchResponse> =>
  getDefaultClient().search(typeof query === 'string' ? { q: query } : query, options)

/**
 * Returns a page of the records of a type.
 *
 * @example
 * import { list } from '@svc/content/search'
 *
 * const { items } = await list('themes', { limit: 2 })
 * items.length // => 2
 */
export const list = async (
  type: ContentType,
  query?: QueryInput,
  options?: SourceOptions,
): Promise<PublicContentListV1> => getDefaultClient().list(type, query, options)

/**
 * Returns a record by its type and slug.
 *
 * @example
 * import { get } from '@svc/content/search'
 *
 * const { data } = await get('patterns', 'data-table')
 * data.name // => 'Data table'
 */
export const get = async <T extends ContentType>(
  type: T,
  slug: string,
  options?: SourceOptions,
): Promise<PublicRecord<T>> => getDefaultClient().get(type, slug, options)
