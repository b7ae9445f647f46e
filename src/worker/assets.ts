import { cachePrefix, type WorkerEnvironment } from './host.ts'

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
