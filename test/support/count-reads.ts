/** The value, telling of every read of a property or of the list of keys, however deep. */
export function countReads(
  value: unknown,
  tell: () => void,
  known = new WeakMap<object, object>(),
): unknown {
  if (typeof value !== 'object' || value === null) return value
  const proxy =
    known.get(value) ??
    new Proxy(value, {
      get(target, key) {
        tell()
        return countReads(Reflect.get(target, key), tell, known)
      },
      has(target, key) {
        tell()
        return Reflect.has(target, key)
      },
      ownKeys(target) {
        const keys = Reflect.ownKeys(target)
        for (const _ of keys) tell()
        return keys
      },
      getOwnPropertyDescriptor(target, key) {
        tell()
        return Reflect.getOwnPropertyDescriptor(target, key)
      },
    })
  known.set(value, proxy)
  return proxy
}
