import { stripVTControlCharacters } from 'node:util'

/** Characters that fill two columns: East Asian wide and fullwidth ones, and emoji. */
const WIDE =
  /\p{Emoji_Presentation}|\uFE0F|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/u

/** Characters that fill no column, such as a combining accent or a zero-width space. */
const ZERO_WIDTH = /^[\p{Cc}\p{Cf}\p{Mn}\p{Me}]+$/u

const PRINTABLE_ASCII = /^[ -~]*$/

/** Created when a text needs it: it takes longer to load than most commands. */
let segmenter: Intl.Segmenter | undefined

function splitGraphemes(text: string): string[] {
  segmenter ??= new Intl.Segmenter()
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

const measureGrapheme = (grapheme: string): number => {
  if (ZERO_WIDTH.test(grapheme)) return 0
  return WIDE.test(grapheme) ? 2 : 1
}

/** Returns the number of terminal columns that a text fills. Styles fill none. */
export function measureWidth(text: string): number {
  const plain = stripVTControlCharacters(text)
  if (PRINTABLE_ASCII.test(plain)) return plain.length
  return splitGraphemes(plain).reduce((sum, grapheme) => sum + measureGrapheme(grapheme), 0)
}

/** Cuts a text without styles to a width, with an ellipsis if something is cut. */
export function truncate(text: string, width: number): string {
  if (measureWidth(text) <= width) return text
  let result = ''
  let used = 1
  for (const grapheme of splitGraphemes(text)) {
    used += measureGrapheme(grapheme)
    if (used > width) break
    result += grapheme
  }
  return width > 0 ? `${result.trimEnd()}…` : ''
}

/** Breaks a text at spaces into lines of a width. A longer word gets a line of its own. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && measureWidth(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}

/** Joins the first items of a list, and counts the others. */
export const shortenList = (items: readonly string[], max = 3): string =>
  items.length <= max
    ? items.join(', ')
    : `${items.slice(0, max).join(', ')} and ${items.length - max} more`

/** Wraps the lines of a text that are too long, and keeps their indentation. The lines of a diff stay. */
export const wrapLines = (text: string, width: number): string =>
  text
    .split('\n')
    .flatMap((line) => {
      if (measureWidth(line) <= width || /^[+-]/.test(stripVTControlCharacters(line))) return line
      const indent = /^ */.exec(line)?.[0] ?? ''
      return wrap(line, width - indent.length).map((part) => `${indent}${part}`)
    })
    .join('\n')
