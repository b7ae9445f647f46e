/** A property that the object has itself, never one that every object inherits. */
export const own = <T>(
  record: Readonly<Record<string, T>> | undefined,
  key: string,
): T | undefined => (record && Object.hasOwn(record, key) ? record[key] : undefined)

/** The value when it is text with at least one character. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** The texts of a list, without the empty ones and whatever is no text. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => textOf(item) !== undefined) : []

/** The value when it is a number within both limits. */
export const numberOf = (value: unknown, least: number, most = Infinity): number | undefined =>
  typeof value === 'number' && value >= least && value <= most ? value : undefined

/** The value when it is one of the choices. */
export const choiceOf = <T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === value)

/** The value when it is an object with keys; an empty object for anything else. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {}

/** The items, each once, in the order of their first appearance. */
export const unique = <T>(items: Iterable<T>): T[] => [...new Set(items)]

/** The object without the properties that have no value. */
export const present = <T extends object>(fields: T): Present<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Present<T>

/** An id as people would write it: `order-list` becomes `Order list`. */
export const wordsOf = (id: string): string => {
  const words = id.replaceAll(/[-_]+/g, ' ').trim()
  return words.slice(0, 1).toUpperCase() + words.slice(1) || id
}

type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}
