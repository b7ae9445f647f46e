/** Creates an in-memory CacheStorage with the methods we use; `failOn` simulates a full disk. */
export function createFakeCaches(failOn?: 'open' | 'put') {
  const stores = new Map<string, Map<string, string>>()
  const types = new Map<string, string>()
  const createQuotaError = () => new DOMException('No room.', 'QuotaExceededError')
  const createCache = (store: Map<string, string>) => ({
    match: async (url: string) =>
      store.has(url)
        ? new Response(store.get(url), { headers: { 'Content-Type': types.get(url) ?? '' } })
        : undefined,
    keys: async () => [...store.keys()].map((url) => new Request(url)),
    delete: async (url: string) => store.delete(url),
    put: async (url: string, response: Response) => {
      if (failOn === 'put') throw createQuotaError()
      types.set(url, response.headers.get('Content-Type') ?? '')
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
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (url: string) => {
      const store = [...stores.values()].find((one) => one.has(url))
      return store && createCache(store).match(url)
    },
  }
}
