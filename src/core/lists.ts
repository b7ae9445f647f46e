/** The order of two texts by UTF-16 code unit. */
export const compareStrings = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

/** The items by their key, each group in the order of the items and the groups in that of their first. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** A thing whose key an earlier one has already. */
export interface Duplicate<T> {
  readonly first: T
  readonly duplicate: T
}

/** Every thing whose key stands earlier in the list, with the first that has it; some have no key. */
export const findDuplicates = <T>(
  things: readonly T[],
  keyOf: (thing: T) => string | undefined,
): Duplicate<T>[] =>
  [...groupBy(things, keyOf)].flatMap(([key, [first, ...rest]]) =>
    key === undefined ? [] : rest.map((duplicate) => ({ first: first as T, duplicate })),
  )

/** The name that stands most often in the list, of equals the first; none in an empty list. */
export function findMostFrequent(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].reduce<readonly [string | undefined, number]>(
    (best, entry) => (entry[1] > best[1] ? entry : best),
    [undefined, 0],
  )[0]
}
