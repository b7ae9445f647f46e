// What a record's schema leaves open is read with these: whatever has another shape is left out.

/** The members of a JSON object, by key; none for anything else. */
export const asEntries = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []

/** The value as an object whose members are not known yet; empty for anything else. */
export const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(asEntries(value))

/** The value when it is a list; an empty one for anything else. */
export const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The value when it is text that says something. */
export const asString = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** The texts of a list. */
export const asStrings = (value: unknown): string[] =>
  asArray(value).flatMap((item) => asString(item) ?? [])
