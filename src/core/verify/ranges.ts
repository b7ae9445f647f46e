import { memoizeByObject } from '../kernel/memoize.ts'
import type { TextRange } from './source-file.ts'

/** Something with a place in a file. */
export interface Ranged {
  readonly range: TextRange
}

/** Sorts what a file contains by its start; the same list is sorted once. */
export const sortByStart = memoizeByObject((items: readonly Ranged[]): readonly Ranged[] =>
  items.toSorted((a, b) => a.range.start - b.range.start),
) as <T extends Ranged>(items: readonly T[]) => readonly T[]

/** Finds the last item of a sorted list that starts at or before an offset. */
export const findLastBefore = <T extends Ranged>(
  sorted: readonly T[],
  offset: number,
): T | undefined => sorted[countBefore(sorted, offset) - 1]

/** Counts the items of a sorted list that start at or before an offset, in logarithmic time. */
export function countBefore(sorted: readonly Ranged[], offset: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as Ranged).range.start <= offset) low = middle + 1
    else high = middle
  }
  return low
}
