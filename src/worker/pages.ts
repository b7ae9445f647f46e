import { cacheAssets, fetchAsset, isImmutable } from './assets.ts'
import type { WorkerEnvironment } from './host.ts'
import { cacheFiles } from './keep-files.ts'
import { offlineResponse } from './offline-page.ts'
import type { Release } from './release.ts'

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
