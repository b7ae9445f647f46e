import { isProblem } from '../../core/problem.ts'
import { isTablePath } from '../paths.ts'
import { type FetchFile, parseFetchedFile } from './http-request.ts'

/** Reads through a cache of the platform, where it has one and lets us use it. */
export function withCacheStorage(name: string, root: string, read: FetchFile): FetchFile {
  return async (path, options) => {
    // The answers of a server to questions have no bound; files have.
    const cache = path.includes('?') ? undefined : await ifCacheAllowed(openCache(name))
    if (!cache) return read(path, options)
    const address = new URL(path, root).href
    const kept = async () => (await cache.match(address))?.text()
    const table = isTablePath(path) ? await kept() : undefined
    if (table !== undefined) return parseFetchedFile(table, address)
    try {
      const fresh = await read(path, options)
      await ifCacheAllowed(storeText(cache, address, fresh.text))
      return fresh
    } catch (error) {
      if (!isProblem(error) || error.code !== 'source-unreachable') throw error
      const old = await kept()
      if (old === undefined) throw error
      return parseFetchedFile(old, address)
    }
  }
}

const openCache = async (name: string): Promise<Cache | undefined> => globalThis.caches?.open(name)

/** Keeps a text; a table takes the place of the one that it follows. */
async function storeText(cache: Cache, address: string, text: string): Promise<void> {
  await cache.put(address, new Response(text, { headers: { 'Content-Type': 'application/json' } }))
  const older = isTablePath(address) ? await cache.keys() : []
  for (const { url } of older) {
    if (url !== address && stripHash(url) === stripHash(address)) await cache.delete(url)
  }
}

const stripHash = (address: string): string => address.replace(/\.[0-9a-f]+\.json$/, '')

/** A page may be refused its caches (no storage, no room, a sandbox); then they are not used. */
const ifCacheAllowed = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (error instanceof DOMException) return undefined
    throw error
  })
