/** A function whose answer about an object is worked out once, for as long as the object is there. */
export function onceForEach<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>()
  return (key) => {
    if (!known.has(key)) known.set(key, work(key))
    return known.get(key) as V
  }
}

/** A function whose answer about a text is worked out once, for as long as the function is there. */
export function onceForText<V>(work: (text: string) => V): (text: string) => V {
  const known = new Map<string, V>()
  return (text) => {
    if (!known.has(text)) known.set(text, work(text))
    return known.get(text) as V
  }
}
