const LONGEST = 60
const MOST = 8

/** A text of the document in quotes, cut when it is too long for a sentence. */
export const quote = (text: string): string =>
  JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text)

/** Texts of the document in quotes, the first few of many. */
export function quoteAll(texts: readonly string[]): string {
  const shown = texts.slice(0, MOST).map(quote).join(', ')
  return texts.length > MOST ? `${shown} and ${texts.length - MOST} more` : shown
}
