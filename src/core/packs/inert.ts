import { escapeMarkdown, inlineCode, toSingleLine } from '../markdown.ts'
import { truncate } from '../text.ts'

/** Words that open nothing in Markdown, whatever they were made of. */
export interface SafeMarkdown {
  readonly markdown: string
}

/** Words of our own, or such that are safe already. */
export const raw = (text: string): SafeMarkdown => ({ markdown: text })

// What no reader sees and some programs obey: the order of writing, and letters without a shape.
const INVISIBLE_CHARACTERS = /[\p{Bidi_Control}\u00ad\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu

const stripInvisible = (text: string): string => text.replace(INVISIBLE_CHARACTERS, '')

/** Longer names are cut: nobody reads them, and a pack has a budget. */
const truncateName = (text: string): string => truncate(text, 160)

/** What makes a text safe; no text stays none. */
interface Formatter {
  (text: string): SafeMarkdown
  (text: string | undefined): SafeMarkdown | undefined
}

const createFormatter = (form: (text: string) => string): Formatter =>
  ((text?: string) => (text === undefined ? undefined : raw(form(text)))) as Formatter

const escapeVisible = (text: string): string =>
  escapeMarkdown(stripInvisible(text)).replace(/\\`([^`\\|]+)\\`/g, '`$1`')

/** A text of the document as one line that opens nothing in Markdown but code of its own. */
export const escapeInline: Formatter = createFormatter(escapeVisible)

/** A text inside a line, where a sign that would begin a block begins none. */
export const escapeMidLine: Formatter = createFormatter((text) =>
  escapeVisible(text).replace(/^\\(?=[#+\->=])/, ''),
)

/** A text in quotes. */
export const quoteInline: Formatter = createFormatter((text) => `"${escapeVisible(text)}"`)

/** A text as a sentence: what it says, and a full stop when it has no end of its own. */
export const toSentence: Formatter = createFormatter((text) =>
  escapeVisible(text).replace(/[^.!?:"]$/, '$&.'),
)

/** A name of a sentence or a table: as it is when it is a plain word, else as code. */
export const formatName: Formatter = createFormatter((text) =>
  /^[A-Za-z][A-Za-z0-9-]*$/.test(text) ? truncateName(text) : toCodeName(text),
)

/** A name of the document as code, or as something to see when it is blank. */
export const toCodeName = (text: string): string =>
  inlineCode(truncateName(stripInvisible(text))) || '(no name)'

/** A name inside a fence, where only a fence and a line end would mean something. */
export const toFencedName = (text: string): string =>
  toSingleLine(truncateName(stripInvisible(text))).replaceAll('`', "'") || '(no name)'
