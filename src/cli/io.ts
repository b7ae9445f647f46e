import { styleText } from 'node:util'

/** What a command sees of the process that runs it. */
export interface Io {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Writes to the standard output, where only data goes. */
  writeOut(text: string): void
  /** Writes to the standard error, where notes and faults go. */
  writeErr(text: string): void
  /** Whether people read the output. */
  readonly isTerminal: boolean
  /** How many characters a line may have. */
  readonly columns: number
  /** Asks a person one question; undefined where nobody can answer. */
  readonly ask: ((question: string) => Promise<string>) | undefined
  /** Waits until somebody ends the process. */
  waitForExit(): Promise<void>
}

/** How a command speaks. */
export interface Output {
  readonly isJson: boolean
  /** Prints what was asked for: to programs as JSON, to people as text. */
  print(value: unknown, text: () => string): void
  /** Says something beside the data. */
  note(text: string): void
  /** The text in a style, where people read it. */
  style(style: Style, text: string): string
  /** How many characters a line may have; programs read lines of any length. */
  readonly columns: number
}

export type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green'

export interface OutputOptions {
  readonly json?: boolean | undefined
  readonly quiet?: boolean | undefined
  readonly color?: boolean | undefined
}

// Newer versions of Node ask the stream themselves, unless they are told not to.
const paint: (style: Style, text: string, options: object) => string = styleText

/** An output over what a process writes to. */
export function createOutput(io: Io, { json = false, quiet, color }: OutputOptions): Output {
  // https://no-color.org: any value but an empty one.
  const isColoured = io.isTerminal && !json && color !== false && !io.env.NO_COLOR
  return {
    isJson: json,
    print: (value, text) =>
      io.writeOut(withNewline(json ? JSON.stringify(value, null, 2) : text())),
    note: (text) => {
      if (!quiet) io.writeErr(withNewline(text))
    },
    style: (style, text) => (isColoured ? paint(style, text, { validateStream: false }) : text),
    columns: io.isTerminal ? io.columns : Number.POSITIVE_INFINITY,
  }
}

const withNewline = (text: string): string =>
  text === '' || text.endsWith('\n') ? text : `${text}\n`

/** Rows of cells in columns, the last of which is cut where a line would be too long. */
export function formatTable(rows: readonly (readonly string[])[], width: number): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, at) => Math.max(cell.length, widest[at] ?? 0)),
    [],
  )
  return rows.map((row) => truncateLine(formatRow(row, widths), width)).join('\n')
}

const formatRow = (row: readonly string[], widths: readonly number[]): string =>
  row
    .map((cell, at) => cell.padEnd(widths[at] ?? 0))
    .join('  ')
    .trimEnd()

const truncateLine = (line: string, width: number): string =>
  line.length <= width ? line : `${line.slice(0, Math.max(0, width - 3)).trimEnd()}...`

/** `1 pack`, `2 packs`. */
export const pluralize = (amount: number, noun: string): string =>
  `${amount} ${noun}${amount === 1 ? '' : 's'}`
