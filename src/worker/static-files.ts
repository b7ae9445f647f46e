import { cacheFiles } from './cache-files.ts'
import { cachePrefix, type WorkerEnvironment } from './environment.ts'
import type { Release } from './release-cache.ts'

/** True if a file has a hash of its content in its name, and so never changes. */
export const isImmutable = (url: string): boolean =>
  /\/(assets|fonts|v1\/_i)\/[^/]+$/.test(new URL(url).pathname)

/** The number of assets of earlier releases to keep, for pages that are still open. */
const MAX_OLD_ASSETS = 100

const openAssetCache = (host: WorkerEnvironment): Promise<Cache> =>
  host.caches.open(`${cachePrefix(host).trimEnd()}assets`)

/** Returns an immutable file from the cache, or fetches and caches it. */
export async function fetchAsset(host: WorkerEnvironment, url: string): Promise<Response> {
  // Any cache will do: tables are in the cache of their release, and the name implies the content.
  const cached = await host.caches.match(url)
  if (cached) return cached
  const response = await host.fetch(url)
  if (response.ok) await (await openAssetCache(host)).put(url, response.clone())
  return response
}

/** Caches the immutable files of a release, and deletes the oldest other ones. */
export async function cacheAssets(host: WorkerEnvironment, urls: readonly string[]): Promise<void> {
  await Promise.all(urls.map((url) => fetchAsset(host, url)))
  const cache = await openAssetCache(host)
  const others = (await cache.keys()).filter(({ url }) => !urls.includes(url))
  const oldest = others.slice(0, Math.max(0, others.length - MAX_OLD_ASSETS))
  await Promise.all(oldest.map((request) => cache.delete(request)))
}

/** Returns a placeholder for a page that is not cached, while there is no network. */
export function offlineResponse({ base }: WorkerEnvironment, { destination }: Request): Response {
  // A frame without its preview is not an error of the page around it.
  const [status, body] =
    destination === 'document' ? [503, offlinePageBody(base)] : [200, '<p>No preview offline.</p>']
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(OFFLINE_PAGE_HEAD + body, { status, headers })
}

const OFFLINE_PAGE_HEAD = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Not kept for reading offline · svc</title>
`

const offlinePageBody = ({ pathname }: URL): string => `<main>
<h1>This page was not kept for reading offline</h1>
<p>Pages that you have opened are, and so are the lists, the search and the field to try an essence.</p>
<p><a href="${pathname}">The start page</a></p>
</main>
`

/** The content of `explorer.json`: the files that the explorer needs. */
export interface ExplorerManifest {
  readonly release: string
  /** Paths below the site's folder. */
  readonly files: readonly string[]
}

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
    const { cache } = await current()
    const cached = await cache.match(stripQueryAndHash(request.url))
    if (cached) return cached
    if (request.mode === 'navigate') return offlineResponse(host, request)
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
export async function cacheExplorer(host: WorkerEnvironment, release: Release): Promise<void> {
  const response = await host.fetch(new URL('explorer.json', host.base), { cache: 'no-cache' })
  if (!response.ok) return
  const { files }: ExplorerManifest = await response.json()
  const urls = files.map((path) => new URL(path, host.base).href)
  await cacheAssets(host, urls.filter(isImmutable))
  await cacheFiles(
    host,
    release,
    urls.filter((url) => !isImmutable(url)),
  )
}
