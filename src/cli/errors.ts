import { isProblem, PROBLEMS } from '../index.ts'
import { escapeControls, escapeLine, escapeWorkflowCommands } from '../internal/verify.ts'
import {
  describeBounds,
  formatHint,
  isParameterProblem,
  type ParameterProblem,
} from '../internal.ts'
import {
  choiceError,
  EXIT,
  type ExitCode,
  type FileIssue,
  isSystemError,
  OperationError,
} from '../project/errors.ts'
import type { Io, Output } from './io.ts'
import { orderIssues } from './order-issues.ts'
import { formatCodeFrame } from './terminal/code-frame.ts'
import { wrap, wrapLines } from './terminal/width.ts'

/** Returns the exit code for an error. */
export function getExitCode(error: unknown): ExitCode {
  if (error instanceof OperationError) return error.exit
  if (isSystemError(error)) return EXIT.usage
  if (!isProblem(error)) return EXIT.internal
  const { status } = PROBLEMS[error.code]
  if (status === 404) return EXIT.notFound
  if (status === 502) return EXIT.unreachable
  return status >= 500 ? EXIT.internal : EXIT.usage
}

const SEVERITY_STYLES = { error: 'red', warn: 'yellow', info: 'cyan' } as const
const SEVERITY_LABELS = { error: 'error', warn: 'warning', info: 'note' } as const

/**
 * Formats issues, errors first: one line each, or a block with the line of the file on a terminal.
 * Leaves out notes with `--quiet`.
 */
export const formatIssues = (issues: readonly FileIssue[], output: Output): string[] =>
  orderIssues(issues)
    .filter(({ severity }) => !output.isQuiet || severity !== 'info')
    .map((issue) =>
      output.isRich ? formatIssueBlock(issue, output) : formatIssueLine(issue, output),
    )

/** Formats an issue as one line: location, severity, message, hint and code. */
function formatIssueLine(issue: FileIssue, { style }: Output): string {
  const { severity, code, message, hint } = issue
  const label = style(SEVERITY_STYLES[severity], severity)
  const text = escapeLine([message, ...(hint ? [hint] : [])].join(' '))
  return `${formatLocation(issue)} ${label} ${text} ${style('dim', `[${code}]`)}`
}

/** Formats an issue as a block: location, code frame, message and hint. */
function formatIssueBlock(issue: FileIssue, { style, columns, readLine }: Output): string {
  const { severity, code, message, hint } = issue
  const label = style(SEVERITY_STYLES[severity], SEVERITY_LABELS[severity])
  const source = readLine(issue)
  const indent = (text: string): string[] => wrap(text, columns - 2).map((line) => `  ${line}`)
  return [
    // The line shows where the value is, so the pointer is only needed without it.
    `${style('underline', source ? formatPosition(issue) : formatLocation(issue))} ${label} ${style('dim', code)}`,
    ...(source ? formatCodeFrame(source, columns, style) : []),
    ...indent(escapeControls(message)),
    ...(hint ? indent(escapeControls(hint)).map((line) => style('green', line)) : []),
    '',
  ].join('\n')
}

const formatPosition = ({ file = '', location }: FileIssue): string =>
  escapeLine(location ? `${file}:${location.line}:${location.column}` : file)

const formatLocation = (issue: FileIssue): string =>
  [formatPosition(issue), escapeLine(issue.pointer)].filter(Boolean).join(' ') || '/'

interface ErrorReport {
  readonly error: string
  readonly code: string
  readonly hint?: string
  readonly issues?: readonly FileIssue[]
}

/** Prints an error with its hint and its issues, and the stack trace if SVC_DEBUG is set. */
export function printError(error: unknown, io: Io, output: Output): void {
  const report = toErrorReport(error)
  const text = output.isJson
    ? JSON.stringify(report, null, 2)
    : formatErrorReport(report, output, io.isErrorTerminal ? io.columns : Infinity)
  io.writeErr(`${escapeWorkflowCommands(text)}\n`)
  if (io.env.SVC_DEBUG && error instanceof Error) io.writeErr(`${error.stack}\n`)
}

function formatErrorReport(
  { error, hint, issues = [] }: ErrorReport,
  output: Output,
  columns: number,
): string {
  const { styleError } = output
  const line = [
    styleError('red', `svc: ${escapeControls(error)}`),
    ...(hint ? [escapeControls(hint)] : []),
  ].join(' ')
  return [wrapLines(line, columns), ...formatIssues(issues, { ...output, style: styleError })].join(
    '\n',
  )
}

function toErrorReport(error: unknown): ErrorReport {
  if (isParameterProblem(error)) {
    const { message, hint = '' } = toOptionError(error)
    return { error: message, code: error.code, hint }
  }
  if (error instanceof OperationError || isProblem(error)) {
    const hint = isProblem(error) ? formatHint(error, formatListing) : error.hint
    return {
      error: error.message,
      code: error.code,
      ...(hint === undefined ? {} : { hint }),
      ...(error.issues.length === 0 ? {} : { issues: error.issues }),
    }
  }
  const message = error instanceof Error ? error.message : String(error)
  if (isSystemError(error)) return { error: `${message}.`, code: 'system-refused' }
  return {
    error: `Internal error: ${message}`,
    code: 'internal-error',
    hint: 'Set SVC_DEBUG=1 to see the stack trace.',
  }
}

/** Converts the problem of an API parameter to the error of the command line option. */
function toOptionError({ parameter, value, fault }: ParameterProblem): OperationError {
  const flag = parameter === 'q' ? '<words>' : `--${parameter.replaceAll('_', '-')}`
  switch (fault.kind) {
    case 'not-allowed':
      return choiceError(flag, value, fault.allowed)
    case 'repeated':
      return new OperationError('usage', `The option ${flag} appears more than once.`)
    case 'too-long': {
      const message = `The option ${flag} has ${fault.length} characters.`
      return new OperationError('usage', message, { hint: describeBounds(fault) })
    }
    case 'too-short':
    case 'not-a-number': {
      const message = `Invalid value "${value}" for ${flag}.`
      return new OperationError('usage', message, { hint: describeBounds(fault) })
    }
  }
}

/** Names the command that prints a listing of the API. */
const formatListing = (listing: string): string =>
  `npx @svc/content ${listing === 'schema' ? listing : `list ${listing}`}`
