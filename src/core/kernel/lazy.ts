/**
 * Gives properties of an object a value that is computed when it is first read. They keep their
 * place and look like any other property, so that a copy and JSON contain them.
 */
export function withLazyValues<T extends object>(
  object: T,
  compute: Readonly<Record<string, () => unknown>>,
): T {
  for (const [key, computeValue] of Object.entries(compute)) {
    Object.defineProperty(object, key, {
      configurable: true,
      get: () => {
        const value = computeValue()
        Object.defineProperty(object, key, { value, writable: true })
        return value
      },
    })
  }
  return object
}
