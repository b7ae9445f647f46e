/** A cache storage in memory, as far as the Cache API is used; `refuse` makes it fail as one may. */
export function createFakeCaches(refuse?: 'open' | 'put') {
  const stores = new Map<string, Map<string, string>>()
  const refused = () => new DOMException('No room.', 'QuotaExceededError')
  const cacheOver = (store: Map<string, string>) => ({
    match: async (url: string) => (store.has(url) ? new Response(store.get(url)) : undefined),
    keys: async () => [...store.keys()].map((url) => new Request(url)),
    delete: async (url: string) => store.delete(url),
    put: async (url: string, response: Response) => {
      if (refuse === 'put') throw refused()
      store.set(url, await response.text())
    },
  })
  return {
    stores,
    async open(name: string) {
      if (refuse === 'open') throw refused()
      const store = stores.get(name) ?? new Map<string, string>()
      stores.set(name, store)
      return cacheOver(store)
    },
  }
}
