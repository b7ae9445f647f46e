import {
  type Client,
  type ClientOptions,
  createClient as createClientFrom,
  type Source,
} from '../index.ts'
import { readLocation, toSource } from './location.ts'
import { sha256 } from './sha256.ts'

// The entry point `@svc/content` in Node: the same functions, and a client that knows what to read.
export * from '../index.ts'

/**
 * Creates a client, as `createClient` does on every host. Without a source it reads what the command
 * line reads: the URL or the folder of a site in `SVC_API_URL` or `REGISTRY_URL`, else the embedded
 * corpus. It hashes with the SHA-256 of Node.
 *
 *
 * @example
 * import { createClient } from '@svc/content'
 *
 * const client = createClient()
 * const { results } = await client.search({ q: 'table with paging' })
 * results[0].slug // => 'data-table'
 */
export const createClient = (source: Source = defaultSource(), options?: ClientOptions): Client =>
  createClientFrom(source, { sha256, ...options })

/** Returns the source that the environment variables name, or the embedded corpus. */
function defaultSource(): Source {
  const location = readLocation()
  return location ? toSource(location) : lazyEmbeddedSource
}

const lazyEmbeddedSource: Source = async (path, options) => {
  const { embeddedSource } = await import('../embedded.ts')
  return embeddedSource()(path, options)
}
