import { getBreakpointWidth } from '../../breakpoints.ts'
import type { Numbers } from '../../generated/vocabulary.ts'
import { getOwn } from '../../json/value.ts'
import { escapeMarkdown, inlineCode, toSingleLine } from '../../markdown.ts'
import { truncate } from '../../text.ts'

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

/** What a sentence can hold: names of the document, which become code, numbers and safe words. */
export type MarkdownValue = MarkdownItem | readonly MarkdownItem[]

/** One word or name of a sentence. */
export type MarkdownItem = string | number | SafeMarkdown | false | undefined

/** No words. */
export const EMPTY: SafeMarkdown = raw('')

/**
 * A sentence around values: say`Shell ${id}.` A name becomes code, several become a list; without
 * one of them there is nothing to say.
 */
export function md(words: TemplateStringsArray, ...values: readonly MarkdownValue[]): SafeMarkdown {
  const told = values.map(renderValue)
  if (told.includes(undefined)) return EMPTY
  return raw(words.reduce((text, word, at) => text + told[at - 1] + word))
}

/** How a value is told; undefined when there is nothing to tell. */
export function renderValue(value: MarkdownValue): string | undefined {
  if (typeof value === 'string') return toCodeName(value)
  if (typeof value === 'number') return String(value)
  if (!value) return undefined
  return 'markdown' in value ? value.markdown : joinMarkdown(value, ', ')?.markdown
}

/** The words that there are, one after the other; undefined when there are none. */
export const joinMarkdown = (
  parts: readonly MarkdownValue[],
  between = ' ',
): SafeMarkdown | undefined => {
  const words = parts.map(renderValue).filter(Boolean)
  return words.length === 0 ? undefined : raw(words.join(between))
}

/** As many as there is room for, and how many there are beside them. */
export const truncateList = (names: readonly MarkdownItem[], most = 8): MarkdownItem[] => [
  ...names.slice(0, most),
  md`and ${names.length > most && names.length - most} more`,
]

/** The numbers that a value of the DNA stands for; none when its meaning is not known. */
export const getVocabularyNumbers = (
  field: Readonly<Record<string, Numbers>>,
  value: string,
): Partial<Numbers> => (getOwn(field, value) ?? {}) as Partial<Numbers>

/** A width by its name, with its pixels where it is one of the five. */
export const formatBreakpoint = (at: string): string => {
  const width = getBreakpointWidth(at)
  return width === undefined ? at : `${at} ${width}px`
}

/** `1 page`, `2 pages`. */
export const pluralize = (count: number, noun: string): SafeMarkdown =>
  raw(`${count} ${noun}${count === 1 ? '' : 's'}`)
