/** Does work for each item, on a fixed number of lanes; returns the results in the order of items. */
export async function runOnLanes<Item, Result, Lane>(
  items: readonly Item[],
  lanes: readonly Lane[],
  work: (item: Item, lane: Lane, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const run = async (lane: Lane): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item, lane, index)
  }
  await Promise.all(lanes.map(run))
  return results
}
