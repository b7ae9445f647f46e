const CACHE_KEY = Symbol.for('svc.test.once')

/** Reads an expensive value once and shares it between all test files of this process. */
export function oncePerProcess<T>(name: string, read: () => Promise<T>): Promise<T> {
  const holder = globalThis as unknown as Record<symbol, Map<string, Promise<unknown>> | undefined>
  const cache = holder[CACHE_KEY] ?? new Map<string, Promise<unknown>>()
  holder[CACHE_KEY] = cache
  const value = (cache.get(name) as Promise<T> | undefined) ?? read()
  cache.set(name, value)
  return value
}
