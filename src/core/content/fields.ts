/** The members of a JSON object whose shape is not known yet. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether a value is a JSON object. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value when it is a JSON object; an empty one for anything else. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** The value when it is a list; an empty one for anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The value when it is text with at least one character that is not white space. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** A member that the object has itself, never one that every object inherits. */
export const own = (fields: unknown, key: string): unknown =>
  isFields(fields) && Object.hasOwn(fields, key) ? fields[key] : undefined

/** The members of an object with other values in their places; one that has none is left out. */
export const mapFields = <T>(
  fields: unknown,
  change: (value: unknown, key: string) => T | undefined,
) =>
  Object.fromEntries(
    Object.entries(fieldsOf(fields))
      .map(([key, value]) => [key, change(value, key)])
      .filter(([, value]) => value !== undefined),
  ) as Readonly<Record<string, T>>

/** The texts of a list, without the empty ones and whatever is no text. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => textOf(item) !== undefined) : []

/** The value when it is a number within both limits. */
export const numberOf = (value: unknown, least: number, most = Infinity): number | undefined =>
  typeof value === 'number' && value >= least && value <= most ? value : undefined

/** The value when it is one of the choices. */
export const choiceOf = <T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === value)
