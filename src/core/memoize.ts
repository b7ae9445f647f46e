/** Memoizes a function of an object. A result is kept for as long as its object is reachable. */
export const memoizeByObject = <K extends object, V>(compute: (key: K) => V): ((key: K) => V) =>
  memoize(new WeakMap<K, V>(), compute)

/** Memoizes a function of a string. Results are kept for as long as the function is reachable. */
export const memoizeByString = <V>(compute: (text: string) => V): ((text: string) => V) =>
  memoize(new Map<string, V>(), compute)

/**
 * Memoizes a function for the keys that came last, where the results of all keys would need too
 * much memory.
 */
export function memoizeRecent<K, V>(size: number, compute: (key: K) => V): (key: K) => V {
  const cache = new Map<K, V>()
  return memoize(
    {
      get: (key) => cache.get(key),
      has: (key) => cache.has(key),
      set(key, value) {
        const [oldest] = cache.keys()
        if (cache.size >= size && oldest !== undefined) cache.delete(oldest)
        cache.set(key, value)
      },
    },
    compute,
  )
}

interface Cache<K, V> {
  get(key: K): V | undefined
  has(key: K): boolean
  set(key: K, value: V): unknown
}

function memoize<K, V>(cache: Cache<K, V>, compute: (key: K) => V): (key: K) => V {
  return (key) => {
    const known = cache.get(key)
    if (known !== undefined || cache.has(key)) return known as V
    const value = compute(key)
    cache.set(key, value)
    return value
  }
}
