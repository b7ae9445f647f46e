import { groupBy } from '../../group-by.ts'

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
