/** Memoizes a function of an object. A result is kept for as long as its object is reachable. */
export const memoizeByObject = <K extends object, V>(compute: (key: K) => V): ((key: K) => V) =>
  memoize(new WeakMap<K, V>(), compute)

/** Memoizes a function of a string. Results are kept for as long as the function is reachable. */
export const memoizeByString = <V>(compute: (text: string) => V): ((text: string) => V) =>
  memoize(new Map<string, V>(), compute)

/**
 * Memoizes a function where the results of all keys would need too much memory: when there are
 * `size` results, it forgets them and starts again.
 */
export function memoizeRecent<K, V>(size: number, compute: (key: K) => V): (key: K) => V {
  const cache = new Map<K, V>()
  return memoize(cache, (key) => {
    if (cache.size >= size) cache.clear()
    return compute(key)
  })
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
