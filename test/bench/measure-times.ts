/** Percentiles of query times in milliseconds. */
export interface Times {
  readonly queries: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/**
 * Measures the 50th, 95th and 99th percentile of query times. Each query counts with its best
 * round, which has the least load from other processes. Every round runs all queries.
 */
export function measureTimes(
  run: (query: string) => unknown,
  queries: readonly string[],
  rounds = 4,
): Times {
  const best = queries.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < rounds; round++) {
    for (const [index, query] of queries.entries()) {
      const start = performance.now()
      run(query)
      best[index] = Math.min(best[index] ?? 0, performance.now() - start)
    }
  }
  best.sort((a, b) => a - b)
  const percentile = (share: number): number =>
    roundToMicroseconds(best[Math.min(best.length - 1, Math.floor(best.length * share))] ?? 0)
  return {
    queries: queries.length,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
  }
}

export const roundToMicroseconds = (number: number): number => Math.round(number * 1000) / 1000
