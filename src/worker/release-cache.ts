import {
  type Client,
  createClient,
  createHandler,
  type Entry,
  type Handler,
  Problem,
} from '../index.ts'
import { apiUrl, cachePrefix, type WorkerEnvironment } from './environment.ts'

/** A release of the content. All its files come from one cache, which has no other release's. */
export interface Release {
  readonly name: string
  readonly cache: Cache
  readonly client: Client
  readonly handle: Handler
  /** True if a newer release has been published since. */
  isOutdated(): boolean
}

const ENTRY_PATH = 'index.json'

/** Reads the published entry document, bypassing HTTP caches. */
export async function readEntry(
  host: WorkerEnvironment,
): Promise<{ entry: Entry; response: Response }> {
  const response = await host.fetch(apiUrl(host, ENTRY_PATH), { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
  return { entry: await response.clone().json(), response }
}

/** Adopts the published release: caches all tables that lists and searches need, then opens it. */
export async function adoptRelease(host: WorkerEnvironment): Promise<Release> {
  const { entry, response } = await readEntry(host)
  const cache = await host.caches.open(cachePrefix(host) + entry.release)
  const tables = ['cards', 'search-body'] as const
  await Promise.all(tables.map((name) => cacheTable(host, cache, apiUrl(host, entry.tables[name]))))
  // The entry is stored last: a cache with an entry is complete.
  await cache.put(apiUrl(host, ENTRY_PATH), response)
  await deleteOtherReleases(host, entry.release)
  return openRelease(host, entry.release, cache)
}

/** Opens the release that was cached on an earlier visit, if there is one. */
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
  const cached = await cache.match(url)
  if (cached) return cached
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
  /** Fetches a file that is not cached; it belongs to this release only if that is still published. */
  const fetchFile = async (url: string): Promise<Response> => {
    const response = await host.fetch(url)
    const { entry } = await readEntry(host)
    outdated ||= entry.release !== name
    if (outdated) throw new Problem('source-unreachable', `${url} belongs to another release.`)
    if (response.ok) await cache.put(url, response.clone())
    return response
  }
  const client = createClient(async (path) => {
    const url = apiUrl(host, path)
    const response =
      (await cache.match(url)) ?? (await wrapNetworkErrors(() => fetchFile(url), url))
    if (response.status === 404)
      throw new Problem('record-not-found', `There is nothing at ${url}.`)
    return wrapNetworkErrors(() => response.json(), url)
  })
  // Requests reach the handler as if the site were at the root of its origin.
  const handle = createHandler(client, { baseUrl: apiUrl(host, '') })
  return { name, cache, client, handle, isOutdated: () => outdated }
}

/** Converts errors to problems: offline, or a host that does not respond with JSON. */
async function wrapNetworkErrors<T>(compute: () => Promise<T>, url: string): Promise<T> {
  try {
    return await compute()
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    throw new Problem('source-unreachable', `${url} could not be read.`, { cause })
  }
}
