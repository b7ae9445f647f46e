import { cacheFiles } from './cache-files.ts'
import { cachePrefix, type WorkerEnvironment } from './environment.ts'
import type { Release } from './release-cache.ts'

/** Whether a file is named by what it holds, and so never changes. */
export const isImmutable = (url: string): boolean =>
  /\/(assets|v1\/_i)\/[^/]+$/.test(new URL(url).pathname)

/** So many files of earlier releases stay, for pages that are still open. */
const MAX_OLD_ASSETS = 100

const openAssetCache = (host: WorkerEnvironment): Promise<Cache> =>
  host.caches.open(`${cachePrefix(host).trimEnd()}assets`)

/** A file that never changes: the one that was kept, else the published one, which is kept. */
export async function fetchAsset(host: WorkerEnvironment, url: string): Promise<Response> {
  // The tables of a release are in its own cache. Wherever such a file is, it is the same.
  const kept = await host.caches.match(url)
  if (kept) return kept
  const response = await host.fetch(url)
  if (response.ok) await (await openAssetCache(host)).put(url, response.clone())
  return response
}

/** Keeps the files of a release that never change, and forgets the oldest of the others. */
export async function cacheAssets(host: WorkerEnvironment, urls: readonly string[]): Promise<void> {
  await Promise.all(urls.map((url) => fetchAsset(host, url)))
  const cache = await openAssetCache(host)
  const others = (await cache.keys()).filter(({ url }) => !urls.includes(url))
  const oldest = others.slice(0, Math.max(0, others.length - MAX_OLD_ASSETS))
  await Promise.all(oldest.map((one) => cache.delete(one)))
}

/** What stands in the place of a page that was never kept, while there is no network. */
export function offlineResponse({ base }: WorkerEnvironment, { destination }: Request): Response {
  // A frame is a part of a page that works: it has no picture, and nothing has failed.
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

/** What `explorer.json` says: the files that the explorer works with. */
export interface ExplorerManifest {
  readonly release: string
  /** Paths below the site's folder. */
  readonly files: readonly string[]
}

/** A file of the site that is no answer of the API: as published, or as it was kept. */
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
    const kept = await cache.match(stripQueryAndHash(request.url))
    if (kept) return kept
    if (request.mode === 'navigate') return offlineResponse(host, request)
    throw error
  }
}

/** A document that is opened must not be an older one than the answers that it will ask for. */
function toFreshRequest(request: Request): Parameters<typeof fetch> {
  if (request.mode !== 'navigate') return [request]
  const { url, redirect, headers } = request
  return [url, { cache: 'no-cache', redirect, headers, credentials: 'same-origin' }]
}

/** The address of a file: whatever a page is asked, it is the same one. */
export function stripQueryAndHash(address: string): string {
  const url = new URL(address)
  url.search = ''
  url.hash = ''
  return url.href
}

/** Keeps what the explorer needs to work without a network; a site without one has nothing to keep. */
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
