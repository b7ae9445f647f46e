import { type Client, type ClientOptions, createClient as createClientFrom } from './api/client.ts'
import { type Source, sourceUnreachable } from './api/source.ts'
import { type FetchOptions, fetchSource } from './api/sources/fetch.ts'

/**
 * Creates a client that reads everything through one source. Without a source, it reads what the
 * command line reads: the API at `SVC_API_URL` or `REGISTRY_URL`, else the embedded corpus.
 *
 *
 * @example
 * import { createClient } from '@svc/content'
 *
 * const client = createClient()
 * const { total } = await client.list('patterns')
 * total // => 53
 * const { results } = await client.search({ q: 'table with paging' })
 * results[0].slug // => 'data-table'
 */
export const createClient = (source: Source = defaultSource(), options?: ClientOptions): Client =>
  createClientFrom(source, options)

/** Returns the source of the environment variables, or the embedded corpus if none is set. */
export function defaultSource(options?: FetchOptions): Source {
  const variables = readEnvironment()
  const name = ['SVC_API_URL', 'REGISTRY_URL'].find((variable) => variables[variable])
  if (name === undefined) return lazyEmbeddedSource
  const url = variables[name] ?? ''
  return /^https?:/i.test(url) ? fetchSource(url, options) : rejectFolder(name, url)
}

/** Returns a source that says why it has no content: this module reads no files. */
const rejectFolder =
  (name: string, value: string): Source =>
  async () => {
    throw sourceUnreachable(
      `${name} is "${value}", which is not a URL. Open a folder with folderSource of @svc/content/node.`,
    )
  }

const lazyEmbeddedSource: Source = async (path, options) => {
  const { embeddedSource } = await import('./embedded.ts')
  return embeddedSource()(path, options)
}

/** Returns the environment variables; browsers and workers have none. */
const readEnvironment = (): Readonly<Record<string, string | undefined>> =>
  (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env ?? {}
