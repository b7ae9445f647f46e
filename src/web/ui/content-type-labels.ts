import { CONTENT_TYPES, type ContentType } from '../../index.ts'
import { toSingular } from '../../internal.ts'

/** The plural labels of the content types, from the smallest part to the whole product. */
export const TYPE_LABELS: Readonly<Record<ContentType, string>> = {
  patterns: 'Patterns',
  shells: 'Shells',
  themes: 'Themes',
  archetypes: 'Archetypes',
  blueprints: 'Blueprints',
}

/** The content types in display order. */
export const ORDERED_TYPES = Object.keys(TYPE_LABELS) as ContentType[]

/** Returns the content type with a singular name. */
export const findTypeBySingular = (word: string): ContentType | undefined =>
  CONTENT_TYPES.find((type) => toSingular(type) === word)
