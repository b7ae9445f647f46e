import { CONTENT_TYPES, type ContentType, toSingular } from '../../index.ts'

/** What records of a type are called where they are many. */
export const TYPE_LABELS: Readonly<Record<ContentType, string>> = {
  patterns: 'Patterns',
  shells: 'Shells',
  themes: 'Themes',
  archetypes: 'Archetypes',
  blueprints: 'Blueprints',
}

/** The types in the order in which people meet them, from the smallest part to the whole. */
export const ORDERED_TYPES = ['patterns', 'shells', 'themes', 'archetypes', 'blueprints'] as const

/** The type that a word in the singular names. */
export const findTypeBySingular = (word: string): ContentType | undefined =>
  CONTENT_TYPES.find((type) => toSingular(type) === word)

/** What a record of each type is, in a sentence. */
export const TYPE_DESCRIPTIONS: Readonly<Record<ContentType, string>> = {
  patterns: 'A part of a page: its slots, its states, its keys, and what it does at each width.',
  shells: 'The frame around pages: its regions, what scrolls, and what collapses.',
  themes: 'How things look, in light and dark: colour, type, shape, depth and motion.',
  archetypes: 'A section of a product, ready with its pages, its shell and its navigation.',
  blueprints: 'A whole product to start from: sections, routes, a theme and a voice.',
}
