/** Cuts a text that is longer than `max`, never in the middle of a surrogate pair. */
export const truncate = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max).replace(/[\ud800-\udbff]$/, '')}...` : text

const MAX_QUOTES = 8

/** Quotes a text for a message, cut to 60 characters. */
export const quote = (text: string): string => JSON.stringify(truncate(text, 60))

/** Quotes the first eight texts of a list for a message. */
export function quoteList(texts: readonly string[]): string {
  const shown = texts.slice(0, MAX_QUOTES).map(quote).join(', ')
  return texts.length > MAX_QUOTES ? `${shown} and ${texts.length - MAX_QUOTES} more` : shown
}

/** Capitalizes the first letter of a text. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Formats a count with its noun: `1 pack`, `2 packs`. */
export const pluralize = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`

/** Turns an id into words: `order-list` becomes `Order list`. */
export const humanize = (id: string): string =>
  capitalize(id.replaceAll(/[-_]+/g, ' ').trim()) || id

/** Joins words as in `a, b or c`; undefined for an empty list. */
export const joinWords = (words: readonly string[], conjunction: string): string | undefined => {
  const last = words.at(-1)
  if (last === undefined || words.length === 1) return last
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`
}

/** Splits a text at white space. */
export const splitWords = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Replaces every run of white space with one space, and removes it at both ends. */
export const normalizeSpace = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Writes the first letter of a sentence small, but not that of a name in capitals: `VAT`. */
export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
