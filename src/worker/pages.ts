import { asset, isFixed, keepAssets } from './assets.ts'
import type { Host } from './host.ts'
import { keepFiles } from './keep-files.ts'
import { offlinePage } from './offline-page.ts'
import type { Release } from './release.ts'

/** What `explorer.json` says: the files that the explorer works with. */
export interface Explorer {
  readonly release: string
  /** Paths below the site's folder. */
  readonly files: readonly string[]
}

/** A file of the site that is no answer of the API: as published, or as it was kept. */
export async function page(
  host: Host,
  request: Request,
  current: () => Promise<Release>,
): Promise<Response> {
  if (isFixed(request.url)) return asset(host, request.url)
  try {
    return await host.fetch(...asPublished(request))
  } catch (error) {
    const { cache } = await current()
    const kept = await cache.match(plain(request.url))
    if (kept) return kept
    if (request.mode === 'navigate') return offlinePage(host, request)
    throw error
  }
}

/** A document that is opened must not be an older one than the answers that it will ask for. */
function asPublished(request: Request): Parameters<typeof fetch> {
  if (request.mode !== 'navigate') return [request]
  const { url, redirect, headers } = request
  return [url, { cache: 'no-cache', redirect, headers, credentials: 'same-origin' }]
}

/** The address of a file: whatever a page is asked, it is the same one. */
export function plain(address: string): string {
  const url = new URL(address)
  url.search = ''
  url.hash = ''
  return url.href
}

/** Keeps what the explorer needs to work without a network; a site without one has nothing to keep. */
export async function keepExplorer(host: Host, release: Release): Promise<void> {
  const response = await host.fetch(new URL('explorer.json', host.base), { cache: 'no-cache' })
  if (!response.ok) return
  const { files }: Explorer = await response.json()
  const urls = files.map((path) => new URL(path, host.base).href)
  await keepAssets(host, urls.filter(isFixed))
  await keepFiles(
    host,
    release,
    urls.filter((url) => !isFixed(url)),
  )
}
