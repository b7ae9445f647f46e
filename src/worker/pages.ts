import { cachePrefix, type Host } from './host.ts'

/** Files of the site that are no answers of the API: as published, or as they were on the last visit. */
export async function page(host: Host, request: Request): Promise<Response> {
  const cache = await host.caches.open(`${cachePrefix(host).trimEnd()}pages`)
  const isFixed = /\/assets\/|\/v1\/_i\//.test(new URL(request.url).pathname)
  const kept = isFixed ? await cache.match(request) : undefined
  if (kept) return kept
  try {
    const response = await host.fetch(request)
    if (response.ok) await cache.put(request, response.clone())
    return response
  } catch (error) {
    const last = await cache.match(request, { ignoreSearch: true })
    if (last) return last
    throw error
  }
}
