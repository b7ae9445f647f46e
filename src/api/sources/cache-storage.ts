import { isProblem } from '../../core/problem.ts'
import { isTablePath } from '../paths.ts'
import { type FetchFile, parseFetchedFile } from './http-request.ts'

/** Returns a reader through a cache of the Cache API, if the platform has it and allows it. */
export function withCacheStorage(name: string, root: string, read: FetchFile): FetchFile {
  return async (path, options) => {
    // Responses to queries are not cached, because there is no limit to their number.
    const cache = path.includes('?') ? undefined : await ifCacheAllowed(openCache(name))
    if (!cache) return read(path, options)
    const url = new URL(path, root).href
    const readCached = async () => (await cache.match(url))?.text()
    const table = isTablePath(path) ? await readCached() : undefined
    if (table !== undefined) return parseFetchedFile(table, url)
    try {
      const file = await read(path, options)
      await ifCacheAllowed(storeText(cache, url, file.text))
      return file
    } catch (error) {
      if (!isProblem(error) || error.code !== 'source-unreachable') throw error
      const cached = await readCached()
      if (cached === undefined) throw error
      return parseFetchedFile(cached, url)
    }
  }
}

const openCache = async (name: string): Promise<Cache | undefined> => globalThis.caches?.open(name)

/** Stores a text; a table replaces the table of the same name of an earlier release. */
async function storeText(cache: Cache, url: string, text: string): Promise<void> {
  await cache.put(url, new Response(text, { headers: { 'Content-Type': 'application/json' } }))
  const requests = isTablePath(url) ? await cache.keys() : []
  for (const { url: other } of requests) {
    if (other !== url && stripHash(other) === stripHash(url)) await cache.delete(other)
  }
}

const stripHash = (url: string): string => url.replace(/\.[0-9a-f]+\.json$/, '')

/** Returns undefined if the page may not use its caches: no storage, no quota, a sandbox. */
const ifCacheAllowed = <T>(call: Promise<T>): Promise<T | undefined> =>
  call.catch((error: unknown) => {
    if (error instanceof DOMException) return undefined
    throw error
  })
