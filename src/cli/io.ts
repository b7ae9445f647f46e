import { styleText } from 'node:util'

/** The parts of the process that commands use. */
export interface Io {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Writes to standard output, which is for data only. */
  writeOut(text: string): void
  /** Writes to standard error, which is for notes and errors. */
  writeErr(text: string): void
  /** True if standard output is a terminal. */
  readonly isTerminal: boolean
  /** The width of the terminal in characters. */
  readonly columns: number
  /** Prompts the user; undefined if the process is not interactive. */
  readonly ask: ((question: string) => Promise<string>) | undefined
  /** Returns the current time in milliseconds; the system clock by default. */
  readonly now?: (() => number) | undefined
  /** Waits for a signal to stop the process. */
  waitForExit(): Promise<void>
}

/** Prints results and notes. */
export interface Output {
  readonly isJson: boolean
  /** Prints a result, as JSON with `--json` and as text otherwise. */
  print(value: unknown, text: () => string): void
  /** Prints a note to standard error, unless `--quiet` is set. */
  note(text: string): void
  /** Styles a text if the output is a terminal with colors. */
  style(style: Style, text: string): string
  /** The maximum line length; infinite if the output is not a terminal. */
  readonly columns: number
}

/** A text style. */
export type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green'

/** The global options that affect the output. */
export interface OutputOptions {
  readonly json?: boolean | undefined
  readonly quiet?: boolean | undefined
  readonly color?: boolean | undefined
}

// Newer versions of Node check the stream themselves, unless `validateStream` is false.
const applyStyle: (style: Style, text: string, options: object) => string = styleText

/** Creates the output of a command. */
export function createOutput(io: Io, { json = false, quiet, color }: OutputOptions): Output {
  // https://no-color.org: any value but an empty one.
  const hasColors = io.isTerminal && !json && color !== false && !io.env.NO_COLOR
  return {
    isJson: json,
    print: (value, text) =>
      io.writeOut(withNewline(json ? JSON.stringify(value, null, 2) : text())),
    note: (text) => {
      if (!quiet) io.writeErr(withNewline(text))
    },
    style: (style, text) => (hasColors ? applyStyle(style, text, { validateStream: false }) : text),
    columns: io.isTerminal ? io.columns : Number.POSITIVE_INFINITY,
  }
}

const withNewline = (text: string): string =>
  text === '' || text.endsWith('\n') ? text : `${text}\n`

/** Formats rows as aligned columns, and truncates lines that are too long. */
export function formatTable(rows: readonly (readonly string[])[], width: number): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, index) => Math.max(cell.length, widest[index] ?? 0)),
    [],
  )
  return rows.map((row) => truncateLine(formatRow(row, widths), width)).join('\n')
}

const formatRow = (row: readonly string[], widths: readonly number[]): string =>
  row
    .map((cell, index) => cell.padEnd(widths[index] ?? 0))
    .join('  ')
    .trimEnd()

const truncateLine = (line: string, width: number): string =>
  line.length <= width ? line : `${line.slice(0, Math.max(0, width - 3)).trimEnd()}...`
