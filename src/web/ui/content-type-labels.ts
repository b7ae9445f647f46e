import { CONTENT_TYPES, type ContentType, toSingular } from '../../index.ts'

/** The plural labels of the content types. */
export const TYPE_LABELS: Readonly<Record<ContentType, string>> = {
  patterns: 'Patterns',
  shells: 'Shells',
  themes: 'Themes',
  archetypes: 'Archetypes',
  blueprints: 'Blueprints',
}

/** The content types in display order, from the smallest part to the whole product. */
export const ORDERED_TYPES = ['patterns', 'shells', 'themes', 'archetypes', 'blueprints'] as const

/** Returns the content type with a singular name. */
export const findTypeBySingular = (word: string): ContentType | undefined =>
  CONTENT_TYPES.find((type) => toSingular(type) === word)

/** Descriptions of the content types. */
export const TYPE_DESCRIPTIONS: Readonly<Record<ContentType, string>> = {
  patterns: 'A part of a page: its slots, its states, its keys, and what it does at each width.',
  shells: 'The frame around pages: its regions, what scrolls, and what collapses.',
  themes: 'How things look, in light and dark: color, type, shape, depth and motion.',
  archetypes: 'A section of a product, ready with its pages, its shell and its navigation.',
  blueprints: 'A whole product to start from: sections, routes, a theme and a voice.',
}
