const TYPE_LABELS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** A JSON Schema type as a person would call it. */
export const getTypeLabel = (type: unknown): string => TYPE_LABELS[String(type)] ?? String(type)

/** The JSON Schema type that a person would call so. */
export const getTypeForLabel = (words: string): string =>
  Object.keys(TYPE_LABELS).find((type) => TYPE_LABELS[type] === words) ?? words
