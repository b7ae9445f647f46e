import { clip } from '../../clip.ts'

const MOST = 8

/** A text of the document in quotes, cut when it is too long for a sentence. */
export const quote = (text: string): string => JSON.stringify(clip(text, 60))

/** Texts of the document in quotes, the first few of many. */
export function quoteAll(texts: readonly string[]): string {
  const shown = texts.slice(0, MOST).map(quote).join(', ')
  return texts.length > MOST ? `${shown} and ${texts.length - MOST} more` : shown
}
