import {
  type Client,
  createClient,
  createHandler,
  type Entry,
  type Handler,
  isPublishedDocument,
  Problem,
} from '../index.ts'
import {
  computeIntegrity,
  createChecksums,
  type FindChecksum,
  isNamedAfterContent,
  parseJson,
} from './checksums.ts'
import { apiUrl, cachePrefix, type WorkerEnvironment } from './environment.ts'
import { deleteStore, listStores, openStore, type Store } from './storage.ts'

/** A release of the content. All its files come from one cache, which has no other release's. */
export interface Release {
  readonly name: string
  readonly store: Store
  readonly findChecksum: FindChecksum
  readonly client: Client
  readonly handle: Handler
  /** True if a newer release has been published since. */
  isOutdated(): boolean
}

const ENTRY_PATH = 'index.json'

/** A file that was read, as JSON and as text. */
interface ReadFile<T = unknown> {
  readonly value: T
  readonly text: string
}

/** Reads the published entry document, bypassing HTTP caches. */
async function readEntry(host: WorkerEnvironment): Promise<ReadFile<Entry>> {
  const url = apiUrl(host, ENTRY_PATH)
  const response = await host.fetch(url, { cache: 'no-cache' })
  const text = await response.text()
  const value = response.ok ? parseJson(text) : undefined
  if (isPublishedDocument(ENTRY_PATH, value)) return { value: value as Entry, text }
  throw new Problem('source-unreachable', `${url} is not the entry of a published API.`)
}

/** Returns the name of the published release. */
export const readPublishedRelease = async (host: WorkerEnvironment): Promise<string> =>
  (await readEntry(host)).value.release

/** The tables that lists and searches need. */
const ADOPTED_TABLES = ['cards', 'search-body'] as const

/**
 * Adopts the published release: reads all tables that lists and searches need, caches them, and
 * opens the release. Starts again once, because another release may be published meanwhile.
 */
export const adoptRelease = (host: WorkerEnvironment): Promise<Release> =>
  adoptPublished(host).catch(() => adoptPublished(host))

async function adoptPublished(host: WorkerEnvironment): Promise<Release> {
  const { value: entry, text } = await readEntry(host)
  const { release } = entry
  const store = await openStore(host, cachePrefix(host) + release)
  const files = await Promise.all(
    ADOPTED_TABLES.map(async (name): Promise<[url: string, text: string]> => {
      const url = apiUrl(host, entry.tables[name])
      return [url, await readTable(host, store, url)]
    }),
  )
  // The entry is stored last: a cache with an entry is complete.
  files.push([apiUrl(host, ENTRY_PATH), text])
  const fits = await storeFiles(store, files)
  await deleteOtherReleases(host, release)
  // The files of the other releases may have been what filled the storage.
  const isStored = fits || (await storeFiles(store, files))
  return openRelease(host, release, { store, files: new Map(isStored ? [] : files) })
}

/** Reads a table from the cache or the network. Its name has the hash of its content. */
async function readTable(host: WorkerEnvironment, store: Store, url: string): Promise<string> {
  const cached = await (await store.match(url))?.text()
  if (cached !== undefined && (await isNamedAfterContent(url, cached))) return cached
  // A table never changes, so an HTTP cache may answer, unless it has something else.
  for (const cache of ['default', 'reload'] as const) {
    const response = await host.fetch(url, { cache })
    const text = await response.text()
    if (response.ok && (await isNamedAfterContent(url, text))) return text
  }
  throw new Problem('source-unreachable', `${url} is not the table that its name says.`)
}

/** Stores files one after the other, and returns whether all of them were stored. */
async function storeFiles(
  store: Store,
  files: readonly (readonly [url: string, text: string])[],
): Promise<boolean> {
  for (const [url, text] of files) {
    if (!(await store.put(url, jsonResponse(text)))) return false
  }
  return true
}

const jsonResponse = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'application/json' } })

