const CACHE_KEY = Symbol.for('svc.test.once')

/** Something that takes long to read, read once for all test files that this process runs. */
export function oncePerProcess<T>(name: string, read: () => Promise<T>): Promise<T> {
  const holder = globalThis as unknown as Record<symbol, Map<string, Promise<unknown>> | undefined>
  const kept = holder[CACHE_KEY] ?? new Map<string, Promise<unknown>>()
  holder[CACHE_KEY] = kept
  const found = (kept.get(name) as Promise<T> | undefined) ?? read()
  kept.set(name, found)
  return found
}
