import { CONTENT_TYPES, type ContentType, nearest, parseContentType } from '../index.ts'
import { Refusal } from './exit.ts'

/** The value of an option or argument that must be one of some words. */
export function oneOf<T extends string>(name: string, given: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === given)
  if (found !== undefined) return found
  const [near] = nearest(given, allowed)
  throw new Refusal('usage', `${name} is "${given}".`, {
    hint: `${near ? `Did you mean ${near}? ` : ''}It can be ${allowed.join(', ')}.`,
  })
}

/** The type of records that a word names, in the singular or the plural. */
export const typeNamed = (word: string): ContentType =>
  parseContentType(word) ?? oneOf('The type', word, CONTENT_TYPES)
