/** The five types of content record, as their path segments name them. */
export const CONTENT_TYPES = ['patterns', 'themes', 'blueprints', 'archetypes', 'shells'] as const

export type ContentType = (typeof CONTENT_TYPES)[number]

type Singular<T> = T extends `${infer One}s` ? One : never

/** What one record of a type is called. */
export const toSingular = <T extends ContentType>(type: T): Singular<T> =>
  type.slice(0, -1) as Singular<T>

/** The type that a word names in the singular or the plural, or undefined when it names none. */
export const parseContentType = (word: string): ContentType | undefined =>
  CONTENT_TYPES.find((type) => type === word || toSingular(type) === word)
