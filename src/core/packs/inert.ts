import { truncate } from '../clip.ts'
import { escapeMarkdown, inlineCode, toSingleLine } from '../markdown/escape.ts'

/** Words that open nothing in Markdown, whatever they were made of. */
export interface Said {
  readonly said: string
}

/** Words of our own, or such that are safe already. */
export const said = (text: string): Said => ({ said: text })

// What no reader sees and some programs obey: the order of writing, and letters without a shape.
const UNSEEN = /[\p{Bidi_Control}\u00ad\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu

const seen = (text: string): string => text.replace(UNSEEN, '')

/** Longer names are cut: nobody reads them, and a pack has a budget. */
const brief = (text: string): string => truncate(text, 160)

/** What makes a text safe; no text stays none. */
interface Inert {
  (text: string): Said
  (text: string | undefined): Said | undefined
}

const safe = (form: (text: string) => string): Inert =>
  ((text?: string) => (text === undefined ? undefined : said(form(text)))) as Inert

const inertText = (text: string): string =>
  escapeMarkdown(seen(text)).replace(/\\`([^`\\|]+)\\`/g, '`$1`')

/** A text of the document as one line that opens nothing in Markdown but code of its own. */
export const inert: Inert = safe(inertText)

/** A text inside a line, where a sign that would begin a block begins none. */
export const within: Inert = safe((text) => inertText(text).replace(/^\\(?=[#+\->=])/, ''))

/** A text in quotes. */
export const quoted: Inert = safe((text) => `"${inertText(text)}"`)

/** A text as a sentence: what it says, and a full stop when it has no end of its own. */
export const sentence: Inert = safe((text) => inertText(text).replace(/[^.!?:"]$/, '$&.'))

/** A name of a sentence or a table: as it is when it is a plain word, else as code. */
export const word: Inert = safe((text) =>
  /^[A-Za-z][A-Za-z0-9-]*$/.test(text) ? brief(text) : named(text),
)

/** A name of the document as code, or as something to see when it is blank. */
export const named = (text: string): string => inlineCode(brief(seen(text))) || '(no name)'

/** A name inside a fence, where only a fence and a line end would mean something. */
export const fenced = (text: string): string =>
  toSingleLine(brief(seen(text))).replaceAll('`', "'") || '(no name)'
