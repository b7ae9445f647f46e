// What a text can open within a line: code, emphasis, links, HTML, cells, entities. An underscore
// between letters opens nothing (CommonMark 0.31, 6.2), so that names stay as they are written.
const INLINE = /[\\`*[\]<|~]|&(?=#|\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

// Most texts have nothing to escape, and asking that first is quicker by far.
const MAY_OPEN = /[\\`*[\]<|~&_]/
const IS_UNEVEN = /[^\S ]| {2}|\p{Cc}/u

/** A text as one line: control characters and line ends are spaces. */
const oneLine = (text: string): string =>
  (IS_UNEVEN.test(text) ? text.replace(/[\s\p{Cc}]+/gu, ' ') : text).trim()

const escapeInline = (line: string): string =>
  MAY_OPEN.test(line) ? line.replace(INLINE, '\\$&') : line

/** A text that stays a text in Markdown, wherever in a line, a list or a table it stands. */
export const escapeText = (text: string): string =>
  escapeInline(oneLine(text))
    .replace(/^[#+\->=]/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?= |$)/, '$1\\$2')

/** A text as code; one that code cannot hold in a cell of a table stays a plain text. */
export function code(text: string): string {
  const line = oneLine(text)
  return line === '' || /[`\\|]/.test(line) ? escapeText(line) : `\`${line}\``
}

/** A name as code, and as something to see when it is blank. */
export const name = (text: string): string => code(text) || '(no name)'
