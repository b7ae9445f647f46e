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
