const CONCURRENCY = 8

/** Maps items with an asynchronous function, at most eight at a time. Keeps their order. */
export async function mapConcurrent<T, U>(
  items: readonly T[],
  map: (item: T) => Promise<U>,
): Promise<U[]> {
  const results: U[] = []
  while (results.length < items.length) {
    const batch = items.slice(results.length, results.length + CONCURRENCY)
    results.push(...(await Promise.all(batch.map(map))))
  }
  return results
}
