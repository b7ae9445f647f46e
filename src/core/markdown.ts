// What a text can open within a line: code, emphasis, links, HTML, cells, entities. An underscore
// between letters opens nothing (CommonMark 0.31, 6.2), so that names stay as they are written.
const INLINE_SYNTAX = /[\\`*[\]<|~]|&(?=#|\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

// Most texts are ASCII with nothing in them that INLINE or a line could mean: asking that first is
// quicker by far.
const MAY_NEED_ESCAPING = /[^ -%'-)+-;=-Z^a-z{}]| {2}/

// What stands before the sign that begins a block: nothing, or the number of an item.
const BLOCK_START = /^(?=[#+\->=])|^\d{1,9}(?=[.)]( |$))/

/** A text as one line: control characters and line ends are spaces. */
export const toSingleLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** A text that stays a text in Markdown, wherever in a line, a list or a table it stands. */
export function escapeMarkdown(text: string): string {
  const line = MAY_NEED_ESCAPING.test(text)
    ? toSingleLine(text).replace(INLINE_SYNTAX, '\\$&')
    : text.trim()
  return line.replace(BLOCK_START, '$&\\')
}

/** A text as code; one that code cannot hold in a cell of a table stays a plain text. */
export function inlineCode(text: string): string {
  const line = toSingleLine(text)
  return line === '' || /[`\\|]/.test(line) ? escapeMarkdown(line) : `\`${line}\``
}

/** A name as code, and as something to see when it is blank. */
export const inlineName = (text: string): string => inlineCode(text) || '(no name)'

/** A heading; a number sign at its end would be taken for its closing. */
export const heading = (level: number, title: string): string =>
  `${'#'.repeat(level)} ${title.replace(/#(?=#*$)/g, '\\#')}`

/** Lines that are there, as a list. */
export const bulletList = (lines: readonly (string | undefined)[]): string =>
  lines.flatMap((line) => (line ? [`- ${line}`] : [])).join('\n')

/** A label and what it says, when it says something. */
export const labeledValue = (label: string, value: string | undefined): string | undefined =>
  value ? `**${label}:** ${value}` : undefined

/** A table whose cells are Markdown already; none without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A part of a document: its heading, and the blocks that hold something; none without them. */
export function section(
  level: number,
  title: string,
  blocks: readonly (string | undefined)[],
): string {
  const held = blocks.filter(Boolean)
  return held.length === 0 ? '' : [heading(level, title), ...held].join('\n\n')
}

/** The blocks that hold something, as one document. */
export const joinBlocks = (blocks: readonly (string | undefined)[]): string =>
  `${blocks.filter(Boolean).join('\n\n')}\n`
