import {
  type Client,
  createClient,
  createHandler,
  type Entry,
  type Handler,
  Problem,
} from '../index.ts'
import { apiUrl, cachePrefix, type WorkerEnvironment } from './environment.ts'

/** One release of the content: its files come from one cache, and no other release's ever do. */
export interface Release {
  readonly name: string
  readonly cache: Cache
  readonly client: Client
  readonly handle: Handler
  /** Whether a newer release has been published since. */
  isOutdated(): boolean
}

const ENTRY_PATH = 'index.json'

/** Reads the entry as it is published now, whatever caches on the way hold. */
export async function readEntry(
  host: WorkerEnvironment,
): Promise<{ entry: Entry; response: Response }> {
  const response = await host.fetch(apiUrl(host, ENTRY_PATH), { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
  return { entry: await response.clone().json(), response }
}

/** Takes over a release: everything that lists and searches need is kept before it is used. */
export async function adoptRelease(host: WorkerEnvironment): Promise<Release> {
  const { entry, response } = await readEntry(host)
  const cache = await host.caches.open(cachePrefix(host) + entry.release)
  const tables = ['cards', 'search-head', 'search-body'] as const
  await Promise.all(tables.map((name) => cacheTable(host, cache, apiUrl(host, entry.tables[name]))))
  // The entry comes last: a cache that has it has all the rest.
  await cache.put(apiUrl(host, ENTRY_PATH), response)
  await deleteOtherReleases(host, entry.release)
  return openRelease(host, entry.release, cache)
}

/** The release that was kept on an earlier visit, when there is one. */
export async function reopenRelease(host: WorkerEnvironment): Promise<Release | undefined> {
  const prefix = cachePrefix(host)
  for (const key of await host.caches.keys()) {
    if (!key.startsWith(prefix)) continue
    const cache = await host.caches.open(key)
    if (await cache.match(apiUrl(host, ENTRY_PATH))) {
      return openRelease(host, key.slice(prefix.length), cache)
    }
  }
  return undefined
}

async function cacheTable(host: WorkerEnvironment, cache: Cache, url: string): Promise<Response> {
  const kept = await cache.match(url)
  if (kept) return kept
  const response = await host.fetch(url)
  if (response.ok) await cache.put(url, response.clone())
  else if (response.status !== 404) throw new Error(`${url} answered ${response.status}.`)
  return response
}

async function deleteOtherReleases(host: WorkerEnvironment, release: string): Promise<void> {
  const prefix = cachePrefix(host)
  const others = (await host.caches.keys()).filter(
    (key) => key.startsWith(prefix) && key !== prefix + release,
  )
  await Promise.all(others.map((key) => host.caches.delete(key)))
}

function openRelease(host: WorkerEnvironment, name: string, cache: Cache): Release {
  let outdated = false
  /** A file that was not kept yet is only this release's while this release is still published. */
  const fetchOwn = async (url: string): Promise<Response> => {
    const response = await host.fetch(url)
    const { entry } = await readEntry(host)
    outdated ||= entry.release !== name
    if (outdated) throw new Problem('source-unreachable', `${url} belongs to another release.`)
    if (response.ok) await cache.put(url, response.clone())
    return response
  }
  const client = createClient(async (path) => {
    const url = apiUrl(host, path)
    const response = (await cache.match(url)) ?? (await wrapNetworkErrors(() => fetchOwn(url), url))
    if (response.status === 404)
      throw new Problem('record-not-found', `There is nothing at ${url}.`)
    return wrapNetworkErrors(() => response.json(), url)
  })
  // Requests reach the handler as if the site were at the root of its origin.
  const handle = createHandler(client, { baseUrl: apiUrl(host, '') })
  return { name, cache, client, handle, isOutdated: () => outdated }
}

/** What fails here fails because nothing can be reached: offline, or a host that answers no JSON. */
async function wrapNetworkErrors<T>(ask: () => Promise<T>, url: string): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    throw new Problem('source-unreachable', `${url} could not be read.`, { cause })
  }
}
