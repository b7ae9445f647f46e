/** The members of a JSON object whose shape is not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Whether a value is a JSON object. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value when it is a JSON object; an empty one for anything else. */
export const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {})

/** The value when it is a list; an empty one for anything else. */
export const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The value when it is text with at least one character that is not white space. */
export const asString = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** A member that the object has itself, never one that every object inherits. */
export const getOwn = (fields: unknown, key: string): unknown =>
  isObject(fields) && Object.hasOwn(fields, key) ? fields[key] : undefined

/** The members of an object with other values in their places; one that has none is left out. */
export const mapObject = <T>(
  fields: unknown,
  change: (value: unknown, key: string) => T | undefined,
) =>
  Object.fromEntries(
    Object.entries(asObject(fields))
      .map(([key, value]) => [key, change(value, key)])
      .filter(([, value]) => value !== undefined),
  ) as Readonly<Record<string, T>>

/** The texts of a list, without the empty ones and whatever is no text. */
export const asStrings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => asString(item) !== undefined) : []

/** The value when it is a number within both limits. */
export const asNumber = (value: unknown, least: number, most = Infinity): number | undefined =>
  typeof value === 'number' && value >= least && value <= most ? value : undefined

/** The value when it is one of the choices. */
export const asOneOf = <T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === value)

/**
 * A value as it may be given: optional members may be there without a value, lists may be read
 * only, and an object whose members are open may be any.
 */
export type LooseInput<T> = T extends readonly (infer Item)[]
  ? readonly LooseInput<Item>[]
  : T extends object
    ? string extends keyof T
      ? object
      : {
          readonly [K in keyof T]:
            | LooseInput<T[K]>
            | (object extends Pick<T, K> ? undefined : never)
        }
    : T

type WithoutUndefined<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K]
} & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** The object with the members that have a value. */
export const omitUndefined = <T extends object>(members: T): WithoutUndefined<T> =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<T>

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
