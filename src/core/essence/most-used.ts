/** The name that stands most often in the list, of equals the first; none in an empty list. */
export function findMostFrequent(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].reduce<readonly [string | undefined, number]>(
    (best, entry) => (entry[1] > best[1] ? entry : best),
    [undefined, 0],
  )[0]
}
