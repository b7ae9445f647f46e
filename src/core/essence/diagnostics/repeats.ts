import { groupBy } from '../../group-by.ts'

/** A thing whose key an earlier one has already. */
export interface Repeat<T> {
  readonly first: T
  readonly again: T
}

/** Every thing whose key stands earlier in the list, with the first that has it; some have no key. */
export const repeats = <T>(
  things: readonly T[],
  keyOf: (thing: T) => string | undefined,
): Repeat<T>[] =>
  [...groupBy(things, keyOf)].flatMap(([key, [first, ...rest]]) =>
    key === undefined ? [] : rest.map((again) => ({ first: first as T, again })),
  )
