import type { WorkerEnvironment } from './environment.ts'

/**
 * A cache whose failures never fail a request. A full disk or blocked storage only means that less
 * is kept, and that more comes from the network.
 */
export interface Store {
  match(url: string): Promise<Response | undefined>
  /** Stores a response, and returns whether it was stored. */
  put(url: string, response: Response): Promise<boolean>
  delete(url: string): Promise<void>
  /** Lists the URLs of the stored responses, oldest first. */
  urls(): Promise<readonly string[]>
}

/** Opens a cache by its name. */
export async function openStore({ caches }: WorkerEnvironment, name: string): Promise<Store> {
  const cache = await ifStorageAllows(() => caches.open(name))
  return {
    match: async (url) => cache && ifStorageAllows(() => cache.match(url)),
    put: async (url, response) =>
      cache !== undefined &&
      (await ifStorageAllows(async () => {
        await cache.put(url, response)
        return true
      })) === true,
    delete: async (url) => {
      if (cache) await ifStorageAllows(() => cache.delete(url))
    },
    urls: async () => {
      const requests = cache && (await ifStorageAllows(() => cache.keys()))
      return (requests ?? []).map(({ url }) => url)
    },
  }
}

/** Lists the names of all caches. */
export const listStores = async ({ caches }: WorkerEnvironment): Promise<readonly string[]> =>
  (await ifStorageAllows(() => caches.keys())) ?? []

/** Deletes a cache by its name. */
export const deleteStore = async ({ caches }: WorkerEnvironment, name: string): Promise<void> => {
  await ifStorageAllows(() => caches.delete(name))
}

/** Finds a response in any cache. */
export const matchAnyStore = (
  { caches }: WorkerEnvironment,
  url: string,
): Promise<Response | undefined> => ifStorageAllows(() => caches.match(url))

/** Returns undefined if storage is full, blocked or broken, or cannot hold a response. */
async function ifStorageAllows<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return undefined
    throw error
  }
}
