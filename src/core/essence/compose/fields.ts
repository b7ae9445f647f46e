/** A property that the object has itself, never one that every object inherits. */
export const getOwnTyped = <T>(
  record: Readonly<Record<string, T>> | undefined,
  key: string,
): T | undefined => (record && Object.hasOwn(record, key) ? record[key] : undefined)

/** The items, each once, in the order of their first appearance. */
export const unique = <T>(items: Iterable<T>): T[] => [...new Set(items)]

/** The object without the properties that have no value. */
export const omitUndefinedFields = <T extends object>(fields: T): PresentFields<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as PresentFields<T>

/** An id as people would write it: `order-list` becomes `Order list`. */
export const humanize = (id: string): string => {
  const words = id.replaceAll(/[-_]+/g, ' ').trim()
  return words.slice(0, 1).toUpperCase() + words.slice(1) || id
}

type PresentFields<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}
