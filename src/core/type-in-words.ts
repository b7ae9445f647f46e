const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** A JSON Schema type as a person would call it. */
export const typeInWords = (type: unknown): string => WORDS[String(type)] ?? String(type)

/** The JSON Schema type that a person would call so. */
export const typeOfWords = (words: string): string =>
  Object.keys(WORDS).find((type) => WORDS[type] === words) ?? words
