import { asArray, isObject } from '../internal.ts'
import { cacheFiles, checkFile, type FileRelease, hasExpectedType } from './cache-files.ts'
import type { FindChecksum } from './checksums.ts'
import { cachePrefix, type WorkerEnvironment } from './environment.ts'
import type { Release } from './release-cache.ts'
import { matchAnyStore, openStore, type Store } from './storage.ts'

/** True if a file has a hash of its content in its name, and so never changes. */
export const isImmutable = (url: string): boolean =>
  /\/(assets|fonts|v1\/_i)\/[^/]+$/.test(new URL(url).pathname)

/** The number of assets of earlier releases to keep, for pages that are still open. */
const MAX_OLD_ASSETS = 100

const openAssetStore = (host: WorkerEnvironment): Promise<Store> =>
  openStore(host, `${cachePrefix(host).trimEnd()}assets`)

/** Returns an immutable file from the cache, or fetches it and caches it if it can be that file. */
export async function fetchAsset(
  host: WorkerEnvironment,
  url: string,
  findChecksum?: FindChecksum,
): Promise<Response> {
  // Any cache will do: tables are in the cache of their release, and the name implies the content.
  const cached = await matchAnyStore(host, url)
  if (cached && hasExpectedType(url, cached)) return cached
  const response = await fetchPastWrongCopy(host, url)
  const isKept = findChecksum
    ? (await checkFile(url, response, findChecksum)) !== 'wrong'
    : hasExpectedType(url, response)
  if (isKept) await (await openAssetStore(host)).put(url, response.clone())
  return response
}

/** Fetches a file, past the HTTP cache if that has something else, such as a page of a portal. */
async function fetchPastWrongCopy(host: WorkerEnvironment, url: string): Promise<Response> {
  const response = await host.fetch(url)
  if (!response.ok || hasExpectedType(url, response)) return response
  return host.fetch(url, { cache: 'reload' })
}

/** Caches the immutable files of a release, and deletes the oldest other ones. */
async function cacheAssets(
  host: WorkerEnvironment,
  { findChecksum }: FileRelease,
  urls: readonly string[],
): Promise<void> {
  await Promise.all(urls.map((url) => fetchAsset(host, url, findChecksum)))
  const store = await openAssetStore(host)
  const others = (await store.urls()).filter((url) => !urls.includes(url))
  const oldest = others.slice(0, Math.max(0, others.length - MAX_OLD_ASSETS))
  await Promise.all(oldest.map((url) => store.delete(url)))
}

/** The page of the explorer for addresses that are not cached. */
const OFFLINE_FOLDER = 'offline/'

/**
 * Returns a placeholder for a page that is not cached, while there is no network: the page of the
 * explorer, if it has one. Its links lead from its own folder, so they are changed to work anywhere.
 */
async function offlineResponse(
  host: WorkerEnvironment,
  request: Request,
  store: Store,
): Promise<Response> {
  const page = await store.match(new URL(OFFLINE_FOLDER, host.base).href)
  if (!page || request.destination !== 'document') return plainOfflineResponse(host, request)
  const text = (await page.text()).replaceAll('"../', `"${host.base.pathname}`)
  return new Response(text, { status: 503, headers: OFFLINE_HEADERS })
}

const OFFLINE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
}

function plainOfflineResponse({ base }: WorkerEnvironment, { destination }: Request): Response {
  // A frame without its preview is not an error of the page around it.
  const [status, body] =
    destination === 'document' ? [503, offlinePageBody(base)] : [200, '<p>No preview offline.</p>']
  return new Response(OFFLINE_PAGE_HEAD + body, { status, headers: OFFLINE_HEADERS })
}

/** Returns a picture without content: a missing picture is not an error of the page around it. */
const emptyPicture = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' },
  })

const OFFLINE_PAGE_HEAD = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>You are offline · svc</title>
`

const offlinePageBody = ({ pathname }: URL): string => `<main>
<h1>This page is not available offline</h1>
<p>Reload it when you are connected again.</p>
<p><a href="${pathname}">Home</a></p>
</main>
`

/** The content of `explorer.json`: the files that the explorer needs. */
export interface ExplorerManifest {
  readonly release: string
  /** Paths below the site's folder. */
  readonly files: readonly string[]
}

const isExplorerManifest = (value: unknown): value is ExplorerManifest =>
  isObject(value) &&
  typeof value.release === 'string' &&
  asArray(value.files).every((path) => typeof path === 'string')

/** Returns a file outside the API: from the network, or from the cache without one. */
export async function fetchPage(
  host: WorkerEnvironment,
  request: Request,
  current: () => Promise<Release>,
): Promise<Response> {
  if (isImmutable(request.url)) return fetchAsset(host, request.url)
  try {
    return await host.fetch(...toFreshRequest(request))
  } catch (error) {
    const { store } = await current()
    const cached = await store.match(stripQueryAndHash(request.url))
    if (cached) return cached
    if (request.mode === 'navigate') return offlineResponse(host, request, store)
    if (request.destination === 'image') return emptyPicture()
    throw error
  }
}

/** Bypasses the HTTP cache for pages, so that a page is not older than the API it will call. */
function toFreshRequest(request: Request): Parameters<typeof fetch> {
  if (request.mode !== 'navigate') return [request]
  const { url, redirect, headers } = request
  return [url, { cache: 'no-cache', redirect, headers, credentials: 'same-origin' }]
}

/** Returns the URL of a page's file, which is the same with any query. */
export function stripQueryAndHash(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** Caches the files that the explorer needs offline; a site may have no explorer. */
export async function cacheExplorer(host: WorkerEnvironment, release: FileRelease): Promise<void> {
  const url = new URL('explorer.json', host.base).href
  const response = await host.fetch(url, { cache: 'no-cache' })
  if (!hasExpectedType(url, response)) return
  const manifest: unknown = await response.json()
  if (!isExplorerManifest(manifest) || manifest.release !== release.name) return
  const urls = manifest.files.map((path) => new URL(path, host.base).href)
  await cacheAssets(host, release, urls.filter(isImmutable))
  await cacheFiles(
    host,
    release,
    urls.filter((url) => !isImmutable(url)),
  )
}
