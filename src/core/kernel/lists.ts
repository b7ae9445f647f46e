/** Compares two strings by UTF-16 code unit, independent of any locale. */
export const compareStrings = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

/** Returns the distinct items in the order in which they first appear. */
export const unique = <T>(items: Iterable<T>): T[] => [...new Set(items)]

/** Groups items by key. Groups and their items keep the order in which they first appear. */
export function groupBy<T, K>(items: Iterable<T>, getKey: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = getKey(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** An item that has the same key as an earlier one. */
export interface Duplicate<T> {
  readonly first: T
  readonly duplicate: T
}

/** Finds every item whose key an earlier item already has. Items without a key are skipped. */
export const findDuplicates = <T>(
  items: readonly T[],
  getKey: (item: T) => string | undefined,
): Duplicate<T>[] =>
  [...groupBy(items, getKey)].flatMap(([key, [first, ...rest]]) =>
    key === undefined ? [] : rest.map((duplicate) => ({ first: first as T, duplicate })),
  )

/** Returns the most frequent string, the first of equals, or undefined for an empty list. */
export function findMostFrequent(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].reduce<readonly [string | undefined, number]>(
    (best, entry) => (entry[1] > best[1] ? entry : best),
    [undefined, 0],
  )[0]
}
