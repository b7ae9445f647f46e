/** Creates an in-memory CacheStorage with the methods we use; `failOn` simulates a full disk. */
export function createFakeCaches(failOn?: 'open' | 'put') {
  const stores = new Map<string, Map<string, string>>()
  const createQuotaError = () => new DOMException('No room.', 'QuotaExceededError')
  const createCache = (store: Map<string, string>) => ({
    match: async (url: string) => (store.has(url) ? new Response(store.get(url)) : undefined),
    keys: async () => [...store.keys()].map((url) => new Request(url)),
    delete: async (url: string) => store.delete(url),
    put: async (url: string, response: Response) => {
      if (failOn === 'put') throw createQuotaError()
      store.set(url, await response.text())
    },
  })
  return {
    stores,
    async open(name: string) {
      if (failOn === 'open') throw createQuotaError()
      const store = stores.get(name) ?? new Map<string, string>()
      stores.set(name, store)
      return createCache(store)
    },
  }
}
