/** A function whose answer about an object is worked out once, for as long as the object is there. */
export const onceForEach = <K extends object, V>(work: (key: K) => V): ((key: K) => V) =>
  once(new WeakMap<K, V>(), work)

/** A function whose answer about a text is worked out once, for as long as the function is there. */
export const onceForText = <V>(work: (text: string) => V): ((text: string) => V) =>
  once(new Map<string, V>(), work)

interface Store<K, V> {
  get(key: K): V | undefined
  has(key: K): boolean
  set(key: K, value: V): unknown
}

function once<K, V>(known: Store<K, V>, work: (key: K) => V): (key: K) => V {
  return (key) => {
    if (!known.has(key)) known.set(key, work(key))
    return known.get(key) as V
  }
}
