/** A function whose answer about an object is worked out once, for as long as the object is there. */
export const memoizeByObject = <K extends object, V>(work: (key: K) => V): ((key: K) => V) =>
  memoize(new WeakMap<K, V>(), work)

/** A function whose answer about a text is worked out once, for as long as the function is there. */
export const memoizeByString = <V>(work: (text: string) => V): ((text: string) => V) =>
  memoize(new Map<string, V>(), work)

interface CacheStore<K, V> {
  get(key: K): V | undefined
  has(key: K): boolean
  set(key: K, value: V): unknown
}

function memoize<K, V>(known: CacheStore<K, V>, work: (key: K) => V): (key: K) => V {
  return (key) => {
    if (!known.has(key)) known.set(key, work(key))
    return known.get(key) as V
  }
}
