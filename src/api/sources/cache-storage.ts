import { isProblem } from '../../core/kernel/problem.ts'
import { isPublishedDocument } from '../document-shapes.ts'
import { isTablePath } from '../paths.ts'
import { type FetchedFile, type FetchFile, parseFetchedFile } from './http-request.ts'

/** Returns a reader through a cache of the Cache API, if the platform has it and allows it. */
export function withCacheStorage(name: string, root: string, read: FetchFile): FetchFile {
  return async (path, options) => {
    // Responses to queries are not cached, because there is no limit to their number.
    const cache = path.includes('?') ? undefined : await ifCacheAllowed(openCache(name))
    if (!cache) return read(path, options)
    const url = new URL(path, root).href
    const readCached = () => ifCacheAllowed(readStoredFile(cache, url, path))
    const table = isTablePath(path) ? await readCached() : undefined
    if (table) return table
    try {
      const file = await read(path, options)
      if (await isPublishedFile(path, file)) await ifCacheAllowed(storeText(cache, url, file.text))
      return file
    } catch (error) {
      if (!isProblem(error) || error.code !== 'source-unreachable') throw error
      const cached = await readCached()
      if (!cached) throw error
      return cached
    }
  }
}

/** Reads a cached file; one that is not what belongs there is deleted. */
async function readStoredFile(
  cache: Cache,
  url: string,
  path: string,
): Promise<FetchedFile | undefined> {
  const text = await (await cache.match(url))?.text()
  if (text === undefined) return undefined
  try {
    const file = parseFetchedFile(text, url)
    if (await isPublishedFile(path, file)) return file
  } catch (error) {
    if (!isProblem(error)) throw error
  }
  await cache.delete(url)
  return undefined
}

/** True if a file can be what the API publishes at a path. The name of a table has its hash. */
async function isPublishedFile(path: string, { text, value }: FetchedFile): Promise<boolean> {
  if (!isPublishedDocument(path, value)) return false
  if (!isTablePath(path)) return true
  const { isNamedAfterContent } = await import('./integrity.ts')
  return isNamedAfterContent(path, text)
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
