/** Caches values by key, up to a total size. */
export interface SizedCache<V> {
  get(key: string): V | undefined
  /** Adds a value of a size. A value that is larger than the whole cache is not added. */
  set(key: string, value: V, size: number): void
  clear(): void
}

/** Creates a cache that evicts the least recently used values above a total size. */
export function createSizedCache<V>(maxSize: number): SizedCache<V> {
  const entries = new Map<string, { readonly value: V; readonly size: number }>()
  let total = 0
  const remove = (key: string): void => {
    total -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      // A Map iterates in insertion order, so a used key moves to the end.
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, size) {
      remove(key)
      if (size > maxSize) return
      entries.set(key, { value, size })
      total += size
      for (const oldest of entries.keys()) {
        if (total <= maxSize) break
        remove(oldest)
      }
    },
    clear() {
      entries.clear()
      total = 0
    },
  }
}
