import { truncate } from '../../clip.ts'

const MAX_QUOTES = 8

/** A text of the document in quotes, cut when it is too long for a sentence. */
export const quote = (text: string): string => JSON.stringify(truncate(text, 60))

/** Texts of the document in quotes, the first few of many. */
export function quoteList(texts: readonly string[]): string {
  const shown = texts.slice(0, MAX_QUOTES).map(quote).join(', ')
  return texts.length > MAX_QUOTES ? `${shown} and ${texts.length - MAX_QUOTES} more` : shown
}
