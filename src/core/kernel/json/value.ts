/** A JSON object whose properties are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>

/** True if a value is a JSON object: not null and not an array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the value if it is a JSON object, otherwise an empty object. */
export const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {})

/** Returns the value if it is an array, otherwise an empty array. */
export const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Returns the value if it is a string with more than white space in it. */
export const asString = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** Returns an own property of an object, never an inherited one. */
export function getOwn<T>(
  object: Readonly<Record<string, T>> | undefined,
  key: string,
): T | undefined
export function getOwn(object: unknown, key: string): unknown
export function getOwn(object: unknown, key: string): unknown {
  return isObject(object) && Object.hasOwn(object, key) ? object[key] : undefined
}

/** Maps the values of an object, leaving out properties whose new value is undefined. */
export const mapObject = <T>(
  object: unknown,
  transform: (value: unknown, key: string) => T | undefined,
) =>
  Object.fromEntries(
    Object.entries(asObject(object))
      .map(([key, value]) => [key, transform(value, key)])
      .filter(([, value]) => value !== undefined),
  ) as Readonly<Record<string, T>>

/** Returns the strings of an array that hold more than white space. */
export const asStrings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => asString(item) !== undefined) : []

/** Returns the value if it is a number from `min` to `max`. */
export const asNumber = (value: unknown, min: number, max = Infinity): number | undefined =>
  typeof value === 'number' && value >= min && value <= max ? value : undefined

/** Returns the value if it is one of the choices. */
export const asOneOf = <T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === value)

/**
 * The input form of a document type: optional properties may be undefined, arrays may be readonly,
 * and an open object may be any object.
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

/** Returns a copy of an object without the properties that are undefined. */
export function omitUndefined<T extends object>(object: T): WithoutUndefined<T> {
  // Built up instead of cut down: an object is slow after a property is deleted.
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(object)) {
    const value = (object as JsonObject)[key]
    if (value !== undefined) copy[key] = value
  }
  return copy as WithoutUndefined<T>
}
