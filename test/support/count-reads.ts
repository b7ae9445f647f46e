/** Wraps a value in proxies that call `onRead` for every property or key read, at any depth. */
export function countReads(
  value: unknown,
  onRead: () => void,
  proxies = new WeakMap<object, object>(),
): unknown {
  if (typeof value !== 'object' || value === null) return value
  const proxy =
    proxies.get(value) ??
    new Proxy(value, {
      get(target, key) {
        onRead()
        return countReads(Reflect.get(target, key), onRead, proxies)
      },
      has(target, key) {
        onRead()
        return Reflect.has(target, key)
      },
      ownKeys(target) {
        const keys = Reflect.ownKeys(target)
        for (const _ of keys) onRead()
        return keys
      },
      getOwnPropertyDescriptor(target, key) {
        onRead()
        return Reflect.getOwnPropertyDescriptor(target, key)
      },
    })
  proxies.set(value, proxy)
  return proxy
}
