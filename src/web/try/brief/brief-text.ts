import { hasWords } from '../../../internal/plan.ts'

/** A longer text is no brief, and takes long to read. */
export const MAX_BRIEF_LENGTH = 100_000

/** Characters that texts do not have: a document or a picture was opened as a text. */
const BINARY = /(?![\t\n\r\f])[\p{Cc}\uFFFD]/gu

/** Returns why a text is no brief; undefined for a brief, and for no text at all. */
export function getBriefError(text: string): string | undefined {
  if (text.trim() === '') return undefined
  if (text.length > MAX_BRIEF_LENGTH) return formatLengthError(text.length)
  if ((text.match(BINARY)?.length ?? 0) > text.length / 100) {
    return 'This is not text. Copy the words of the document and paste them here.'
  }
  if (hasWords(text)) return undefined
  return 'The brief has no words. Write what the product is and who uses it, then its pages as a list.'
}

const formatLengthError = (length: number): string =>
  `The brief has ${length.toLocaleString('en')} characters. It may have ${MAX_BRIEF_LENGTH.toLocaleString('en')}: keep what the product is, who uses it, and its pages.`

/** A file that was read, or why it is no brief. */
export type BriefFile =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string }

/** Reads a brief from a file. */
export async function readBriefFile(file: File): Promise<BriefFile> {
  // A character has at most four bytes. A larger file is not even read.
  if (file.size > MAX_BRIEF_LENGTH * 4) {
    return { ok: false, message: `${file.name}: ${formatLengthError(file.size)}` }
  }
  const text = await file.text()
  if (text.trim() === '') return { ok: false, message: `${file.name} is empty.` }
  const error = getBriefError(text)
  return error === undefined ? { ok: true, text } : { ok: false, message: `${file.name}: ${error}` }
}
