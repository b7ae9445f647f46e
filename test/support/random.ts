/** Random numbers and choices that are the same on every run. */
export interface Random {
  /** Returns an integer from 0 up to, but not including, the limit. */
  below(limit: number): number
  pick<T>(choices: readonly T[]): T
}

/** Creates a seeded random source (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
  return { below, pick: (choices) => choices[below(choices.length)] as (typeof choices)[number] }
}
