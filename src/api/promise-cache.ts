/** Caches promises by key, so that concurrent and repeated calls compute a value once. */
export interface PromiseCache {
  /** Returns the cached value of a key, or computes it. A rejected promise is not cached. */
  get<T>(key: string, compute: () => Promise<T>, signal?: AbortSignal): Promise<T>
  delete(key: string): void
  clear(): void
}

/** Creates a cache of at most `maxSize` values that evicts the least recently used value. */
export function createPromiseCache(maxSize: number): PromiseCache {
  const cache = new Map<string, Promise<unknown>>()
  return {
    async get<T>(key: string, compute: () => Promise<T>, signal?: AbortSignal): Promise<T> {
      signal?.throwIfAborted()
      const cached = cache.get(key) as Promise<T> | undefined
      const value = cached ?? compute()
      // A Map iterates in insertion order, so a used key moves to the end.
      cache.delete(key)
      cache.set(key, value)
      if (cache.size > maxSize) cache.delete(cache.keys().next().value as string)
      if (!cached) {
        value.catch(() => {
          if (cache.get(key) === value) cache.delete(key)
        })
      }
      return signal ? rejectOnAbort(value, signal) : value
    },
    delete: (key) => void cache.delete(key),
    clear: () => cache.clear(),
  }
}

/** Rejects for one caller when its signal aborts; the value stays pending for other callers. */
function rejectOnAbort<T>(value: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    value.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}
