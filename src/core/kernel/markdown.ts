// Characters with a meaning inside a line: code, emphasis, links, HTML, table cells, entities. An
// underscore between letters has none (CommonMark 0.31, 6.2), so names stay readable.
const INLINE_SYNTAX = /[\\`*[\]<|~]|&(?=#|\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

// Most texts are plain ASCII without any syntax. Testing for that first is much faster.
const MAY_NEED_ESCAPING = /[^ -%'-)+-;=-Z^a-z{}]| {2}/

// What precedes the character that starts a block: nothing, or the number of a list item.
const BLOCK_START = /^(?=[#+\->=])|^\d{1,9}(?=[.)]( |$))/

// White space other than a single space between two words, which stays as it is.
const WHITE_SPACE = /(?! [^\s\p{Cc}])[\s\p{Cc}]+/gu

/** Puts a text on one line: control characters and line breaks become spaces. */
export const toSingleLine = (text: string): string => text.replace(WHITE_SPACE, ' ').trim()

/** Escapes a text so that Markdown shows it unchanged, anywhere in a line, list or table. */
export function escapeMarkdown(text: string): string {
  const line = MAY_NEED_ESCAPING.test(text)
    ? toSingleLine(text).replace(INLINE_SYNTAX, '\\$&')
    : text.trim()
  return line.replace(BLOCK_START, '$&\\')
}

/** Formats a text as inline code, or as plain text if a table cell cannot hold it as code. */
export function inlineCode(text: string): string {
  const line = toSingleLine(text)
  return line === '' || /[`\\|]/.test(line) ? escapeMarkdown(line) : `\`${line}\``
}

/** Formats a name as inline code; a blank name becomes visible. */
export const inlineName = (text: string): string => inlineCode(text) || '(no name)'

/** Formats a heading. A number sign at its end is escaped: it would close the heading. */
export const heading = (level: number, title: string): string =>
  `${'#'.repeat(level)} ${title.replace(/#(?=#*$)/g, '\\#')}`

/** Formats lines as a bullet list and skips the missing ones. */
export const bulletList = (lines: readonly (string | undefined)[]): string =>
  lines.flatMap((line) => (line ? [`- ${line}`] : [])).join('\n')

/** Formats a label and its value, if there is one. */
export const labeledValue = (label: string, value: string | undefined): string | undefined =>
  value ? `**${label}:** ${value}` : undefined

/**
 * Formats a text as a code block. The fence is longer than any run of backticks in the text, so
 * that the text cannot end it (CommonMark 0.31, 4.5).
 */
export function codeBlock(language: string, text: string): string {
  const runs = text.match(/`{3,}/g) ?? []
  const fence = '`'.repeat(Math.max(2, ...runs.map(({ length }) => length)) + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

/** Formats a table whose cells are Markdown; returns an empty string if there are no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Formats a heading and its non-empty blocks; returns an empty string if there are none. */
export function section(
  level: number,
  title: string,
  blocks: readonly (string | undefined)[],
): string {
  const filled = blocks.filter(Boolean)
  return filled.length === 0 ? '' : [heading(level, title), ...filled].join('\n\n')
}

/** Joins the non-empty blocks to a document. */
export const joinBlocks = (blocks: readonly (string | undefined)[]): string =>
  `${blocks.filter(Boolean).join('\n\n')}\n`

// Characters that readers do not see and programs may act on: directional controls and characters
// without a glyph.
const INVISIBLE_CHARACTERS = /[\p{Bidi_Control}\u00ad\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu

/** Removes the characters of a text that readers cannot see. */
export const stripInvisible = (text: string): string => text.replace(INVISIBLE_CHARACTERS, '')

/**
 * Returns a text as a code span with every character unchanged (CommonMark 0.31, 6.1), except that
 * line ends and control characters become spaces. Not for a table, where a pipe ends the cell.
 */
export function verbatimCode(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
  if (line.trim() === '') return ''
  const runs = line.match(/`+/g) ?? []
  const fence = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1)
  // A span loses one space at each end, and a backtick at an end would join the fence.
  const needsPadding = /^`|`$|^ .* $/.test(line)
  return needsPadding ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`
}
