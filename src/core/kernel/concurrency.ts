export interface ConcurrencyOptions {
  /** How many calls may run at the same time. */
  readonly concurrency?: number
}

/**
 * Maps items with an async function that runs a few times at once, and returns the results in the
 * order of the items. After an error no further call starts.
 */
export async function mapConcurrent<T, U>(
  items: readonly T[],
  map: (item: T) => Promise<U>,
  { concurrency = 8 }: ConcurrencyOptions = {},
): Promise<U[]> {
  const results: U[] = []
  const queue = items.entries()
  let hasFailed = false
  const work = async (): Promise<void> => {
    // All workers take from one iterator, so each item is taken once.
    for (const [index, item] of queue) {
      if (hasFailed) return
      try {
        results[index] = await map(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, work))
  return results
}
