import {
  type Client,
  createClient,
  createHandler,
  type Entry,
  type Handler,
  Problem,
} from '../index.ts'
import { apiUrl, cachePrefix, type Host } from './host.ts'

/** One release of the content: its files come from one cache, and no other release's ever do. */
export interface Release {
  readonly name: string
  readonly cache: Cache
  readonly client: Client
  readonly handle: Handler
  /** Whether a newer release has been published since. */
  isOutdated(): boolean
}

const ENTRY = 'index.json'

/** Reads the entry as it is published now, whatever caches on the way hold. */
export async function readEntry(host: Host): Promise<{ entry: Entry; response: Response }> {
  const response = await host.fetch(apiUrl(host, ENTRY), { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
  return { entry: await response.clone().json(), response }
}

/** Takes over a release: everything that lists and searches need is kept before it is used. */
export async function adopt(host: Host): Promise<Release> {
  const { entry, response } = await readEntry(host)
  const cache = await host.caches.open(cachePrefix(host) + entry.release)
  const tables = ['cards', 'search-head', 'search-body'] as const
  await Promise.all(tables.map((name) => keep(host, cache, apiUrl(host, entry.tables[name]))))
  // The entry comes last: a cache that has it has all the rest.
  await cache.put(apiUrl(host, ENTRY), response)
  await forgetOthers(host, entry.release)
  return openRelease(host, entry.release, cache)
}

/** The release that was kept on an earlier visit, when there is one. */
export async function reopen(host: Host): Promise<Release | undefined> {
  const prefix = cachePrefix(host)
  for (const key of await host.caches.keys()) {
    if (!key.startsWith(prefix)) continue
    const cache = await host.caches.open(key)
    if (await cache.match(apiUrl(host, ENTRY))) {
      return openRelease(host, key.slice(prefix.length), cache)
    }
  }
  return undefined
}

async function keep(host: Host, cache: Cache, url: string): Promise<Response> {
  const kept = await cache.match(url)
  if (kept) return kept
  const response = await host.fetch(url)
  if (response.ok) await cache.put(url, response.clone())
  else if (response.status !== 404) throw new Error(`${url} answered ${response.status}.`)
  return response
}

async function forgetOthers(host: Host, release: string): Promise<void> {
  const prefix = cachePrefix(host)
  const others = (await host.caches.keys()).filter(
    (key) => key.startsWith(prefix) && key !== prefix + release,
  )
  await Promise.all(others.map((key) => host.caches.delete(key)))
}

function openRelease(host: Host, name: string, cache: Cache): Release {
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
    const response = (await cache.match(url)) ?? (await reach(() => fetchOwn(url), url))
    if (response.status === 404)
      throw new Problem('record-not-found', `There is nothing at ${url}.`)
    return reach(() => response.json(), url)
  })
  return { name, cache, client, handle: createHandler(client), isOutdated: () => outdated }
}

/** What fails here fails because nothing can be reached: offline, or a host that answers no JSON. */
async function reach<T>(ask: () => Promise<T>, url: string): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    throw new Problem('source-unreachable', `${url} could not be read.`, { cause })
  }
}
