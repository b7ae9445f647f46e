/** The text, or its beginning when it is longer than that. No character is cut in two. */
export const truncate = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}...` : text

const MAX_QUOTES = 8

/** A text of the document in quotes, cut when it is too long for a sentence. */
export const quote = (text: string): string => JSON.stringify(truncate(text, 60))

/** Texts of the document in quotes, the first few of many. */
export function quoteList(texts: readonly string[]): string {
  const shown = texts.slice(0, MAX_QUOTES).map(quote).join(', ')
  return texts.length > MAX_QUOTES ? `${shown} and ${texts.length - MAX_QUOTES} more` : shown
}

/** The name that a slug says in words: `data-table` is `Data table`. */
export const humanizeSlug = (slug: string): string =>
  slug.slice(0, 1).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
