import { CONTENT_TYPES, type ContentType, nearest, parseContentType } from '../index.ts'
import { CliError } from './exit.ts'

/** The value of an option or argument that must be one of some words. */
export function parseChoice<T extends string>(
  name: string,
  given: string,
  allowed: readonly T[],
): T {
  const found = allowed.find((one) => one === given)
  if (found !== undefined) return found
  const [near] = nearest(given, allowed)
  throw new CliError('usage', `${name} is "${given}".`, {
    hint: `${near ? `Did you mean ${near}? ` : ''}It can be ${allowed.join(', ')}.`,
  })
}

/** The type of records that a word names, in the singular or the plural. */
export const requireContentType = (word: string): ContentType =>
  parseContentType(word) ?? parseChoice('The type', word, CONTENT_TYPES)
