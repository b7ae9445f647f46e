import { stripVTControlCharacters, styleText } from 'node:util'
import { expect, test } from 'vitest'
import type { Io } from '../../../src/cli/io.ts'
import { formatCodeFrame } from '../../../src/cli/terminal/code-frame.ts'
import { renderMarkdown } from '../../../src/cli/terminal/markdown.ts'
import { createProgress } from '../../../src/cli/terminal/progress.ts'
import { createStyle } from '../../../src/cli/terminal/style.ts'
import { formatTable } from '../../../src/cli/terminal/table.ts'
import { measureWidth, truncate, wrap, wrapLines } from '../../../src/cli/terminal/width.ts'

const plain = createStyle(false)

test.each([
  ['abc', 3],
  ['日本語', 6],
  ['é', 1],
  ['e\u0301', 1],
  ['👩‍👩‍👧', 2],
  ['✔️', 2],
  ['a\u200Bb', 2],
  [styleText('red', 'abc', { validateStream: false }), 3],
])('%j fills %d columns', (text, width) => {
  expect(measureWidth(text)).toBe(width)
})

test('text is cut and wrapped by columns, not by characters', () => {
  expect(truncate('日本語', 5)).toBe('日本…')
  expect(truncate('abc', 3)).toBe('abc')
  expect(truncate('abc', 0)).toBe('')
  expect(wrap('日本語 日本語 abc', 13)).toEqual(['日本語 日本語', 'abc'])
})

test('long lines are wrapped with their indentation, but not those of a diff', () => {
  expect(wrapLines('  one two\nshort\n+ one two three', 7)).toBe(
    '  one\n  two\nshort\n+ one two three',
  )
})

test('columns align with wide characters, and a line break stays in its row', () => {
  const rows = [
    ['日本', 'x', 'last'],
    ['abc\ndef', 'y', ''],
  ]
  expect(formatTable(rows, 80)).toBe('日本     x  last\nabc def  y')
  expect(formatTable(rows, 12)).toBe('日本     x\nabc def  y')
})

test('a code frame points at the value', () => {
  const frame = { text: '    "名前": "data-tabel",', line: 12, column: 11 }
  expect(formatCodeFrame(frame, 80, plain)).toEqual([
    '  12 | "名前": "data-tabel",',
    `     | ${' '.repeat(8)}^^^^^^^^^^^^`,
  ])
})

const MARKDOWN = `# Title with \`code\`

A **bold** word, a [link](https://svc.example) and a sentence that is long enough to be wrapped.

- one
  - nested
1. first

| a | b |
|---|---|
| short | a cell that is wrapped into several lines |

\`\`\`html
<p>\u001B[31mred</p>
\`\`\`
`

test('Markdown becomes text of the given width', () => {
  const text = renderMarkdown(MARKDOWN, { columns: 40, style: plain })
  expect(text).toBe(`Title with code

A bold word, a link
(https://svc.example) and a sentence
that is long enough to be wrapped.

• one
  • nested

1. first

a      b
short  a cell that is wrapped into
       several lines

  <p>[31mred</p>
`)
})

test('a table that is too wide becomes a block per row', () => {
  const table = `| state | when | shows |\n|---|---|---|\n| empty | ${'word '.repeat(9)}| rows |\n`
  expect(renderMarkdown(table, { columns: 40, style: plain })).toBe(`empty
  when: word word word word word word
    word word word
  shows: rows
`)
})

test('styles do not change the text', () => {
  const layout = { columns: 40 }
  const styled = renderMarkdown(MARKDOWN, { ...layout, style: createStyle(true) })
  expect(stripVTControlCharacters(styled)).toBe(
    renderMarkdown(MARKDOWN, { ...layout, style: plain }),
  )
})

test('progress is a bar on a terminal, one line per step elsewhere, and silent if asked', () => {
  const record = (isErrorTerminal: boolean, isSilent: boolean): string => {
    const written: string[] = []
    const io = { isErrorTerminal, columns: 80, writeErr: (text) => void written.push(text) } as Io
    const { report, clear } = createProgress(io, isSilent)
    report('Reading')
    report('Writing', 1, 4)
    report('Writing', 2, 4)
    clear()
    return written.join('')
  }
  const clearLine = '\r\u001B[2K'
  const bar = `${'█'.repeat(6)}${'░'.repeat(18)} Writing 1/4`
  expect(record(true, false)).toBe(`${clearLine}Reading …${clearLine}${bar}${clearLine}`)
  expect(record(false, false)).toBe('Reading\nWriting\n')
  expect(record(true, true)).toBe('')
})
