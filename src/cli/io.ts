import { escapeWorkflowCommands } from '../internal/verify.ts'
import type { FileIssue } from '../project/errors.ts'
import { readSourceLine, type SourceLine } from './terminal/code-frame.ts'
import type { Prompts } from './terminal/prompts.ts'
import { createStyle, hasColors, type StyleText } from './terminal/style.ts'
import { wrapLines } from './terminal/width.ts'

/** The parts of the process that commands use. */
export interface Io {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Writes to standard output, which is for data only. */
  writeOut(text: string): void
  /** Writes a text without escapes, unless standard output is a terminal. */
  writeExact?(text: string): void
  /** Writes to standard error, which is for notes and errors. */
  writeErr(text: string): void
  /** Reads standard input to its end. */
  readIn(): Promise<string>
  /** True if standard output is a terminal. */
  readonly isTerminal: boolean
  /** True if standard error is a terminal. */
  readonly isErrorTerminal: boolean
  /** The width of the terminal in characters. */
  readonly columns: number
  /** Prompts the user; undefined if the process is not interactive. */
  readonly prompts: Prompts | undefined
  /** Returns the current time in milliseconds; the system clock by default. */
  readonly now?: (() => number) | undefined
  /** Waits for a signal to stop the process. */
  waitForExit(): Promise<void>
}

/** Prints results and notes. */
export interface Output {
  readonly isJson: boolean
  /** True if `--quiet` is set. */
  readonly isQuiet: boolean
  /** Prints a result, as JSON with `--json` and otherwise as text, wrapped on a terminal. */
  print(value: unknown, text: () => string): void
  /** Prints a result like `print`, but never wraps its text, such as a style sheet. */
  printVerbatim(value: unknown, text: () => string): void
  /** Prints a patch like `printVerbatim`, but byte by byte unless a person reads it. */
  printPatch(value: unknown, text: () => string): void
  /** Prints a note to standard error once, unless `--quiet` is set. */
  note(text: string): void
  /** Styles a text for standard output, if that has colors. */
  readonly style: StyleText
  /** Styles a text for standard error, if that has colors. */
  readonly styleError: StyleText
  /** True if a person reads the output on a terminal with colors. */
  readonly isRich: boolean
  /** Reads the line that an issue is about, if its file can be read. */
  readLine(issue: FileIssue): SourceLine | undefined
  /** The maximum line length; infinite if the output is not a terminal. */
  readonly columns: number
}

/** The global options that affect the output. */
export interface OutputOptions {
  readonly json?: boolean | undefined
  readonly quiet?: boolean | undefined
  readonly color?: boolean | undefined
}

/** Creates the output of a command. */
export function createOutput(io: Io, { json = false, quiet, color }: OutputOptions): Output {
  const allowsColors = !json && color !== false
  const isColored = allowsColors && hasColors(io.env, io.isTerminal)
  const notes = new Set<string>()
  const columns = io.isTerminal ? io.columns : Number.POSITIVE_INFINITY
  const printVerbatim: Output['print'] = (value, text) =>
    io.writeOut(escapeWorkflowCommands(withNewline(json ? JSON.stringify(value, null, 2) : text())))
  return {
    isJson: json,
    isQuiet: quiet === true,
    print: (value, text) => printVerbatim(value, () => wrapLines(text(), columns)),
    printVerbatim,
    printPatch: (value, text) =>
      json || !io.writeExact ? printVerbatim(value, text) : io.writeExact(withNewline(text())),
    note: (text) => {
      // Several operations of a command may find the same.
      const width = io.isErrorTerminal ? io.columns : Number.POSITIVE_INFINITY
      if (!quiet && !notes.has(text)) {
        io.writeErr(escapeWorkflowCommands(withNewline(wrapLines(text, width))))
      }
      notes.add(text)
    },
    style: createStyle(isColored),
    styleError: createStyle(allowsColors && hasColors(io.env, io.isErrorTerminal)),
    isRich: io.isTerminal && isColored,
    readLine: (issue) => readSourceLine(io.cwd, issue),
    columns,
  }
}

const withNewline = (text: string): string =>
  text === '' || text.endsWith('\n') ? text : `${text}\n`

/** Prints Markdown: rendered on a terminal with colors, unchanged elsewhere, JSON with `--json`. */
export async function printMarkdown(
  output: Output,
  value: unknown,
  markdown: string,
): Promise<void> {
  // Loaded only on a terminal: programs and agents get the source.
  const { renderMarkdown } = output.isRich ? await import('./terminal/markdown.ts') : {}
  output.printVerbatim(value, () => renderMarkdown?.(markdown, output) ?? markdown)
}