/** Opens the release that was cached on an earlier visit, if there is one. */
export async function reopenRelease(host: WorkerEnvironment): Promise<Release | undefined> {
  const prefix = cachePrefix(host)
  for (const key of await listStores(host)) {
    if (!key.startsWith(prefix)) continue
    const name = key.slice(prefix.length)
    const store = await openStore(host, key)
    const entry = parseJson(await (await store.match(apiUrl(host, ENTRY_PATH)))?.text())
    if (isPublishedDocument(ENTRY_PATH, entry) && (entry as Entry).release === name) {
      return openRelease(host, name, { store })
    }
  }
  return undefined
}

async function deleteOtherReleases(host: WorkerEnvironment, release: string): Promise<void> {
  const prefix = cachePrefix(host)
  const others = (await listStores(host)).filter(
    (key) => key.startsWith(prefix) && key !== prefix + release,
  )
  await Promise.all(others.map((key) => deleteStore(host, key)))
}

interface ReleaseFiles {
  readonly store: Store
  /** The files that storage had no room for, by URL. */
  readonly files?: ReadonlyMap<string, string>
}

function openRelease(
  host: WorkerEnvironment,
  name: string,
  { store, files = new Map() }: ReleaseFiles,
): Release {
  let outdated = false
  const findChecksum = createChecksums(host, { name, store })

  /** Reads a document from the cache. What does not belong there is deleted. */
  const readCached = async (url: string, path: string): Promise<unknown> => {
    const text = files.get(url) ?? (await (await store.match(url))?.text())
    if (text === undefined) return undefined
    const value = parseJson(text)
    if (isDocumentOfRelease(value, path, name)) return value
    await store.delete(url)
    return undefined
  }

  /**
   * Fetches a document that is not cached. It is kept if it has the checksum of this release, or, on
   * a site without checksums, if this release is still published.
   */
  const fetchDocument = async (url: string, path: string): Promise<unknown> => {
    const [response, { hasManifest, integrity }] = await Promise.all([
      // The HTTP cache may have a file of another release.
      host.fetch(url, { cache: 'no-cache' }),
      findChecksum(url),
    ])
    const text = await response.text()
    const value = response.ok ? parseJson(text) : undefined
    const isVerified = integrity !== undefined && integrity === (await computeIntegrity(text))
    if (!isVerified) {
      outdated ||= (await readPublishedRelease(host)) !== name
      if (outdated) throw unreachable(url, 'belongs to another release')
      // A host with a fallback for every address answers 200 for a file that does not exist.
      if (response.status === 404 || (hasManifest && integrity === undefined)) {
        throw new Problem('record-not-found', `There is nothing at ${url}.`)
      }
      if (!isDocumentOfRelease(value, path, name))
        throw unreachable(url, 'is not what belongs there')
    }
    if (isVerified || !hasManifest) await store.put(url, jsonResponse(text))
    return value
  }

  const client = createClient(async (path) => {
    const url = apiUrl(host, path)
    return (await readCached(url, path)) ?? wrapNetworkErrors(() => fetchDocument(url, path), url)
  })
  // Requests reach the handler as if the site were at the root of its origin.
  const handle = createHandler(client, { baseUrl: apiUrl(host, '') })
  return { name, store, findChecksum, client, handle, isOutdated: () => outdated }
}

/** True if a value can be the document at a path, and names no other release. */
function isDocumentOfRelease(value: unknown, path: string, release: string): boolean {
  if (!isPublishedDocument(path, value)) return false
  const named = (value as { readonly release?: unknown }).release
  return named === undefined || named === release
}

const unreachable = (url: string, reason: string): Problem =>
  new Problem('source-unreachable', `What was read at ${url} ${reason}.`)

/** Converts errors to problems: offline, or a host that does not respond. */
async function wrapNetworkErrors<T>(compute: () => Promise<T>, url: string): Promise<T> {
  try {
    return await compute()
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    throw new Problem('source-unreachable', `${url} could not be read.`, { cause })
  }
}
