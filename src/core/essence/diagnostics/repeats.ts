/** A thing whose key an earlier one has already. */
export interface Repeat<T> {
  readonly first: T
  readonly again: T
}

/** Every thing whose key stands earlier in the list, with the first that has it; some have no key. */
export function repeats<T>(
  things: readonly T[],
  keyOf: (thing: T) => string | undefined,
): Repeat<T>[] {
  const firsts = new Map<string, T>()
  const found: Repeat<T>[] = []
  for (const thing of things) {
    const key = keyOf(thing)
    if (key === undefined) continue
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, thing)
    else found.push({ first, again: thing })
  }
  return found
}
