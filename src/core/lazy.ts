/** Returns a function that computes a value when it is first called, and then keeps it. */
export function lazy<T>(compute: () => T): () => T {
  let result: { readonly value: T } | undefined
  return () => {
    result ??= { value: compute() }
    return result.value
  }
}
