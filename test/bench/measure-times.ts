/** How long a query takes, in milliseconds. */
export interface Times {
  readonly queries: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/**
 * The times that 50, 95 and 99 of 100 queries stay below; of each the best of some rounds, which is
 * what it takes when nothing else runs. The queries are distinct, and every round asks all of them.
 */
export function measureTimes(
  ask: (query: string) => unknown,
  queries: readonly string[],
  rounds = 4,
): Times {
  const best = queries.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < rounds; round++) {
    for (const [at, query] of queries.entries()) {
      const start = performance.now()
      ask(query)
      best[at] = Math.min(best[at] ?? 0, performance.now() - start)
    }
  }
  best.sort((a, b) => a - b)
  const below = (share: number): number =>
    roundToMicroseconds(best[Math.min(best.length - 1, Math.floor(best.length * share))] ?? 0)
  return { queries: queries.length, p50: below(0.5), p95: below(0.95), p99: below(0.99) }
}

export const roundToMicroseconds = (number: number): number => Math.round(number * 1000) / 1000
