import { styleText } from 'node:util'
import type { FileIssue } from '../project/errors.ts'
import { readSourceLine, type SourceLine } from './terminal/code-frame.ts'
import type { Prompts } from './terminal/prompts.ts'

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
  /** True if standard error is a terminal. */
  readonly isErrorTerminal: boolean
  /** The width of the terminal in characters. */
  readonly columns: number
  /** Prompts the user; undefined if the process is not interactive. */
  readonly prompts: Prompts | undefined
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

/** A text style. */
export type Style = 'bold' | 'dim' | 'italic' | 'underline' | 'red' | 'yellow' | 'green' | 'cyan'

/** Applies a style to a text, or returns the text if there are no colors. */
export type StyleText = (style: Style, text: string) => string

/** The global options that affect the output. */
export interface OutputOptions {
  readonly json?: boolean | undefined
  readonly quiet?: boolean | undefined
  readonly color?: boolean | undefined
}

// Newer versions of Node check the stream themselves, unless `validateStream` is false.
const applyStyle: (style: Style, text: string, options: object) => string = styleText

const createStyle = (hasColors: boolean): StyleText =>
  hasColors
    ? (style, text) => applyStyle(style, text, { validateStream: false })
    : (_style, text) => text

/** True if a stream gets colors. As in Node, FORCE_COLOR wins over NO_COLOR. */
function hasColors(env: Io['env'], isTerminal: boolean): boolean {
  const { FORCE_COLOR, NO_COLOR, TERM } = env
  if (FORCE_COLOR !== undefined) return !['0', 'false'].includes(FORCE_COLOR)
  // https://no-color.org: any value but an empty one.
  return isTerminal && !NO_COLOR && TERM !== 'dumb'
}

/** Creates the output of a command. */
export function createOutput(io: Io, { json = false, quiet, color }: OutputOptions): Output {
  const allowsColors = !json && color !== false
  const isColored = allowsColors && hasColors(io.env, io.isTerminal)
  return {
    isJson: json,
    print: (value, text) =>
      io.writeOut(withNewline(json ? JSON.stringify(value, null, 2) : text())),
    note: (text) => {
      if (!quiet) io.writeErr(withNewline(text))
    },
    style: createStyle(isColored),
    styleError: createStyle(allowsColors && hasColors(io.env, io.isErrorTerminal)),
    isRich: io.isTerminal && isColored,
    readLine: (issue) => readSourceLine(io.cwd, issue),
    columns: io.isTerminal ? io.columns : Number.POSITIVE_INFINITY,
  }
}

const withNewline = (text: string): string =>
  text === '' || text.endsWith('\n') ? text : `${text}\n`
