import { getBreakpointWidth } from '../../kernel/breakpoints.ts'
import {
  escapeMarkdown,
  inlineCode,
  stripInvisible,
  toSingleLine,
  verbatimCode,
} from '../../kernel/markdown.ts'
import { truncate } from '../../kernel/text.ts'

/** Markdown that opens no block, link or HTML, whatever text of a document it contains. */
export interface SafeMarkdown {
  readonly markdown: string
}

/** Marks text as safe without escaping it: only for our own words and text that is escaped. */
export const raw = (text: string): SafeMarkdown => ({ markdown: text })

/** No text. */
export const EMPTY: SafeMarkdown = raw('')

/** A value in a sentence; a list is joined with commas. */
export type MarkdownValue = MarkdownItem | readonly MarkdownItem[]

/** A name of the document, which becomes code, a number or safe Markdown. */
export type MarkdownItem = string | number | SafeMarkdown | false | undefined

/**
 * Writes a sentence around values: names become code and lists are joined with commas. The sentence
 * is empty if a value is missing, so that optional facts need no condition.
 *
 * @example md`Shell ${id}.`
 */
export function md(
  strings: TemplateStringsArray,
  ...values: readonly MarkdownValue[]
): SafeMarkdown {
  let sentence = strings[0] ?? ''
  for (let index = 0; index < values.length; index++) {
    const text = renderValue(values[index])
    if (text === undefined) return EMPTY
    sentence += text + strings[index + 1]
  }
  return raw(sentence)
}

/** Renders a value of a sentence; undefined if there is nothing to render. */
export function renderValue(value: MarkdownValue): string | undefined {
  if (typeof value === 'string') return toCodeName(value)
  if (typeof value === 'number') return String(value)
  if (!value) return undefined
  return 'markdown' in value ? value.markdown : joinMarkdown(value, ', ')?.markdown
}

/** Joins the values that are not empty; undefined if all of them are. */
export const joinMarkdown = (
  values: readonly MarkdownValue[],
  separator = ' ',
): SafeMarkdown | undefined => {
  const texts = values.map(renderValue).filter(Boolean)
  return texts.length === 0 ? undefined : raw(texts.join(separator))
}

/** Returns the first items of a list, and how many more there are. */
export const truncateList = (items: readonly MarkdownItem[], max = 8): MarkdownItem[] => [
  ...items.slice(0, max),
  md`and ${items.length > max && items.length - max} more`,
]

/** Makes a text safe; undefined stays undefined. */
interface Formatter {
  (text: string): SafeMarkdown
  (text: string | undefined): SafeMarkdown | undefined
}

const createFormatter = (format: (text: string) => string): Formatter =>
  ((text?: string) => (text === undefined ? undefined : raw(format(text)))) as Formatter

const escapeVisible = (text: string): string =>
  escapeMarkdown(stripInvisible(text)).replace(/\\`([^`\\|]+)\\`/g, '`$1`')

/** Escapes a text of the document to one line whose only markup is its own inline code. */
export const escapeInline: Formatter = createFormatter(escapeVisible)

/** Puts a text in quotation marks. */
export const quoteInline: Formatter = createFormatter((text) => `"${escapeVisible(text)}"`)

/** Returns a text as a sentence, with a period if it has no final punctuation. */
export const toSentence: Formatter = createFormatter((text) =>
  escapeVisible(text).replace(/[^.!?:"]$/, '$&.'),
)

/** Returns the first sentence of a text. */
export const toFirstSentence: Formatter = createFormatter((text) =>
  escapeVisible(/^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text),
)

/** Returns a name for a sentence or a table: unchanged if it is a plain word, else as code. */
export const formatName: Formatter = createFormatter((text) =>
  /^[A-Za-z][A-Za-z0-9-]*$/.test(text) ? truncateName(text) : toCodeName(text),
)

/** Returns a text as code exactly as written, however long, so that it can be copied. */
export const toVerbatimCode: Formatter = createFormatter(
  (text) => verbatimCode(stripInvisible(text)) || NO_NAME,
)

/** Returns a name of the document as code. */
export const toCodeName = (text: string): string =>
  PLAIN_NAME.test(text) && !text.includes('  ')
    ? `\`${text}\``
    : inlineCode(truncateName(stripInvisible(text))) || NO_NAME

// Most names contain only these characters, which need no escaping.
const PLAIN_NAME = /^[\w./:#@?=<>{}-][\w ./:#@?=<>{}-]{0,118}[\w./:#@?=<>{}-]$/

/** Returns a name for a code fence, where only backticks and line ends have a meaning. */
export const toFencedName = (text: string): string =>
  PLAIN_NAME.test(text) && !text.includes('  ')
    ? text
    : toSingleLine(truncateName(stripInvisible(text))).replaceAll('`', "'") || NO_NAME

/** Printed for a blank name, which would leave a gap in the sentence. */
const NO_NAME = '(no name)'

/** Truncates a name: the longest ids in use are far shorter, and a pack has a budget. */
const truncateName = (text: string): string => truncate(text, 160)

/** Returns the width of a breakpoint in pixels, or an unknown name as it is. */
export function toWidth(name: string): string {
  const width = getBreakpointWidth(name)
  return width === undefined ? name : `${width}px`
}

/** Returns a count with its noun: `1 page`, `2 pages`. */
export const pluralize = (count: number, noun: string): SafeMarkdown =>
  raw(`${count} ${noun}${count === 1 ? '' : 's'}`)
