/** The five types of content record, as their path segments name them. */
export const CONTENT_TYPES = ['patterns', 'themes', 'blueprints', 'archetypes', 'shells'] as const

export type ContentType = (typeof CONTENT_TYPES)[number]

/** What one record of each type is called. */
export const SINGULAR = {
  patterns: 'pattern',
  themes: 'theme',
  blueprints: 'blueprint',
  archetypes: 'archetype',
  shells: 'shell',
} as const satisfies Record<ContentType, string>

/** The type that a word names in the singular or the plural, or undefined when it names none. */
export const contentTypeOf = (word: string): ContentType | undefined =>
  CONTENT_TYPES.find((type) => type === word || SINGULAR[type] === word)
