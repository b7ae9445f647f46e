import { lexer, type Token, type Tokens } from 'marked'
import type { StyleText } from './style.ts'
import { formatTable } from './table.ts'
import { measureWidth, wrap } from './width.ts'

/** The width that text is wrapped to, and its styles. */
interface Layout {
  readonly columns: number
  readonly style: StyleText
}

/** The longest comfortable line. Tables and code may be wider. */
const MAX_TEXT_WIDTH = 100

/** Characters that would change the terminal. A record may come from anyone. */
const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/gu

/** Renders Markdown for a terminal: headings, lists, tables and code with styles. */
export function renderMarkdown(markdown: string, { columns, style }: Layout): string {
  const width = Math.min(columns, MAX_TEXT_WIDTH)
  const blocks = renderBlocks(lexer(markdown.replaceAll(CONTROL_CHARACTERS, '')), {
    columns: width,
    style,
  })
  return `${blocks.join('\n\n')}\n`
}

const renderBlocks = (tokens: readonly Token[], layout: Layout): string[] =>
  tokens.flatMap((token) => {
    const text = renderBlock(token, layout)
    return text === '' ? [] : [text]
  })

/** Renders each kind of block. Blocks of other kinds are printed as they are. */
const BLOCKS: Readonly<Record<string, (token: never, layout: Layout) => string>> = {
  space: () => '',
  hr: (_, { columns, style }) => style('dim', '─'.repeat(columns)),
  heading: renderHeading,
  code: renderCode,
  list: renderList,
  table: renderTable,
  blockquote: ({ tokens }: Tokens.Blockquote, layout) =>
    renderBlocks(tokens, { ...layout, columns: layout.columns - 2 })
      .join('\n\n')
      .replaceAll(/^/gm, `${layout.style('dim', '│')} `),
  paragraph: ({ tokens }: Tokens.Paragraph, layout) => renderText(tokens, layout),
  text: ({ tokens, text }: Tokens.Text, layout) =>
    tokens ? renderText(tokens, layout) : wrap(text, layout.columns).join('\n'),
}

const renderBlock = (token: Token, layout: Layout): string =>
  BLOCKS[token.type]?.(token as never, layout) ?? token.raw.trimEnd()

function renderHeading({ depth, tokens }: Tokens.Heading, { columns, style }: Layout): string {
  const styleHeading = (line: string): string => {
    const text = style('bold', line)
    return depth === 1 ? style('underline', text) : depth === 2 ? style('cyan', text) : text
  }
  return wrap(renderInline(tokens, style), columns).map(styleHeading).join('\n')
}

function renderCode({ text }: Tokens.Code, { style }: Layout): string {
  return text.replaceAll(/^.+$/gm, (line) => `  ${style('green', line)}`)
}

const renderText = (tokens: readonly Token[], { columns, style }: Layout): string =>
  // A line break in the source is not kept, unless it is a hard one.
  renderInline(tokens, style)
    .split(HARD_BREAK)
    .flatMap((line) => wrap(line, columns))
    .join('\n')

function renderList({ ordered, start, items }: Tokens.List, layout: Layout): string {
  return items
    .map((item, index) => {
      const box = item.task ? (item.checked ? '☑ ' : '☐ ') : ''
      const marker = `${ordered ? `${Number(start || 1) + index}.` : '•'} ${box}`
      const indent = ' '.repeat(marker.length)
      const columns = Math.max(20, layout.columns - marker.length)
      const text = renderBlocks(item.tokens, { ...layout, columns }).join('\n')
      return `${layout.style('dim', marker)}${text.replaceAll('\n', `\n${indent}`)}`
    })
    .join('\n')
}

function renderTable({ header, rows }: Tokens.Table, { columns, style }: Layout): string {
  const toCells = (cells: readonly Tokens.TableCell[]): string[] =>
    cells.map(({ tokens }) => renderInline(tokens, (_, text) => text))
  const cells = [toCells(header), ...rows.map(toCells)]
  const others = header.slice(0, -1).map((_, column) => measureColumn(cells, column))
  const rest = columns - others.reduce((sum, width) => sum + width + 2, 0)
  if (rest < MIN_CELL_WIDTH) return renderRecords(cells, { columns, style })
  const lines = cells.flatMap((row) => wrapLastCell(row, rest))
  const [head = '', ...body] = formatTable(lines, Number.POSITIVE_INFINITY).split('\n')
  return [style('bold', head), ...body].join('\n')
}

const measureColumn = (rows: readonly (readonly string[])[], column: number): number =>
  Math.max(...rows.map((row) => measureWidth(row[column] ?? '')))

/** The width of the last column below which a table is hard to read. */
const MIN_CELL_WIDTH = 20

/** Renders a table that is too wide as one block per row, with the headers as labels. */
function renderRecords(
  [header = [], ...rows]: readonly (readonly string[])[],
  { columns, style }: Layout,
): string {
  const records = rows.map(([title = '', ...cells]) => {
    const lines = cells.flatMap((cell, index) => {
      if (cell === '') return []
      const [first = '', ...rest] = wrap(`${header[index + 1]}: ${cell}`, columns - 4)
      return [`  ${first}`, ...rest.map((line) => `    ${line}`)]
    })
    return [style('bold', title), ...lines].join('\n')
  })
  return records.join('\n')
}

/** Splits a row into several, so that its last cell fits. */
function wrapLastCell(row: readonly string[], width: number): string[][] {
  const [first = '', ...rest] = wrap(row.at(-1) ?? '', width)
  const blank = row.slice(0, -1).map(() => '')
  return [[...row.slice(0, -1), first], ...rest.map((line) => [...blank, line])]
}

const HARD_BREAK = '\u2028'

const renderInline = (tokens: readonly Token[], style: StyleText): string =>
  tokens.map((token) => INLINES[token.type]?.(token as never, style) ?? token.raw).join('')

/** Renders each kind of text inside a block. */
const INLINES: Readonly<Record<string, (token: never, style: StyleText) => string>> = {
  strong: ({ tokens }: Tokens.Strong, style) => styleWords('bold', tokens, style),
  em: ({ tokens }: Tokens.Em, style) => styleWords('italic', tokens, style),
  del: ({ tokens }: Tokens.Del, style) => renderInline(tokens, style),
  codespan: ({ text }: Tokens.Codespan, style) =>
    text.replaceAll(/\S+/g, (word) => style('cyan', word)),
  link: ({ tokens, href, text }: Tokens.Link, style) =>
    href === text ? href : `${renderInline(tokens, style)} (${style('underline', href)})`,
  br: () => HARD_BREAK,
  escape: ({ text }: Tokens.Escape) => text,
  text: ({ tokens, text }: Tokens.Text, style) => (tokens ? renderInline(tokens, style) : text),
}

/** Styles each word of its own, because a line may end between them. */
const styleWords = (name: 'bold' | 'italic', tokens: readonly Token[], style: StyleText): string =>
  renderInline(tokens, style).replaceAll(/\S+/g, (word) => style(name, word))
